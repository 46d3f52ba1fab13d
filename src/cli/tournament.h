/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/checks/simulate.h"
#include "store/document.h"

G_BEGIN_DECLS

/**
 * ArbTournament:
 * @document: an empty game with the players and options of all games
 * @variants: (nullable): ids of its variants
 * @switches: (nullable): its house rules, `KEY=VALUE`
 * @games: the number of games
 * @jobs: the number of threads
 * @first_seed: the seed of the first game; each following game has the next seed
 * @leaving: whether a player leaves each game
 * @detail: how much the tables record
 * @folder: (nullable): the folder in which each game is recorded
 * @sum: (out): the sum of all results; its violation is that of the lowest seed
 * @seed: (out): the seed of that violation
 * @n_violations: (out): the number of games in which an invariant did not hold
 * @seconds: (out): the duration
 * @error: (out) (nullable): the error, if a record could not be written
 *
 * Many random games. Clear with arb_tournament_clear().
 */
typedef struct
{
  ArbDocument *document;
  const char *const *variants;
  const char *const *switches;
  guint games;
  guint jobs;
  guint64 first_seed;
  ArbRecordDetail detail;
  gboolean leaving;
  const char *folder;

  ArbSimulation sum;
  guint64 seed;
  guint n_violations;
  double seconds;
  GError *error;
} ArbTournament;

/** arb_tournament_play: plays all games. The results do not depend on @jobs. */
void arb_tournament_play (ArbTournament *tournament);

/** arb_tournament_clear: frees the results. */
void arb_tournament_clear (ArbTournament *tournament);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbTournament, arb_tournament_clear)

G_END_DECLS
