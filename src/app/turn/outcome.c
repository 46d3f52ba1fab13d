/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/outcome.h"

#include "app/widgets/child-pool.h"
#include "app/widgets/player-marker.h"
#include "wording/proof.h"

static GtkWidget *
label_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* A winner: shape, name and result. */
static GtkWidget *
winner_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *name = label_new ();
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "winner-name");
  gtk_widget_add_css_class (number, "winner-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (row), gtk_image_new ());
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), number);
  return row;
}

static void
show_winner (GtkWidget *row, ArbSession *session, guint seat, gint result)
{
  GtkWidget *marker = gtk_widget_get_first_child (row);
  g_autofree char *number = g_strdup_printf ("%d", result);

  arb_player_marker_image_set (GTK_IMAGE (marker), arb_session_get_marker (session, seat));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (marker)),
                      arb_session_get_player (session, seat));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (row)), number);
}

void
arb_outcome_show (GtkBox *box, ArbSession *session)
{
  ArbChildPool pool;
  const ArbScoreSheet *sheet;
  GtkWidget *label;
  g_autofree char *outcome = NULL, *margin = NULL;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (ARB_IS_SESSION (session));

  sheet = arb_session_get_sheet (session);
  outcome = arb_wording_outcome (arb_session_get_wording (session), sheet);
  margin = arb_wording_margin (arb_session_get_wording (session), sheet);
  pool = arb_child_pool_begin (GTK_WIDGET (box));
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->winners & 1u << seat)
      show_winner (arb_child_pool_next (&pool, "winner", winner_new), session, seat,
                   arb_score_sheet_get_best (sheet));
  gtk_label_set_text (GTK_LABEL (arb_child_pool_next (&pool, "reason", label_new)), outcome);
  if (margin != NULL)
    {
      label = arb_child_pool_next (&pool, "margin", label_new);
      gtk_label_set_text (GTK_LABEL (label), margin);
      gtk_widget_add_css_class (label, "heading");
    }
  arb_child_pool_end (&pool);
}
