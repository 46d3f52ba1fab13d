/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-seat.h"

#include "app/score/score-line.h"
#include "app/widgets/widgets.h"
#include "app/widgets/session-view.h"
#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n.h>

static GtkWidget *
subtotal_new (const ArbWording *wording, const ArbScoreProof *proof,
              const ArbScoreProofSubtotal *subtotal)
{
  g_autofree char *source = arb_wording_sources (wording, subtotal->source);
  g_autofree char *points =
      arb_wording_points_from (&proof->sheet, subtotal->seat, subtotal->source);
  GtkWidget *title = arb_score_line_new (source, points, "number-3");
  GtkWidget *expander;
  g_autofree char *name = NULL;

  if (!arb_score_subtotal_has_cards (proof, subtotal))
    {
      gtk_widget_add_css_class (title, "score-single");
      return title;
    }
  expander = gtk_expander_new (NULL);
  name = arb_words_label (source, points);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  arb_expander_set_child (GTK_EXPANDER (expander), arb_score_cards_new (wording, proof, subtotal));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return expander;
}

static GtkWidget *
head_new (ArbSession *session, const ArbScoreSheet *sheet, guint seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  arb_score_add_head (GTK_BOX (head), session, sheet, seat);
  return head;
}

GtkWidget *
arb_score_seat_new (ArbSession *session, const ArbScoreProof *proof, guint seat)
{
  GtkWidget *panel =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                    GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 3, NULL);
  g_autofree char *points = NULL;
  GtkWidget *total;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "score-panel");
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_session_get_player (session, seat), -1);
  gtk_box_append (GTK_BOX (panel), head_new (session, &proof->sheet, seat));
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      if (subtotal->seat == seat)
        gtk_box_append (GTK_BOX (panel),
                        subtotal_new (arb_session_get_wording (session), proof, subtotal));
    }
  points = arb_wording_total (&proof->sheet, seat);
  total = arb_score_line_new (arb_wording_total_title (&proof->sheet, seat), points, "number-1");
  gtk_widget_add_css_class (total, "score-total");
  gtk_widget_set_vexpand (total, TRUE);
  gtk_widget_set_valign (total, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (panel), total);
  return panel;
}
