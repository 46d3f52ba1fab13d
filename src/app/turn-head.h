/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_turn_head_set_brief:
 * @head: what arb_turn_panel_take_head() gave
 * @brief: whether there is little height
 *
 * Says who decides, and what about, in one line, and shortens it rather than taking a second one;
 * what else can be told is in the menu only.
 */
void arb_turn_head_set_brief (GtkWidget *head, gboolean brief);

G_END_DECLS
