/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-table.h"

#include "app/score/score-seat.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"
#include "model/session/score-export.h"
#include "wording/proof.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* A table; its columns have the same width in all rows, and the first one is for titles. */
typedef struct
{
  GtkWidget *table;
  ArbSession *session;
  const ArbScoreProof *proof;
  GtkSizeGroup *titles;
  GtkSizeGroup *numbers;
} Table;

static Table
begin (ArbSession *session, const ArbScoreProof *proof, const char *name)
{
  Table table = { .table = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL),
                  .session = session,
                  .proof = proof,
                  .titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL),
                  .numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL) };

  arb_widget_set_accessible_name (table.table, name);
  return table;
}

static GtkWidget *
end (Table *table)
{
  g_object_unref (table->titles);
  g_object_unref (table->numbers);
  return table->table;
}

static GtkBox *
append_row (Table *table, int spacing)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "spacing", spacing, NULL);

  gtk_box_append (GTK_BOX (table->table), row);
  return GTK_BOX (row);
}

static void
append_cell (Table *table, GtkBox *row, GtkWidget *cell, GtkAccessibleRole role, const char *name)
{
  gboolean is_first = gtk_widget_get_first_child (GTK_WIDGET (row)) == NULL;

  g_object_set (cell, "accessible-role", role, "hexpand", !is_first, NULL);
  gtk_size_group_add_widget (is_first ? table->titles : table->numbers, cell);
  arb_widget_set_accessible_name (cell, name);
  gtk_box_append (row, cell);
}

/* Appends a number; its accessible name contains the title of its row and the player of its
 * column. */
static GtkWidget *
append_number (Table *table, GtkBox *row, guint seat, const char *title, const char *text)
{
  const char *place[] = { arb_session_get_player (table->session, seat), title };
  g_autofree char *joined = arb_words_list (place, G_N_ELEMENTS (place));
  g_autofree char *name = arb_words_label (joined, text);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  append_cell (table, row, label, GTK_ACCESSIBLE_ROLE_CELL, name);
  return label;
}

/* The cells of the sheet have lines between them. The column of a winner has a style class of its
 * own; @seat is 0 for titles. */
static void
style_cell (Table *table, GtkWidget *cell, guint seat)
{
  gtk_widget_add_css_class (cell, "score-cell");
  if (table->proof->sheet.winners & 1u << seat)
    gtk_widget_add_css_class (cell, "won");
}

static void
append_head (Table *table, GtkBox *row, guint seat)
{
  const char *player = arb_session_get_player (table->session, seat);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (player);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (cell),
                  arb_player_marker_image_new (arb_session_get_marker (table->session, seat)));
  gtk_box_append (GTK_BOX (cell), name);
  append_cell (table, row, cell, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, player);
  style_cell (table, cell, seat);
}

static void
append_heads (Table *table)
{
  GtkBox *row = append_row (table, 0);
  GtkWidget *corner = gtk_label_new (NULL);

  append_cell (table, row, corner, GTK_ACCESSIBLE_ROLE_CELL, "");
  style_cell (table, corner, 0);
  for (guint seat = 1; seat <= table->proof->sheet.n_seats; seat++)
    append_head (table, row, seat);
  arb_box_settle_width (GTK_WIDGET (row));
}

/* Appends a row with the points from @source, or the totals if it is %NULL. */
static void
append_points (Table *table, const char *title, const char *source)
{
  const ArbScoreSheet *sheet = &table->proof->sheet;
  GtkBox *row = append_row (table, 0);
  GtkWidget *label = arb_score_text_new (title);

  arb_widget_set_class (GTK_WIDGET (row), "score-sum", source == NULL);
  append_cell (table, row, label, GTK_ACCESSIBLE_ROLE_ROW_HEADER, title);
  style_cell (table, label, 0);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      g_autofree char *points = source != NULL ? arb_wording_points_from (sheet, seat, source)
                                               : arb_wording_total (sheet, seat);
      GtkWidget *number = append_number (table, row, seat, title, points);

      gtk_widget_add_css_class (number, source != NULL ? "number-3" : "number-1");
      style_cell (table, number, seat);
    }
  arb_box_settle_width (GTK_WIDGET (row));
}

GtkWidget *
arb_score_table_new (ArbSession *session, const ArbScoreProof *proof)
{
  g_autoptr (GPtrArray) sources = arb_score_dup_sources (proof);
  Table table = begin (session, proof, _ ("Score Sheet"));

  gtk_widget_add_css_class (table.table, "panel");
  gtk_widget_add_css_class (table.table, "score-table");
  gtk_widget_set_overflow (table.table, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (table.table, GTK_ALIGN_START);
  append_heads (&table);
  for (guint i = 0; i < sources->len; i++)
    {
      g_autofree char *title =
          arb_wording_sources (arb_session_get_wording (session), sources->pdata[i]);

      append_points (&table, title, sources->pdata[i]);
    }
  append_points (&table, arb_wording_total_title (&proof->sheet, 0), NULL);
  return end (&table);
}

static void
append_round (Table *table, const ArbScoreProofRound *round)
{
  GtkBox *row = append_row (table, 12);
  g_autofree char *number = g_strdup_printf ("%u", round->round);
  g_autofree char *title = arb_words_label (_ ("Round"), number);
  GtkWidget *label = gtk_label_new (number);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "numeric");
  append_cell (table, row, label, GTK_ACCESSIBLE_ROLE_ROW_HEADER, title);
  for (guint seat = 1; seat <= table->proof->sheet.n_seats; seat++)
    {
      g_autofree char *total = g_strdup_printf ("%d", round->totals[seat]);

      gtk_label_set_xalign (GTK_LABEL (append_number (table, row, seat, title, total)), 1);
    }
}

GtkWidget *
arb_score_rounds_new (ArbSession *session, const ArbScoreProof *proof)
{
  Table table = begin (session, proof, _ ("Score over the Rounds"));
  GtkBox *heads = append_row (&table, 12);

  for (guint seat = 0; seat <= proof->sheet.n_seats; seat++)
    {
      const char *title = seat == 0 ? _ ("Round") : arb_session_get_player (session, seat);
      GtkWidget *label = gtk_label_new (title);

      gtk_label_set_xalign (GTK_LABEL (label), seat == 0 ? 0 : 1);
      gtk_label_set_ellipsize (GTK_LABEL (label),
                               seat == 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_MIDDLE);
      append_cell (&table, heads, label, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, title);
    }
  for (guint i = 0; i < proof->rounds->len; i++)
    append_round (&table, &g_array_index (proof->rounds, ArbScoreProofRound, i));
  return end (&table);
}
