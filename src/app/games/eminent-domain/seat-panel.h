/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define EM_TYPE_SEAT_PANEL (em_seat_panel_get_type ())
G_DECLARE_FINAL_TYPE (EmSeatPanel, em_seat_panel, EM, SEAT_PANEL, ArbSessionView)

/**
 * EmSeatPanel:
 *
 * One seat: who it is, the points, what is counted, the symbols of the Empire and its planets.
 * Properties: `turned`, whether it stands on its head for who sits opposite; `folded`, whether the
 * planets are left out where not all of them have room, unless the seat decides or is `opened`;
 * `scores-hidden` by the table, `score-hidden` by the seat.
 */

/** em_seat_panel_new: (transfer floating): the panel of @seat, from 1, in @session. */
GtkWidget *em_seat_panel_new (ArbSession *session, guint seat);

G_END_DECLS
