/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_language_init:
 *
 * Binds the translations: those beside the build folder's program, or those installed with it,
 * wherever it was moved. To be called once, first of all.
 */
void arb_language_init (void);

/**
 * arb_language_set:
 * @language: one of arb_languages()
 *
 * Chooses the reader's language in place of the environment's. To be called before anything is
 * worded.
 *
 * Returns: whether there is such a language
 */
gboolean arb_language_set (const char *language);

/** arb_languages: (transfer none): the languages, %NULL-terminated. */
const char *const *arb_languages (void);

G_END_DECLS
