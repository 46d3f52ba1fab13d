/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_grammar_append:
 * @sentence: the beginning of a sentence
 * @text: what comes next: a name, or the rest of the sentence
 *
 * Adds @text to @sentence. The last word before it and its first one are joined as the reader's
 * language joins them: “de” and “Ada” make “d’Ada”, “di” and “il tavolo” make “del tavolo”. How it
 * does that, the translators write down in one message.
 */
void arb_grammar_append (GString *sentence, const char *text);

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
