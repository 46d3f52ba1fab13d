/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_text_line_new:
 * @text: what is said, on as many lines as it takes
 * @class: its style
 *
 * Returns: (transfer floating): a label from edge to edge
 */
GtkWidget *arb_text_line_new (const char *text, const char *class);

/**
 * arb_text_block_new:
 * @heading: (nullable): what it is about; %NULL where the first line of @lines says that
 * @lines: what is said of it, a line each
 * @class: the style of the heading
 *
 * Returns: (transfer floating): all of it under each other, to be selected and copied
 */
GtkWidget *arb_text_block_new (const char *heading, const char *lines, const char *class);

G_END_DECLS
