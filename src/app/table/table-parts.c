/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-parts.h"

#include "app/widgets/widgets.h"

G_DEFINE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, GTK_TYPE_LAYOUT_CHILD)

static void
arb_table_layout_child_class_init (ArbTableLayoutChildClass *klass)
{
}

static void
arb_table_layout_child_init (ArbTableLayoutChild *self)
{
  self->part = ARB_PART_SEAT;
}

static ArbTableLayoutChild *
get_layout_child (GtkLayoutManager *manager, GtkWidget *child)
{
  return ARB_TABLE_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (manager, child));
}

void
arb_table_parts_init (ArbTableParts *self, GtkLayoutManager *manager, GtkWidget *widget)
{
  *self = (ArbTableParts){ .manager = manager,
                           .widget = widget,
                           .scale = arb_widget_get_text_scale (widget) };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      ArbTablePart part = get_layout_child (manager, child)->part;

      if (!gtk_widget_should_layout (child))
        continue;
      if (part != ARB_PART_SEAT)
        self->parts[part] = child;
      else if (self->n_seats < ARB_MAX_TABLE_SEATS)
        self->seats[self->n_seats++] = child;
    }
}

gint
arb_table_parts_scale (const ArbTableParts *self, gint length)
{
  return (gint) (length * self->scale);
}

static void
measure_height (GtkWidget *widget, gint width, gint *minimum, gint *natural)
{
  gint least;

  if (widget == NULL)
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), minimum, natural, NULL,
                      NULL);
}

gint
arb_table_part_get_height (GtkWidget *widget, gint width)
{
  gint natural = 0;

  measure_height (widget, width, NULL, &natural);
  return natural;
}

gint
arb_table_part_get_least_height (GtkWidget *widget, gint width)
{
  gint minimum = 0;

  measure_height (widget, width, &minimum, NULL);
  return minimum;
}

gint
arb_table_part_get_least_width (GtkWidget *widget)
{
  gint minimum = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

gboolean
arb_table_parts_is_turned (const ArbTableParts *self, GtkWidget *part)
{
  return part != NULL && get_layout_child (self->manager, part)->turned;
}

static void
allocate (const ArbTableParts *self, GtkWidget *part, gint x, gint y, gint width, gint height)
{
  GskTransform *transform;

  if (gtk_widget_get_direction (self->widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (self->widget) - x - width;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (arb_table_parts_is_turned (self, part))
    {
      transform =
          gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      transform = gsk_transform_rotate (transform, 180);
    }
  gtk_widget_set_child_visible (part, TRUE);
  gtk_widget_allocate (part, width, height, -1, transform);
}

void
arb_table_parts_place (const ArbTableParts *self, GtkWidget *part, gint x, gint y, gint width,
                       gint height)
{
  if (part == NULL)
    return;
  if (width > 0 && height > 0)
    allocate (self, part, x, y, width, height);
  else
    gtk_widget_set_child_visible (part, FALSE);
}
