/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_names_call:
 * @names: (array length=n_names): the names that people typed, by seat, the first seat at 0
 * @n_names: the number of seats
 *
 * Returns the display names of the seats: the typed name; with the number of the seat if another
 * name looks the same; “Player 2” without a typed name. For texts that go to a terminal or a file.
 *
 * Returns: (transfer full): by seat, from 1 (entry 0 is empty), %NULL-terminated
 */
char **arb_names_call (const char *const *names, guint n_names);

/**
 * arb_names_call_isolated:
 *
 * The same for sentences in a window: a name with letters that run from right to left is enclosed
 * in invisible marks, so that it does not reverse the order of the text around it.
 *
 * Returns: (transfer full): the same as arb_names_call()
 */
char **arb_names_call_isolated (const char *const *names, guint n_names);

/**
 * arb_names_is_made_up:
 * @name: the name of a player
 *
 * Returns: whether nobody typed the name: it is empty, or “Player 2” in any language
 */
gboolean arb_names_is_made_up (const char *name);

/** arb_names_isolate: (transfer full): a single name, enclosed in these marks if necessary. */
char *arb_names_isolate (const char *name);

/** arb_names_strip_isolates: (transfer full): @text without those marks. */
char *arb_names_strip_isolates (const char *text);

/**
 * arb_names_strip_turns: (transfer full): @text without the invisible marks that turn the direction
 * of the text after them (U+202A to U+202E, U+2066 to U+2069): no name needs them, and a file name
 * or a list could pretend with them to be another.
 */
char *arb_names_strip_turns (const char *text);

G_END_DECLS
