/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_PANEL_FRAME (arb_panel_frame_get_type ())
G_DECLARE_FINAL_TYPE (ArbPanelFrame, arb_panel_frame, ARB, PANEL_FRAME, GtkWidget)

/**
 * ArbPanelFrame:
 *
 * The frame of a panel, in the colour of its text, with the widths of its border. Where only the
 * colour of a frame changes, nothing within the panel is styled anew, as it would be by a class of
 * the panel. What lies in it is painted anew, though: four sides are so many places that change at
 * once that GTK, which bears with thirty, would rather paint the whole table.
 */

/**
 * arb_panel_frame_new:
 * @bin: a bin
 *
 * Returns: (transfer none): a frame over all of @bin, which has to unparent it when it is disposed
 *   of
 */
GtkWidget *arb_panel_frame_new (GtkWidget *bin);

G_END_DECLS
