/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_text_line_new: (transfer floating): a label with @text (nullable), on as many lines as
 * necessary, and the style class @class (nullable).
 */
GtkWidget *arb_text_line_new (const char *text, const char *class);

/**
 * arb_text_block_new:
 * @heading: (nullable): the heading; %NULL if the first line of @lines is one
 * @lines: the lines of text
 * @class: the style class of the heading
 *
 * Returns: (transfer floating): a box with the texts, which people can select and copy
 */
GtkWidget *arb_text_block_new (const char *heading, const char *lines, const char *class);

G_END_DECLS
