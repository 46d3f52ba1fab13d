/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_add_head: appends to @box the name and the place of @seat, and the tiebreaks that
 * counted.
 */
void arb_score_add_head (GtkBox *box, ArbSession *session, const ArbScoreSheet *sheet, guint seat);

/**
 * arb_score_name_cell: (transfer full): the accessible name of the cell with @text in the row
 * @title, column @seat.
 */
char *arb_score_name_cell (ArbSession *session, guint seat, const char *title, const char *text);

/**
 * arb_score_count_longest_word: the number of letters of @text that a line of @label must keep
 * together.
 */
int arb_score_count_longest_word (GtkWidget *label, const char *text);

/**
 * arb_score_line_new: (transfer floating): a line with @text at the left and @amount at the right.
 */
GtkWidget *arb_score_line_new (const char *text, const char *points, const char *class);

/** arb_score_cards_new: (transfer floating): the cards of which @subtotal consists, a line each. */
GtkWidget *arb_score_cards_new (const ArbWording *wording, const ArbScoreProof *proof,
                                const ArbScoreProofSubtotal *subtotal);

/** arb_score_subtotal_has_cards: whether @subtotal consists of cards, or of several lines. */
gboolean arb_score_subtotal_has_cards (const ArbScoreProof *proof,
                                       const ArbScoreProofSubtotal *subtotal);

G_END_DECLS
