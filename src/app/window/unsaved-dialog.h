/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_unsaved_dialog_new:
 * @window: a window that people want to close, with a game that cannot be saved anywhere
 * @reason: why its file cannot be written
 *
 * Says what would be lost, and lets people continue, save the game in another place, or close the
 * window anyway.
 *
 * Returns: (transfer none): a dialog, not yet shown
 */
GtkWidget *arb_unsaved_dialog_new (ArbWindow *window, const GError *reason);

G_END_DECLS
