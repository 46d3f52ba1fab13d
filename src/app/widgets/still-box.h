/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_STILL_BOX (arb_still_box_get_type ())
G_DECLARE_FINAL_TYPE (ArbStillBox, arb_still_box, ARB, STILL_BOX, GtkBox)

/**
 * ArbStillBox:
 *
 * A box of things that mostly stay as they are: each child is painted as one picture that is kept
 * until the child changes, where GTK would go through all that it consists of in each frame,
 * whatever has changed in the window. For children of which few change at a time: one that changes
 * is drawn and then painted.
 */

G_END_DECLS
