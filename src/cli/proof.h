/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/report.h"
#include "wording/proof.h"

G_BEGIN_DECLS

/**
 * arb_proof_add:
 * @json: the score of a game, open
 * @report: whom the words are for
 * @proof: the proof of that score
 *
 * Adds the member `proof`. What it says of each of its `editions`:
 *
 * - `id`, and `outcome`: `same` (the same players win), `other`, `parted` (the moves lead no further
 *   there) or `unfinished`;
 * - `parts-at`: the number of the first move that could not have been made, or `null`;
 * - `winners`, `decided-by` and `scores` by seat, as far as the moves lead;
 * - `difference`: the first move that is judged otherwise, or `null`: its number (`move`), what it is
 *   (`seat`, `text`), its `verdict` there and the `reasons`. Where the game parts at it, `cause` is
 *   the id of the switch that has it judged so; it is left out where no switch alone does;
 * - `final-table`: what the edition makes of the final table alone: `winners`, `decided-by`,
 *   `scores`.
 */
void arb_proof_add (JsonBuilder *json, const ArbReport *report, const ArbScoreProof *proof);

/** arb_proof_print: writes @proof for people, to be read aloud. */
void arb_proof_print (const ArbReport *report, const ArbScoreProof *proof);

G_END_DECLS
