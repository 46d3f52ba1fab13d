/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_NEW_GAME_DIALOG (arb_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbNewGameDialog, arb_new_game_dialog, ARB, NEW_GAME_DIALOG, AdwWindow)

/**
 * ArbNewGameDialog:
 *
 * Asks which game, who plays, by which edition, variants and house rules. Emits `created`
 * (#ArbSession) with the new game, already in the library.
 */

/** arb_new_game_dialog_new: (transfer floating): a dialog over @parent. */
GtkWidget *arb_new_game_dialog_new (GtkWindow *parent);

G_END_DECLS
