/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbAwake:
 * @inhibition: what keeps the screen on; 0 if nothing does
 *
 * Whether a window keeps the screen on. Begins as zeros; ends with its window.
 */
typedef struct
{
  guint inhibition;
} ArbAwake;

/** arb_awake_set: has @window, which belongs to an application, keep the screen on, or not. */
void arb_awake_set (ArbAwake *self, GtkWindow *window, gboolean awake);

G_END_DECLS
