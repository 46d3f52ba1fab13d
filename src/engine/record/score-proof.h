/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

/**
 * ArbScoreProofSubtotal:
 * @seat: the seat
 * @source: static id of the source
 * @amount: the points from that source
 * @n_lines: the number of lines of the sheet
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
 * @ARB_SCORE_PROOF_OTHER: other players win
 * @ARB_SCORE_PROOF_DIVERGED: a move is impossible, so the result is unknown
 * @ARB_SCORE_PROOF_UNFINISHED: the game would go on
 *
 * The result of a game under another edition.
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
 * @divergence: the first impossible move (0 is the first); -1 if there is none
 * @early: whether the game would have been over before @divergence, so that the result is known
 * @winners: who would win, as bits
 * @decided_by: static id of the deciding step
 * @totals: by seat
 * @difference: the first move with another verdict; -1 if there is none
 * @judged: that move, as judged by the edition
 * @cause: if the game diverges, the switch that causes it, see arb_edition_diff_find_switch();
 *   otherwise -1
 * @here: the value of that switch in the game
 * @there: its value in the edition
 * @table: the score of the final position by its rules, see arb_game_score_under()
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
 * @index: the index of the move, 0 is the first of the log
 * @entry: the move, with its verdict and adjustments
 *
 * A move of which the table decided, not the rules: a ruling, an answer to an open rule, an
 * adjustment, or the end of the game.
 */
typedef struct
{
  guint index;
  ArbEntry entry;
} ArbScoreProofMark;

/**
 * ArbScoreProofRound:
 * @round: counted from 1
 * @totals: the score of each seat at its end, or the present one
 */
typedef struct
{
  guint round;
  gint totals[ARB_MAX_SEATS + 1];
} ArbScoreProofRound;

/**
 * ArbScoreProofTurn:
 * @seat: who gained the most in one turn, whoever's turn it was; 0 if nobody gained anything
 * @round: the round of that turn, counted from 1
 * @gain: the points
 */
typedef struct
{
  guint8 seat;
  guint round;
  gint gain;
} ArbScoreProofTurn;

/**
 * ArbScoreProof:
 * @sheet: the score sheet with its lines and steps
 * @subtotals: (element-type ArbScoreProofSubtotal): ordered as the lines
 * @editions: (element-type ArbScoreProofEdition): the requested ones; none until the game is over
 * @marks: (element-type ArbScoreProofMark): in the order of the log
 * @rounds: (element-type ArbScoreProofRound): all rounds that were begun; none if only the end was
 *   counted
 * @best_turn: the greatest gain in one turn; of equal ones the first
 *
 * Everything that explains a score. Free with arb_score_proof_free().
 */
typedef struct
{
  ArbScoreSheet sheet;
  GArray *subtotals;
  GArray *editions;
  GArray *marks;
  GArray *rounds;
  ArbScoreProofTurn best_turn;
} ArbScoreProof;

/**
 * arb_score_proof_new:
 * @game: a game, finished or not
 * @others: (array length=n_others) (nullable): the rules of other editions
 * @n_others: the number of them
 *
 * Returns: (transfer full): the proof of its present score
 */
ArbScoreProof *arb_score_proof_new (const ArbGame *game, const ArbOptions *others, guint n_others);

/**
 * arb_score_proof_find_lead:
 * @proof: a proof
 * @round: (out): the round
 *
 * Returns: the seat that was the last to take the lead alone, after @round; 0 if nobody ever led
 *   alone, or if that is not known because points are unknown or counted in one sum
 */
guint arb_score_proof_find_lead (const ArbScoreProof *proof, guint *round);

/** arb_score_proof_free: frees @proof. */
void arb_score_proof_free (ArbScoreProof *proof);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbScoreProof, arb_score_proof_free)

G_END_DECLS
