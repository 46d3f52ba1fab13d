/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** arb_search_fold: (transfer full): @text without case and accents, for comparing. */
char *arb_search_fold (const char *text);

/**
 * arb_search_matches:
 * @typed: the typed text
 * @text: the text that may match
 *
 * Ignores case and accents. Words end at a space, a hyphen, an apostrophe or a bracket; Japanese
 * has no such gaps, so it is found anywhere.
 *
 * Returns: whether every word of @typed begins a word of @text
 */
gboolean arb_search_matches (const char *typed, const char *text);

G_END_DECLS
