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
 * @belongs: whether it would be removed because it belonged to the edited line
 *
 * A line that would be added, be removed, or get another verdict.
 */
typedef struct
{
  ArbLogLine *before;
  ArbLogLine *after;
  gboolean belongs;
} ArbEditChange;

#define ARB_TYPE_EDIT_PREVIEW (arb_edit_preview_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditPreview, arb_edit_preview, ARB, EDIT_PREVIEW, GObject)

/**
 * ArbEditPreview:
 * @changes: (element-type ArbEditChange): the changes
 * @edit: the edit, with the moves that are filled in before the choice that is still to be made
 * @choice: (nullable): the first refused one of the moves that are new, whose verdict decides about
 *   the edit; the first one that is put in if none is refused
 * @chosen: the other moves that are put in or filled in, in the words of their place, #ArbChoice
 * @pending: the choices of which one has to be made next, #ArbChoice
 * @needed: whether one of these is missing; the edit is not made without it
 * @n_struck: how many later moves the edit strikes
 * @n_replaced: how many later moves become other ones
 * @before: the present score sheet
 * @after: the score sheet after the edit
 *
 * What an edit of an earlier line would change, before it is accepted. To be read only.
 */
struct _ArbEditPreview
{
  GObject parent_instance;

  GArray *changes;
  ArbLogEdit edit;
  ArbChoice *choice;
  GPtrArray *chosen;
  GPtrArray *pending;
  gboolean needed;
  guint n_struck;
  guint n_replaced;
  ArbScoreSheet before;
  ArbScoreSheet after;
};

/** arb_edit_preview_get_accepted: whether the edit can be made, with or without @allow. */
gboolean arb_edit_preview_get_accepted (ArbEditPreview *self, gboolean allow);

/** arb_edit_preview_changes_score: whether @seat would have other points. */
gboolean arb_edit_preview_changes_score (ArbEditPreview *self, guint seat);

G_END_DECLS
