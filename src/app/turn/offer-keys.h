/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

#define ARB_MAX_KEYS 6 /* in one sequence */

/* What a key leads to, if not to the number of an offer. */
#define ARB_KEYS_BEGUN -1
#define ARB_KEYS_LOST -2

/**
 * arb_offer_keys_new:
 * @parts: what is offered
 *
 * The keys of each kind are in `look.json`, see #ArbOfferLook. Enter takes what is suggested. In a
 * list behind a letter the numbers go from 1 to 9, then 01 to 09, then 001 and so on; one of its
 * kind needs none. Other moves are a list behind O.
 *
 * Returns: (transfer full): for each offer the keys that record it, as arb_offer_keys_press() takes them,
 *   or %NULL; no sequence begins with another one
 */
GPtrArray *arb_offer_keys_new (const ArbOfferParts *parts);

/** arb_offer_keys_dup_label: (transfer full): @keys as they are shown on a button. */
char *arb_offer_keys_dup_label (const char *keys);

/** arb_offer_keys_get_list: (nullable): the drawer of the list that is behind @key, if any. */
const char *arb_offer_keys_get_list (const ArbOfferParts *parts, char key);

/**
 * arb_offer_keys_press:
 * @parts: what is offered
 * @pressed: (inout): the keys of a sequence that is not complete, empty if there are none
 * @key: one more: a letter, a digit, a minus, Enter as `\n`, or `@` for the digit of the seat whose
 *   answer is due
 *
 * A number that names no seat that can answer is for the one whose answer is due; but one that
 * comes after a letter always belongs to the letter.
 *
 * Returns: the number of the offer that is told thereby, %ARB_KEYS_BEGUN if more keys are needed, or
 *   %ARB_KEYS_LOST if they tell nothing
 */
gint arb_offer_keys_press (const ArbOfferParts *parts, char pressed[ARB_MAX_KEYS + 1], char key);

/**
 * arb_offer_keys_add_shortcuts:
 * @widget: has the action `turn.keys`, which is given the keys that were pressed
 *
 * Besides the keys themselves: Alt and a number answers for the seat whose answer is due, Control
 * and a number discards, a slash is `/`. They work wherever the keyboard is on the page; a line
 * being written takes them first. Enter is not among them: see arb_offer_keys_add_enter().
 */
void arb_offer_keys_add_shortcuts (GtkWidget *widget);

/** arb_offer_keys_add_enter: calls @take for Enter, before any button gets it; one that returns %FALSE
 * leaves it. */
void arb_offer_keys_add_enter (GtkWidget *widget, GtkShortcutFunc take, gpointer data);

G_END_DECLS
