/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/report.h"
#include "wording/proof.h"

G_BEGIN_DECLS

/**
 * arb_proof_add:
 * @output: the score of a game
 * @report: the record
 * @proof: the proof of that score
 *
 * Adds the member `proof`, and its words after the players. What it says of each of its `editions`:
 *
 * - `id`, and `outcome`: `same` (the same players win), `other`, `parted` (a move is impossible
 * under that edition) or `unfinished`;
 * - `parts-at`: the number of the first impossible move, or `null`;
 * - `winners`, `decided-by` and `scores` by seat, as far as the moves are possible;
 * - `difference`: the first move with another verdict, or `null`: its number (`move`), its `seat`
 * and `text`, its `verdict` under that edition and the `reasons`. If the game diverges at it,
 * `cause` is the id of the switch that alone causes this, if there is one;
 * - `final-table`: the score of the final position by that edition: `winners`, `decided-by`,
 * `scores`.
 */
void arb_proof_add (ArbOutput *output, const ArbReport *report, const ArbScoreProof *proof);

/** arb_proof_say_subtotals: says the points of @seat, with a subtotal for each source. */
void arb_proof_say_subtotals (ArbOutput *player, const ArbReport *report,
                              const ArbScoreProof *proof, guint seat);

G_END_DECLS
