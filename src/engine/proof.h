/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

/**
 * ArbProofSubtotal:
 * @seat: whose
 * @source: static id of where the points come from
 * @amount: all points from there
 * @n_lines: how many lines of the sheet that are
 *
 * The points of a seat from one source.
 */
typedef struct
{
  guint8 seat;
  const char *source;
  gint amount;
  guint n_lines;
} ArbProofSubtotal;

/**
 * ArbProofOutcome:
 * @ARB_PROOF_SAME: the same players win
 * @ARB_PROOF_OTHER: others win
 * @ARB_PROOF_PARTED: a move could not have been made, so nothing can be said
 * @ARB_PROOF_UNFINISHED: the game would go on
 *
 * What would have become of a game under another edition.
 */
typedef enum
{
  ARB_PROOF_SAME,
  ARB_PROOF_OTHER,
  ARB_PROOF_PARTED,
  ARB_PROOF_UNFINISHED,
} ArbProofOutcome;

/**
 * ArbProofEdition:
 * @edition: its index in the catalogue
 * @outcome: #ArbProofOutcome
 * @parting: the first move (0 is the first) that could not have been made; -1 if there is none
 * @early: whether the game would have been over before @parting, which settles it
 * @winners: who would win, as bits
 * @decided_by: static id of what would decide
 * @totals: by seat
 * @difference: the first move that is judged otherwise; -1 if there is none
 * @judged: that move, as it is judged there
 * @cause: where the game parts, the switch that has it judged so, see
 *   arb_comparison_find_switch(); else -1
 * @here: the value of that switch in the game
 * @there: its value in the edition
 * @table: what its rules make of the final table alone, see arb_game_score_under()
 *
 * The same moves under another edition.
 */
typedef struct
{
  guint edition;
  guint8 outcome;
  gint parting;
  gboolean early;
  guint8 winners;
  const char *decided_by;
  gint totals[ARB_MAX_SEATS + 1];
  gint difference;
  ArbEntry judged;
  gint cause;
  guint8 here;
  guint8 there;
  ArbScoreSheet table;
} ArbProofEdition;

/**
 * ArbProofMark:
 * @index: which move, 0 is the first of the log
 * @entry: the move, why it needed the table, what it adjusted
 *
 * A move that did not happen by the rules alone: allowed against one, an answer to one that is
 * open, an adjustment, or the end by the table.
 */
typedef struct
{
  guint index;
  ArbEntry entry;
} ArbProofMark;

/**
 * ArbProofRound:
 * @round: counted from 1
 * @totals: the score of each seat at its end, or where the game stands
 */
typedef struct
{
  guint round;
  gint totals[ARB_MAX_SEATS + 1];
} ArbProofRound;

/**
 * ArbProof:
 * @sheet: the score sheet with its lines and steps
 * @subtotals: (element-type ArbProofSubtotal): ordered as the lines
 * @editions: (element-type ArbProofEdition): those asked for; none while the game goes on
 * @marks: (element-type ArbProofMark): in the order of the log
 * @rounds: (element-type ArbProofRound): all that were begun; none where the end was counted
 *
 * Everything that shows why a score is what it is. Free with arb_proof_free().
 */
typedef struct
{
  ArbScoreSheet sheet;
  GArray *subtotals;
  GArray *editions;
  GArray *marks;
  GArray *rounds;
} ArbProof;

/**
 * arb_proof_new:
 * @game: a game, finished or not
 * @others: (array length=n_others) (nullable): the rules of other editions
 * @n_others: how many
 *
 * Returns: (transfer full): the proof of its score as things stand
 */
ArbProof *arb_proof_new (const ArbGame *game, const ArbOptions *others, guint n_others);

/** arb_proof_free: frees @proof. */
void arb_proof_free (ArbProof *proof);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbProof, arb_proof_free)

G_END_DECLS
