/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table-layout.h"

#define WIDE 1120
#define MIDDLE 860
#define TURN_WIDTH 390
#define LOG_WIDTH 250
#define LEAST_HEIGHT 240
#define SPACING 12

struct _ArbTableLayout
{
  GtkLayoutManager parent_instance;
};

enum
{
  STRIP,
  TURN,
  SEATS,
  LOG,
  N_PARTS,
};

G_DEFINE_FINAL_TYPE (ArbTableLayout, arb_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
get_parts (GtkWidget *widget, GtkWidget *parts[N_PARTS])
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0; i < N_PARTS; i++)
    {
      g_assert (child != NULL);
      parts[i] = child;
      child = gtk_widget_get_next_sibling (child);
    }
}

static gint
get_height (GtkWidget *widget, gint width)
{
  gint natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static gint
get_least_width (GtkWidget *parts[N_PARTS])
{
  gint least = 0;

  for (guint i = 0; i < N_PARTS; i++)
    {
      gint minimum;

      gtk_widget_measure (parts[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      least = MAX (least, minimum);
    }
  return least;
}

static void
place (GtkWidget *widget, GtkWidget *part, gint x, gint y, gint width, gint height)
{
  GtkAllocation area = { x, y, width, height };

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (part, &area, -1);
}

static GtkSizeRequestMode
arb_table_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_table_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                          gint for_size, gint *minimum, gint *natural, gint *minimum_baseline,
                          gint *natural_baseline)
{
  GtkWidget *parts[N_PARTS];

  get_parts (widget, parts);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_least_width (parts);
      *natural = WIDE;
    }
  else if (for_size < 0 || for_size >= MIDDLE)
    {
      *minimum = LEAST_HEIGHT;
      *natural = LEAST_HEIGHT;
    }
  else
    {
      *minimum = SPACING * (N_PARTS - 1);
      for (guint i = 0; i < N_PARTS; i++)
        *minimum += get_height (parts[i], for_size);
      *natural = *minimum;
    }
}

static void
allocate_column (GtkWidget *widget, GtkWidget *parts[N_PARTS], gint width)
{
  gint y = 0;

  for (guint i = 0; i < N_PARTS; i++)
    {
      gint height = get_height (parts[i], width);

      place (widget, parts[i], 0, y, width, height);
      y += height + SPACING;
    }
}

static void
allocate_side_by_side (GtkWidget *widget, GtkWidget *parts[N_PARTS], gint width, gint height)
{
  gboolean has_log_column = width >= WIDE;
  gint log_room = has_log_column ? LOG_WIDTH + SPACING : 0;
  gint left = width - TURN_WIDTH - SPACING - log_room;
  gint strip_height = MIN (get_height (parts[STRIP], left), height / 2);
  gint turn_x = left + SPACING;
  gint turn_height = has_log_column ? height : (height - SPACING) * 2 / 3;

  place (widget, parts[STRIP], 0, 0, left, strip_height);
  place (widget, parts[SEATS], 0, strip_height + SPACING, left,
         MAX (0, height - strip_height - SPACING));
  place (widget, parts[TURN], turn_x, 0, TURN_WIDTH, turn_height);
  if (has_log_column)
    place (widget, parts[LOG], turn_x + TURN_WIDTH + SPACING, 0, LOG_WIDTH, height);
  else
    place (widget, parts[LOG], turn_x, turn_height + SPACING, TURN_WIDTH,
           height - turn_height - SPACING);
}

static void
arb_table_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                           gint baseline)
{
  GtkWidget *parts[N_PARTS];

  get_parts (widget, parts);
  if (width < MIDDLE)
    allocate_column (widget, parts, width);
  else
    allocate_side_by_side (widget, parts, width, height);
}

static void
arb_table_layout_class_init (ArbTableLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = arb_table_layout_get_request_mode;
  layout_class->measure = arb_table_layout_measure;
  layout_class->allocate = arb_table_layout_allocate;
}

static void
arb_table_layout_init (ArbTableLayout *self)
{
}

GtkLayoutManager *
arb_table_layout_new (void)
{
  return g_object_new (ARB_TYPE_TABLE_LAYOUT, NULL);
}
