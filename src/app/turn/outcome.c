/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/outcome.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/session-view.h"
#include "wording/proof.h"

/* @class is %NULL for plain text. */
static GtkWidget *
label_new (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  return label;
}

/* A winner: shape, name and result. */
static GtkWidget *
winner_new (ArbSession *session, guint seat, gint result)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *marker = gtk_image_new ();
  GtkWidget *name = label_new (arb_session_get_player (session, seat), "winner-name");
  g_autofree char *text = g_strdup_printf ("%d", result);
  GtkWidget *number = label_new (text, "winner-number");

  arb_player_marker_image_set (GTK_IMAGE (marker), arb_session_get_marker (session, seat));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (row), marker);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), number);
  return row;
}

void
arb_outcome_show (GtkBox *box, ArbSession *session)
{
  const ArbScoreSheet *sheet;
  g_autofree char *outcome = NULL, *margin = NULL;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (ARB_IS_SESSION (session));

  sheet = arb_session_get_sheet (session);
  outcome = arb_wording_outcome (arb_session_get_wording (session), sheet);
  margin = arb_wording_margin (arb_session_get_wording (session), sheet);
  arb_box_clear (box);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->winners & 1u << seat)
      gtk_box_append (box, winner_new (session, seat, arb_score_sheet_get_best (sheet)));
  gtk_box_append (box, label_new (outcome, NULL));
  if (margin != NULL)
    gtk_box_append (box, label_new (margin, "heading"));
}
