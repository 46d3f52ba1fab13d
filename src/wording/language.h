/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_language_init:
 *
 * Binds the translations of the build folder, or those that were installed with the program, even
 * if it was moved. To be called once, before any other function.
 */
void arb_language_init (void);

/**
 * arb_language_set:
 * @language: (nullable): one of arb_languages(), or %NULL for the language of the environment
 *
 * Sets the reader's language for all texts that are made after it. To be called on the main thread
 * only.
 *
 * Returns: whether there is such a language
 */
gboolean arb_language_set (const char *language);

/**
 * arb_language_get:
 *
 * Returns: (transfer none): the one of arb_languages() in which texts are made now
 */
const char *arb_language_get (void);

/**
 * arb_language_is_original:
 *
 * Returns: whether texts are not translated, but taken from the data unchanged
 */
gboolean arb_language_is_original (void);

/**
 * ArbLanguageFunc:
 * @data: the data of arb_language_run()
 *
 * Makes a text in the language that is set while it is called.
 *
 * Returns: (transfer full) (nullable): the text
 */
typedef char *(*ArbLanguageFunc) (gpointer data);

/**
 * arb_language_run:
 * @language: one of arb_languages()
 * @func: makes a text
 * @data: data for @func
 *
 * Makes a text in another language than the reader's, for example a name as it is printed on the
 * cards. To be called on the main thread only.
 *
 * Returns: (transfer full) (nullable): what @func returned
 */
char *arb_language_run (const char *language, ArbLanguageFunc func, gpointer data);

/** arb_language_name: (transfer none): the name of a language in that language: “Français”. */
const char *arb_language_name (const char *language);

/** arb_languages: (transfer none): the languages, %NULL-terminated. */
const char *const *arb_languages (void);

G_END_DECLS
