/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbTemplateValue:
 * @number: chooses among the forms, and is written where there is no @text
 * @text: (nullable) (owned): what is written
 * @present: whether there is anything to say; if not, the brackets around it are left out
 *
 * The value of a placeholder.
 */
typedef struct
{
  gint number;
  char *text;
  gboolean present;
} ArbTemplateValue;

/**
 * ArbTemplateFunc:
 * @name: the placeholder's name
 * @sort: (nullable): what comes after its colon
 * @value: (out): its value; all zero before the call
 * @data: as given
 *
 * Returns: whether there is such a placeholder
 */
typedef gboolean (*ArbTemplateFunc) (const char *name, const char *sort, ArbTemplateValue *value,
                                     gpointer data);

/**
 * arb_template_expand:
 * @text: a sentence with placeholders
 * @func: gives the value of each
 * @data: for @func
 *
 * Fills in a sentence. `{name}` is replaced by its value, `{name:sort}` likewise,
 * `{name|one|many}` by the form that the number asks for in the reader's language. What is
 * in `[…]` is left out when something named in it is not there or is 0. A placeholder that
 * nobody knows stays as it is, braces and all.
 *
 * Returns: (transfer full): the sentence
 */
char *arb_template_expand (const char *text, ArbTemplateFunc func, gpointer data);

/** arb_template_mentions: whether @text has a placeholder of this name, in whatever form. */
gboolean arb_template_mentions (const char *text, const char *name);

G_END_DECLS
