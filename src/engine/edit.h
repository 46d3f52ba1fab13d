/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/history.h"

G_BEGIN_DECLS

/**
 * ArbRejudge:
 * @log: the log, unchanged
 * @before: the state where the edit begins
 * @state: the state after @entries; at first as @before
 * @entries: (element-type ArbEntry): what stands there now, judged; empty at first
 * @next: the first line of the log that is not judged again yet; at first where the edit begins
 * @careful: give up as soon as it does harm
 * @gone: (nullable): the last line that was to go
 * @opens: a line that began a gesture is gone: the next one begins it
 * @changed: a line stands otherwise than before
 * @harms: a line that was said went along, or one is judged worse
 * @n_mended: how many lines are allowed now and were not
 * @n_changed: how many of @entries the edit consists of; those after them stand as they stood
 * @end: the first line of the log that stands as it stood
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
 * @self: an edit that begins
 * @n_removed: how many of the next lines go
 * @moves: (array length=n_moves) (nullable): what stands in their place, as said
 * @n_moves: how many
 * @allow: whether the table allows those of them that need it against the rules
 *
 * Puts @moves in, with the closing moves that they imply before them, and those that the line after
 * them implies now.
 *
 * Returns: which of the entries is the last of @moves
 */
guint arb_rejudge_put_in (ArbRejudge *self, guint n_removed, const ArbMove *moves, guint n_moves,
                          gboolean allow);

/**
 * arb_rejudge_rest:
 * @self: an edit that has put in what it puts in
 *
 * Judges the lines after it as they stand now: what belonged to the line that is gone goes with it;
 * what was said and has become too early gets the closing moves that it implies now. Each line is
 * judged once where it comes to stand. Sets the last two fields; if it was given up, they mean
 * nothing.
 */
void arb_rejudge_rest (ArbRejudge *self);

/** arb_edit_faces: what arb_game_enter_faces() does, for a log and its history. */
void arb_edit_faces (ArbGameLog *log, ArbHistory *history, const ArbCatalogue *catalogue);

/** arb_edit: what arb_game_edit() does, for a log and its history. */
guint arb_edit (ArbGameLog *log, ArbHistory *history, guint index, guint n_removed,
                const ArbMove *moves, guint n_moves, gboolean allow);

G_END_DECLS
