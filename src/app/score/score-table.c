/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-table.h"

#include "app/score/score-line.h"
#include "app/score/score-seat.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/session-view.h"
#include "wording/proof.h"

#include <glib/gi18n.h>

#define PANEL_WIDTH 230
#define PANEL_SPACING 12

struct _ArbScoreTable
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkWidget *panels;
};

G_DEFINE_FINAL_TYPE (ArbScoreTable, arb_score_table, GTK_TYPE_WIDGET)

/* A row tells nothing of its own. */
static GtkBox *
append_row (ArbScoreTable *self)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "homogeneous", TRUE, NULL);

  gtk_box_append (GTK_BOX (self->grid), row);
  return GTK_BOX (row);
}

static GtkWidget *
append_cell (GtkBox *row, GtkAccessibleRole role, const char *name, const char *class)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", role, NULL);

  gtk_widget_add_css_class (cell, class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (row, cell);
  return cell;
}

static GtkWidget *
append_row_title (GtkBox *row, const char *title)
{
  GtkWidget *cell = append_cell (row, GTK_ACCESSIBLE_ROLE_ROW_HEADER, title, "score-cell");
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "row-title");
  gtk_box_append (GTK_BOX (cell), label);
  return cell;
}

/* The number in the row @title and the column of @seat, which is told with both. */
static GtkWidget *
append_number (GtkBox *row, ArbSession *session, guint seat, const char *title, gint number,
               const char *class)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autofree char *name = arb_score_name_cell (session, seat, title, text);
  GtkWidget *cell = append_cell (row, GTK_ACCESSIBLE_ROLE_CELL, name, "score-cell");
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (cell), label);
  return cell;
}

static void
append_heads (ArbScoreTable *self, ArbSession *session, const ArbScoreProof *proof)
{
  GtkBox *row = append_row (self);

  append_cell (row, GTK_ACCESSIBLE_ROLE_CELL, "", "score-cell");
  for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
    {
      GtkWidget *cell = append_cell (row, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER,
                                     arb_session_get_player (session, seat), "score-cell");

      arb_score_add_head (GTK_BOX (cell), session, &proof->sheet, seat);
    }
}

static const ArbScoreProofSubtotal *
find_subtotal (const ArbScoreProof *proof, const char *source, guint seat)
{
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      if (subtotal->seat == seat && g_str_equal (subtotal->source, source))
        return subtotal;
    }
  return NULL;
}

/* The points from one source, and the cards that they lie on. */
static void
append_source (ArbScoreTable *self, ArbSession *session, const ArbScoreProof *proof,
               const char *source)
{
  const ArbWording *wording = arb_session_get_wording (session);
  g_autofree char *title = arb_wording_sources (wording, source);
  GtkBox *row = append_row (self);

  append_row_title (row, title);
  for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
    {
      const ArbScoreProofSubtotal *subtotal = find_subtotal (proof, source, seat);
      GtkWidget *cell = append_number (row, session, seat, title,
                                       subtotal != NULL ? subtotal->amount : 0, "number-3");

      if (subtotal != NULL && arb_score_subtotal_has_cards (proof, subtotal))
        gtk_box_append (GTK_BOX (cell), arb_score_cards_new (wording, proof, subtotal));
    }
}

static void
append_totals (ArbScoreTable *self, ArbSession *session, const ArbScoreProof *proof)
{
  GtkBox *row = append_row (self);
  GtkWidget *title = append_row_title (row, _ ("Total"));

  gtk_widget_add_css_class (title, "score-sum");
  gtk_widget_set_valign (gtk_widget_get_first_child (title), GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (gtk_widget_get_first_child (title), TRUE);
  for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
    gtk_widget_add_css_class (append_number (row, session, seat, _ ("Total"),
                                             proof->sheet.totals[seat], "number-1"),
                              "score-sum");
}

static void
fill_grid (ArbScoreTable *self, ArbSession *session, const ArbScoreProof *proof)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();

  append_heads (self, session, proof);
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const char *source = g_array_index (proof->subtotals, ArbScoreProofSubtotal, i).source;

      if (g_ptr_array_find_with_equal_func (sources, source, g_str_equal, NULL))
        continue;
      g_ptr_array_add (sources, (gpointer) source);
      append_source (self, session, proof, source);
    }
  append_totals (self, session, proof);
}

static void
fill_panels (ArbScoreTable *self, ArbSession *session, const ArbScoreProof *proof)
{
  const ArbScoreSheet *sheet = &proof->sheet;

  for (gint rank = 1; rank <= sheet->n_seats; rank++)
    for (guint seat = 1; seat <= sheet->n_seats; seat++)
      if (sheet->ranks[seat] == rank)
        gtk_box_append (GTK_BOX (self->panels), arb_score_seat_new (session, proof, seat));
}

/* The table is there from the width on in which no number is cut off. */
static GtkWidget *
choose (ArbScoreTable *self, int width)
{
  int least;

  gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return width >= least ? self->grid : self->panels;
}

static GtkSizeRequestMode
arb_score_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_score_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  ArbScoreTable *self = ARB_SCORE_TABLE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->panels, orientation, -1, minimum, NULL, NULL, NULL);
      gtk_widget_measure (self->grid, orientation, -1, NULL, natural, NULL, NULL);
    }
  else
    gtk_widget_measure (for_size < 0 ? self->grid : choose (self, for_size), orientation, for_size,
                        minimum, natural, NULL, NULL);
  *natural = MAX (*minimum, *natural);
}

/* What is not there is not read out, either. */
static void
set_shown (GtkWidget *widget, gboolean shown)
{
  gtk_widget_set_child_visible (widget, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
arb_score_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbScoreTable *self = ARB_SCORE_TABLE (widget);
  GtkWidget *chosen = choose (self, width);

  set_shown (self->grid, chosen == self->grid);
  set_shown (self->panels, chosen == self->panels);
  gtk_widget_size_allocate (chosen, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
arb_score_table_dispose (GObject *object)
{
  ArbScoreTable *self = ARB_SCORE_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->panels, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_score_table_parent_class)->dispose (object);
}

static void
arb_score_table_class_init (ArbScoreTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_score_table_dispose;
  widget_class->get_request_mode = arb_score_table_get_request_mode;
  widget_class->measure = arb_score_table_measure;
  widget_class->size_allocate = arb_score_table_size_allocate;
}

static void
arb_score_table_init (ArbScoreTable *self)
{
  self->grid = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  self->panels = g_object_new (GTK_TYPE_BOX, "layout-manager",
                               arb_columns_layout_new (PANEL_WIDTH, 0, PANEL_SPACING), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Score Sheet"), -1);
  gtk_widget_add_css_class (self->grid, "panel");
  gtk_widget_add_css_class (self->grid, "score-table");
  gtk_widget_set_overflow (self->grid, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_widget_set_parent (self->panels, GTK_WIDGET (self));
}

GtkWidget *
arb_score_table_new (ArbSession *session, const ArbScoreProof *proof)
{
  ArbScoreTable *self;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  self = g_object_new (ARB_TYPE_SCORE_TABLE, NULL);
  fill_grid (self, session, proof);
  fill_panels (self, session, proof);
  return GTK_WIDGET (self);
}
