/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/cards/card-set.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_NUMBER_LIST (arb_number_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbNumberList, arb_number_list, ARB, NUMBER_LIST, AdwPreferencesGroup)

/**
 * ArbNumberList:
 *
 * Asks for the numbers of a game that were never published. A number that is not typed in stays
 * unknown. The list is hidden if there is nothing to ask.
 */

/** arb_number_list_set_cards: asks for the numbers of @cards; %NULL for a game without any. */
void arb_number_list_set_cards (ArbNumberList *self, ArbCardSet *cards);

/**
 * arb_number_list_read:
 * @self: a list with cards
 * @error: why the numbers cannot be right together
 *
 * Returns: (transfer full) (nullable): the cards with the numbers that were typed in
 */
ArbCatalogue *arb_number_list_read (ArbNumberList *self, GError **error);

G_END_DECLS
