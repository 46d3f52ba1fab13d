/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/choice-grid.h"

struct _ArbChoiceGrid
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkWidget *last_focus;
};

G_DEFINE_FINAL_TYPE (ArbChoiceGrid, arb_choice_grid, ADW_TYPE_BIN)

/* Tab leads in and out of the grid as a whole; the arrow keys lead around in it. */
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
arb_choice_grid_class_init (ArbChoiceGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_choice_grid_dispose;
  GTK_WIDGET_CLASS (klass)->focus = arb_choice_grid_focus;
}

static void
arb_choice_grid_init (ArbChoiceGrid *self)
{
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
arb_choice_grid_attach (ArbChoiceGrid *self, GtkWidget *child, guint column, guint row, guint width)
{
  g_return_if_fail (ARB_IS_CHOICE_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_set_hexpand (child, TRUE);
  gtk_grid_attach (self->grid, child, (gint) column, (gint) row, (gint) width, 1);
}
