/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-table.h"

#include "app/score/score-seat.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"
#include "wording/proof.h"
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

static GtkBox *
append_row (Table *table)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);

  /* Cells expand so that they are centred; the row must not expand with them and become higher. */
  gtk_widget_set_vexpand (row, FALSE);
  gtk_box_append (GTK_BOX (table->table), row);
  return GTK_BOX (row);
}

static GtkWidget *
append_cell (Table *table, GtkBox *row, GtkAccessibleRole role, const char *name)
{
  gboolean is_first = gtk_widget_get_first_child (GTK_WIDGET (row)) == NULL;
  GtkWidget *cell = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", role, NULL);

  gtk_widget_add_css_class (cell, "score-cell");
  gtk_widget_set_hexpand (cell, !is_first);
  gtk_size_group_add_widget (is_first ? table->titles : table->numbers, cell);
  arb_widget_set_accessible_name (cell, name);
  gtk_box_append (row, cell);
  return cell;
}

/* The column of a winner has a style class of its own. */
static void
mark_winner (Table *table, GtkWidget *cell, guint seat)
{
  if (table->proof->sheet.winners & 1u << seat)
    gtk_widget_add_css_class (cell, "won");
}

static void
append_head (Table *table, GtkBox *row, guint seat)
{
  const char *player = arb_session_get_player (table->session, seat);
  GtkWidget *cell = append_cell (table, row, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, player);
  GtkWidget *marker = gtk_image_new ();
  GtkWidget *name = gtk_label_new (player);

  arb_player_marker_image_set (GTK_IMAGE (marker), arb_session_get_marker (table->session, seat));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (cell), marker);
  gtk_box_append (GTK_BOX (cell), name);
  mark_winner (table, cell, seat);
}

static void
append_heads (Table *table)
{
  GtkBox *row = append_row (table);

  append_cell (table, row, GTK_ACCESSIBLE_ROLE_CELL, "");
  for (guint seat = 1; seat <= table->proof->sheet.n_seats; seat++)
    append_head (table, row, seat);
  arb_box_settle_width (GTK_WIDGET (row));
}

static void
append_title (Table *table, GtkBox *row, const char *title)
{
  GtkWidget *cell = append_cell (table, row, GTK_ACCESSIBLE_ROLE_ROW_HEADER, title);
  GtkWidget *label = arb_score_text_new (title);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (cell), label);
}

char *
arb_score_name_cell (ArbSession *session, guint seat, const char *title, const char *text)
{
  const char *place[] = { arb_session_get_player (session, seat), title };
  g_autofree char *joined = arb_words_list (place, G_N_ELEMENTS (place));

  return arb_words_label (joined, text);
}

/* Appends a number; its accessible name contains the title of its row and the player of its
 * column. */
static void
append_number (Table *table, GtkBox *row, guint seat, const char *title, const char *text,
               const char *class)
{
  g_autofree char *name = arb_score_name_cell (table->session, seat, title, text);
  GtkWidget *cell = append_cell (table, row, GTK_ACCESSIBLE_ROLE_CELL, name);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (cell), label);
  mark_winner (table, cell, seat);
}

static void
append_source (Table *table, const char *source)
{
  g_autofree char *title = arb_wording_sources (arb_session_get_wording (table->session), source);
  GtkBox *row = append_row (table);

  append_title (table, row, title);
  for (guint seat = 1; seat <= table->proof->sheet.n_seats; seat++)
    {
      g_autofree char *points = arb_wording_points_from (&table->proof->sheet, seat, source);

      append_number (table, row, seat, title, points, "number-3");
    }
  arb_box_settle_width (GTK_WIDGET (row));
}

static void
append_totals (Table *table)
{
  const char *title = arb_wording_total_title (&table->proof->sheet, 0);
  GtkBox *row = append_row (table);

  gtk_widget_add_css_class (GTK_WIDGET (row), "score-sum");
  append_title (table, row, title);
  for (guint seat = 1; seat <= table->proof->sheet.n_seats; seat++)
    {
      g_autofree char *total = arb_wording_total (&table->proof->sheet, seat);

      append_number (table, row, seat, title, total, "number-1");
    }
  arb_box_settle_width (GTK_WIDGET (row));
}

GPtrArray *
arb_score_dup_sources (const ArbScoreProof *proof)
{
  GPtrArray *sources = g_ptr_array_new ();

  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const char *source = g_array_index (proof->subtotals, ArbScoreProofSubtotal, i).source;

      if (!g_ptr_array_find_with_equal_func (sources, source, g_str_equal, NULL))
        g_ptr_array_add (sources, (gpointer) source);
    }
  return sources;
}

GtkWidget *
arb_score_table_new (ArbSession *session, const ArbScoreProof *proof)
{
  g_autoptr (GtkSizeGroup) titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GPtrArray) sources = arb_score_dup_sources (proof);
  Table table = { NULL, session, proof, titles, numbers };

  table.table = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  arb_widget_set_accessible_name (table.table, _ ("Score Sheet"));
  gtk_widget_add_css_class (table.table, "panel");
  gtk_widget_add_css_class (table.table, "score-table");
  gtk_widget_set_overflow (table.table, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (table.table, GTK_ALIGN_START);
  append_heads (&table);
  for (guint i = 0; i < sources->len; i++)
    append_source (&table, sources->pdata[i]);
  append_totals (&table);
  return table.table;
}
