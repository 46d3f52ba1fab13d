/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** EmStep: one move, and the states before and after it. */
typedef struct
{
  const EmState *before;
  const EmState *after;
  ArbMove move;
} EmStep;

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
 * @fighters: the id of the result that are fighters
 * @find_kind: (nullable): the kind of a move, of which the verb says @kind
 * @name: names the thing of a deed; it is the first argument of the move until then
 * @count: counts what lies before a seat
 * @add_more: (nullable): adds what else a move brings
 *
 * How a game of this folder is narrated.
 */
typedef struct
{
  const char *fighters;
  const char *(*find_kind) (const EmStep *step, const char *kind);
  void (*name) (const EmStep *step, ArbDeed *deed);
  void (*count) (const EmState *state, guint seat, EmBelongings *belongings);
  void (*add_more) (const EmStep *step, ArbEpisode *episode);
} EmStory;

/** em_narrate_by: does the work of `narrate` of #ArbPresentation. */
gboolean em_narrate_by (const EmStory *story, const EmStep *step, ArbEpisode *episode);

G_END_DECLS
