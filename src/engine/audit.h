/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

/**
 * ArbCount:
 * @id: what was counted, as arb_view_find_count() knows it
 * @seat: whose, or 0 for the table's
 * @value: how many there are on the real table
 *
 * Something that people counted again.
 */
typedef struct
{
  const char *id;
  guint seat;
  gint value;
} ArbCount;

/**
 * ArbDifference:
 * @count: what was counted
 * @recorded: how many the record has
 * @adjustable: whether adjustments can make the record agree
 *
 * A count that the record does not agree with.
 */
typedef struct
{
  ArbCount count;
  gint recorded;
  gboolean adjustable;
} ArbDifference;

/**
 * ARB_MAX_ADJUSTMENTS:
 *
 * The most adjustments that are proposed together.
 */
#define ARB_MAX_ADJUSTMENTS 16

/**
 * ARB_MAX_JUDGED:
 *
 * So many lines are judged again, and those behind one slip more, before the search is given up: many
 * times what the last rounds of a long game take. The last lines are tried first.
 */
#define ARB_MAX_JUDGED 1000000

/**
 * ARB_MAX_REPAIRS:
 *
 * The most repairs that are proposed, adjustments not counted; what is less likely is dropped.
 */
#define ARB_MAX_REPAIRS 50

/**
 * ArbRepairKind:
 * @ARB_REPAIR_INSERT: a move was forgotten, or a gesture of several moves
 * @ARB_REPAIR_REPLACE: another move was made
 * @ARB_REPAIR_REMOVE: a move was never made
 * @ARB_REPAIR_ADJUST: adjustments at the end, which explain nothing
 */
typedef enum
{
  ARB_REPAIR_INSERT,
  ARB_REPAIR_REPLACE,
  ARB_REPAIR_REMOVE,
  ARB_REPAIR_ADJUST,
} ArbRepairKind;

/**
 * ArbRepair:
 * @kind: what is done
 * @index: the line of the log that goes, or before which a move is put in (0 is the first)
 * @n_moves: how many moves are put in
 * @moves: these moves
 * @cost: the less, the likelier
 * @numbers: the same for repairs after which all numbers of the table are the same
 * @alike: whether a likelier one has the same @numbers
 *
 * A change of the record after which it agrees with all counts, and no move is judged worse than
 * before.
 *
 * The cost is one for each turn that has passed since, and
 * * nothing for a forgotten move, one for a slip (the move that was recorded, but for its card, its
 *   planet or its number by more than one), two for another move and three for one never made; a
 *   number that is one off costs nothing;
 * * one more for a move that names its cards where the table tells only how many;
 * * four less if a move that is flagged becomes legal by it.
 */
typedef struct
{
  ArbRepairKind kind;
  guint index;
  guint n_moves;
  ArbMove moves[ARB_MAX_ADJUSTMENTS];
  gint cost;
  guint numbers;
  gboolean alike;
} ArbRepair;

/**
 * ArbAudit:
 * @differences: (element-type ArbDifference): where record and table differ, as they were counted
 * @repairs: (element-type ArbRepair): what may have happened, the likeliest first. Of those that
 *   lead to the same table only the likeliest is there. Those
 *   that differ in what can be counted stand before those that are alike. The last are the adjustments; they mend
 *   what can be adjusted, and stand alone if something cannot.
 * @n_judged: how many lines were judged to find them
 *
 * A record compared with what was counted. Free with arb_audit_free().
 */
typedef struct
{
  GArray *differences;
  GArray *repairs;
  guint n_judged;
} ArbAudit;

/** ArbAuditStop: whether nobody waits for an audit any more; asked often, where it is made. */
typedef gboolean (*ArbAuditStop) (gpointer data);

/**
 * arb_audit_new:
 * @game: a game
 * @counts: (array length=n_counts): what was counted at the real table
 * @n_counts: how many
 *
 * Compares the record with the real table, and looks for the one slip that explains what differs:
 * every legal move that may have been forgotten in the last two rounds, or stands there wrongly. Where
 * somebody only closed what he could decide, or did not answer, a whole gesture may be missing: an
 * Action with its target, or the answer to a role.
 *
 * Returns: (transfer full): what differs, and what may have happened; both empty if all agrees
 */
ArbAudit *arb_audit_new (const ArbGame *game, const ArbCount *counts, guint n_counts);

/**
 * arb_audit_new_until:
 * @game: a game; it may be another thread's only if nobody changes it
 * @counts: (array length=n_counts): as for arb_audit_new()
 * @n_counts: how many
 * @stop: (nullable): whether to stop
 * @data: for @stop
 *
 * Like arb_audit_new(), which takes up to a few seconds in the worst case.
 *
 * Returns: (transfer full) (nullable): the same, or %NULL if it was stopped
 */
ArbAudit *arb_audit_new_until (const ArbGame *game, const ArbCount *counts, guint n_counts,
                               ArbAuditStop stop, gpointer data);

/** arb_audit_free: frees @audit. */
void arb_audit_free (ArbAudit *audit);

/** arb_audit_leaves: whether no proposal of @audit mends @difference, one of its differences. */
gboolean arb_audit_leaves (const ArbAudit *audit, const ArbDifference *difference);

/** arb_repair_make: makes @repair by arb_game_edit(): one gesture. */
void arb_repair_make (const ArbRepair *repair, ArbGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbAudit, arb_audit_free)

G_END_DECLS
