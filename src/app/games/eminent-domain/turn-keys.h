/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/games/eminent-domain/turn-sections.h"

G_BEGIN_DECLS

#define EM_MAX_KEYS 6 /* in one sequence */

/* What a key leads to, if not to the number of an offer. */
#define EM_KEYS_BEGUN -1
#define EM_KEYS_LOST -2

/**
 * em_keys_new:
 * @sections: what is offered
 *
 * - the letter of a role and a number lead it with so many cards, with Enter all is left open;
 *   a capital letter plays its Action
 * - the number of a seat and a number follow, with a minus dissent
 * - D and a number discard; a number alone boosts, or chooses from the results
 * - a letter of its own has what stands on a button outside the grids: cards, planets that are
 *   ready, results from the tenth on
 * - a letter and a number choose from what is behind “…”: A the Actions of other cards, B what
 *   boosts besides, L what can be led with, X technologies to discard, O all other moves
 * - Enter takes what is suggested
 *
 * In a list the numbers go from 1 to 9, then 01 to 09, then 001 and so on; one of its kind needs
 * none.
 *
 * Returns: (transfer full): for each offer the keys that tell it, as em_keys_press() takes them, or
 *   %NULL; no sequence begins with another one
 */
GPtrArray *em_keys_new (const EmSections *sections);

/** em_keys_find_suggested: the number of the offer that Enter takes, or -1. */
gint em_keys_find_suggested (const EmSections *sections);

/** em_keys_dup_label: (transfer full): @keys as they are shown on a button. */
char *em_keys_dup_label (const char *keys);

/** em_keys_get_list: (nullable): the drawer of the list that is behind @key, if any. */
const char *em_keys_get_list (char key);

/**
 * em_keys_press:
 * @sections: what is offered
 * @pressed: (inout): the keys of a sequence that is not complete, empty if there are none
 * @key: one more: a letter, a digit, a minus, Enter as `\n`, or `@` for the digit of the seat whose
 *   answer is due
 *
 * A number that names no seat that can answer is for the one whose answer is due; but one that
 * comes after a letter always belongs to the letter.
 *
 * Returns: the number of the offer that is told thereby, %EM_KEYS_BEGUN if more keys are needed, or
 *   %EM_KEYS_LOST if they tell nothing
 */
gint em_keys_press (const EmSections *sections, char pressed[EM_MAX_KEYS + 1], char key);

/**
 * em_keys_add_shortcuts:
 * @widget: has the action `turn.keys`, which is given the keys that were pressed
 *
 * Besides the keys themselves: Alt and a number answers for the seat whose answer is due, Control
 * and a number discards, a slash is `/`. They work wherever the keyboard is on the page; a line
 * being written takes them first. Enter is not among them: see em_keys_add_enter().
 */
void em_keys_add_shortcuts (GtkWidget *widget);

/** em_keys_add_enter: calls @take for Enter, before any button gets it, unless that is %FALSE. */
void em_keys_add_enter (GtkWidget *widget, GtkShortcutFunc take);

G_END_DECLS
