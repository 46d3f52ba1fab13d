/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/choice-grid.h"

#include "app/widgets/child-pool.h"

struct _ArbChoiceGrid
{
  GtkGrid parent_instance;

  GtkWidget *last_focus;
  ArbChildPool cells; /* of the grid, row by row, as screen readers read them */
};

G_DEFINE_FINAL_TYPE (ArbChoiceGrid, arb_choice_grid, GTK_TYPE_GRID)

/* Tab enters and leaves the grid as a whole; the arrow keys move inside it. */
static gboolean
arb_choice_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ArbChoiceGrid *self = ARB_CHOICE_GRID (widget);
  GtkWidget *inside = gtk_widget_get_focus_child (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (arb_choice_grid_parent_class)->focus (widget, direction);
  if (inside != NULL)
    {
      g_set_weak_pointer (&self->last_focus, inside);
      return FALSE;
    }
  if (self->last_focus != NULL && gtk_widget_grab_focus (self->last_focus))
    return TRUE;
  return GTK_WIDGET_CLASS (arb_choice_grid_parent_class)->focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
arb_choice_grid_dispose (GObject *object)
{
  ArbChoiceGrid *self = ARB_CHOICE_GRID (object);

  g_clear_weak_pointer (&self->last_focus);

  G_OBJECT_CLASS (arb_choice_grid_parent_class)->dispose (object);
}

static void
arb_choice_grid_class_init (ArbChoiceGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_choice_grid_dispose;
  GTK_WIDGET_CLASS (klass)->focus = arb_choice_grid_focus;
}

static void
arb_choice_grid_init (ArbChoiceGrid *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "choice-grid");
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
  self->cells = arb_child_pool_begin (GTK_WIDGET (self));
}

static GtkGridLayoutChild *
get_place (ArbChoiceGrid *self, GtkWidget *child)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  return GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, child));
}

GtkWidget *
arb_choice_grid_next (ArbChoiceGrid *self, guint column, guint row, const char *kind,
                      GtkWidget *(*make) (void) )
{
  GtkWidget *child;

  g_return_val_if_fail (ARB_IS_CHOICE_GRID (self), NULL);

  child = arb_child_pool_next (&self->cells, kind, make);
  gtk_grid_layout_child_set_column (get_place (self, child), (int) column);
  gtk_grid_layout_child_set_row (get_place (self, child), (int) row);
  /* Buttons get the width that the headings leave. */
  gtk_widget_set_hexpand (child, column > 0);
  return child;
}

void
arb_choice_grid_set_span (ArbChoiceGrid *self, GtkWidget *child, guint columns)
{
  g_return_if_fail (ARB_IS_CHOICE_GRID (self));

  gtk_grid_layout_child_set_column_span (get_place (self, child), (int) columns);
}

void
arb_choice_grid_end (ArbChoiceGrid *self)
{
  g_return_if_fail (ARB_IS_CHOICE_GRID (self));

  arb_child_pool_end (&self->cells);
}
