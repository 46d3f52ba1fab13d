/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbTemplateValue:
 * @number: selects the plural form, and is written if there is no @text
 * @gender: selects the form that agrees with @text
 * @text: (nullable) (owned): the text to write
 * @present: whether there is a value; if not, the brackets around it are left out
 *
 * The value of a placeholder.
 */
typedef struct
{
  gint number;
  guint gender;
  char *text;
  gboolean present;
} ArbTemplateValue;

/**
 * ArbTemplateFunc:
 * @name: the placeholder's name
 * @sort: (nullable): the text after its colon
 * @value: (out): its value; all zero before the call
 * @data: the data of arb_template_expand()
 *
 * Returns: whether there is such a placeholder
 */
typedef gboolean (*ArbTemplateFunc) (const char *name, const char *sort, ArbTemplateValue *value,
                                     gpointer data);

/**
 * arb_template_expand:
 * @text: a sentence with placeholders
 * @func: returns the values
 * @data: data for @func
 *
 * Fills in a sentence. `{name}` is replaced by its value, `{name:sort}` likewise, `{name|one|many}`
 * by the plural form of the number in the reader's language, `{name:gender|he|she}` by the form
 * that agrees with the noun that the value is. Text in `[…]` is left out if a value
 * in it is missing or 0. An unknown placeholder is not changed.
 *
 * Returns: (transfer full): the sentence
 */
char *arb_template_expand (const char *text, ArbTemplateFunc func, gpointer data);

/** arb_template_mentions: whether @text has a placeholder of this name, in whatever form. */
gboolean arb_template_mentions (const char *text, const char *name);

G_END_DECLS
