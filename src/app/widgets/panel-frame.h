/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_PANEL_FRAME (arb_panel_frame_get_type ())
G_DECLARE_FINAL_TYPE (ArbPanelFrame, arb_panel_frame, ARB, PANEL_FRAME, GtkWidget)

/**
 * ArbPanelFrame:
 *
 * Draws the frame of a panel in the colour of its text, with the widths of its border. When the
 * colour of the frame changes, GTK does not restyle the children of the panel, as it would for a
 * style class of the panel.
 *
 * A frame on all sides consists of parts, so that GTK does not repaint the whole panel either, but
 * only its upper third, where something changes anyway, and the sides. More and smaller parts would
 * exceed the thirty changed regions that GTK keeps apart, and GTK would repaint the whole table.
 */

/** arb_panel_frame_new: (transfer none): a frame over @bin, which unparents it in its dispose. */
GtkWidget *arb_panel_frame_new (GtkWidget *bin);

G_END_DECLS
