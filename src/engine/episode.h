/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

/** ARB_MAX_DEEDS: the most deeds that an episode names; what is done beyond them is not named. */
#define ARB_MAX_DEEDS 8

/** ARB_MAX_RESULTS: the most sorts of things that an episode brings. */
#define ARB_MAX_RESULTS 6

/** ARB_RESULT_POINTS: the result of every game: by how much the total of who acts has changed. */
#define ARB_RESULT_POINTS "points"

/**
 * ArbDeed:
 * @id: static id of what is done, like `settles`; its words are `deed.ID`
 * @seat: who does it
 * @number: the number of @what at the table, if it is not known by its name; else 0
 * @what: what it is done with; or %ARB_ARGUMENT_NONE
 * @amount: how much of it
 *
 * One thing that is done in an episode and is worth being named.
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
 * @id: static id of what it brings, like `fighters`; `results` in `look.json` has its icon
 * @amount: how much, for all who act together
 * @each: whether each of them has as much as the others
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
 * @kind: (nullable): static id of what part of a turn it is; its words are `episode.KIND`. %NULL
 *   where its moves speak for themselves
 * @turn: the turn or round to which it belongs
 * @leader: whose turn that is; %ARB_TABLE if it is nobody's
 * @seats: who acts, as bits
 * @subject: what it is about: a role, a card; or %ARB_ARGUMENT_NONE
 * @count: how many cards go with it
 * @rest: how many are left
 * @n_deeds: how many deeds there are
 * @n_results: how many results there are
 * @deeds: what is done, in order
 * @results: what it brings, in order
 * @gained: by how much the total of who acts has changed, if one seat acts alone
 * @totals: the total of each seat after it
 * @triggers: which triggers of the end have come by then, as bits; see #ArbPresentation
 * @triggered: those of them that came in it
 * @ending: whether the end of the game has been triggered by then
 * @ends: whether it was triggered in it
 *
 * A part of a turn: lines of the log that people tell in one sentence.
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

/** arb_episode_add_result: adds @amount of @id to what the one seat that acts gets by it. */
void arb_episode_add_result (ArbEpisode *episode, const char *id, gint amount);

/** arb_episode_add_share: adds what one more of the seats that act gets of @id. */
void arb_episode_add_share (ArbEpisode *episode, const char *id, gint amount);

G_END_DECLS
