/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/* A game that was played without us: only what the seats have at its end is written down. */

/** arb_session_can_count: whether a game of which only the end is known can be written down. */
gboolean arb_session_can_count (ArbSession *self);

/** arb_session_dup_counted: (transfer full): what a seat has so many of, #ArbOption. */
GListModel *arb_session_dup_counted (ArbSession *self);

/** arb_session_dup_picked: (transfer full): the cards a seat can have, #ArbOption. */
GListModel *arb_session_dup_picked (ArbSession *self);

/**
 * arb_session_gives_points:
 * @self: a session
 * @what: what is counted, an option of arb_session_dup_counted()
 *
 * Returns: whether having it gives points; what gives none may still break a tie
 */
gboolean arb_session_gives_points (ArbSession *self, ArbArgument what);

/** arb_catalogue_can_count: whether games of @catalogue can be counted, see arb_session_can_count(). */
gboolean arb_catalogue_can_count (const ArbCatalogue *catalogue);

/**
 * ArbHolding:
 * @seat: a seat, from 1
 * @what: what it has, an option of arb_session_dup_counted() or arb_session_dup_picked()
 * @amount: how many
 */
typedef struct
{
  guint seat;
  ArbArgument what;
  guint amount;
} ArbHolding;

/**
 * arb_session_score_count:
 * @self: a session
 * @counts: (array length=n_counts): as for arb_session_count()
 * @n_counts: how many
 * @sheet: (out): what it is worth; nothing is written down, and what cannot be is passed over
 */
void arb_session_score_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                              ArbScoreSheet *sheet);

/**
 * arb_session_count:
 * @self: a session
 * @counts: (array length=n_counts): what the seats have
 * @n_counts: how many
 * @reason: (out) (optional): whose holding cannot be, and why
 *
 * Writes down, as moves of the table, what the seats have at the end of a game, and ends it. If one
 * of them cannot be, nothing is written.
 *
 * Returns: whether it was written down
 */
gboolean arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                            char **reason);

G_END_DECLS
