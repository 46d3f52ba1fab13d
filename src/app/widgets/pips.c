/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/pips.h"

#include "app/widgets/snapshot-animation.h"

/* More pips than these are drawn in two rows. */
#define MAX_IN_A_ROW 16
#define FADED 0.22f

/* Pips change one after the other, in so many milliseconds each, but at most so many for all. */
#define MARK_TIME 80
#define MOST_TIME 400

struct _ArbPips
{
  GtkWidget parent_instance;

  guint left;
  guint start;
  ArbSnapshotAnimation motion; /* number of filled pips, also during the animation */
};

G_DEFINE_FINAL_TYPE (ArbPips, arb_pips, GTK_TYPE_WIDGET)

static guint
get_rows (ArbPips *self)
{
  return self->start > MAX_IN_A_ROW ? 2 : 1;
}

/* The height of a row follows the size of the text around it. */
static int
get_row_height (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS (pango_font_metrics_get_ascent (metrics)) * 2 / 5;

  pango_font_metrics_unref (metrics);
  return MAX (3, height);
}

static void
arb_pips_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  ArbPips *self = ARB_PIPS (widget);
  int row = get_row_height (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = row;
  else
    *minimum = *natural = (int) get_rows (self) * (row + 1) - 1;
}

/* How full pip @i is, from 0 to 1; between them during the animation. */
static float
get_fill (ArbPips *self, guint i)
{
  return (float) CLAMP (self->motion.value - i, 0, 1);
}

static void
arb_pips_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbPips *self = ARB_PIPS (widget);
  guint rows = get_rows (self);
  guint in_a_row = (self->start + rows - 1) / rows;
  float width = (float) gtk_widget_get_width (widget);
  float row = (float) get_row_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float step = in_a_row > 0 ? MIN (width / (float) in_a_row, row * 1.4f) : 0;
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  for (guint i = 0; i < self->start; i++)
    {
      float x = (float) (i % in_a_row) * step;
      float mark = MAX (1, step - 1);
      GdkRGBA shade = color;

      shade.alpha *= FADED + (1 - FADED) * get_fill (self, i);
      gtk_snapshot_append_color (snapshot, &shade,
                                 &GRAPHENE_RECT_INIT (mirrored ? width - x - mark : x,
                                                      (float) (i / in_a_row) * (row + 1), mark,
                                                      row));
    }
}

static void
arb_pips_dispose (GObject *object)
{
  arb_snapshot_animation_clear (&ARB_PIPS (object)->motion);

  G_OBJECT_CLASS (arb_pips_parent_class)->dispose (object);
}

static void
arb_pips_class_init (ArbPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_pips_dispose;
  widget_class->measure = arb_pips_measure;
  widget_class->snapshot = arb_pips_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "tally");
}

static void
arb_pips_init (ArbPips *self)
{
}

void
arb_pips_set (ArbPips *self, guint left, guint start)
{
  guint before;

  g_return_if_fail (ARB_IS_PIPS (self));

  if (self->left == left && self->start == start)
    return;
  if (self->start != start)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  before = self->start == start ? MIN (self->left, start) : left;
  self->left = left;
  self->start = start;
  left = MIN (left, start);
  arb_snapshot_animation_play (&self->motion, GTK_WIDGET (self), before, left,
                               MIN (MOST_TIME,
                                    MARK_TIME * (MAX (before, left) - MIN (before, left))));
}
