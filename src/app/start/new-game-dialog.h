/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_NEW_GAME_DIALOG (arb_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbNewGameDialog, arb_new_game_dialog, ARB, NEW_GAME_DIALOG, AdwWindow)

/**
 * ArbNewGameDialog:
 *
 * Asks which game, who plays, by which edition, variants and house rules. Proposes
 * what was played last, so that the same people begin again by Enter. Emits `created` (#ArbSession,
 * boolean) with the new game, already in the library unless it is only to be scored, and whether the same has to be laid out as
 * for the last one.
 */

/**
 * arb_new_game_dialog_new:
 * @settings: where the last table is remembered
 * @is_over: whether the game was played already, and is only to be scored
 * @parent: the window below
 *
 * Returns: (transfer floating): a dialog
 */
GtkWidget *arb_new_game_dialog_new (GSettings *settings, gboolean is_over, GtkWindow *parent);

/** arb_new_game_dialog_get_is_over: whether the game is only to be scored. */
gboolean arb_new_game_dialog_get_is_over (ArbNewGameDialog *self);

G_END_DECLS
