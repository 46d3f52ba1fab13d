/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/history.h"

G_BEGIN_DECLS

/**
 * ArbRejudge:
 * @log: the log, unchanged
 * @before: the state before the edit
 * @state: the state after @entries; at first equal to @before
 * @entries: (element-type ArbEntry): the new lines, judged; empty at first
 * @next: the first line of the log that was not rejudged yet; at first the first line of the edit
 * @careful: whether to give up as soon as @harms is set
 * @gone: (nullable): the last removed line
 * @opens: the first line of a gesture was removed: the next line begins it
 * @changed: whether a line has changed
 * @harms: whether another said line was removed, or a line got a worse verdict
 * @n_mended: how many lines are allowed now and were not before
 * @n_changed: how many of @entries belong to the edit; those after them have not changed
 * @end: the first line of the log that has not changed
 *
 * The log while an edit of the past is made. The caller sets the fields up to @careful; the others
 * are 0 at first.
 */
typedef struct
{
  const ArbGameLog *log;
  const ArbState *before;
  ArbState *state;
  GArray *entries;
  guint next;
  gboolean careful;

  const ArbEntry *gone;
  gboolean opens;
  gboolean changed;
  gboolean harms;
  guint n_mended;
  guint n_changed;
  guint end;
} ArbRejudge;

/**
 * arb_rejudge_put_in:
 * @self: the beginning of an edit
 * @n_removed: how many of the next lines to remove
 * @moves: (array length=n_moves) (nullable): the moves to put in their place, as said
 * @n_moves: the number of moves
 * @allow: whether to record rulings for those that need one
 *
 * Puts in @moves with the closing moves that they imply, and those that the line after them implies
 * now.
 *
 * Returns: the index of the last of @moves among the entries
 */
guint arb_rejudge_put_in (ArbRejudge *self, guint n_removed, const ArbMove *moves, guint n_moves,
                          gboolean allow);

/**
 * arb_rejudge_rest:
 * @self: an edit after arb_rejudge_put_in()
 *
 * Rejudges the lines after it: lines that depended on the removed line are removed too; said lines
 * that come too early now get the closing moves that they imply now. Each line is judged once at
 * its new place. Sets the last two fields, which mean nothing if it gave up.
 */
void arb_rejudge_rest (ArbRejudge *self);

/** arb_edit_frame: does the work of arb_game_change_frame() for a log and its history. */
void arb_edit_frame (ArbGameLog *log, ArbHistory *history, ArbFrame *frame, const guint8 *places);

/** arb_edit_cut: does the work of arb_game_cut() for a log and its history. */
void arb_edit_cut (ArbGameLog *log, ArbHistory *history, guint length);

/** arb_edit: does the work of arb_game_edit() for a log and its history. */
guint arb_edit (ArbGameLog *log, ArbHistory *history, guint index, guint n_removed,
                const ArbMove *moves, guint n_moves, gboolean allow);

G_END_DECLS
