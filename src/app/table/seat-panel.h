/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_PANEL (arb_seat_panel_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatPanel, arb_seat_panel, ARB, SEAT_PANEL, ArbSessionView)

/**
 * ArbSeatPanel:
 *
 * One seat: who it is, the points, what is counted, and what lies before the player, as the looks of
 * the game have it. Properties: `turned`, whether it stands on its head for who sits opposite;
 * `folded`, whether the cards are left out where not all of them have room, unless the seat decides
 * or is `opened`; `wordless`, whether what pictures say, too, is not said; `beside`, whether what is
 * counted lies beside the cards; `roomy`, whether the cards can be as large as they have room for;
 * `scrolls`, whether the page is as high as they are; `scores-hidden` by the table, `score-hidden` by
 * the seat.
 */

/** arb_seat_panel_new: (transfer floating): the panel of @seat, from 1, in @session. */
GtkWidget *arb_seat_panel_new (ArbSession *session, guint seat);

G_END_DECLS
