/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_unsaved_dialog_new:
 * @window: shows a game that can be saved nowhere, and was to be closed
 * @reason: why its file cannot be written
 *
 * Tells what would be lost, and lets people go on, save the game in a place of their own, or close
 * all the same.
 *
 * Returns: (transfer none): a dialog, not yet shown
 */
GtkWidget *arb_unsaved_dialog_new (ArbWindow *window, const GError *reason);

G_END_DECLS
