/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/* The parts of a turn; see `episode.` in rules.json. */
#define EM_EPISODE_SKIP "skip"
#define EM_EPISODE_ACTION "action"
#define EM_EPISODE_LEAD "lead"
#define EM_EPISODE_FOLLOW "follow"
#define EM_EPISODE_DISSENT "dissent"
#define EM_EPISODE_PASS "pass" /* neither follows nor dissents */
#define EM_EPISODE_CLEANUP "cleanup"
#define EM_EPISODE_NO_DISCARD "no-discard"
#define EM_EPISODE_DEEDS "deeds"
#define EM_EPISODE_MORE "more"
#define EM_EPISODE_FACES "faces" /* the table says what cards show */

/** EmStep: one move, and the states before and after it. */
typedef struct
{
  const EmState *before;
  const EmState *after;
  ArbMove move;
} EmStep;

/**
 * EmPart:
 * @kind: (nullable): the part of a turn that a verb begins where it does not go on with one
 * @deed: (nullable): the deed that it is
 */
typedef struct
{
  const char *kind;
  const char *deed;
} EmPart;

/** EmBelongings: what lies before a seat, so that a difference is what a move brings. */
typedef struct
{
  gint fighters;
  gint resources;
  gint colonies;
  gint planets;
} EmBelongings;

/**
 * EmStory:
 * @parts: of the verbs that only this game has
 * @fighters: the id of the result that are fighters
 * @find_kind: (nullable): the kind of a move, of which the verb says @kind
 * @name: names the thing of a deed; it is the first argument of the move until then
 * @count: counts what lies before a seat
 * @add_more: (nullable): adds what else a move brings
 *
 * How a game of this folder is told.
 */
typedef struct
{
  const EmPart *parts;
  const char *fighters;
  const char *(*find_kind) (const EmStep *step, const char *kind);
  void (*name) (const EmStep *step, ArbDeed *deed);
  void (*count) (const EmState *state, guint seat, EmBelongings *belongings);
  void (*add_more) (const EmStep *step, ArbEpisode *episode);
} EmStory;

/** em_tell: does the work of `narrate` of #ArbPresentation. */
gboolean em_tell (const EmStory *story, const EmStep *step, ArbEpisode *episode);

/** em_narrate: see #ArbPresentation. */
gboolean em_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                     ArbEpisode *episode);

/** em_leader: see #ArbPresentation. */
guint em_leader (const ArbState *state);

G_END_DECLS
