/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session.h"

G_BEGIN_DECLS

/* A game that was played without us: only what the seats have at its end is written down. */

/** arb_session_can_count: whether a game of which only the end is known can be written down. */
gboolean arb_session_can_count (ArbSession *self);

/** arb_session_dup_counted: (transfer full): what a seat has so many of, #ArbOption. */
GListModel *arb_session_dup_counted (ArbSession *self);

/** arb_session_dup_picked: (transfer full): the cards a seat can have, #ArbOption. */
GListModel *arb_session_dup_picked (ArbSession *self);

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
 * arb_session_count:
 * @self: a session
 * @counts: (array length=n_counts): what the seats have; cards before what lies on them
 * @n_counts: how many
 * @reason: (out) (optional): why one of them cannot be
 *
 * Writes down, as moves of the table, what the seats have at the end of a game, and ends it. If one
 * of them cannot be, nothing is written.
 *
 * Returns: whether it was written down
 */
gboolean arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                            char **reason);

G_END_DECLS
