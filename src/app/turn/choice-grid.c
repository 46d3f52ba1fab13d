/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/choice-grid.h"

struct _ArbChoiceGrid
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkWidget *last_focus;
  GArray *cells; /* of Cell, row by row; cells of several kinds can share a place */
};

typedef struct
{
  GtkWidget *child;
  const char *kind;
  guint place;
  gboolean shown;
} Cell;

G_DEFINE_FINAL_TYPE (ArbChoiceGrid, arb_choice_grid, ADW_TYPE_BIN)

/* Tab enters and leaves the grid as a whole; the arrow keys move inside it. */
static gboolean
arb_choice_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ArbChoiceGrid *self = ARB_CHOICE_GRID (widget);
  GtkWidget *inside = gtk_widget_get_focus_child (GTK_WIDGET (self->grid));

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (arb_choice_grid_parent_class)->focus (widget, direction);
  if (inside != NULL)
    {
      g_set_weak_pointer (&self->last_focus, inside);
      return FALSE;
    }
  if (self->last_focus != NULL && gtk_widget_grab_focus (self->last_focus))
    return TRUE;
  return gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

static void
arb_choice_grid_dispose (GObject *object)
{
  ArbChoiceGrid *self = ARB_CHOICE_GRID (object);

  g_clear_weak_pointer (&self->last_focus);

  G_OBJECT_CLASS (arb_choice_grid_parent_class)->dispose (object);
}

static void
arb_choice_grid_finalize (GObject *object)
{
  g_array_unref (ARB_CHOICE_GRID (object)->cells);

  G_OBJECT_CLASS (arb_choice_grid_parent_class)->finalize (object);
}

static void
arb_choice_grid_class_init (ArbChoiceGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_choice_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_choice_grid_finalize;
  GTK_WIDGET_CLASS (klass)->focus = arb_choice_grid_focus;
}

static void
arb_choice_grid_init (ArbChoiceGrid *self)
{
  self->cells = g_array_new (FALSE, TRUE, sizeof (Cell));
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "choice-grid");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
}

GtkWidget *
arb_choice_grid_new (void)
{
  return g_object_new (ARB_TYPE_CHOICE_GRID, NULL);
}

void
arb_choice_grid_begin (ArbChoiceGrid *self)
{
  g_return_if_fail (ARB_IS_CHOICE_GRID (self));

  g_clear_weak_pointer (&self->last_focus);
  for (guint i = 0; i < self->cells->len; i++)
    g_array_index (self->cells, Cell, i).shown = FALSE;
}

/* Finds the index of the cell of @place and @kind, or where to insert it. Screen readers read
 * children in their order, so the cells are sorted row by row. */
static guint
find_cell (ArbChoiceGrid *self, guint place, const char *kind)
{
  guint i = 0;

  while (i < self->cells->len)
    {
      const Cell *cell = &g_array_index (self->cells, Cell, i);

      if (cell->place > place || (cell->place == place && g_str_equal (cell->kind, kind)))
        break;
      i++;
    }
  return i;
}

static void
insert_cell (ArbChoiceGrid *self, guint index, const Cell *cell)
{
  GtkWidget *before = index > 0 ? g_array_index (self->cells, Cell, index - 1).child : NULL;

  /* Buttons get the width that the headings leave. */
  gtk_widget_set_hexpand (cell->child, cell->place % ARB_GRID_COLUMNS > 0);
  gtk_grid_attach (self->grid, cell->child, (gint) (cell->place % ARB_GRID_COLUMNS),
                   (gint) (cell->place / ARB_GRID_COLUMNS), 1, 1);
  gtk_widget_insert_after (cell->child, GTK_WIDGET (self->grid), before);
  g_array_insert_vals (self->cells, index, cell, 1);
}

/* Returns the cell of @place and @kind; makes it if there is none yet. */
static Cell *
take_cell (ArbChoiceGrid *self, guint place, const char *kind, GtkWidget *(*make) (void) )
{
  guint index = find_cell (self, place, kind);

  if (index == self->cells->len || g_array_index (self->cells, Cell, index).place != place)
    insert_cell (self, index, &(Cell){ .child = make (), .kind = kind, .place = place });
  return &g_array_index (self->cells, Cell, index);
}

GtkWidget *
arb_choice_grid_get (ArbChoiceGrid *self, guint column, guint row, const char *kind,
                     GtkWidget *(*make) (void) )
{
  Cell *cell;

  g_return_val_if_fail (ARB_IS_CHOICE_GRID (self), NULL);
  g_return_val_if_fail (column < ARB_GRID_COLUMNS, NULL);

  cell = take_cell (self, row * ARB_GRID_COLUMNS + column, kind, make);
  cell->shown = TRUE;
  gtk_widget_set_visible (cell->child, TRUE);
  return cell->child;
}

void
arb_choice_grid_set_span (ArbChoiceGrid *self, GtkWidget *child, guint columns)
{
  GtkLayoutManager *layout;

  g_return_if_fail (ARB_IS_CHOICE_GRID (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self->grid));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  gtk_grid_layout_child_set_column_span (GTK_GRID_LAYOUT_CHILD (
                                             gtk_layout_manager_get_layout_child (layout, child)),
                                         (int) columns);
}

void
arb_choice_grid_end (ArbChoiceGrid *self)
{
  g_return_if_fail (ARB_IS_CHOICE_GRID (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = &g_array_index (self->cells, Cell, i);

      gtk_widget_set_visible (cell->child, cell->shown);
    }
}
