/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_POPOVER (arb_popover_get_type ())
G_DECLARE_FINAL_TYPE (ArbPopover, arb_popover, ARB, POPOVER, GtkPopover)

/**
 * ArbPopover:
 *
 * A popover that is open keeps all keys to itself. This one gives way to help, and to the list of
 * the keys, when their keys are pressed.
 */

/** arb_popover_new: (transfer floating): an empty popover. */
GtkWidget *arb_popover_new (void);

G_END_DECLS
