/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table-layout.h"

/* All lengths are meant for text of this height, the platform's usual 11 points. */
#define USUAL_TEXT (11.0 * 96 / 72)

#define SPACING 12
#define WIDE (1280 - 2 * SPACING)
#define MIDDLE (1084 - 2 * SPACING)
#define FOLDED (900 - 2 * SPACING)
#define UPRIGHT (600 - 2 * SPACING)
#define LEAST_HEIGHT 400
#define TURN_WIDTH 410
#define LOG_WIDTH 196
#define LOG_WIDTH_MAX 260
#define LOG_SHARE 4 /* the part of the surplus width that goes to the log */
#define MAX_SEATS 8

/* In this height all of a wide table is in sight. */
#define WIDE_HEIGHT 730
#define ZOOM_STEP 5
#define MAX_ZOOM 300

G_DEFINE_ENUM_TYPE (ArbTablePart, arb_table_part, G_DEFINE_ENUM_VALUE (ARB_PART_SEAT, "seat"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_STRIP, "strip"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_CLOCK, "clock"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_TURN, "turn"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_LOG, "log"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_LOG_BAR, "log-bar"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_TABS, "tabs"))

struct _ArbTableLayoutChild
{
  GtkLayoutChild parent_instance;

  ArbTablePart part;
  gboolean turned;
};

enum
{
  PROP_PART = 1,
  PROP_TURNED,
  N_CHILD_PROPS,
};

static GParamSpec *child_properties[N_CHILD_PROPS];

struct _ArbTableLayout
{
  GtkLayoutManager parent_instance;

  ArbArrangement arrangement;
  guint seat;
  guint zoom;
  gboolean enlarge;
  guint idle;
};

enum
{
  PROP_ARRANGEMENT = 1,
  PROP_ZOOM,
  PROP_ENLARGE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, GTK_TYPE_LAYOUT_CHILD)
G_DEFINE_FINAL_TYPE (ArbTableLayout, arb_table_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The parts of a table while it is measured or laid out. */
typedef struct
{
  GtkLayoutManager *manager;
  GtkWidget *widget;
  double scale;
  GtkWidget *seats[MAX_SEATS];
  guint n_seats;
  GtkWidget *parts[ARB_N_PARTS];
} Table;

static void
arb_table_layout_child_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbTableLayoutChild *self = ARB_TABLE_LAYOUT_CHILD (object);

  if (id == PROP_PART)
    g_value_set_enum (value, self->part);
  else if (id == PROP_TURNED)
    g_value_set_boolean (value, self->turned);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_table_layout_child_set_property (GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec)
{
  ArbTableLayoutChild *self = ARB_TABLE_LAYOUT_CHILD (object);

  if (id == PROP_PART)
    self->part = g_value_get_enum (value);
  else if (id == PROP_TURNED)
    self->turned = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  gtk_layout_manager_layout_changed (
      gtk_layout_child_get_layout_manager (GTK_LAYOUT_CHILD (object)));
}

static void
arb_table_layout_child_class_init (ArbTableLayoutChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_table_layout_child_get_property;
  object_class->set_property = arb_table_layout_child_set_property;

  child_properties[PROP_PART] =
      g_param_spec_enum ("part", NULL, NULL, ARB_TYPE_TABLE_PART, ARB_PART_SEAT,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  child_properties[PROP_TURNED] = g_param_spec_boolean ("turned", NULL, NULL, FALSE,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_CHILD_PROPS, child_properties);
}

static void
arb_table_layout_child_init (ArbTableLayoutChild *self)
{
}

/* How much larger than usual the text is. */
static double
get_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72;
  return MAX (1, size / USUAL_TEXT);
}

static void
table_init (Table *table, GtkLayoutManager *manager, GtkWidget *widget)
{
  *table = (Table){ .manager = manager, .widget = widget, .scale = get_scale (widget) };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      ArbTableLayoutChild *layout_child =
          ARB_TABLE_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (manager, child));

      if (!gtk_widget_should_layout (child))
        continue;
      if (layout_child->part != ARB_PART_SEAT)
        table->parts[layout_child->part] = child;
      else if (table->n_seats < MAX_SEATS)
        table->seats[table->n_seats++] = child;
    }
}

static gint
scaled (const Table *table, gint length)
{
  return (gint) (length * table->scale);
}

static ArbArrangement
choose (const Table *table, gint width)
{
  if (width >= scaled (table, WIDE))
    return ARB_ARRANGE_WIDE;
  if (width >= scaled (table, MIDDLE))
    return ARB_ARRANGE_MIDDLE;
  if (width >= scaled (table, FOLDED))
    return ARB_ARRANGE_FOLDED;
  if (width >= scaled (table, UPRIGHT))
    return ARB_ARRANGE_UPRIGHT;
  return ARB_ARRANGE_NARROW;
}

