/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"
#include "engine/core/score.h"
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

/**
 * ArbEditChange:
 * @before: (nullable): the present line, %NULL if it is new
 * @after: (nullable): the line after the edit, %NULL if it would be removed
 *
 * A line that would be added, be removed, or get another verdict.
 */
typedef struct
{
  ArbLogLine *before;
  ArbLogLine *after;
} ArbEditChange;

#define ARB_TYPE_EDIT_PREVIEW (arb_edit_preview_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditPreview, arb_edit_preview, ARB, EDIT_PREVIEW, GObject)

/**
 * ArbEditPreview:
 * @changes: (element-type ArbEditChange): the changes
 * @choice: (nullable): the first refused one of the moves that are put in, whose verdict decides
 *   about the edit; the first one if none is refused
 * @chosen: the other moves that are put in, in the words of their place, #ArbChoice
 * @pending: the moves that can be put in next, #ArbChoice
 * @needed: whether one of these must be put in, because the following lines would be refused
 *   otherwise
 * @n_struck: how many later moves the edit strikes
 * @before: the present score sheet
 * @after: the score sheet after the edit
 *
 * What an edit of an earlier line would change, before it is accepted. To be read only.
 */
struct _ArbEditPreview
{
  GObject parent_instance;

  GArray *changes;
  ArbChoice *choice;
  GPtrArray *chosen;
  GPtrArray *pending;
  gboolean needed;
  guint n_struck;
  ArbScoreSheet before;
  ArbScoreSheet after;
};

/** arb_edit_preview_get_accepted: whether the edit can be made, with or without @allow. */
gboolean arb_edit_preview_get_accepted (ArbEditPreview *self, gboolean allow);

/** arb_edit_preview_changes_score: whether @seat would have other points. */
gboolean arb_edit_preview_changes_score (ArbEditPreview *self, guint seat);

G_END_DECLS
