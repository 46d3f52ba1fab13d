/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-layout.h"
#include "app/widgets/widgets.h"

#define ZOOM_STEP 5
#define LEAST_GROWTH (2 * ZOOM_STEP) /* large parts can need more than in proportion */
#define MIN_ZOOM 25
#define LOW_HEIGHT 480 /* with less, the whole page scrolls */
#define MAX_ZOOM 300

/* On a screen of this size, everything is a little larger than usual. */
#define SPACIOUS_WIDTH 1600
#define SPACIOUS_HEIGHT 900
#define SPACIOUS_ZOOM 125

struct _ArbTableLayout
{
  GtkLayoutManager parent_instance;

  ArbTableState state;
  ArbTableChoice choice;
  gint room;
  gboolean between;
  gint fitted_width; /* for which @fitted_zoom was found */
  double fitted_scale;
  guint fitted_zoom;
  guint idle;
};

static guint decided_signal;

G_DEFINE_FINAL_TYPE (ArbTableLayout, arb_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
notify_state (ArbTableLayout *self)
{
  self->state.large = self->state.enlarge && self->state.zoom > 100;
  g_signal_emit (self, decided_signal, 0);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static gboolean
notify_idle (gpointer data)
{
  ArbTableLayout *self = ARB_TABLE_LAYOUT (data);

  self->idle = 0;
  notify_state (self);
  return G_SOURCE_REMOVE;
}

/* Whether the parts have the forms for what was decided about them. */
static gboolean
is_settled (ArbTableLayout *self, const ArbTableParts *parts, ArbArrangement arrangement,
            gboolean cramped)
{
  return self->idle == 0 && self->state.arrangement == arrangement && self->state.low == parts->low
         && self->state.cramped == cramped;
}

/* Runs from an idle source: the parts change their form then, which they must not do during an
 * allocation. */
static void
set_decided (ArbTableLayout *self, const ArbTableParts *parts, ArbArrangement arrangement,
             gboolean cramped, guint zoom)
{
  if (is_settled (self, parts, arrangement, cramped) && self->state.zoom == zoom)
    return;

  self->state.arrangement = arrangement;
  self->state.low = parts->low;
  self->state.cramped = cramped;
  self->state.zoom = zoom;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_idle, self, NULL);
}

/* How much larger than usual the text is on this screen, before a table is enlarged. */
static double
get_text_scale (const ArbTableParts *parts)
{
  GtkRoot *root = gtk_widget_get_root (parts->widget);

  return root != NULL ? arb_widget_get_text_scale (GTK_WIDGET (root)) : parts->scale;
}

static guint
round_zoom (double zoom)
{
  return (guint) zoom / ZOOM_STEP * ZOOM_STEP;
}

/* Finds the largest zoom at which no seat is cut off, from the heights that the seats have now.
 * They were measured at the zoom @shown, which may be the previous one. */
static guint
fit_seats (ArbTableLayout *self, const ArbTableParts *parts, gint width, gint height, double shown,
           guint most)
{
  guint zoom;

  if (self->state.arrangement != ARB_ARRANGE_MIDDLE || parts->n_seats == 0)
    return most;
  zoom = MIN (most, round_zoom (shown * height / arb_table_get_whole_height (parts, width)));
  return zoom > self->state.zoom && zoom < MIN (most, self->state.zoom + LEAST_GROWTH)
             ? self->state.zoom
             : zoom;
}

/* Finds the largest zoom at which large text fits a phone, from the widths that the parts have at
 * the zoom @shown: people cannot tap what is cut off. At the same width it never grows again, so
 * that the size does not change with the choices. */
static guint
fit_width (ArbTableLayout *self, const ArbTableParts *parts, gint width, double usual,
           gboolean settled)
{
  gint needed = arb_table_get_narrow_width (parts);

  if (self->fitted_width != width || self->fitted_scale != usual)
    self->fitted_zoom = 100;
  self->fitted_width = width;
  self->fitted_scale = usual;
  /* Parts that have not changed their form yet say nothing about the width. */
  if (needed > width && settled)
    self->fitted_zoom =
        MAX (MIN_ZOOM,
             MIN (self->fitted_zoom, round_zoom (100 * parts->scale / usual * width / needed)));
  return self->fitted_zoom;
}

/* Chooses the zoom: the table grows with the room. */
static guint
choose_zoom (const ArbTableParts *parts, gint width, gint height, gboolean settled)
{
  ArbTableLayout *self = ARB_TABLE_LAYOUT (parts->manager);
  double usual = get_text_scale (parts);
  double fit = arb_table_get_fit (width / usual, height / usual);

  if (usual > 1 && width < ARB_LEAST_WIDTH * usual)
    return fit_width (self, parts, width, usual, settled);
  if (!self->state.enlarge)
    return width >= SPACIOUS_WIDTH * usual && height >= SPACIOUS_HEIGHT * usual ? SPACIOUS_ZOOM
                                                                                : 100;
  return CLAMP (fit_seats (self, parts, width, height, 100 * parts->scale / usual,
                           round_zoom (fit * 100)),
                100, MAX_ZOOM);
}

static void
init_parts (ArbTableLayout *self, ArbTableParts *parts, GtkWidget *widget)
{
  arb_table_parts_init (parts, GTK_LAYOUT_MANAGER (self), widget);
  parts->large = self->state.enlarge;
  parts->room = self->room;
  parts->low = self->room < (gint) (LOW_HEIGHT * parts->scale);
  parts->between = self->between && parts->n_seats == 2;
}

/* Hides the log until it has a place: it is long, and most windows have no room for it. */
static void
arb_table_layout_root (GtkLayoutManager *manager)
{
  ArbTableParts parts;

  arb_table_parts_init (&parts, manager, gtk_layout_manager_get_widget (manager));
  if (parts.parts[ARB_PART_LOG] != NULL)
    gtk_widget_set_child_visible (parts.parts[ARB_PART_LOG], FALSE);
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
  ArbTableLayout *self = ARB_TABLE_LAYOUT (manager);
  ArbTableParts parts;
  ArbArrangement arrangement = ARB_ARRANGE_WIDE;

  init_parts (self, &parts, widget);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = arb_table_get_least_width (&parts);
      if (get_text_scale (&parts) > 1)
        *minimum = MIN (*minimum, ARB_LEAST_WIDTH);
      *natural = MAX (*minimum, (gint) (ARB_WIDE_WIDTH * parts.scale));
      return;
    }
  if (for_size >= 0)
    arrangement = arb_table_choose_arrangement (&parts, for_size);
  *minimum = *natural =
      arb_table_arrangement_get_height (arrangement, &parts, &self->choice, for_size);
}

