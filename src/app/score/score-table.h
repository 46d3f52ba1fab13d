/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_table_new: (transfer floating): a table of the points, with a row for each source and a
 * column for each seat; screen readers read it row by row.
 */
GtkWidget *arb_score_table_new (ArbSession *session, const ArbScoreProof *proof);

/**
 * arb_score_rounds_new: (transfer floating): the numbers of the chart as a table for screen
 * readers, with a row for each round.
 */
GtkWidget *arb_score_rounds_new (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
