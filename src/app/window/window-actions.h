/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/** arb_window_actions_install: installs the window actions about the game. */
void arb_window_actions_install (GtkWidgetClass *widget_class);

/** arb_window_actions_update: enables the actions that make sense now; no other code does. */
void arb_window_actions_update (ArbWindow *window);

/** arb_window_menu_new: (transfer full): the main menu. */
GMenuModel *arb_window_menu_new (void);

G_END_DECLS
