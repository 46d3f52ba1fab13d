/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score-dialog.h"

#include "app/fitting.h"
#include "app/resources.h"
#include "app/rows.h"
#include "app/session-view.h"
#include "model/log-line.h"
#include "model/score-row.h"

#include <glib/gi18n.h>

struct _ArbScoreDialog
{
  AdwWindow parent_instance;

  GtkLabel *decision_label;
  GtkLabel *rulings_label;
  GtkBox *players;
};

G_DEFINE_FINAL_TYPE (ArbScoreDialog, arb_score_dialog, ADW_TYPE_WINDOW)

static GtkWidget *
amount_label_new (gint amount, const char *class)
{
  g_autofree char *text = g_strdup_printf ("%d", amount);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static char *
describe_place (ArbSession *session, guint seat)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  g_autofree char *rank = NULL;
  g_autofree char *tiebreak = NULL;

  if (!sheet->finished)
    return g_strdup (_ ("so far"));
  rank = sheet->winners & 1u << seat ? g_strdup (_ ("winner"))
                                     : g_strdup_printf (_ ("place %d"), sheet->ranks[seat]);
  if (sheet->tiebreaks[seat] < 0)
    return g_steal_pointer (&rank);
  tiebreak = arb_session_dup_word (session, "tiebreak");
  /* Translators: “place 2 · Resources and fighters: 4” */
  return g_strdup_printf (_ ("%s · %s: %d"), rank, tiebreak, sheet->tiebreaks[seat]);
}

static GtkWidget *
row_new (const char *title, GtkWidget *amount)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, title);

  gtk_widget_set_focusable (row, FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), amount);
  return row;
}

static GtkWidget *
player_new (ArbSession *session, guint seat)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  GListModel *scores = arb_session_get_scores (session);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *total = row_new (arb_session_get_player (session, seat),
                              amount_label_new (sheet->totals[seat], "title-2"));
  g_autofree char *place = describe_place (session, seat);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (total), place);
  adw_action_row_add_prefix (ADW_ACTION_ROW (total), arb_seat_label_new (seat));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), total);
  for (guint i = 0; i < g_list_model_get_n_items (scores); i++)
    {
      g_autoptr (ArbScoreRow) score = g_list_model_get_item (scores, i);

      if (arb_score_row_get_seat (score) == seat)
        gtk_list_box_append (GTK_LIST_BOX (list),
                             row_new (arb_score_row_get_source (score),
                                      amount_label_new (arb_score_row_get_amount (score), "body")));
    }
  return list;
}

static guint
count_rulings (ArbSession *session)
{
  GListModel *log = arb_session_get_log (session);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (ArbLogLine) line = g_list_model_get_item (log, i);

      n += arb_log_line_get_ruled (line);
    }
  return n;
}

static void
show (ArbScoreDialog *self, ArbSession *session)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  g_autofree char *decision = sheet->finished ? arb_session_dup_decision (session)
                                              : g_strdup (_ ("The game is not over yet."));
  guint n_rulings = count_rulings (session);
  g_autofree char *rulings =
      g_strdup_printf (ngettext ("%u move was allowed by the table against the rules.",
                                 "%u moves were allowed by the table against the rules.",
                                 n_rulings),
                       n_rulings);

  gtk_label_set_text (self->decision_label, decision);
  gtk_label_set_text (self->rulings_label, rulings);
  gtk_widget_set_visible (GTK_WIDGET (self->rulings_label), n_rulings > 0);
  for (gint rank = 1; rank <= sheet->n_seats; rank++)
    {
      for (guint seat = 1; seat <= sheet->n_seats; seat++)
        {
          if (sheet->ranks[seat] == rank)
            gtk_box_append (self->players, player_new (session, seat));
        }
    }
}

static void
arb_score_dialog_class_init (ArbScoreDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "score-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, decision_label);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, rulings_label);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, players);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_score_dialog_init (ArbScoreDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_score_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbScoreDialog *self = g_object_new (ARB_TYPE_SCORE_DIALOG, "transient-for", parent, NULL);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  show (self, session);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
