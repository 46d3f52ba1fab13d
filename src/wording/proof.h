/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/edition-diff.h"
#include "engine/score-proof.h"
#include "wording/wording.h"

G_BEGIN_DECLS

/** arb_wording_source: (transfer full): where points come from: “Planet: Voson”. */
char *arb_wording_source (const ArbWording *wording, const char *source, ArbArgument subject);

/** arb_wording_sources: (transfer full): what heads all points of a kind: “Planets”. */
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

/** arb_wording_adjustments: (transfer full) (nullable): all of a move; %NULL if there are none. */
char *arb_wording_adjustments (const ArbWording *wording, const ArbAdjustments *adjustments);

/** arb_wording_edition: (transfer full): the title of an edition, by its index. */
char *arb_wording_edition (const ArbWording *wording, guint edition);

/** arb_wording_proof_edition: (transfer full): what would have become of the game under it. */
char *arb_wording_proof_edition (const ArbWording *wording, const ArbScoreProof *proof,
                                 const ArbScoreProofEdition *edition);

/**
 * arb_wording_proof_edition_blocks:
 * @wording: whom the words are for
 * @proof: the proof of a game
 * @edition: one of its editions
 *
 * Returns: (transfer full): the same to be read in parts: blocks of lines, where the first one says
 *   what would have become of the game, and the next, if there is one, is headed by the point in
 *   which the rulebooks differ and says how each has it
 */
char **arb_wording_proof_edition_blocks (const ArbWording *wording, const ArbScoreProof *proof,
                                         const ArbScoreProofEdition *edition);

/**
 * arb_wording_final_table:
 * @wording: whom the words are for
 * @own: the score sheet of a game
 * @other: what other rules make of its final table, see arb_game_score_under()
 *
 * Returns: (transfer full): what comes of the final table alone, without a replay
 */
char *arb_wording_final_table (const ArbWording *wording, const ArbScoreSheet *own,
                               const ArbScoreSheet *other);

/**
 * arb_wording_divergence:
 * @wording: whom the words are for
 * @diff: a game whose moves the other rules leave nothing to be done with
 *
 * Returns: (transfer full): from which move on; after it, in a line of its own, what the other
 *   rules make of the final table if there is one
 */
char *arb_wording_divergence (const ArbWording *wording, const ArbEditionDiff *diff);

/**
 * arb_wording_margin:
 * @wording: whom the words are for
 * @sheet: a score sheet
 *
 * Returns: (transfer full) (nullable): by how much the winners are ahead, and of whom; %NULL where
 *   nobody wins, or nothing that was counted decided
 */
char *arb_wording_margin (const ArbWording *wording, const ArbScoreSheet *sheet);

/** arb_wording_lead: (transfer full) (nullable): where the winner has most more than who
 * came next. */
char *arb_wording_lead (const ArbWording *wording, const ArbScoreProof *proof);

/** arb_wording_best_round: (transfer full) (nullable): who got most points in one round, and when. */
char *arb_wording_best_round (const ArbWording *wording, const ArbScoreProof *proof);

/** arb_wording_ending: (transfer none) (nullable): how a game ended other than by its rules. */
const char *arb_wording_ending (const ArbScoreSheet *sheet);

/** arb_wording_proof_mark: (transfer full): the move, why it needed the table, what it adjusted. */
char *arb_wording_proof_mark (const ArbWording *wording, const ArbScoreProofMark *mark);

/** arb_wording_steps_heading: (transfer none): what heads the steps, also while nothing is decided. */
const char *arb_wording_steps_heading (const ArbScoreSheet *sheet);

/**
 * arb_wording_step:
 * @wording: whom the words are for
 * @sheet: a score sheet
 * @step: one of its steps
 *
 * Returns: (transfer full): what is compared, what each has and, after a tie, who comes first, in
 *   a line
 */
char *arb_wording_step (const ArbWording *wording, const ArbScoreSheet *sheet,
                        const ArbScoreStep *step);

G_END_DECLS
