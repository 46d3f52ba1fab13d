/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/faces.h"

G_BEGIN_DECLS

/*
 * What the table says of the faces of cards: `planet-05 shows shield 3`. One verb serves every game;
 * what it can say follows from the fields that the ruleset declares.
 */

/**
 * ARB_VERB_SHOWS: the verb of a game with features; what its three arguments can be.
 */
#define ARB_VERB_SHOWS(cards, features, values) \
  { \
    .name = "shows", .kind = ARB_VERB_TABLE, .infix = TRUE, \
    .slots = { ARB_MUST (cards), ARB_MUST (features), ARB_MUST (values) }, \
    .episode = "faces", .why_not = arb_shows_why_not, .apply = arb_shows_apply, \
  }

/** arb_shows_why_not: `why_not` of the verb. */
void arb_shows_why_not (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** arb_shows_apply: `apply` of the verb. */
void arb_shows_apply (ArbState *state, ArbMove move, ArbAdjustments *adjustments);

/** arb_shows_take: carries @move out if nothing is against it and it says something new; returns whether. */
gboolean arb_shows_take (ArbState *state, ArbMove move);

/** arb_shows: whether @move says what is printed on a card. */
gboolean arb_shows (const ArbRuleset *ruleset, ArbMove move);

/**
 * arb_shows_same_list: whether two such moves speak of the same list of a card, in which nicks are
 * counted: what was said of it is taken for the whole.
 */
gboolean arb_shows_same_list (const ArbState *state, ArbMove move, ArbMove other);

/** arb_shows_move: the move that says that @card shows @value of @feature. */
ArbMove arb_shows_move (const ArbRuleset *ruleset, ArbArgument card, guint feature, guint value);

/** arb_shows_is_known: whether @feature of @card is known, as far as the card has it. */
gboolean arb_shows_is_known (const ArbState *state, ArbArgument card, guint feature);

/**
 * arb_shows_count: how many times @card shows @nick of the list of which @feature speaks, see
 * arb_face_count().
 */
guint arb_shows_count (const ArbState *state, ArbArgument card, guint feature, guint nick);

/** arb_shows_list: adds the moves that can say what @feature of @card shows: those not refused. */
void arb_shows_list (const ArbState *state, ArbArgument card, guint feature, ArbMoves *moves);

/** arb_shows_add_unknown: makes the verdict depend on an unknown feature of @card. */
void arb_shows_add_unknown (const ArbState *state, ArbVerdict *verdict, ArbArgument card,
                            guint feature);

/** arb_shows_misses_any: whether anything that a card shows is unknown. */
gboolean arb_shows_misses_any (const ArbState *state);

G_END_DECLS
