/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_names_call:
 * @names: (array length=n_names): what people wrote, by seat, the first to sit at 0
 * @n_names: how many sit there
 *
 * What each seat is called: the name; with the number of the seat where another has the same name
 * to the eye; “Player 2” where there is none. For a text that goes to a terminal or a machine.
 *
 * Returns: (transfer full): by seat, from 1 (entry 0 is empty), %NULL-terminated
 */
char **arb_names_call (const char *const *names, guint n_names);

/**
 * arb_names_call_isolated:
 *
 * The same, for sentences that are shown: where a name has letters that run from right to left, it
 * is enclosed in marks that are not seen, so that it turns round neither the sentence that it
 * begins nor what is beside it.
 *
 * Returns: (transfer full): as arb_names_call()
 */
char **arb_names_call_isolated (const char *const *names, guint n_names);

/**
 * arb_names_is_made_up:
 * @name: what somebody is called
 *
 * Returns: whether nobody gave the name: it is empty, or “Player 2” in any language
 */
gboolean arb_names_is_made_up (const char *name);

/** arb_names_isolate: (transfer full): a single name, enclosed so where it needs to be. */
char *arb_names_isolate (const char *name);

/** arb_names_strip_isolates: (transfer full): @text without those marks. */
char *arb_names_strip_isolates (const char *text);

G_END_DECLS
