/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/turn/offer-sheet.h"

G_BEGIN_DECLS

/*
 * The keys of offers. Those of each kind are in `look.json`, see #ArbOfferLook. Enter takes the
 * suggested offer. In a list that a letter opens, the offers are numbered from 1 to 9, then 01 to 09,
 * then 001 and so on; a single offer needs no number. O opens the list of other moves.
 */

#define ARB_MAX_KEYS 6 /* in one sequence */

/**
 * arb_offer_keys_assign: gives each cell of @sheet the keys that take it, or %NULL; no sequence is the
 * beginning of another one.
 */
void arb_offer_keys_assign (ArbOfferSheet *sheet);

/** arb_offer_keys_dup_label: (transfer full): @keys as a button shows them. */
char *arb_offer_keys_dup_label (const char *keys);

/** arb_offer_keys_get_list: (nullable): the drawer that @key opens, if any. */
const char *arb_offer_keys_get_list (const ArbOfferSheet *sheet, char key);

/**
 * ArbKeysResult:
 * @ARB_KEYS_BEGUN: more keys are needed
 * @ARB_KEYS_LOST: the keys mean nothing
 * @ARB_KEYS_TAKEN: the keys take an offer
 */
typedef enum
{
  ARB_KEYS_BEGUN,
  ARB_KEYS_LOST,
  ARB_KEYS_TAKEN,
} ArbKeysResult;

/**
 * arb_offer_keys_press:
 * @sheet: the offers
 * @pressed: (inout): the keys pressed so far; empty if no sequence is begun
 * @key: the next key: a letter, a digit, a minus, Enter as `\n`, or `@` for the digit of the seat
 *   that has to answer
 * @cell: (out): the cell that the keys take, if they do
 *
 * A number that is no seat which can answer is the answer of the seat that has to; a number after a
 * letter always belongs to the letter.
 *
 * Returns: what the keys do
 */
ArbKeysResult arb_offer_keys_press (const ArbOfferSheet *sheet, char pressed[ARB_MAX_KEYS + 1],
                                    char key, ArbOfferCell **cell);

G_END_DECLS
