/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/** ArbFinaleFactKind: what a fact about a game that is over is about, in the order of the page. */
typedef enum
{
  ARB_FINALE_LEAD,   /* the source in which the winner is ahead the most */
  ARB_FINALE_CHANGE, /* who was the last to take the lead */
  ARB_FINALE_TURN,   /* the greatest gain in one turn */
  ARB_FINALE_ENDING, /* what brought the end; rule %ARB_RULE_OVER says more */
  ARB_FINALE_TABLE,  /* what the table said about the end and the points */
  ARB_FINALE_RULINGS, /* rulings and adjustments */
} ArbFinaleFactKind;

/**
 * ArbFinaleFact:
 * @kind: what it is about
 * @title: a few words for that
 * @text: the fact, in one or several lines
 */
typedef struct
{
  ArbFinaleFactKind kind;
  const char *title;
  char *text;
} ArbFinaleFact;

/**
 * ArbFinalePlace:
 * @seat: whose place it is
 * @rank: “1”; a dash if nobody has a place, or if the player has left
 * @total: the points, as far as they are known
 * @gap: (nullable): how many points the best player is ahead: “−2”
 */
typedef struct
{
  guint seat;
  char *rank;
  char *total;
  char *gap;
} ArbFinalePlace;

/**
 * ArbFinaleFigure:
 * @number: a number
 * @unit: what it counts: “rounds”
 */
typedef struct
{
  char *number;
  const char *unit;
} ArbFinaleFigure;

/**
 * ArbFinale:
 * @proof: the score, without other editions
 * @title: who wins: “Kenji wins”; that nobody does, or that nobody can say it yet
 * @text: (nullable): which rule decided, and by how much
 * @number: (nullable): the result of the winners; “?” as long as nobody can say who wins
 * @sources: (element-type utf8): ids of where points come from, in their order
 * @places: (element-type ArbFinalePlace): the best first
 * @facts: (element-type ArbFinaleFact): facts only: nothing says why somebody won
 * @figures: (element-type ArbFinaleFigure): how long the game was, as far as that is known
 *
 * What is said about a game that is over. Free with arb_finale_free().
 */
typedef struct
{
  ArbScoreProof *proof;
  char *title;
  char *text;
  char *number;
  GPtrArray *sources;
  GArray *places;
  GArray *facts;
  GArray *figures;
} ArbFinale;

/** arb_finale_new: (transfer full): the finale of @session, which is over. It replays the game. */
ArbFinale *arb_finale_new (ArbSession *session);

/** arb_finale_free: frees @self. %NULL is allowed. */
void arb_finale_free (ArbFinale *self);

/** arb_finale_get_points: the points that @seat has from the @source with this index. */
gint arb_finale_get_points (const ArbFinale *self, guint seat, guint source);

/**
 * arb_finale_count_tied: how many places from @place on, 0 is the best, have the same rank and are
 * revealed together; 0 behind the last place.
 */
guint arb_finale_count_tied (const ArbFinale *self, guint place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbFinale, arb_finale_free)

G_END_DECLS
