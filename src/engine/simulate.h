/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

#define ARB_MAX_TRIGGERS 16

/**
 * ArbSimulation:
 * @decisions: moves chosen from a list of at least two
 * @moves: all moves, told ones included
 * @turns: turns of all games
 * @games: games played to their end
 * @triggers: how often each trigger of the ruleset had come when a game ended
 * @violation: (nullable): the first invariant that did not hold, and the move of the record after
 *   which it did not, or at which
 *
 * What came of random games. Clear with arb_simulation_clear().
 */
typedef struct
{
  guint64 decisions;
  guint64 moves;
  guint64 turns;
  guint games;
  guint triggers[ARB_MAX_TRIGGERS];
  char *violation;
} ArbSimulation;

/**
 * ArbChecks:
 * @ARB_CHECK_NONE: plays as fast as it can
 * @ARB_CHECK_ALL: conservation, somebody to move and a list of legal moves at every state; at
 *   sampled ones the whole vocabulary against the list, the text form, what is implied, whose
 *   reasons are told, that nothing is asked that does not matter, what is described, and remedies,
 *   which are carried out; at the end the replay of the log
 */
typedef enum
{
  ARB_CHECK_NONE,
  ARB_CHECK_ALL,
} ArbChecks;

/**
 * arb_simulate:
 * @catalogue: the catalogue of the system
 * @options: players and switches; open rules (`ask`) are answered at random
 * @seed: the same seed gives the same game
 * @telling: how much the table tells; with less than all, a second state is told, and every
 *   legal move of the game must be possible there too
 * @checks: which invariants are checked
 * @result: (inout): added to
 * @record: (out) (optional) (nullable) (transfer full): the game, as it was told
 *
 * Plays one whole random game.
 *
 * Returns: whether all invariants held
 */
gboolean arb_simulate (const ArbCatalogue *catalogue, const ArbOptions *options, guint64 seed,
                       ArbTelling telling, ArbChecks checks, ArbSimulation *result,
                       ArbGame **record);

/** arb_simulation_clear: frees what @simulation holds. */
void arb_simulation_clear (ArbSimulation *simulation);

G_END_DECLS
