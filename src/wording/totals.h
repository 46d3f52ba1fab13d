/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/score.h"
#include "wording/wording.h"

G_BEGIN_DECLS

/* The totals of a score sheet, and how the game ended. */

/** arb_wording_seats: (transfer full): “Anna, Ben and Cleo”, of the seats in @seats (bits). */
char *arb_wording_seats (const ArbWording *wording, guint n_seats, guint seats);

/** arb_wording_numbers: (transfer full): “Anna – 31, Ben – 28”, the @numbers of @seats (bits). */
char *arb_wording_numbers (const ArbWording *wording, guint n_seats, guint seats,
                           const gint *numbers);

/** arb_wording_knows_total: whether all points of @seat are known. */
gboolean arb_wording_knows_total (const ArbScoreSheet *sheet, guint seat);

/** arb_wording_knows_totals: whether all points of all seats are known. */
gboolean arb_wording_knows_totals (const ArbScoreSheet *sheet);

/**
 * arb_wording_total_title: (transfer none): what comes before the total of @seat, or of all seats
 * if it is 0: “Total”, or “Known so far” if some of it is not known yet.
 */
const char *arb_wording_total_title (const ArbScoreSheet *sheet, guint seat);

/** arb_wording_total: (transfer full): all points of @seat: “12 + ?” if some are not known yet. */
char *arb_wording_total (const ArbScoreSheet *sheet, guint seat);

/** arb_wording_ending: (transfer none) (nullable): how a game ended other than by its rules. */
const char *arb_wording_ending (const ArbScoreSheet *sheet);

/**
 * arb_wording_left: (transfer full) (nullable): when the player of @seat left, in a few words; %NULL if
 * they stayed.
 */
char *arb_wording_left (const ArbWording *wording, const ArbScoreSheet *sheet, guint seat);

/** arb_wording_absent: (transfer full) (nullable): who left, and when, in sentences. */
char *arb_wording_absent (const ArbWording *wording, const ArbScoreSheet *sheet);

/**
 * arb_wording_stated: (transfer full) (nullable): whose total is the table's word, in a sentence;
 * %NULL if nobody's is.
 */
char *arb_wording_stated (const ArbWording *wording, const ArbScoreSheet *sheet);

G_END_DECLS
