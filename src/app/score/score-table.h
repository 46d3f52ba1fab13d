/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_table_new:
 * @session: a game
 * @proof: its proof
 *
 * Returns: (transfer floating): where the points come from: a row for each source, a column for each
 *   seat, to be read aloud row by row
 */
GtkWidget *arb_score_table_new (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
