/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

/**
 * ArbCount:
 * @id: the id of the number, see arb_view_find_count()
 * @seat: its seat, or 0 for the table
 * @value: how many there are on the real table
 *
 * A number that people counted at the real table.
 */
typedef struct
{
  const char *id;
  guint seat;
  gint value;
} ArbCount;

/**
 * ArbDifference:
 * @count: the counted number
 * @recorded: the number in the record
 * @adjustable: whether adjustments can make the record agree
 *
 * A count that differs from the record.
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
 * The search is given up after so many lines were judged again: many times what the last rounds of
 * a long game need. The last lines are tried first.
 */
#define ARB_MAX_JUDGED 1000000

/**
 * ARB_MAX_REPAIRS:
 *
 * The most repairs that are proposed, adjustments not counted; less likely ones are dropped.
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
 * @kind: the kind of repair
 * @index: the line of the log that is removed, or before which moves are put in (0 is the first)
 * @n_moves: the number of moves to put in
 * @moves: these moves
 * @cost: the lower, the likelier
 * @numbers: a hash that is equal for repairs after which all numbers of the table are equal
 * @alike: whether a likelier one has the same @numbers
 *
 * A change of the record after which it agrees with all counts, and no move has a worse verdict
 * than before.
 *
 * The cost is one for each turn that has passed since, and
 * * nothing for a forgotten move, one for a slip (the move that was recorded, but for its card, its
 *   planet or its number by more than one), two for another move and three for one never made; a
 *   number that is one off costs nothing;
 * * one more for a move that names its cards where the table records only how many;
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
 * @differences: (element-type ArbDifference): the counts that differ from the record
 * @repairs: (element-type ArbRepair): the likely slips, the likeliest first. Of repairs that lead
 *   to the same table only the likeliest is kept. Repairs with the same numbers as an earlier one
 *   come after the others. The last one is the adjustments; if some count cannot be adjusted, it is
 *   the only one.
 * @n_judged: how many lines were judged to find them
 *
 * The comparison of a record with counts. Free with arb_audit_free().
 */
typedef struct
{
  GArray *differences;
  GArray *repairs;
  guint n_judged;
} ArbAudit;

/** ArbAuditStop: whether to stop the audit; called often, in the thread of the audit. */
typedef gboolean (*ArbAuditStop) (gpointer data);

/**
 * arb_audit_new:
 * @game: a game
 * @counts: (array length=n_counts): the counts of the real table
 * @n_counts: the number of @counts
 *
 * Compares the record with the real table, and looks for one slip that explains the differences:
 * every legal move that may have been forgotten in the last two rounds, or recorded wrongly. If a
 * player only closed a decision, or did not answer, a whole gesture may be missing: an Action with
 * its target, or the answer to a role.
 *
 * Returns: (transfer full): the differences and the repairs; both are empty if nothing differs
 */
ArbAudit *arb_audit_new (const ArbGame *game, const ArbCount *counts, guint n_counts);

/**
 * arb_audit_new_until:
 * @game: a game; it may be another thread's only if nobody changes it
 * @counts: (array length=n_counts): the same as for arb_audit_new()
 * @n_counts: the number of @counts
 * @stop: (nullable): whether to stop
 * @data: data for @stop
 *
 * Like arb_audit_new(), which takes up to a few seconds in the worst case.
 *
 * Returns: (transfer full) (nullable): the same, or %NULL if it was stopped
 */
ArbAudit *arb_audit_new_until (const ArbGame *game, const ArbCount *counts, guint n_counts,
                               ArbAuditStop stop, gpointer data);

/** arb_audit_free: frees @audit. */
void arb_audit_free (ArbAudit *audit);

/** arb_audit_leaves: whether no repair of @audit corrects @difference, one of its differences. */
gboolean arb_audit_leaves (const ArbAudit *audit, const ArbDifference *difference);

/** arb_repair_make: carries out @repair by arb_game_edit(), as one gesture. */
void arb_repair_make (const ArbRepair *repair, ArbGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbAudit, arb_audit_free)

G_END_DECLS
