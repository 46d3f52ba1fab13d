/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"
#include "engine/score.h"
#include "model/session/choice.h"
#include "model/session/log-line.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ArbEditKind:
 * @ARB_EDIT_CORRECT: another move in the place of the line
 * @ARB_EDIT_INSERT: a move before the line
 * @ARB_EDIT_REMOVE: the line goes
 */
typedef enum
{
  ARB_EDIT_CORRECT,
  ARB_EDIT_INSERT,
  ARB_EDIT_REMOVE,
} ArbEditKind;

/**
 * ArbLogEdit:
 * @kind: what is done
 * @number: the line of the log, 1 is the first
 * @moves: the moves that are put in, as said, one after the other
 * @n_moves: how many; none for %ARB_EDIT_REMOVE
 *
 * A change of one earlier line.
 */
typedef struct
{
  ArbEditKind kind;
  guint number;
  ArbMove moves[ARB_MAX_EDIT_MOVES];
  guint n_moves;
} ArbLogEdit;

#define ARB_TYPE_EDIT_CHANGE (arb_edit_change_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditChange, arb_edit_change, ARB, EDIT_CHANGE, GObject)

/**
 * ArbEditChange:
 *
 * A line that would come, go, or be judged otherwise.
 */

/**
 * arb_edit_change_new:
 * @before: (transfer full) (nullable): the line as it stands, %NULL if it is new
 * @after: (transfer full) (nullable): the line as it would stand, %NULL if it would be gone
 *
 * Returns: (transfer full): a change
 */
ArbEditChange *arb_edit_change_new (ArbLogLine *before, ArbLogLine *after);

/** arb_edit_change_get_before: (transfer none) (nullable): the line as it stands. */
ArbLogLine *arb_edit_change_get_before (ArbEditChange *self);

/** arb_edit_change_get_after: (transfer none) (nullable): the line as it would stand. */
ArbLogLine *arb_edit_change_get_after (ArbEditChange *self);

#define ARB_TYPE_EDIT_PREVIEW (arb_edit_preview_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditPreview, arb_edit_preview, ARB, EDIT_PREVIEW, GObject)

/**
 * ArbEditPreview:
 *
 * What an edit of an earlier line would change, before it is accepted.
 */

/**
 * arb_edit_preview_new:
 * @changes: (transfer full): what would change, #ArbEditChange
 * @choice: (transfer full) (nullable): the first of the moves put in that is refused, or else the
 *   first of them, with its verdict
 * @chosen: (transfer full): the others of the moves put in, as they are said there, #ArbChoice
 * @pending: (transfer full): what can belong to them and be put in next, #ArbChoice
 * @needed: whether one of these has to be, lest what follows be refused
 * @before: the score sheet as it stands
 * @after: the score sheet as it would stand
 *
 * Returns: (transfer full): a preview
 */
ArbEditPreview *arb_edit_preview_new (GListModel *changes, ArbChoice *choice, GListModel *chosen,
                                      GListModel *pending, gboolean needed,
                                      const ArbScoreSheet *before, const ArbScoreSheet *after);

/** arb_edit_preview_get_changes: (transfer none): what would change, #ArbEditChange. */
GListModel *arb_edit_preview_get_changes (ArbEditPreview *self);

/** arb_edit_preview_get_choice: (transfer none) (nullable): the move that decides about it. */
ArbChoice *arb_edit_preview_get_choice (ArbEditPreview *self);

/** arb_edit_preview_get_chosen: (transfer none): what is put in behind the first move, #ArbChoice. */
GListModel *arb_edit_preview_get_chosen (ArbEditPreview *self);

/** arb_edit_preview_get_pending: (transfer none): what can belong to it, to be put in next. */
GListModel *arb_edit_preview_get_pending (ArbEditPreview *self);

/** arb_edit_preview_get_needed: whether one of these has to be, lest what follows be refused. */
gboolean arb_edit_preview_get_needed (ArbEditPreview *self);

/** arb_edit_preview_get_accepted: whether it can be made, with @allow or without. */
gboolean arb_edit_preview_get_accepted (ArbEditPreview *self, gboolean allow);

/**
 * arb_edit_preview_get_totals:
 * @self: a preview
 * @seat: a seat, from 1
 * @before: (out): its points as things stand
 * @after: (out): its points as they would be
 *
 * Returns: whether they differ
 */
gboolean arb_edit_preview_get_totals (ArbEditPreview *self, guint seat, gint *before, gint *after);

G_END_DECLS
