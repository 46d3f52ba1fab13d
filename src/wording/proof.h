/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/edition-diff.h"
#include "engine/record/score-proof.h"
#include "wording/wording.h"

G_BEGIN_DECLS

/** arb_wording_source: (transfer full): the source of points: “Planet: Voson”. */
char *arb_wording_source (const ArbWording *wording, const char *source, ArbArgument subject);

/** arb_wording_sources: (transfer full): the heading of all points of a source: “Planets”. */
char *arb_wording_sources (const ArbWording *wording, const char *source);

/**
 * arb_wording_points:
 * @line: a line of a score sheet
 *
 * Returns: (transfer full): its points; “?” where they are not known yet, for a sheet lists no zero
 */
char *arb_wording_points (const ArbScoreLine *line);

/**
 * arb_wording_points_from:
 * @sheet: a score sheet
 * @seat: a seat, from 1
 * @source: where points come from
 *
 * Returns: (transfer full): all points that @seat has from there; “?” where nothing of them is known
 */
char *arb_wording_points_from (const ArbScoreSheet *sheet, guint seat, const char *source);

/**
 * arb_wording_adjustments: (transfer full) (nullable): all adjustments of a move; %NULL if there
 * are none.
 */
char *arb_wording_adjustments (const ArbWording *wording, const ArbAdjustments *adjustments);

/** arb_wording_edition: (transfer full): the title of an edition, by its index. */
char *arb_wording_edition (const ArbWording *wording, guint edition);

/** arb_wording_proof_edition: (transfer full): the result of the game under that edition. */
char *arb_wording_proof_edition (const ArbWording *wording, const ArbScoreProof *proof,
                                 const ArbScoreProofEdition *edition);

/**
 * arb_wording_proof_edition_blocks:
 * @wording: the wording
 * @proof: the proof of a game
 * @edition: one of its editions
 *
 * Returns: (transfer full): the same as blocks of lines: the first block is the result of the game;
 *   the second, if there is one, has the title of the switch as its first line, and its value in
 *   each edition
 */
char **arb_wording_proof_edition_blocks (const ArbWording *wording, const ArbScoreProof *proof,
                                         const ArbScoreProofEdition *edition);

/**
 * arb_wording_final_table:
 * @wording: the wording
 * @own: the score sheet of a game
 * @other: the score of its final position by other rules, see arb_game_score_under()
 *
 * Returns: (transfer full): a sentence about the score of the final position by these rules
 */
char *arb_wording_final_table (const ArbWording *wording, const ArbScoreSheet *own,
                               const ArbScoreSheet *other);

/**
 * arb_wording_divergence:
 * @wording: the wording
 * @diff: a game that diverges under the other rules
 *
 * Returns: (transfer full): from which move on the games diverge and, in a second line, the score
 *   of the final position by the other rules if the game is over
 */
char *arb_wording_divergence (const ArbWording *wording, const ArbEditionDiff *diff);

/**
 * arb_wording_lead: (transfer full) (nullable): the source in which the winner's lead over the next
 * player is greatest.
 */
char *arb_wording_lead (const ArbWording *wording, const ArbScoreProof *proof);

/**
 * arb_wording_best_turn: (transfer full) (nullable): the player with the most points in one turn,
 * and its round.
 */
char *arb_wording_best_turn (const ArbWording *wording, const ArbScoreProof *proof);

/**
 * arb_wording_last_lead: (transfer full) (nullable): who was the last to take the lead, and in which
 * round.
 */
char *arb_wording_last_lead (const ArbWording *wording, const ArbScoreProof *proof);

/** arb_wording_end_here: (transfer none): says of a place in the log that the game had ended there. */
const char *arb_wording_end_here (void);

/**
 * arb_wording_proof_mark: (transfer full): the move, why it needed the table, and its adjustments.
 */
char *arb_wording_proof_mark (const ArbWording *wording, const ArbScoreProofMark *mark);

G_END_DECLS
