/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

#define ARB_MAX_TRIGGERS 16

/**
 * ArbSimulation:
 * @decisions: moves chosen from a list of at least two
 * @moves: all moves, with observations
 * @turns: the turns of all games
 * @games: the games that were played to their end
 * @triggers: how often each trigger of the ruleset had been met at the end of a game
 * @violation: (nullable): the first invariant that did not hold, and at or after which move of the
 *   record
 *
 * The results of random games. Clear with arb_simulation_clear().
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
 * @ARB_CHECK_ALL: checks in every state that no card vanishes, that a seat decides, and that there
 *   is a list of legal moves; in sampled states the whole vocabulary against the list, the text
 *   form, implied moves, the seats of reasons, that open questions matter, the description, and
 *   remedies, which are carried out; at the end the replay of the log, what can be recorded after the
 *   end, and that the score does not depend on when facts are recorded
 * @ARB_CHECK_LEAVING: the same, in a game that a player leaves at a random moment
 */
typedef enum
{
  ARB_CHECK_NONE,
  ARB_CHECK_ALL,
  ARB_CHECK_LEAVING,
} ArbChecks;

/**
 * arb_simulate:
 * @catalogue: the catalogue of the system
 * @options: players and switches; open rules (`ask`) are answered at random
 * @seed: the same seed gives the same game
 * @detail: how much the table records; with less than everything, the moves are also applied to a
 *   second state, and every legal move of the game must be possible there too
 * @checks: which invariants are checked
 * @result: (inout): to which the results are added
 * @record: (out) (optional) (nullable) (transfer full): the game, as the table recorded it
 *
 * Plays one whole random game.
 *
 * Returns: whether all invariants held
 */
gboolean arb_simulate (const ArbCatalogue *catalogue, const ArbOptions *options, guint64 seed,
                       ArbRecordDetail detail, ArbChecks checks, ArbSimulation *result,
                       ArbGame **record);

/** arb_simulation_clear: frees what @simulation holds. */
void arb_simulation_clear (ArbSimulation *simulation);

G_END_DECLS
