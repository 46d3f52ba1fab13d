/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"

G_BEGIN_DECLS

#define ARB_TYPE_NEW_GAME_DIALOG (arb_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbNewGameDialog, arb_new_game_dialog, ARB, NEW_GAME_DIALOG, ArbDialog)

/**
 * ArbNewGameDialog:
 *
 * Asks for the game, the players, the edition, the variants and the house rules. It proposes those
 * of the last game, so that the same people start again by Enter. Emits `created` (#ArbSession,
 * boolean) with the new game, and whether its set-up is the same as that of the last one. The game
 * is already in the library, unless it is only scored.
 */

/**
 * arb_new_game_dialog_new: (transfer floating): a dialog for a new game or, if it @is_over, for one
 * that was played already and is only scored.
 */
GtkWidget *arb_new_game_dialog_new (gboolean is_over, GtkWindow *parent);

G_END_DECLS
