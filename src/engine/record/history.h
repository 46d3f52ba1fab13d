/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log.h"

G_BEGIN_DECLS

/**
 * ArbEdit:
 * @index: the first changed move
 * @n_now: how many moves of the log it has put there
 * @mark: for an edit that was made, the length of the log then; for one that was undone, the number
 *   of undone moves then
 * @cuts: people only went back: it removed the end of the game, see arb_game_go_forward()
 * @other: (element-type ArbEntry): the moves that were there before, or that a redo brings back
 * @frame: (nullable): the frame as it was before, or would be again, if the edit changed it; the
 *   history keeps it
 * @id: a number among those of the lines, which never changes; 0 if it has none yet
 *
 * One edit of the past, made or taken back.
 */
typedef struct
{
  guint index;
  guint n_now;
  guint mark;
  gboolean cuts;
  GArray *other;
  ArbFrame *frame;
  guint32 id;
} ArbEdit;

/**
 * ArbHistory:
 *
 * The gestures of a log that can be undone, and those that can be redone. A gesture is what a
 * person did at once: some moves, or one edit of the past. Free with arb_history_free().
 */
typedef struct _ArbHistory ArbHistory;

/** arb_history_new: makes a history without undone gestures and edits. */
ArbHistory *arb_history_new (void);

/** arb_history_copy: (transfer full): another history of the same gestures. */
ArbHistory *arb_history_copy (const ArbHistory *history);

/** arb_history_free: frees @history. */
void arb_history_free (ArbHistory *history);

/** arb_history_can_undo: whether a gesture of @log can be taken back. */
gboolean arb_history_can_undo (const ArbHistory *history, const ArbGameLog *log);

/** arb_history_can_redo: whether a gesture can be made again. */
gboolean arb_history_can_redo (const ArbHistory *history);

/** arb_history_undo: takes back the last gesture of @log. Returns: how many moves. */
guint arb_history_undo (ArbHistory *history, ArbGameLog *log);

/** arb_history_redo: makes the last undone gesture again. Returns: how many moves. */
guint arb_history_redo (ArbHistory *history, ArbGameLog *log);

/**
 * arb_history_copy_kept:
 * @history: the history of @log
 * @log: a log, before a new gesture
 *
 * Returns: (transfer full) (nullable): a copy of @log for arb_history_begin_gesture(), if more than
 *   one gesture can be redone
 */
ArbGameLog *arb_history_copy_kept (const ArbHistory *history, const ArbGameLog *log);

/**
 * arb_history_begin_gesture:
 * @history: the history of @log
 * @log: a log to which a new gesture was added
 * @before: (transfer full) (nullable): what arb_history_copy_kept() returned before it, or any copy
 *
 * Makes nothing redoable, because there is a new gesture. It replaces one undone gesture. If there
 * were more, it becomes an edit instead, which one undo takes back: then the log has everything
 * again that was undone before it.
 */
void arb_history_begin_gesture (ArbHistory *history, ArbGameLog *log, ArbGameLog *before);

/**
 * arb_history_count_ahead: how many undone moves a new gesture would set aside, so that one undo
 * brings them back; 0 if at most one gesture is undone, which it would replace.
 */
guint arb_history_count_ahead (const ArbHistory *history);

/** arb_history_get_n_undone: how many undone moves can be redone. */
guint arb_history_get_n_undone (const ArbHistory *history);

/** arb_history_get_undone: undone move @index; 0 is the one that is redone first. */
const ArbEntry *arb_history_get_undone (const ArbHistory *history, guint index);

/**
 * arb_history_add_undone:
 * @history: the history of @log
 * @log: gives the lines their ids
 * @entries: (element-type ArbEntry): lines, the next to be redone first
 *
 * Appends copies of @entries to the undone lines.
 */
void arb_history_add_undone (ArbHistory *history, ArbGameLog *log, const GArray *entries);

/** arb_history_get_n_edits: how many edits can be taken back (or, if @undone, made again). */
guint arb_history_get_n_edits (const ArbHistory *history, gboolean undone);

/** arb_history_get_edit: (transfer none): edit @index, the first one made first. */
const ArbEdit *arb_history_get_edit (const ArbHistory *history, gboolean undone, guint index);

/**
 * arb_history_add_edit:
 * @history: a history
 * @undone: whether the edit was taken back
 * @edit: an edit, which is copied; its lines were judged before, or are judged when it is redone.
 *   When its turn comes, the log must have the lines that it replaces
 *
 * Adds the last edit that was made, or the one that is redone first.
 */
void arb_history_add_edit (ArbHistory *history, gboolean undone, const ArbEdit *edit);

G_END_DECLS