static gint
get_height (GtkWidget *widget, gint width)
{
  gint minimum_width, natural;

  if (widget == NULL)
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, minimum_width), NULL, &natural,
                      NULL, NULL);
  return natural;
}

static gint
get_least_width (GtkWidget *widget)
{
  gint minimum = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Strip and clock take the form that fits, so they do not set the least width. */
static gint
get_table_least_width (const Table *table)
{
  gint least = MAX (get_least_width (table->parts[ARB_PART_TURN]),
                    get_least_width (table->parts[ARB_PART_TABS]));

  for (guint i = 0; i < table->n_seats; i++)
    least = MAX (least, get_least_width (table->seats[i]));
  return least;
}

static void
allocate (const Table *table, GtkWidget *part, gint x, gint y, gint width, gint height)
{
  ArbTableLayoutChild *child =
      ARB_TABLE_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (table->manager, part));
  GskTransform *transform;

  if (gtk_widget_get_direction (table->widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (table->widget) - x - width;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (child->turned)
    {
      transform =
          gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      transform = gsk_transform_rotate (transform, 180);
    }
  gtk_widget_set_child_visible (part, TRUE);
  gtk_widget_allocate (part, width, height, -1, transform);
}

/* What the arrangement has no place for is not there, for the keyboard, too. */
static void
place (const Table *table, GtkWidget *part, gint x, gint y, gint width, gint height)
{
  if (part == NULL)
    return;
  if (width > 0 && height > 0)
    allocate (table, part, x, y, width, height);
  else
    gtk_widget_set_child_visible (part, FALSE);
}

static void
hide (const Table *table, ArbTablePart part)
{
  place (table, table->parts[part], 0, 0, 0, 0);
}

/* Strip, and the clock at its end. Returns the height; does nothing else without @apply. */
static gint
lay_out_strip (const Table *table, gint width, gboolean apply)
{
  GtkWidget *strip = table->parts[ARB_PART_STRIP];
  GtkWidget *clock = table->parts[ARB_PART_CLOCK];
  gint spacing = scaled (table, SPACING / 2);
  gint clock_width = clock != NULL ? get_least_width (clock) + spacing : 0;
  gint height =
      MAX (get_height (strip, width - clock_width), get_height (clock, clock_width - spacing));

  if (apply)
    {
      place (table, strip, 0, 0, width - clock_width, height);
      place (table, clock, width - clock_width + spacing, 0, clock_width - spacing, height);
    }
  return height;
}

/* Seats one under the other; where that is too high, the highest, which scrolls, gives way. */
static void
lay_out_column (const Table *table, gint y, gint width, gint height)
{
  gint heights[MAX_SEATS];
  gint surplus = -height - SPACING;
  guint highest = 0;

  for (guint i = 0; i < table->n_seats; i++)
    {
      heights[i] = get_height (table->seats[i], width);
      surplus += heights[i] + SPACING;
      if (heights[i] > heights[highest])
        highest = i;
    }
  if (surplus > 0 && table->n_seats > 0)
    heights[highest] = MAX (1, heights[highest] - surplus);

  for (guint i = 0; i < table->n_seats; i++)
    {
      place (table, table->seats[i], 0, y, width, heights[i]);
      y += heights[i] + SPACING;
    }
}

/* One or two seats share the height, more of them lie two by two. */
static void
lay_out_grid (const Table *table, gint y, gint width, gint height)
{
  guint columns = table->n_seats > 2 ? 2 : 1;
  guint rows = MAX (1, (table->n_seats + columns - 1) / columns);
  gint seat_width = (width - (gint) (columns - 1) * SPACING) / (gint) columns;
  gint seat_height = (height - (gint) (rows - 1) * SPACING) / (gint) rows;

  for (guint i = 0; i < table->n_seats; i++)
    place (table, table->seats[i], (gint) (i % columns) * (seat_width + SPACING),
           y + (gint) (i / columns) * (seat_height + SPACING), seat_width, seat_height);
}

static void
lay_out_wide (const Table *table, gint width, gint height)
{
  gint surplus = width - scaled (table, WIDE);
  gint log_width =
      MIN (scaled (table, LOG_WIDTH) + surplus / LOG_SHARE, scaled (table, LOG_WIDTH_MAX));
  gint turn_width = MAX (scaled (table, TURN_WIDTH), get_least_width (table->parts[ARB_PART_TURN]));
  gint left = width - log_width - turn_width - 2 * SPACING;
  gint strip = get_height (table->parts[ARB_PART_STRIP], left);
  gint clock = get_height (table->parts[ARB_PART_CLOCK], log_width);
  gint log_y = table->parts[ARB_PART_CLOCK] != NULL ? clock + SPACING : 0;

  place (table, table->parts[ARB_PART_STRIP], 0, 0, left, strip);
  lay_out_grid (table, strip + SPACING, left, height - strip - SPACING);
  place (table, table->parts[ARB_PART_TURN], left + SPACING, 0, turn_width, height);
  place (table, table->parts[ARB_PART_CLOCK], width - log_width, 0, log_width, clock);
  place (table, table->parts[ARB_PART_LOG], width - log_width, log_y, log_width, height - log_y);
  hide (table, ARB_PART_LOG_BAR);
  hide (table, ARB_PART_TABS);
}

static void
lay_out_middle (const Table *table, gint width, gint height, gboolean folded)
{
  gint turn_width = MAX (scaled (table, TURN_WIDTH), get_least_width (table->parts[ARB_PART_TURN]));
  gint left = width - turn_width - SPACING;
  gint bar = get_height (table->parts[ARB_PART_LOG_BAR], left);
  gint strip = lay_out_strip (table, left, TRUE);
  gint seats_height = height - strip - bar - 2 * SPACING;

  if (folded)
    lay_out_column (table, strip + SPACING, left, seats_height);
  else
    lay_out_grid (table, strip + SPACING, left, seats_height);
  place (table, table->parts[ARB_PART_LOG_BAR], 0, height - bar, left, bar);
  place (table, table->parts[ARB_PART_TURN], left + SPACING, 0, turn_width, height);
  hide (table, ARB_PART_LOG);
  hide (table, ARB_PART_TABS);
}

/* The heights of the rows of a page that scrolls. */
static gint
get_seats_height (const Table *table, ArbArrangement arrangement, gint width)
{
  guint columns = arrangement == ARB_ARRANGE_UPRIGHT && table->n_seats > 1 ? 2 : 1;
  guint rows = MAX (1, (table->n_seats + columns - 1) / columns);
  gint height = 0;

  for (guint i = 0; i < table->n_seats; i++)
    {
      if (arrangement == ARB_ARRANGE_UPRIGHT || i == ARB_TABLE_LAYOUT (table->manager)->seat)
        height = MAX (height, get_height (table->seats[i], (width - (gint) (columns - 1) * SPACING)
                                                               / (gint) columns));
    }
  if (arrangement == ARB_ARRANGE_UPRIGHT)
    height = height * (gint) rows + (gint) (rows - 1) * SPACING;
  return height;
}

static void
lay_out_seats (const Table *table, ArbArrangement arrangement, gint y, gint width, gint height)
{
  guint shown = ARB_TABLE_LAYOUT (table->manager)->seat;

  if (arrangement == ARB_ARRANGE_UPRIGHT && table->n_seats > 2)
    {
      lay_out_grid (table, y, width, height);
      return;
    }
  for (guint i = 0; i < table->n_seats; i++)
    {
      gint half = (width - SPACING) / 2;

      if (arrangement == ARB_ARRANGE_UPRIGHT && table->n_seats == 2)
        place (table, table->seats[i], (gint) i * (half + SPACING), y, half, height);
      else
        place (table, table->seats[i], 0, y, i == shown ? width : 0, height);
    }
}

/* A part as high as it needs to be; returns where the next one begins. */
static gint
lay_out_row (const Table *table, ArbTablePart part, gint y, gint width, gboolean apply)
{
  gint height = get_height (table->parts[part], width);

  if (height == 0)
    return y;
  if (apply)
    place (table, table->parts[part], 0, y, width, height);
  return y + height + SPACING;
}

/* Returns the height of it all; does nothing else without @apply. */
static gint
lay_out_page (const Table *table, ArbArrangement arrangement, gint width, gboolean apply)
{
  gint seats = get_seats_height (table, arrangement, width);
  gint y = lay_out_strip (table, width, apply) + SPACING;

  y = lay_out_row (table, ARB_PART_TURN, y, width, apply);
  if (arrangement == ARB_ARRANGE_NARROW)
    y = lay_out_row (table, ARB_PART_TABS, y, width, apply);
  if (apply)
    {
      lay_out_seats (table, arrangement, y, width, seats);
      hide (table, ARB_PART_LOG);
      if (arrangement != ARB_ARRANGE_NARROW)
        hide (table, ARB_PART_TABS);
    }
  return lay_out_row (table, ARB_PART_LOG_BAR, y + seats + SPACING, width, apply) - SPACING;
}

static gboolean
tell (gpointer data)
{
  ArbTableLayout *self = ARB_TABLE_LAYOUT (data);

  self->idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRANGEMENT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ZOOM]);
  return G_SOURCE_REMOVE;
}

