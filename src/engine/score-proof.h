/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

/**
 * ArbScoreProofSubtotal:
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
} ArbScoreProofSubtotal;

/**
 * ArbScoreProofOutcome:
 * @ARB_SCORE_PROOF_SAME: the same players win
 * @ARB_SCORE_PROOF_OTHER: others win
 * @ARB_SCORE_PROOF_DIVERGED: a move could not have been made, so nothing can be said
 * @ARB_SCORE_PROOF_UNFINISHED: the game would go on
 *
 * What would have become of a game under another edition.
 */
typedef enum
{
  ARB_SCORE_PROOF_SAME,
  ARB_SCORE_PROOF_OTHER,
  ARB_SCORE_PROOF_DIVERGED,
  ARB_SCORE_PROOF_UNFINISHED,
} ArbScoreProofOutcome;

/**
 * ArbScoreProofEdition:
 * @edition: its index in the catalogue
 * @outcome: #ArbScoreProofOutcome
 * @divergence: the first move (0 is the first) that could not have been made; -1 if there is none
 * @early: whether the game would have been over before @divergence, which settles it
 * @winners: who would win, as bits
 * @decided_by: static id of what would decide
 * @totals: by seat
 * @difference: the first move that is judged otherwise; -1 if there is none
 * @judged: that move, as it is judged there
 * @cause: where the game parts, the switch that has it judged so, see
 *   arb_edition_diff_find_switch(); else -1
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
  gint divergence;
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
} ArbScoreProofEdition;

/**
 * ArbScoreProofMark:
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
} ArbScoreProofMark;

/**
 * ArbScoreProofRound:
 * @round: counted from 1
 * @totals: the score of each seat at its end, or of the game as it is
 */
typedef struct
{
  guint round;
  gint totals[ARB_MAX_SEATS + 1];
} ArbScoreProofRound;

/**
 * ArbScoreProof:
 * @sheet: the score sheet with its lines and steps
 * @subtotals: (element-type ArbScoreProofSubtotal): ordered as the lines
 * @editions: (element-type ArbScoreProofEdition): those asked for; none while the game goes on
 * @marks: (element-type ArbScoreProofMark): in the order of the log
 * @rounds: (element-type ArbScoreProofRound): all that were begun; none where the end was counted
 *
 * Everything that shows why a score is what it is. Free with arb_score_proof_free().
 */
typedef struct
{
  ArbScoreSheet sheet;
  GArray *subtotals;
  GArray *editions;
  GArray *marks;
  GArray *rounds;
} ArbScoreProof;

/**
 * arb_score_proof_new:
 * @game: a game, finished or not
 * @others: (array length=n_others) (nullable): the rules of other editions
 * @n_others: how many
 *
 * Returns: (transfer full): the proof of its score as it is now
 */
ArbScoreProof *arb_score_proof_new (const ArbGame *game, const ArbOptions *others, guint n_others);

/** arb_score_proof_free: frees @proof. */
void arb_score_proof_free (ArbScoreProof *proof);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbScoreProof, arb_score_proof_free)

G_END_DECLS
