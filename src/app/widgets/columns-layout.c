/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/columns-layout.h"

#include "app/widgets/widgets.h"

struct _ArbColumnsLayout
{
  GtkLayoutManager parent_instance;

  gint column_width;
  guint max_columns;
  gint spacing;
  gint stretch;
  gint roomy_width;
  gint widest;
  gboolean snug;
  gboolean filled;
};

/* The properties: numbers with their least and their usual value, and switches. */
static const struct
{
  const char *name;
  gsize field;
  gint least; /* -1 for a switch */
  gint usual;
} fields[] = {
  { "column-width", G_STRUCT_OFFSET (ArbColumnsLayout, column_width), 1, 100 },
  { "max-columns", G_STRUCT_OFFSET (ArbColumnsLayout, max_columns), 0, 0 },
  { "spacing", G_STRUCT_OFFSET (ArbColumnsLayout, spacing), 0, 6 },
  { "stretch", G_STRUCT_OFFSET (ArbColumnsLayout, stretch), 100, 100 },
  { "roomy-width", G_STRUCT_OFFSET (ArbColumnsLayout, roomy_width), 0, 0 },
  { "widest", G_STRUCT_OFFSET (ArbColumnsLayout, widest), 0, 0 },
  { "snug", G_STRUCT_OFFSET (ArbColumnsLayout, snug), -1, FALSE },
  { "filled", G_STRUCT_OFFSET (ArbColumnsLayout, filled), -1, FALSE },
};

G_DEFINE_FINAL_TYPE (ArbColumnsLayout, arb_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    n++;
  return n;
}

/* All columns have the same width, so the widest child sets it. */
static void
measure_widths (GtkWidget *widget, gint *least, gint *wanted)
{
  *least = *wanted = 0;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint minimum, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      *wanted = MAX (*wanted, natural);
    }
}

/* The distance from one column to the next, if they are as narrow as possible. */
static gint
get_step (ArbColumnsLayout *self, GtkWidget *widget, gint *least)
{
  gint column = (gint) (self->column_width * arb_widget_get_text_scale (widget));
  gint wanted;

  measure_widths (widget, least, &wanted);
  return MAX (*least, self->snug ? MIN (wanted, column) : column) + self->spacing;
}

/* @n columns that fill @width, each as wide as @column; -1 for unlimited widths. */
typedef struct
{
  gint width;
  guint n;
  gint column;
} Columns;

static Columns
choose_columns (ArbColumnsLayout *self, GtkWidget *widget, gint width)
{
  double scale = arb_widget_get_text_scale (widget);
  guint n_children = MAX (1, count_children (widget));
  guint most = self->max_columns > 0 ? self->max_columns : G_MAXUINT;
  gint room = width + self->spacing;
  gint least, column;
  guint n;

  if (width < 0)
    return (Columns){ -1, self->roomy_width > 0 ? n_children : MIN (n_children, most), -1 };
  n = MIN (most, (guint) MAX (1, room / get_step (self, widget, &least)));
  if (self->roomy_width > 0)
    n = MAX (n, (guint) (room / ((gint) (self->roomy_width * scale) + self->spacing)));
  n = CLAMP (n, 1, n_children);
  column = room / (gint) n - self->spacing;
  if (self->widest > 0)
    column = MIN (column, (gint) (self->widest * scale));
  return (Columns){ width, n, column };
}

/* The offset of column @index. */
static gint
get_offset (ArbColumnsLayout *self, Columns columns, guint index)
{
  return (gint) index * (columns.column + self->spacing);
}

/* The width of @child in column @index. */
static gint
get_width (ArbColumnsLayout *self, Columns columns, GtkWidget *child, guint index)
{
  if (columns.width >= 0 && self->filled && arb_widget_get_next_placed (child) == NULL)
    return columns.width - get_offset (self, columns, index);
  return columns.column;
}

/* The height of the row that begins with @child; moves @child on to the next row. Without a width,
 * the least height of the row at any width. */
static gint
measure_row (ArbColumnsLayout *self, Columns columns, GtkWidget **child)
{
  gint height = 0;

  for (guint i = 0; i < columns.n && *child != NULL; i++)
    {
      gint minimum, natural;

      gtk_widget_measure (*child, GTK_ORIENTATION_VERTICAL, get_width (self, columns, *child, i),
                          &minimum, &natural, NULL, NULL);
      height = MAX (height, columns.width >= 0 ? natural : minimum);
      *child = arb_widget_get_next_placed (*child);
    }
  return height;
}

