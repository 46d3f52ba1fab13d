/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

#define ARB_MAX_KEYS 6 /* in one sequence */

/* Results of a key that does not complete the sequence of an offer. */
#define ARB_KEYS_BEGUN -1
#define ARB_KEYS_LOST -2

/**
 * arb_offer_keys_new: (transfer full): the keys of each offer, as arb_offer_keys_press() takes
 * them, or %NULL; no sequence is the beginning of another one.
 *
 * The keys of each kind are in `look.json`, see #ArbOfferLook. Enter takes the suggested offer. In
 * a list that a letter opens, the offers are numbered from 1 to 9, then 01 to 09, then 001 and so
 * on; a single offer needs no number. O opens the list of other moves.
 */
GPtrArray *arb_offer_keys_new (const ArbOfferParts *parts);

/** arb_offer_keys_dup_label: (transfer full): @keys as a button shows them. */
char *arb_offer_keys_dup_label (const char *keys);

/** arb_offer_keys_get_list: (nullable): the drawer that @key opens, if any. */
const char *arb_offer_keys_get_list (const ArbOfferParts *parts, char key);

/**
 * arb_offer_keys_press:
 * @parts: the choices
 * @pressed: (inout): the keys pressed so far; empty if no sequence is begun
 * @key: the next key: a letter, a digit, a minus, Enter as `\n`, or `@` for the digit of the seat
 *   that has to answer
 *
 * A number that is no seat which can answer is the answer of the seat that has to; a number after a
 * letter always belongs to the letter.
 *
 * Returns: the number of the offer that the keys take, %ARB_KEYS_BEGUN if more keys are needed, or
 *   %ARB_KEYS_LOST if they mean nothing
 */
gint arb_offer_keys_press (const ArbOfferParts *parts, char pressed[ARB_MAX_KEYS + 1], char key);

G_END_DECLS
