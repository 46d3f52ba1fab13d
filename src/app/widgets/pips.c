/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/pips.h"

#include "app/widgets/widgets.h"

/* More pips than these are drawn in two rows. */
#define MAX_IN_A_ROW 16
#define FADED 0.22f
#define GAP 1
#define BAR_GAP 2

/* Pips change one after the other, in so many milliseconds each, but at most so many for all. */
#define MARK_TIME 80
#define MOST_TIME 400

struct _ArbPips
{
  GtkWidget parent_instance;

  guint filled;
  guint all;
  gboolean bar;
  AdwAnimation *motion; /* (nullable): of the number of filled pips */
};

G_DEFINE_FINAL_TYPE (ArbPips, arb_pips, GTK_TYPE_WIDGET)

static guint
get_rows (ArbPips *self)
{
  return !self->bar && self->all > MAX_IN_A_ROW ? 2 : 1;
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

  if (self->bar)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = row;
  else
    *minimum = *natural = (int) get_rows (self) * (row + GAP) - GAP;
}

static void
arb_pips_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbPips *self = ARB_PIPS (widget);
  guint rows = get_rows (self);
  guint in_a_row = MAX (1, (self->all + rows - 1) / rows);
  float width = (float) gtk_widget_get_width (widget);
  float row = (float) (self->bar ? gtk_widget_get_height (widget) : get_row_height (widget));
  float step =
      self->bar ? (width + BAR_GAP) / (float) in_a_row : MIN (width / (float) in_a_row, row * 1.4f);
  float mark = MAX (1, step - (self->bar ? BAR_GAP : GAP));
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double filled = arb_pips_get_filled (self);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  for (guint i = 0; i < self->all; i++)
    {
      float x = (float) (i % in_a_row) * step;
      GdkRGBA shade = color;

      shade.alpha *= FADED + (1 - FADED) * (float) CLAMP (filled - i, 0, 1);
      gtk_snapshot_append_color (snapshot, &shade,
                                 &GRAPHENE_RECT_INIT (mirrored ? width - x - mark : x,
                                                      (float) (i / in_a_row) * (row + GAP), mark,
                                                      row));
    }
}

static void
arb_pips_dispose (GObject *object)
{
  g_clear_object (&ARB_PIPS (object)->motion);

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

GtkWidget *
arb_progress_bar_new (void)
{
  ArbPips *self = g_object_new (ARB_TYPE_PIPS, "css-name", "segments", NULL);

  self->bar = TRUE;
  return GTK_WIDGET (self);
}

static void
on_step (double value, gpointer self)
{
  gtk_widget_queue_draw (self);
}

/* Goes from @before to @now; at once if animations are off or the pips are not visible. */
static void
play (ArbPips *self, guint before, guint now)
{
  guint n = MAX (before, now) - MIN (before, now);

  g_clear_object (&self->motion);
  self->motion =
      adw_timed_animation_new (GTK_WIDGET (self), before, now, MIN (MOST_TIME, MARK_TIME * n),
                               adw_callback_animation_target_new (on_step, self, NULL));
  adw_animation_play (self->motion);
}

void
arb_pips_set (ArbPips *self, guint filled, guint all)
{
  guint before;

  g_return_if_fail (ARB_IS_PIPS (self));

  if (self->filled == filled && self->all == all)
    return;
  before = self->all == all ? MIN (self->filled, all) : MIN (filled, all);
  if (self->all != all)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->filled = filled;
  self->all = all;
  if (!self->bar)
    {
      play (self, before, MIN (filled, all));
      return;
    }
  arb_widget_set_class (GTK_WIDGET (self), "complete", filled >= all);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
arb_pips_get_filled (ArbPips *self)
{
  g_return_val_if_fail (ARB_IS_PIPS (self), 0);

  return self->motion != NULL ? adw_animation_get_value (self->motion) : self->filled;
}
