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
 * The seats in a row, each with its points, of which one is chosen: where one only is shown.
 * When somebody else decides, he is chosen, and his turn. Property `scores-hidden`; signal
 * `chosen`, when somebody taps a tab, also the one that is chosen (its argument is %TRUE), and when
 * the choice becomes another one by itself.
 */

/** arb_seat_tabs_get_choice: what is to be shown. */
ArbTableChoice arb_seat_tabs_get_choice (ArbSeatTabs *self);

/**
 * arb_seat_tabs_set_alone: whether not even turn and seat have room beside each other; they and
 * the log are chosen from, too.
 */
void arb_seat_tabs_set_alone (ArbSeatTabs *self, gboolean alone);

/** arb_seat_tabs_hide_score: whether the score of @seat alone is hidden. */
void arb_seat_tabs_hide_score (ArbSeatTabs *self, guint seat, gboolean hidden);

G_END_DECLS