/* Not at once: whoever hears of it changes its form, which is no good in an allocation. */
static void
set_decided (ArbTableLayout *self, ArbArrangement arrangement, guint zoom)
{
  if (self->arrangement == arrangement && self->zoom == zoom)
    return;

  self->arrangement = arrangement;
  self->zoom = zoom;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell, self, NULL);
}

/* Where a wide table fits more than once, everything on it can be so much larger. */
static guint
choose_zoom (const Table *table, gint width, gint height)
{
  ArbTableLayout *self = ARB_TABLE_LAYOUT (table->manager);
  double usual = table->scale * 100 / self->zoom;
  double room = MIN (width / (WIDE * usual), height / (WIDE_HEIGHT * usual));

  if (!self->enlarge)
    return 100;
  return CLAMP ((guint) (room * 100) / ZOOM_STEP * ZOOM_STEP, 100, MAX_ZOOM);
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
  Table table;

  table_init (&table, manager, widget);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_table_least_width (&table);
      *natural = MAX (*minimum, scaled (&table, WIDE));
    }
  else if (for_size < 0 || choose (&table, for_size) <= ARB_ARRANGE_FOLDED)
    *minimum = *natural = scaled (&table, LEAST_HEIGHT);
  else
    *minimum = *natural = lay_out_page (&table, choose (&table, for_size), for_size, FALSE);
}

