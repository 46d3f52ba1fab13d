/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_seat_new: (transfer floating): a panel with the points of @seat by source and their
 * total; a source unfolds to its cards. `score.count` with the seat asks for another total.
 */
GtkWidget *arb_score_seat_new (ArbSession *session, const ArbScoreProof *proof, guint seat);

/** arb_score_panel_new: (transfer floating): an empty panel, which screen readers call @title. */
GtkWidget *arb_score_panel_new (const char *title, int spacing);

/** arb_score_text_new: (transfer floating): a label for @text that keeps its words together. */
GtkWidget *arb_score_text_new (const char *text);

G_END_DECLS
