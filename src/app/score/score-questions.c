/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-questions.h"

#include "app/score/score-seat.h"
#include "app/score/total-dialog.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/log-line.h"
#include "model/session/offer-item.h"
#include "model/session/session-result.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define ANSWER_WIDTH 150
#define PLAYER_WIDTH 250

/* Adds a panel with @heading. Returns the box for its buttons. */
static GtkBox *
add_panel (GtkBox *box, const char *heading, gint width)
{
  GtkWidget *panel = arb_score_panel_new (heading, 6);
  GtkWidget *buttons =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (width, 0, 6), NULL);

  gtk_widget_add_css_class (panel, "asked");
  gtk_box_append (GTK_BOX (panel), arb_text_line_new (heading, "heading"));
  gtk_box_append (GTK_BOX (panel), buttons);
  gtk_box_append (box, panel);
  return GTK_BOX (buttons);
}

static void
add_answer (GtkBox *buttons, ArbOfferItem *item)
{
  GtkWidget *label = gtk_label_new (item->amount);
  GtkWidget *button =
      g_object_new (GTK_TYPE_BUTTON, "child", label, "action-name", "score.answer", NULL);

  g_object_set (label, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    arb_offer_item_get_choice (item)->text);
  gtk_widget_add_css_class (button, "finger");
  gtk_box_append (buttons, button);
}

/* Asks the open rule in the words of the turn panel. */
static void
ask_rule (GtkBox *box, ArbSession *session)
{
  GPtrArray *offers = arb_session_get_offers (session);
  GtkBox *buttons = NULL;

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      g_autofree char *heading = NULL;

      if (!g_str_equal (item->offer.kind, ARB_OFFER_RULE))
        continue;
      heading = arb_wording_card_heading (arb_session_get_wording (session), item->look, ARB_TABLE,
                                          item->offer.row);
      if (buttons == NULL)
        buttons = add_panel (box, heading, ANSWER_WIDTH);
      add_answer (buttons, item);
    }
}

static void
add_player (GtkBox *buttons, ArbSession *session, guint seat)
{
  const char *words = _ ("We Counted…");
  g_autofree char *name = arb_words_label (arb_session_get_player (session, seat), words);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *heading = arb_seat_heading_new (session, seat);
  GtkWidget *text = arb_text_line_new (words, NULL);
  GtkWidget *button =
      g_object_new (GTK_TYPE_BUTTON, "child", line, "action-name", "score.count", NULL);

  g_object_set (text, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_box_append (GTK_BOX (line), heading);
  gtk_box_append (GTK_BOX (line), text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
  gtk_widget_add_css_class (button, "finger");
  arb_widget_set_accessible_name (button, name);
  gtk_box_append (buttons, button);
}

/* Asks for the totals that are not known. */
static void
ask_totals (GtkBox *box, ArbSession *session)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  GtkBox *buttons;

  if (arb_wording_knows_totals (sheet))
    return;
  buttons =
      add_panel (box, _ ("Not all points were recorded. Count them at the table:"), PLAYER_WIDTH);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (!arb_wording_knows_total (sheet, seat))
      add_player (buttons, session, seat);
}

/* Says what the table has said last, beside the button that takes it back. */
static void
show_word (GtkBox *box, ArbSession *session)
{
  g_autoptr (ArbLogLine) line = NULL;
  GtkWidget *panel, *text, *button;

  if (!arb_session_ends_with_word (session))
    return;
  line = arb_session_dup_line (session, arb_session_get_length (session));
  panel = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  text = arb_text_line_new (line->text, NULL);
  button = gtk_button_new_with_label (_ ("Undo"));
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "finger");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "score.undo");
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "score-panel");
  gtk_box_append (GTK_BOX (panel), text);
  gtk_box_append (GTK_BOX (panel), button);
  gtk_box_append (box, panel);
}

void
arb_score_questions_add (GtkBox *box, ArbSession *session)
{
  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (ARB_IS_SESSION (session));

  if (!arb_session_takes_words (session))
    return;
  show_word (box, session);
  ask_rule (box, session);
  ask_totals (box, session);
}

static ArbSession *
dup_session (GtkWidget *widget)
{
  ArbSession *session;

  g_object_get (widget, "session", &session, NULL);
  return session;
}

static void
answer (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autoptr (ArbSession) session = dup_session (widget);
  ArbVerdict verdict;
  ArbMove move;

  if (arb_session_parse (session, g_variant_get_string (target, NULL), &move, NULL))
    arb_session_play (session, move, FALSE, &verdict);
}

static void
count (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autoptr (ArbSession) session = dup_session (widget);
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_window_present (
      GTK_WINDOW (arb_total_dialog_new (session, g_variant_get_uint32 (target), parent)));
}

/* Takes back the last thing that the table has said about the result, never a move before the end. */
static void
undo (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autoptr (ArbSession) session = dup_session (widget);

  if (arb_session_ends_with_word (session))
    arb_session_undo (session);
}

void
arb_score_questions_install (GtkWidgetClass *klass)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));

  gtk_widget_class_install_action (klass, "score.answer", "s", answer);
  gtk_widget_class_install_action (klass, "score.count", "u", count);
  gtk_widget_class_install_action (klass, "score.undo", NULL, undo);
}
