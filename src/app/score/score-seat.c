/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-seat.h"

#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/session-result.h"
#include "wording/proof.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* No word on a card is longer than this, so such words are never broken. Larger text keeps together
 * as many letters as have room on a phone. */
#define LONGEST_WORD 16

/* So many times as large as usual. */
#define LARGE_TEXT 1.5

static const char *const places[] = {
  /* Translators: a player's place at the end of the game. */
  NC_ ("place", "1st"), NC_ ("place", "2nd"), NC_ ("place", "3rd"),
  NC_ ("place", "4th"), NC_ ("place", "5th"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (places) == ARB_MAX_SEATS);

static const char *
get_place (const ArbScoreSheet *sheet, guint seat)
{
  if (sheet->winners & 1u << seat)
    return _ ("winner");
  if (!sheet->counts)
    return _ ("does not count");
  return g_dpgettext2 (GETTEXT_PACKAGE, "place", places[sheet->ranks[seat] - 1]);
}

static char *
dup_place (ArbSession *session, const ArbScoreSheet *sheet, guint seat)
{
  const char *place;
  g_autofree char *tiebreak = NULL;

  if (sheet->left[seat] != 0)
    return arb_wording_left (arb_session_get_wording (session), sheet, seat);
  if (!sheet->finished)
    return g_strdup (_ ("so far"));
  place = get_place (sheet, seat);
  if (sheet->n_steps < 2 || sheet->tiebreaks[seat] < 0)
    return g_strdup (place);
  tiebreak = arb_session_dup_word (session, "tiebreak");
  /* Translators: “2nd · Resources and fighters: 4” */
  return g_strdup_printf (_ ("%s · %s: %d"), place, tiebreak, sheet->tiebreaks[seat]);
}

GtkWidget *
arb_score_panel_new (const char *title, int spacing)
{
  GtkWidget *panel =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                    GTK_ACCESSIBLE_ROLE_GROUP, "spacing", spacing, NULL);

  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "score-panel");
  arb_widget_set_accessible_name (panel, title);
  return panel;
}

GtkWidget *
arb_score_text_new (const char *text)
{
  GtkWidget *label = arb_text_line_new (text, NULL);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong longest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, g_utf8_strlen (words[i], -1));
  longest = (glong) MIN ((double) longest, LONGEST_WORD / arb_widget_get_text_scale (label));
  gtk_label_set_width_chars (GTK_LABEL (label), (int) longest);
  return label;
}

/* Makes a line with @text at the left and @points at the right. */
static GtkWidget *
line_new (const char *text, const char *points, const char *class)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = arb_score_text_new (text);
  GtkWidget *number = gtk_label_new (points);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (number, GTK_ALIGN_END);
  gtk_widget_set_valign (number, GTK_ALIGN_END);
  gtk_widget_add_css_class (number, "numeric");
  if (class != NULL)
    gtk_widget_add_css_class (number, class);
  gtk_widget_set_hexpand (line, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), number);
  return line;
}

/* Makes a line for each card of which @subtotal consists. */
static GtkWidget *
cards_new (const ArbWording *wording, const ArbScoreProof *proof,
           const ArbScoreProofSubtotal *subtotal)
{
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (cards, "score-cards");
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &proof->sheet.lines[i];
      g_autofree char *card = NULL;
      g_autofree char *points = arb_wording_points (line);

      if (line->seat != subtotal->seat || line->source != subtotal->source)
        continue;
      card = line->subject != ARB_ARGUMENT_NONE ? arb_wording_argument (wording, line->subject)
                                                : arb_wording_id (wording, line->source);
      gtk_box_append (GTK_BOX (cards), line_new (card, points, NULL));
    }
  return cards;
}

/* Whether @subtotal consists of cards, or of several lines. */
static gboolean
has_cards (const ArbScoreProof *proof, const ArbScoreProofSubtotal *subtotal)
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
subtotal_new (const ArbWording *wording, const ArbScoreProof *proof,
              const ArbScoreProofSubtotal *subtotal)
{
  g_autofree char *source = arb_wording_sources (wording, subtotal->source);
  g_autofree char *points =
      arb_wording_points_from (&proof->sheet, subtotal->seat, subtotal->source);
  GtkWidget *title = line_new (source, points, "number-3");
  GtkWidget *expander;
  g_autofree char *name = NULL;

  if (!has_cards (proof, subtotal))
    {
      gtk_widget_add_css_class (title, "score-single");
      return title;
    }
  expander = gtk_expander_new (NULL);
  name = arb_words_label (source, points);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  arb_expander_set_child (GTK_EXPANDER (expander), cards_new (wording, proof, subtotal));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  arb_widget_set_accessible_name (expander, name);
  return expander;
}

static GtkWidget *
head_new (ArbSession *session, const ArbScoreSheet *sheet, guint seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *place = dup_place (session, sheet, seat);

  gtk_box_append (GTK_BOX (head), arb_seat_heading_new (session, seat));
  gtk_box_append (GTK_BOX (head), arb_text_line_new (place, "label"));
  return head;
}

/* Makes a button for people who have counted another total. */
static GtkWidget *
count_button_new (ArbSession *session, guint seat)
{
  const char *words = _ ("We Counted…");
  GtkWidget *button = gtk_button_new_with_label (words);
  g_autofree char *name = arb_words_label (arb_session_get_player (session, seat), words);

  g_object_set (gtk_button_get_child (GTK_BUTTON (button)), "wrap", TRUE, "wrap-mode",
                PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "score.count");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "count-total");
  arb_widget_set_accessible_name (button, name);
  return button;
}

GtkWidget *
arb_score_seat_new (ArbSession *session, const ArbScoreProof *proof, guint seat)
{
  GtkWidget *panel = arb_score_panel_new (arb_session_get_player (session, seat), 3);
  g_autofree char *points = arb_wording_total (&proof->sheet, seat);
  GtkWidget *total = line_new (arb_wording_total_title (&proof->sheet, seat), points, "number-1");

  gtk_box_append (GTK_BOX (panel), head_new (session, &proof->sheet, seat));
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      if (subtotal->seat == seat)
        gtk_box_append (GTK_BOX (panel),
                        subtotal_new (arb_session_get_wording (session), proof, subtotal));
    }
  /* “15 + ?” has no room beside words as large as that on a phone. */
  if (arb_widget_get_text_scale (total) >= LARGE_TEXT)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (total), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (total, "score-total");
  gtk_widget_set_vexpand (total, TRUE);
  gtk_widget_set_valign (total, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (panel), total);
  if (arb_session_takes_words (session))
    gtk_box_append (GTK_BOX (panel), count_button_new (session, seat));
  return panel;
}
