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
 * A row of tabs, one for each seat with its points, for windows that show one seat at a time. When
 * another player has to decide, that seat and its turn are chosen. Property `scores-hidden`. The
 * signal `chosen` is emitted when somebody taps a tab, even the chosen one (its argument is %TRUE
 * then), and when the program changes the choice.
 */

/** arb_seat_tabs_get_choice: the chosen part of the table. */
ArbTableChoice arb_seat_tabs_get_choice (ArbSeatTabs *self);

/**
 * arb_seat_tabs_set_alone: sets whether turn and seat do not have room beside each other either;
 * then there are tabs for the turn and the log, too.
 */
void arb_seat_tabs_set_alone (ArbSeatTabs *self, gboolean alone);

/** arb_seat_tabs_hide_score: sets whether only the score of @seat is hidden. */
void arb_seat_tabs_hide_score (ArbSeatTabs *self, guint seat, gboolean hidden);

G_END_DECLS