static void
arb_table_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                           gint baseline)
{
  Table table;
  ArbArrangement arrangement;

  table_init (&table, manager, widget);
  arrangement = choose (&table, width);
  switch (arrangement)
    {
    case ARB_ARRANGE_WIDE:
      lay_out_wide (&table, width, height);
      break;
    case ARB_ARRANGE_MIDDLE:
      lay_out_middle (&table, width, height, FALSE);
      break;
    case ARB_ARRANGE_FOLDED:
      lay_out_middle (&table, width, height, TRUE);
      break;
    case ARB_ARRANGE_UPRIGHT:
    case ARB_ARRANGE_NARROW:
      lay_out_page (&table, arrangement, width, TRUE);
      break;
    }
  set_decided (ARB_TABLE_LAYOUT (manager), arrangement, choose_zoom (&table, width, height));
}

static void
arb_table_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbTableLayout *self = ARB_TABLE_LAYOUT (object);

  if (id == PROP_ARRANGEMENT)
    g_value_set_uint (value, self->arrangement);
  else if (id == PROP_ZOOM)
    g_value_set_uint (value, self->zoom);
  else if (id == PROP_ENLARGE)
    g_value_set_boolean (value, self->enlarge);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_table_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENLARGE)
    {
      ARB_TABLE_LAYOUT (object)->enlarge = g_value_get_boolean (value);
      gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_table_layout_dispose (GObject *object)
{
  g_clear_handle_id (&ARB_TABLE_LAYOUT (object)->idle, g_source_remove);

  G_OBJECT_CLASS (arb_table_layout_parent_class)->dispose (object);
}

static void
arb_table_layout_class_init (ArbTableLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = arb_table_layout_get_property;
  object_class->set_property = arb_table_layout_set_property;
  object_class->dispose = arb_table_layout_dispose;
  layout_class->layout_child_type = ARB_TYPE_TABLE_LAYOUT_CHILD;
  layout_class->get_request_mode = arb_table_layout_get_request_mode;
  layout_class->measure = arb_table_layout_measure;
  layout_class->allocate = arb_table_layout_allocate;

  properties[PROP_ARRANGEMENT] =
      g_param_spec_uint ("arrangement", NULL, NULL, 0, ARB_ARRANGE_NARROW, ARB_ARRANGE_WIDE,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ZOOM] = g_param_spec_uint ("zoom", NULL, NULL, 100, MAX_ZOOM, 100,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENLARGE] = g_param_spec_boolean ("enlarge", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_table_layout_init (ArbTableLayout *self)
{
  self->zoom = 100;
}

GtkLayoutManager *
arb_table_layout_new (void)
{
  return g_object_new (ARB_TYPE_TABLE_LAYOUT, NULL);
}

ArbArrangement
arb_table_layout_get_arrangement (ArbTableLayout *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_LAYOUT (self), ARB_ARRANGE_WIDE);
  return self->arrangement;
}

void
arb_table_layout_set_seat (ArbTableLayout *self, guint seat)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  self->seat = seat;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
arb_table_layout_set_turned (ArbTableLayout *self, GtkWidget *child, gboolean turned)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  g_object_set (gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child), "turned",
                turned, NULL);
}
