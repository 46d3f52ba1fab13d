/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_VIEW (arb_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatView, arb_seat_view, ARB, SEAT_VIEW, GObject)

/**
 * ArbSeatView:
 *
 * A game as one seat sees it, with what it told privately: only for the eyes of that player. It
 * shows the game as it stood when the view was made, and refers to the session for words.
 */

/** arb_seat_view_new: (transfer full): the game of @session as @seat sees it now. */
ArbSeatView *arb_seat_view_new (ArbSession *session, guint seat);

/**
 * arb_seat_view_dup_told:
 * @self: a view
 *
 * Returns: (transfer full): what the seat told privately, the last first, #ArbLogLine; their
 *   numbers are those of the log. What proved wrong is struck, and its reason says why.
 */
GListModel *arb_seat_view_dup_told (ArbSeatView *self);

/** arb_seat_view_dup_zones: (transfer full): what lies before the seat, #ArbZone. */
GListModel *arb_seat_view_dup_zones (ArbSeatView *self);

/**
 * arb_seat_view_dup_knowledge:
 * @self: a view
 *
 * Returns: (transfer full): as arb_session_dup_knowledge(), with what the seat alone knows
 */
GListModel *arb_seat_view_dup_knowledge (ArbSeatView *self);

/**
 * arb_seat_view_dup_identities:
 * @self: a view
 * @number: the number of a card of the seat that lies face down
 *
 * Returns: (transfer full): the statements that say which card it is, #ArbChoice: one for each that
 *   it can be; empty if the system has no such statement
 */
GListModel *arb_seat_view_dup_identities (ArbSeatView *self, guint number);

/** arb_seat_view_find_identity: the line of the log in which the seat said which card @number is,
 * 1 is the first; 0 if it did not, or that proved wrong. */
guint arb_seat_view_find_identity (ArbSeatView *self, guint number);

/** arb_seat_view_judge: (transfer full): @move with the verdict it would meet, for this seat. */
ArbChoice *arb_seat_view_judge (ArbSeatView *self, ArbMove move);

G_END_DECLS
