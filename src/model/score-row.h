/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_SCORE_ROW (arb_score_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreRow, arb_score_row, ARB, SCORE_ROW, GObject)

/**
 * ArbScoreRow:
 *
 * One source of points of one seat, in words.
 */

/**
 * arb_score_row_new:
 * @seat: whose points
 * @source: (transfer full): where they come from, for a reader
 * @amount: how many
 *
 * Returns: (transfer full): a row of the score sheet
 */
ArbScoreRow *arb_score_row_new (guint seat, char *source, gint amount);

guint arb_score_row_get_seat (ArbScoreRow *self);
const char *arb_score_row_get_source (ArbScoreRow *self);
gint arb_score_row_get_amount (ArbScoreRow *self);

G_END_DECLS
