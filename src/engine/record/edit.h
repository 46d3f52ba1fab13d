/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/history.h"
#include "engine/record/replay.h"

G_BEGIN_DECLS

/** arb_edit_frame: does the work of arb_game_change_frame() for a log and its history. */
void arb_edit_frame (ArbGameLog *log, ArbHistory *history, ArbFrame *frame, const guint8 *places);

/** arb_edit_cut: does the work of arb_game_cut() for a log and its history. */
void arb_edit_cut (ArbGameLog *log, ArbHistory *history, guint length);

/** arb_edit_write: does the work of arb_game_replace_lines() for a log and its history. */
void arb_edit_write (ArbGameLog *log, ArbHistory *history, guint index, guint end,
                     const GArray *entries);

/** arb_edit: does the work of arb_game_edit() for a log and its history. */
guint arb_edit (ArbGameLog *log, ArbHistory *history, guint index, guint n_removed,
                const ArbMove *moves, guint n_moves, gboolean allow);

G_END_DECLS
