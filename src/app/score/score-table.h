/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_SCORE_TABLE (arb_score_table_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreTable, arb_score_table, ARB, SCORE_TABLE, GtkWidget)

/**
 * ArbScoreTable:
 *
 * Where every point comes from: a row for each source, a column for each seat, to be read aloud
 * row by row. Where the columns have no room it is a panel for each seat, the best one first.
 */

/** arb_score_table_new: (transfer floating): the table of a game; @proof must outlive it. */
GtkWidget *arb_score_table_new (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
