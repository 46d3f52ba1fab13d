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
 * @language: (nullable): one of arb_languages(), or %NULL for the language of the environment
 *
 * Chooses the reader's language, from here on: what was worded before stays as it is. On the main
 * thread only.
 *
 * Returns: whether there is such a language
 */
gboolean arb_language_set (const char *language);

/**
 * arb_language_get:
 *
 * Returns: (transfer none): the one of arb_languages() in which texts are given now
 */
const char *arb_language_get (void);

/**
 * arb_language_is_original:
 *
 * Returns: whether texts are given as they are written in the data: nothing is to be looked up
 */
gboolean arb_language_is_original (void);

/**
 * ArbLanguageFunc:
 * @data: what was given
 *
 * Words something in the language that is in force meanwhile.
 *
 * Returns: (transfer full) (nullable): the text
 */
typedef char *(*ArbLanguageFunc) (gpointer data);

/**
 * arb_language_run:
 * @language: one of arb_languages()
 * @func: words something
 * @data: for @func
 *
 * Has something worded in another language than the reader's: a name as the cards of the table
 * print it. On the main thread only.
 *
 * Returns: (transfer full) (nullable): what @func returned
 */
char *arb_language_run (const char *language, ArbLanguageFunc func, gpointer data);

/** arb_language_name: (transfer none): what a language calls itself: “Français”. */
const char *arb_language_name (const char *language);

/** arb_languages: (transfer none): the languages, %NULL-terminated. */
const char *const *arb_languages (void);

G_END_DECLS
