/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_CARDS (arb_count_cards_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountCards, arb_count_cards, ARB, COUNT_CARDS, AdwBin)

/**
 * ArbCountCards:
 *
 * The cards that somebody can have, each a button that is tapped once. Typed letters leave the
 * cards with a word that begins so, and Enter takes the first of them. The signal `picked` (the
 * place of a card in the list, and whether it is taken) tells what people did.
 */

/**
 * arb_count_cards_new:
 * @player: who has them
 * @options: the cards, #ArbOption
 *
 * Returns: (transfer floating): buttons of which none is taken, and which are made when they are
 *   needed first
 */
GtkWidget *arb_count_cards_new (const char *player, GListModel *options);

/** arb_count_cards_begin: has the first card take the keyboard; what is typed then searches. */
void arb_count_cards_begin (ArbCountCards *self);

/** arb_count_cards_set_picked: takes card number @index, or gives it back. */
void arb_count_cards_set_picked (ArbCountCards *self, guint index, gboolean picked);

gboolean arb_count_cards_is_picked (ArbCountCards *self, guint index);

G_END_DECLS
