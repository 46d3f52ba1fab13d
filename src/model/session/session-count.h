/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/* For a game that was played without the program: records only what the seats have at its end. */

/**
 * arb_session_dup_counted: (transfer full): the things of which a seat has a number, #ArbOption.
 */
GPtrArray *arb_session_dup_counted (ArbSession *self);

/** arb_session_dup_picked: (transfer full): the cards that a seat can have, #ArbOption. */
GPtrArray *arb_session_dup_picked (ArbSession *self);

/**
 * arb_session_gives_points: whether @what, an option of arb_session_dup_counted(), gives points;
 * something without points may still break a tie.
 */
gboolean arb_session_gives_points (ArbSession *self, ArbArgument what);

/**
 * arb_catalogue_can_count: whether a game of @catalogue can be recorded of which only the end is
 * known; other games cannot be counted.
 */
gboolean arb_catalogue_can_count (const ArbCatalogue *catalogue);

/**
 * ArbHolding:
 * @seat: a seat, from 1
 * @what: the thing or card, an option of arb_session_dup_counted() or arb_session_dup_picked()
 * @amount: the number of them
 */
typedef struct
{
  guint seat;
  ArbArgument what;
  guint amount;
} ArbHolding;

/**
 * arb_session_score_count: sets @sheet to the score with the holdings @counts; nothing is recorded,
 * and impossible holdings are skipped.
 */
void arb_session_score_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                              ArbScoreSheet *sheet);

/**
 * arb_session_count: records as moves of the table what the seats have at the end of a game,
 * @counts, and ends the game. If one holding is impossible, it records nothing, and sets @reason
 * (out, optional) to which one, and why.
 *
 * Returns: whether it was recorded
 */
gboolean arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                            char **reason);

G_END_DECLS
