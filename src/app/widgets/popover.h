/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_POPOVER (arb_popover_get_type ())
G_DECLARE_FINAL_TYPE (ArbPopover, arb_popover, ARB, POPOVER, GtkPopover)

/**
 * ArbPopover:
 *
 * An open popover receives all keys. This one closes when the keys of the help or of the list of
 * shortcuts are pressed, so that these work.
 */

/** arb_popover_new: (transfer floating): an empty popover. */
GtkWidget *arb_popover_new (void);

/** arb_popover_new_scrolled: (transfer floating): a popover with @child, at most so high. */
GtkWidget *arb_popover_new_scrolled (GtkWidget *child, gint most_height);

G_END_DECLS
