/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score-seat.h"

#include "app/session-view.h"
#include "wording/proof.h"

#include <glib/gi18n.h>

static char *
word_place (ArbSession *session, const ArbScoreSheet *sheet, guint seat)
{
  g_autofree char *place = NULL;
  g_autofree char *tiebreak = NULL;

  if (!sheet->finished)
    return g_strdup (_ ("so far"));
  place = sheet->winners & 1u << seat ? g_strdup (_ ("winner"))
                                      : g_strdup_printf (_ ("place %d"), sheet->ranks[seat]);
  if (sheet->n_steps < 2 || sheet->tiebreaks[seat] < 0)
    return g_steal_pointer (&place);
  tiebreak = arb_session_dup_word (session, "tiebreak");
  /* Translators: “place 2 · Resources and fighters: 4” */
  return g_strdup_printf (_ ("%s · %s: %d"), place, tiebreak, sheet->tiebreaks[seat]);
}

/* What it is at the left, how much at the right. */
static GtkWidget *
line_new (const char *text, gint amount, const char *class)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *digits = g_strdup_printf ("%d", amount);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *number = gtk_label_new (digits);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (number, "numeric");
  if (class != NULL)
    gtk_widget_add_css_class (number, class);
  gtk_widget_set_hexpand (line, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), number);
  return line;
}

static GtkWidget *
cards_new (const ArbWording *wording, const ArbProof *proof, const ArbProofSubtotal *subtotal)
{
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (cards, "score-cards");
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &proof->sheet.lines[i];
      g_autofree char *card = NULL;

      if (line->seat != subtotal->seat || line->source != subtotal->source)
        continue;
      card = line->subject != ARB_ARGUMENT_NONE ? arb_wording_argument (wording, line->subject)
                                                : arb_wording_id (wording, line->source);
      gtk_box_append (GTK_BOX (cards), line_new (card, line->amount, NULL));
    }
  return cards;
}

/* Whether there is something to unfold: a card, or several lines. */
static gboolean
has_cards (const ArbProof *proof, const ArbProofSubtotal *subtotal)
{
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &proof->sheet.lines[i];

      if (line->seat == subtotal->seat && line->source == subtotal->source
          && line->subject != ARB_ARGUMENT_NONE)
        return TRUE;
    }
  return subtotal->n_lines > 1;
}

static GtkWidget *
subtotal_new (const ArbWording *wording, const ArbProof *proof, const ArbProofSubtotal *subtotal)
{
  g_autofree char *source = arb_wording_id (wording, subtotal->source);
  GtkWidget *title = line_new (source, subtotal->amount, "number-3");
  GtkWidget *expander;
  g_autofree char *name = NULL;

  if (!has_cards (proof, subtotal))
    {
      gtk_widget_add_css_class (title, "score-single");
      return title;
    }
  expander = gtk_expander_new (NULL);
  /* Translators: where points come from, and how many: “Planets: 10” */
  name = g_strdup_printf (C_ ("points", "%s: %d"), source, subtotal->amount);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  gtk_expander_set_child (GTK_EXPANDER (expander), cards_new (wording, proof, subtotal));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return expander;
}

static GtkWidget *
head_new (ArbSession *session, const ArbScoreSheet *sheet, guint seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *place = word_place (session, sheet, seat);
  GtkWidget *label = gtk_label_new (place);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "label");
  gtk_box_append (GTK_BOX (head), arb_seat_heading_new (session, seat));
  gtk_box_append (GTK_BOX (head), label);
  return head;
}

GtkWidget *
arb_score_seat_new (ArbSession *session, const ArbProof *proof, guint seat)
{
  GtkWidget *panel =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                    GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 3, NULL);
  GtkWidget *total;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "score-panel");
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_session_get_player (session, seat), -1);
  gtk_box_append (GTK_BOX (panel), head_new (session, &proof->sheet, seat));
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbProofSubtotal *subtotal = &g_array_index (proof->subtotals, ArbProofSubtotal, i);

      if (subtotal->seat == seat)
        gtk_box_append (GTK_BOX (panel),
                        subtotal_new (arb_session_get_wording (session), proof, subtotal));
    }
  total = line_new (_ ("Total"), proof->sheet.totals[seat], "number-1");
  gtk_widget_add_css_class (total, "score-total");
  gtk_widget_set_vexpand (total, TRUE);
  gtk_widget_set_valign (total, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (panel), total);
  return panel;
}
