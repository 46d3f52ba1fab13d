/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_open_number_new:
 * @minimum: the least number, more than 0
 * @maximum: the greatest number
 * @text: (nullable): the number in digits; %NULL if nobody knows it
 *
 * Returns: (transfer floating): a spin button that is empty, and says so, while its number is not
 *   known
 */
GtkWidget *arb_open_number_new (gint minimum, gint maximum, const char *text);

/** arb_open_number_dup_text: (transfer full) (nullable): the number in digits; %NULL if unknown. */
char *arb_open_number_dup_text (GtkSpinButton *button);

G_END_DECLS
