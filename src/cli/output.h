/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbOutput:
 *
 * An object or a list of what a command returns, with the words that people read about it. A
 * command builds one tree; arb_output_print() prints its values as JSON or its words as text. In
 * an object every value has a name; in a list the name is %NULL. Free the root with
 * arb_output_free().
 */
typedef struct _ArbOutput ArbOutput;

/** arb_output_new_object: (transfer full): the root of a tree, an object. */
ArbOutput *arb_output_new_object (void);

/** arb_output_new_list: (transfer full): the root of a tree, a list. */
ArbOutput *arb_output_new_list (void);

/** arb_output_free: frees a root and all that was added to it. */
void arb_output_free (ArbOutput *output);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbOutput, arb_output_free)

/** arb_output_add_object: (transfer none): a new object in @output. */
ArbOutput *arb_output_add_object (ArbOutput *output, const char *name);

/** arb_output_add_list: (transfer none): a new list in @output. */
ArbOutput *arb_output_add_list (ArbOutput *output, const char *name);

/** arb_output_add_string: adds @value; bytes that are no UTF-8 are replaced. */
void arb_output_add_string (ArbOutput *output, const char *name, const char *value);

/** arb_output_add_strings: adds a list of @values, (nullable), %NULL-terminated. */
void arb_output_add_strings (ArbOutput *output, const char *name, const char *const *values);

/** arb_output_add_number: adds a whole number. */
void arb_output_add_number (ArbOutput *output, const char *name, gint64 value);

/** arb_output_add_number_or_null: adds @value if @known, otherwise `null`. */
void arb_output_add_number_or_null (ArbOutput *output, const char *name, gboolean known,
                                    gint64 value);

/** arb_output_add_double: adds a number with decimals. */
void arb_output_add_double (ArbOutput *output, const char *name, double value);

/** arb_output_add_boolean: adds `true` or `false`. */
void arb_output_add_boolean (ArbOutput *output, const char *name, gboolean value);

/**
 * arb_output_say:
 * @output: a part of a tree
 * @format: words for people, with their line ends
 *
 * Adds words, after the parts that @output has already.
 */
void arb_output_say (ArbOutput *output, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * arb_output_set_place:
 * @output: a part of a tree
 * @place: 0 for a new root; a new part has that of its parent
 *
 * Sets where the words that are added to @output from now on come in the text. Those with a lesser
 * place come first, those with the same place in the order of the tree. In the text of a root that
 * is a list, each element is ordered for itself.
 */
void arb_output_set_place (ArbOutput *output, gint place);

/** arb_output_is_empty: whether a list has no elements. */
gboolean arb_output_is_empty (const ArbOutput *output);

/** arb_output_to_line: (transfer full): the values as JSON, without spaces. */
char *arb_output_to_line (const ArbOutput *output);

/** arb_output_print: prints a root to standard output: its values as JSON, or its words. */
void arb_output_print (const ArbOutput *output, gboolean json);

G_END_DECLS
