/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/score.h"
#include "wording/wording.h"

G_BEGIN_DECLS

/* What decided a game, in sentences. */

/**
 * arb_wording_steps_heading: (transfer none): the heading of the steps, also for an unfinished
 * game.
 */
const char *arb_wording_steps_heading (const ArbScoreSheet *sheet);

/**
 * arb_wording_step:
 * @wording: the wording
 * @sheet: a score sheet
 * @step: one of its steps
 *
 * Returns: (transfer full): one line with the compared number, the numbers of the seats and, after
 *   a tie, who is ahead
 */
char *arb_wording_step (const ArbWording *wording, const ArbScoreSheet *sheet,
                        const ArbScoreStep *step);

/**
 * arb_wording_margin:
 * @wording: the wording
 * @sheet: a score sheet
 *
 * Returns: (transfer full) (nullable): by how much the winners are ahead, and of whom; %NULL if
 *   nobody wins, or if no number decided
 */
char *arb_wording_margin (const ArbWording *wording, const ArbScoreSheet *sheet);

/**
 * arb_wording_ranked: (transfer full): @text after the place of @seat, “2. Ann”; @text alone if the
 * game does not count.
 */
char *arb_wording_ranked (const ArbScoreSheet *sheet, guint seat, const char *text);

/**
 * arb_wording_winners: (transfer full): who wins a finished game, in a few words: “Anna wins”; or that
 * nobody does, or that nobody can say it yet.
 */
char *arb_wording_winners (const ArbWording *wording, const ArbScoreSheet *sheet);

/** arb_wording_outcome: (transfer full): a sentence about who wins and why. */
char *arb_wording_outcome (const ArbWording *wording, const ArbScoreSheet *sheet);

/** arb_wording_decision: (transfer full): the steps that decided the game, one per line. */
char *arb_wording_decision (const ArbWording *wording, const ArbScoreSheet *sheet);

/**
 * arb_wording_tie:
 * @wording: the wording
 * @sheet: the score sheet of a finished game
 * @undecided: (out): whether nobody who is ahead has any of what decides a tie
 *
 * Returns: (transfer full) (nullable): sentences about the players who are ahead with equal points:
 *   who wins and why or, if nobody does yet, who they are; %NULL if one player is ahead, or if nobody
 *   has points
 */
char *arb_wording_tie (const ArbWording *wording, const ArbScoreSheet *sheet, gboolean *undecided);

G_END_DECLS
