/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * ArbSeatView:
 *
 * A game as one seat sees it, with its private lines: only that player may see it. The view does
 * not follow the game, and uses the wording of the session.
 */
typedef struct _ArbSeatView ArbSeatView;

/** arb_seat_view_new: (transfer full): the game of @session as @seat sees it now. */
ArbSeatView *arb_seat_view_new (ArbSession *session, guint seat);

/** arb_seat_view_free: frees @self. */
void arb_seat_view_free (ArbSeatView *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbSeatView, arb_seat_view_free)

/**
 * arb_seat_view_dup_private_lines: (transfer full): the private lines of the seat, the last first,
 * #ArbLogLine; their numbers are those of the log. Lines that proved wrong are struck, with the
 * reason.
 */
GListModel *arb_seat_view_dup_private_lines (ArbSeatView *self);

/** arb_seat_view_dup_zones: (transfer full): the cards before the seat, #ArbZone. */
GPtrArray *arb_seat_view_dup_zones (ArbSeatView *self);

/**
 * arb_seat_view_dup_knowledge: (transfer full): the same as arb_session_dup_knowledge(), with the
 * private knowledge of the seat.
 */
GPtrArray *arb_seat_view_dup_knowledge (ArbSeatView *self);

/**
 * arb_seat_view_dup_identities: (transfer full): the moves that identify card @number of the seat,
 * which lies face down, #ArbChoice, one for each card that it can be; empty if the system has no
 * such verb.
 */
GPtrArray *arb_seat_view_dup_identities (ArbSeatView *self, guint number);

/**
 * arb_seat_view_find_identity: the line of the log by which the seat privately identified card
 * @number, 1 is the first; 0 if there is none or it proved wrong.
 */
guint arb_seat_view_find_identity (ArbSeatView *self, guint number);

/** arb_seat_view_judge: (transfer full): @move with its verdict for this seat. */
ArbChoice *arb_seat_view_judge (ArbSeatView *self, ArbMove move);

G_END_DECLS
