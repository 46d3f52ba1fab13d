/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* What the files of #ArbWindow, one class, use of each other. */

/** arb_window_actions_install: installs the window actions about the game. */
void arb_window_actions_install (GtkWidgetClass *widget_class);

/** arb_window_actions_update: enables the actions that make sense now; no other code does. */
void arb_window_actions_update (ArbWindow *window);

/** arb_window_menu_new: (transfer full): the main menu. */
GMenuModel *arb_window_menu_new (void);

/** arb_window_file_follow: shows toasts and dialogs about the file, by @signals of the session. */
void arb_window_file_follow (ArbWindow *self, GSignalGroup *signals);

/**
 * arb_window_save_as: the action `win.save-as`: asks for another file, which is the file of the
 * game from then on; if @target says so, the window closes after that. If it fails, a dialog shows
 * why, and the game keeps its file.
 */
void arb_window_save_as (GtkWidget *window, const char *name, GVariant *target);

/**
 * arb_conflict_dialog_new: (transfer none): a dialog, not yet shown, which asks which of two games
 * people want to continue, because another program has written the file of the game in @window. It
 * carries out the answer, and never throws a game away without asking. An answer does nothing if
 * the conflict is over.
 */
AdwMessageDialog *arb_conflict_dialog_new (ArbWindow *window);

/** arb_conflict_dialog_update: updates what @dialog says would be lost. */
void arb_conflict_dialog_update (AdwMessageDialog *dialog, ArbWindow *window);

G_END_DECLS
