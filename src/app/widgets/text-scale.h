/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_widget_get_text_scale: how much larger than usual the text in @widget is, at least 1. */
double arb_widget_get_text_scale (GtkWidget *widget);

G_END_DECLS
