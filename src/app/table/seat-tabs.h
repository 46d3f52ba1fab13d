/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_TABS (arb_seat_tabs_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatTabs, arb_seat_tabs, ARB, SEAT_TABS, ArbSessionView)

/**
 * ArbSeatTabs:
 *
 * A row of tabs for windows that show one thing at a time: the turn, a seat, each with its points,
 * or the log. When another player has to decide, the turn is chosen. The
 * signal `chosen` is emitted when the choice has changed.
 */

/** arb_seat_tabs_get_choice: the chosen part of the table. */
ArbTableChoice arb_seat_tabs_get_choice (ArbSeatTabs *self);

/** arb_seat_tabs_choose_turn: chooses the turn. */
void arb_seat_tabs_choose_turn (ArbSeatTabs *self);

/** arb_seat_tabs_hide_scores: hides the scores of @seats, as bits, and no others. */
void arb_seat_tabs_hide_scores (ArbSeatTabs *self, guint seats);

G_END_DECLS