static gint
measure_height (ArbColumnsLayout *self, GtkWidget *widget, Columns columns)
{
  GtkWidget *child = arb_widget_get_first_placed (widget);
  gint height = 0;

  while (child != NULL)
    {
      height += measure_row (self, columns, &child);
      if (child != NULL)
        height += self->spacing;
    }
  return height;
}

static GtkSizeRequestMode
arb_columns_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_columns_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                            GtkOrientation orientation, gint for_size, gint *minimum, gint *natural,
                            gint *minimum_baseline, gint *natural_baseline)
{
  ArbColumnsLayout *self = ARB_COLUMNS_LAYOUT (manager);
  gint least;
  gint step = get_step (self, widget, &least);
  guint n = count_children (widget);

  if (self->max_columns > 0)
    n = MIN (n, self->max_columns);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, (gint) n * step - self->spacing);
    }
  else
    {
      gint width = for_size >= 0 ? MAX (for_size, least) : (gint) n * step;

      *natural = measure_height (self, widget, choose_columns (self, widget, width));
      *minimum = for_size >= 0 ? *natural
                               : measure_height (self, widget, choose_columns (self, widget, -1));
    }
}

/* The height that each row gets in addition, if there is more than the rows need. */
static gint
get_surplus (ArbColumnsLayout *self, GtkWidget *widget, Columns columns, gint height)
{
  gint natural = measure_height (self, widget, columns);
  gint rows = (gint) ((count_children (widget) + columns.n - 1) / columns.n);
  gint most;

  if (rows == 0 || self->stretch <= 100)
    return 0;
  most = (natural - (rows - 1) * self->spacing) * (self->stretch - 100) / 100;
  return CLAMP (height - natural, 0, most) / rows;
}

static void
arb_columns_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                             gint baseline)
{
  ArbColumnsLayout *self = ARB_COLUMNS_LAYOUT (manager);
  Columns columns = choose_columns (self, widget, width);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gint surplus = get_surplus (self, widget, columns, height);
  GtkWidget *child = arb_widget_get_first_placed (widget);
  gint y = 0;

  while (child != NULL)
    {
      GtkWidget *next = child;
      gint row_height = measure_row (self, columns, &next) + surplus;

      for (guint column = 0; child != next; child = arb_widget_get_next_placed (child), column++)
        {
          gint offset = get_offset (self, columns, column);
          gint child_width = get_width (self, columns, child, column);
          GtkAllocation area = { is_rtl ? width - offset - child_width : offset, y, child_width,
                                 row_height };

          gtk_widget_size_allocate (child, &area, -1);
        }
      y += row_height + self->spacing;
    }
}

static gint *
get_field (gpointer self, guint index)
{
  return G_STRUCT_MEMBER_P (self, fields[index].field);
}

static void
arb_columns_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  gint *field = get_field (object, id - 1);
  gint now = G_VALUE_HOLDS_INT (value) ? g_value_get_int (value) : g_value_get_boolean (value);

  if (*field == now)
    return;
  *field = now;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
}

static void
arb_columns_layout_class_init (ArbColumnsLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = arb_columns_layout_set_property;
  layout_class->get_request_mode = arb_columns_layout_get_request_mode;
  layout_class->measure = arb_columns_layout_measure;
  layout_class->allocate = arb_columns_layout_allocate;

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_object_class_install_property (object_class, i + 1,
                                     fields[i].least < 0
                                         ? g_param_spec_boolean (fields[i].name, NULL, NULL,
                                                                 fields[i].usual, flags)
                                         : g_param_spec_int (fields[i].name, NULL, NULL,
                                                             fields[i].least, G_MAXINT16,
                                                             fields[i].usual, flags));
}

static void
arb_columns_layout_init (ArbColumnsLayout *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    *get_field (self, i) = fields[i].usual;
}

GtkLayoutManager *
arb_columns_layout_new (gint column_width, guint max_columns, gint spacing)
{
  return g_object_new (ARB_TYPE_COLUMNS_LAYOUT, "column-width", column_width, "max-columns",
                       max_columns, "spacing", spacing, NULL);
}
