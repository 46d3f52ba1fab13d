/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbTableMode:
 *
 * What goes with the property `table-mode` of a window, besides how large all is: the screen is
 * full, Escape leads back where nothing else takes it, and on a phone, where nothing can be larger,
 * people are told what has happened.
 */
typedef struct _ArbTableMode ArbTableMode;

/** arb_table_mode_new: (transfer none): that of @window, to which it belongs; tells by @toasts. */
ArbTableMode *arb_table_mode_new (GtkWindow *window, AdwToastOverlay *toasts);

/** arb_table_mode_set_narrow: whether there is no room for anything larger. */
void arb_table_mode_set_narrow (ArbTableMode *self, gboolean narrow);

G_END_DECLS
