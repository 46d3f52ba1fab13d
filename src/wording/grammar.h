/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_grammar_append:
 * @sentence: the beginning of a sentence
 * @text: the next part: a name, or the rest of the sentence
 *
 * Appends @text to @sentence, and joins the last word before it with its first word by the rules of
 * the reader's language: “de” and “Ada” become “d’Ada”, “di” and “il tavolo” become “del tavolo”.
 * The translators write these rules in one message.
 */
void arb_grammar_append (GString *sentence, const char *text);

/**
 * arb_grammar_find_gender:
 * @noun: a noun with its indefinite article, like “una carta”
 *
 * Returns: the gender of @noun in the reader's language, counted from 0, by its article; which form
 *   of `{name:gender|…}` agrees with it
 */
guint arb_grammar_find_gender (const char *noun);

/**
 * arb_grammar_format:
 * @format: a translated format
 * @...: its arguments
 *
 * Formats like g_strdup_printf(), and joins each text that is filled in to the word before it as
 * arb_grammar_append() does.
 *
 * Returns: (transfer full): the sentence
 */
char *arb_grammar_format (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
