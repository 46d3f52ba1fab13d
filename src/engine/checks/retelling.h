/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"
#include "engine/core/random.h"

G_BEGIN_DECLS

/**
 * arb_retelling_find_problem:
 * @game: a finished game
 * @random: where the order comes from
 *
 * Records @game again, but the facts that may be recorded at any time (see #ArbPlayout) in another
 * order and at other moments: before the first move, between the moves, or after the end. Every move
 * must be possible as before, unless the game turns out to have ended before it, and the score sheet
 * must be the same. A fact comes at the latest when a move needs it.
 *
 * Returns: (nullable): the invariant that does not hold; static
 */
const char *arb_retelling_find_problem (const ArbGame *game, ArbRandom *random);

/**
 * arb_late_find_problem:
 * @state: a state in which the game is over
 *
 * Checks that only decisions are refused after the end: no observation and no adjustment that the
 * notation has may be refused because the game is over.
 *
 * Returns: (nullable): the invariant that does not hold; static
 */
const char *arb_late_find_problem (const ArbState *state);

G_END_DECLS
