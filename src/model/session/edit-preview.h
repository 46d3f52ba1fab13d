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
 * @ARB_EDIT_CORRECT: replaces the line by another move
 * @ARB_EDIT_INSERT: inserts a move before the line
 * @ARB_EDIT_REMOVE: removes the line
 */
typedef enum
{
  ARB_EDIT_CORRECT,
  ARB_EDIT_INSERT,
  ARB_EDIT_REMOVE,
} ArbEditKind;

/**
 * ArbLogEdit:
 * @kind: the kind of edit
 * @number: the line of the log, 1 is the first
 * @moves: the moves to put in, as said, in their order
 * @n_moves: the number of moves; 0 for %ARB_EDIT_REMOVE
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
 * A line that would be added, be removed, or get another verdict.
 */

/**
 * arb_edit_change_new:
 * @before: (transfer full) (nullable): the present line, %NULL if it is new
 * @after: (transfer full) (nullable): the line after the edit, %NULL if it would be removed
 *
 * Returns: (transfer full): a change
 */
ArbEditChange *arb_edit_change_new (ArbLogLine *before, ArbLogLine *after);

/** arb_edit_change_get_before: (transfer none) (nullable): the present line. */
ArbLogLine *arb_edit_change_get_before (ArbEditChange *self);

/** arb_edit_change_get_after: (transfer none) (nullable): the line after the edit. */
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
 * @changes: (transfer full): the changes, #ArbEditChange
 * @choice: (transfer full) (nullable): the first refused one of the moves that are put in; the
 *   first one if none is refused
 * @chosen: (transfer full): the other moves that are put in, in the words of their place,
 *   #ArbChoice
 * @pending: (transfer full): the moves that can be put in next, #ArbChoice
 * @needed: whether one of these must be put in, because the following lines would be refused
 *   otherwise
 * @before: the present score sheet
 * @after: the score sheet after the edit
 *
 * Returns: (transfer full): a preview
 */
ArbEditPreview *arb_edit_preview_new (GListModel *changes, ArbChoice *choice, GListModel *chosen,
                                      GListModel *pending, gboolean needed,
                                      const ArbScoreSheet *before, const ArbScoreSheet *after);

/** arb_edit_preview_get_changes: (transfer none): the changes, #ArbEditChange. */
GListModel *arb_edit_preview_get_changes (ArbEditPreview *self);

/**
 * arb_edit_preview_get_choice: (transfer none) (nullable): the move whose verdict decides about the
 * edit.
 */
ArbChoice *arb_edit_preview_get_choice (ArbEditPreview *self);

/**
 * arb_edit_preview_get_chosen: (transfer none): the moves that are put in after the first,
 * #ArbChoice.
 */
GListModel *arb_edit_preview_get_chosen (ArbEditPreview *self);

/** arb_edit_preview_get_pending: (transfer none): the moves that can be put in next, #ArbChoice. */
GListModel *arb_edit_preview_get_pending (ArbEditPreview *self);

/**
 * arb_edit_preview_get_needed: whether one of these must be put in, because the following lines
 * would be refused otherwise.
 */
gboolean arb_edit_preview_get_needed (ArbEditPreview *self);

/** arb_edit_preview_get_accepted: whether the edit can be made, with or without @allow. */
gboolean arb_edit_preview_get_accepted (ArbEditPreview *self, gboolean allow);

/**
 * arb_edit_preview_get_totals:
 * @self: a preview
 * @seat: a seat, from 1
 * @before: (out): its present points
 * @after: (out): its points after the edit
 *
 * Returns: whether they differ
 */
gboolean arb_edit_preview_get_totals (ArbEditPreview *self, guint seat, gint *before, gint *after);

G_END_DECLS
