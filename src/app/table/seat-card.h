/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_CARD (arb_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatCard, arb_seat_card, ARB, SEAT_CARD, ArbSessionView)

/**
 * ArbSeatCard:
 *
 * One player's side of the table: name, points, counters, and where the cards lie.
 */

/** arb_seat_card_new: (transfer floating): the card of @seat, counted from 1. */
GtkWidget *arb_seat_card_new (ArbSession *session, guint seat);

G_END_DECLS
