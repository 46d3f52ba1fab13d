/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/** arb_window_actions_install: what a window can be told to do with its game. */
void arb_window_actions_install (GtkWidgetClass *widget_class);

/** arb_window_actions_update: the one place that says which of them make sense now. */
void arb_window_actions_update (ArbWindow *window);

G_END_DECLS
