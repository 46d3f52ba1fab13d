/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/eminent-domain/turn-sections.h"

G_BEGIN_DECLS

#define EM_MAX_KEYS 6 /* in one sequence */

/**
 * em_keys_of:
 * @sections: what is offered
 * @index: the number of an offer
 *
 * - the letter of a role and a number lead it with so many cards, with Enter all is left open;
 *   a capital letter plays its Action
 * - the number of a seat and a number follow, with a minus dissent
 * - D and a number discard; a number alone boosts, or chooses from a list
 * - a letter and a number choose from one of the other lists: A the Actions of other cards,
 *   B what boosts besides, L what can be led with, G the planets that are ready (by a
 *   role; a capital by an Action), M what a permanent
 *   removes, X technologies to discard, O all other moves
 * - Enter takes what is suggested
 *
 * In a list the numbers go from 1 to 9, then 01 to 09, then 001 and so on; one of its kind needs
 * none.
 *
 * Returns: (transfer full) (nullable): the keys that tell the offer, if there is one, as em_keys_press()
 *   takes them; no sequence begins with another one
 */
char *em_keys_of (const EmSections *sections, guint index);

/** em_keys_get_list: (nullable): the drawer of the list that is behind @key, if any. */
const char *em_keys_get_list (char key);

/**
 * em_keys_press:
 * @sections: what is offered
 * @pressed: (inout): the keys of a sequence that is not complete, empty if there are none
 * @key: one more: a letter, a digit, a minus, Enter as `\n`, or `@` for the digit of the seat whose
 *   answer is due
 *
 * A number that names no seat that can answer is for the one whose answer is due.
 *
 * Returns: the number of the offer that is told thereby, or -1
 */
gint em_keys_press (const EmSections *sections, char pressed[EM_MAX_KEYS + 1], char key);

/**
 * em_keys_add_shortcuts:
 * @widget: has the action `turn.keys`, which is given the keys that were pressed
 *
 * Besides the keys themselves: Alt and a number answers for the seat whose answer is due, Control
 * and a number discards, a slash is `/`. They work wherever the keyboard is on the page; a line
 * being written takes them first.
 */
void em_keys_add_shortcuts (GtkWidget *widget);

G_END_DECLS