static void
arb_table_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                           gint baseline)
{
  ArbTableLayout *self = ARB_TABLE_LAYOUT (manager);
  ArbTableParts parts;
  ArbArrangement arrangement;
  gboolean cramped;

  init_parts (self, &parts, widget);
  arrangement = arb_table_choose_arrangement (&parts, width);
  arb_table_arrangement_lay_out (arrangement, &parts, &self->choice, width, height);
  cramped = arb_table_is_cramped (&parts, arrangement, width);
  set_decided (self, &parts, arrangement, cramped,
               choose_zoom (&parts, width, height,
                            is_settled (self, &parts, arrangement, cramped)));
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
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_table_layout_dispose;
  layout_class->layout_child_type = ARB_TYPE_TABLE_LAYOUT_CHILD;
  layout_class->root = arb_table_layout_root;
  layout_class->get_request_mode = arb_table_layout_get_request_mode;
  layout_class->measure = arb_table_layout_measure;
  layout_class->allocate = arb_table_layout_allocate;

  decided_signal = g_signal_new ("decided", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
arb_table_layout_init (ArbTableLayout *self)
{
  self->state.zoom = 100;
  self->room = G_MAXINT;
  self->choice.part = ARB_PART_TURN;
}

GtkLayoutManager *
arb_table_layout_new (void)
{
  return g_object_new (ARB_TYPE_TABLE_LAYOUT, NULL);
}

const ArbTableState *
arb_table_layout_get_state (ArbTableLayout *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_LAYOUT (self), NULL);
  return &self->state;
}

void
arb_table_layout_set_enlarge (ArbTableLayout *self, gboolean enlarge)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  self->state.enlarge = enlarge;
  notify_state (self);
}

void
arb_table_layout_choose (ArbTableLayout *self, ArbTableChoice choice)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  self->choice = choice;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
arb_table_layout_set_room (ArbTableLayout *self, gint room)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  if (self->room == room)
    return;
  self->room = room;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
arb_table_layout_set_between (ArbTableLayout *self, gboolean between)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  self->between = between;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static ArbTableLayoutChild *
get_child (ArbTableLayout *self, GtkWidget *child)
{
  return ARB_TABLE_LAYOUT_CHILD (
      gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child));
}

ArbTablePart
arb_table_layout_get_part (ArbTableLayout *self, GtkWidget *child)
{
  g_return_val_if_fail (ARB_IS_TABLE_LAYOUT (self), ARB_PART_SEAT);
  return get_child (self, child)->part;
}

void
arb_table_layout_set_part (ArbTableLayout *self, GtkWidget *child, ArbTablePart part)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  get_child (self, child)->part = part;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
arb_table_layout_set_turned (ArbTableLayout *self, GtkWidget *child, gboolean turned)
{
  g_return_if_fail (ARB_IS_TABLE_LAYOUT (self));

  if (get_child (self, child)->turned == turned)
    return;
  get_child (self, child)->turned = turned;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
