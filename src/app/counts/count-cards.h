/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_CARDS (arb_count_cards_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountCards, arb_count_cards, ARB, COUNT_CARDS, AdwBin)

/**
 * ArbCountCards:
 *
 * The cards that a player can have, each as a toggle button. Typed letters filter the cards by the
 * beginnings of their words, and Enter takes the first card that is left. The signal `picked` (the
 * place of a card in the list, and whether it is taken) is emitted when people take a card or give
 * it back.
 */

/**
 * arb_count_cards_new: (transfer floating): a widget with the cards, #ArbOption, none of which
 * @player has taken.
 */
GtkWidget *arb_count_cards_new (const char *player, GPtrArray *options);

/** arb_count_cards_set_picked: takes card number @index, or gives it back. */
void arb_count_cards_set_picked (ArbCountCards *self, guint index, gboolean picked);

gboolean arb_count_cards_is_picked (ArbCountCards *self, guint index);

G_END_DECLS
