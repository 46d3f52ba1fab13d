/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/move.h"

G_BEGIN_DECLS

/** ARB_MAX_DEEDS: the most deeds that an episode names; further ones are not named. */
#define ARB_MAX_DEEDS 8

/** ARB_MAX_RESULTS: the most kinds of results of an episode. */
#define ARB_MAX_RESULTS 6

/**
 * ARB_RESULT_POINTS: the result that every game has: the change of the total of the acting seat.
 */
#define ARB_RESULT_POINTS "points"

/**
 * ArbDeed:
 * @id: static id, like `settles`; its words are `deed.ID`
 * @seat: who does it
 * @number: the number of @what at the table, if its name is unknown; otherwise 0
 * @what: the card or thing, or %ARB_ARGUMENT_NONE
 * @amount: the amount of it
 *
 * One thing that a seat does in an episode.
 */
typedef struct
{
  const char *id;
  guint8 seat;
  guint8 number;
  ArbArgument what;
  gint16 amount;
} ArbDeed;

/**
 * ArbResult:
 * @id: static id, like `fighters`; `results` in `look.json` has its icon
 * @amount: the amount, for all acting seats together
 * @each: whether each of them has the same amount
 */
typedef struct
{
  const char *id;
  gint16 amount;
  guint8 each;
} ArbResult;

/**
 * ArbEpisode:
 * @first: its first line in the log (0 is the first of all)
 * @n: how many lines belong to it
 * @kind: (nullable): static id of the part of a turn; its words are `episode.KIND`. %NULL if the
 *   words of its moves are used
 * @turn: the turn or round to which it belongs
 * @leader: the seat whose turn that is; %ARB_TABLE for none
 * @seats: the acting seats, as bits
 * @subject: a role or card, or %ARB_ARGUMENT_NONE
 * @count: how many cards go with it
 * @rest: how many are left
 * @n_deeds: how many deeds there are
 * @n_results: how many results there are
 * @deeds: what is done, in order
 * @results: its results, in order
 * @gained: the change of the total of the acting seat, if only one acts
 * @totals: the total of each seat after it
 * @triggers: the triggers of the end that have been met by then, as bits; see #ArbPresentation
 * @triggered: those of them that were met in it
 * @ending: whether the end of the game has been triggered by then
 * @ends: whether it was triggered in it
 *
 * A part of a turn: lines of the log that people would describe in one sentence.
 */
typedef struct
{
  guint first;
  guint n;
  const char *kind;
  guint16 turn;
  guint8 leader;
  guint8 seats;
  ArbArgument subject;
  guint16 count;
  guint16 rest;
  guint8 n_deeds;
  guint8 n_results;
  ArbDeed deeds[ARB_MAX_DEEDS];
  ArbResult results[ARB_MAX_RESULTS];
  gint16 gained;
  gint16 totals[ARB_MAX_SEATS + 1];
  guint16 triggers;
  guint16 triggered;
  guint8 ending;
  guint8 ends;
} ArbEpisode;

/** arb_episode_add_deed: adds @deed, or its amount to that of the same deed before. */
void arb_episode_add_deed (ArbEpisode *episode, const ArbDeed *deed);

/** arb_episode_add_result: adds @amount of @id to the results of the only acting seat. */
void arb_episode_add_result (ArbEpisode *episode, const char *id, gint amount);

/** arb_episode_add_share: adds the result of one more of the acting seats. */
void arb_episode_add_share (ArbEpisode *episode, const char *id, gint amount);

G_END_DECLS
