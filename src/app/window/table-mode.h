/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbTableMode:
 *
 * The effects of the window property `table-mode` other than the size of the table: the window is
 * fullscreen, Escape ends the mode if no other widget handles it, and on a phone, where nothing can
 * be larger, a toast says what has happened.
 */
typedef struct _ArbTableMode ArbTableMode;

/**
 * arb_table_mode_new: (transfer none): the table mode of @window, which owns it; it shows toasts in
 * @toasts.
 */
ArbTableMode *arb_table_mode_new (GtkWindow *window, AdwToastOverlay *toasts);

/** arb_table_mode_set_narrow: sets whether there is no room to enlarge anything. */
void arb_table_mode_set_narrow (ArbTableMode *self, gboolean narrow);

G_END_DECLS
