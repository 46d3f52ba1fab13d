/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_PANEL (arb_seat_panel_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatPanel, arb_seat_panel, ARB, SEAT_PANEL, ArbSessionView)

/**
 * ArbSeatForm:
 * @wordless: whether words are left out that pictures also express, for people across the table
 * @beside: whether the counters lie beside the cards
 * @roomy: whether the cards become as large as the room allows
 * @scrolls: whether the page grows with the cards
 */
typedef struct
{
  gboolean wordless;
  gboolean beside;
  gboolean roomy;
  gboolean scrolls;
} ArbSeatForm;

/**
 * ArbSeatPanel:
 *
 * One seat: the name, the points, the counters and the cards of the player, drawn by the looks of
 * the game. Properties: `turned`, whether the panel is upside down, for a player who sits opposite;
 * `score-hidden`, whether the score of this seat is hidden.
 */

/** arb_seat_panel_new: (transfer floating): the panel of @seat, from 1, in @session. */
GtkWidget *arb_seat_panel_new (ArbSession *session, guint seat);

/** arb_seat_panel_set_form: sets the form for the room that there is. */
void arb_seat_panel_set_form (ArbSeatPanel *self, const ArbSeatForm *form);

/** arb_seat_panel_hide_scores: sets whether the scores of all seats are hidden. */
void arb_seat_panel_hide_scores (ArbSeatPanel *self, gboolean hidden);

G_END_DECLS
