/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_seat_new: (transfer floating): a panel with the points of @seat by source and their
 * total; a source unfolds to its cards.
 */
GtkWidget *arb_score_seat_new (ArbSession *session, const ArbScoreProof *proof, guint seat);

/**
 * arb_score_count_longest_word: the number of letters of @text that a line of @label must keep
 * together.
 */
int arb_score_count_longest_word (GtkWidget *label, const char *text);

G_END_DECLS
