/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_score_add_head: puts into @box who @seat is, the place, and what counted at equal points. */
void arb_score_add_head (GtkBox *box, ArbSession *session, const ArbScoreSheet *sheet, guint seat);

/** arb_score_name_cell: (transfer full): what is told of @text in the row @title, of @seat. */
char *arb_score_name_cell (ArbSession *session, guint seat, const char *title, const char *text);

/** arb_score_count_longest_word: how many letters of @text a line keeps together in @label. */
int arb_score_count_longest_word (GtkWidget *label, const char *text);

/** arb_score_line_new: (transfer floating): what it is at the left, how much at the right. */
GtkWidget *arb_score_line_new (const char *text, const char *points, const char *class);

/** arb_score_cards_new: (transfer floating): the cards that @subtotal consists of, a line each. */
GtkWidget *arb_score_cards_new (const ArbWording *wording, const ArbScoreProof *proof,
                                const ArbScoreProofSubtotal *subtotal);

/** arb_score_subtotal_has_cards: whether it consists of cards, or of several lines. */
gboolean arb_score_subtotal_has_cards (const ArbScoreProof *proof,
                                       const ArbScoreProofSubtotal *subtotal);

G_END_DECLS
