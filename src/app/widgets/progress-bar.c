/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/progress-bar.h"

#include "app/widgets/widgets.h"

#define GAP 2
#define FADED 0.22f
#define LINE 1.5f /* of an outline */

struct _ArbProgressBar
{
  GtkWidget parent_instance;

  guint there;
  guint added;
  guint needed;
};

G_DEFINE_FINAL_TYPE (ArbProgressBar, arb_progress_bar, GTK_TYPE_WIDGET)

static void
append_segment (ArbProgressBar *self, GtkSnapshot *snapshot, guint index,
                const graphene_rect_t *segment, const GdkRGBA *color)
{
  GdkRGBA faded = *color;
  GskRoundedRect outline;

  faded.alpha *= FADED;
  gtk_snapshot_append_color (snapshot, index < self->there ? color : &faded, segment);
  if (index < self->there || index >= self->there + self->added)
    return;
  gsk_rounded_rect_init_from_rect (&outline, segment, 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ LINE, LINE, LINE, LINE },
                              (GdkRGBA[4]){ *color, *color, *color, *color });
}

static void
arb_progress_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbProgressBar *self = ARB_PROGRESS_BAR (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float step = (width + GAP) / (float) MAX (1, self->needed);
  float length = MAX (1, step - GAP);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  for (guint i = 0; i < self->needed; i++)
    {
      float x = (float) i * step;

      append_segment (self, snapshot, i,
                      &GRAPHENE_RECT_INIT (mirrored ? width - x - length : x, 0, length, height),
                      &color);
    }
}

static void
arb_progress_bar_class_init (ArbProgressBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = arb_progress_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "segments");
}

static void
arb_progress_bar_init (ArbProgressBar *self)
{
}

GtkWidget *
arb_progress_bar_new (void)
{
  return g_object_new (ARB_TYPE_PROGRESS_BAR, NULL);
}

void
arb_progress_bar_set (ArbProgressBar *self, guint there, guint added, guint needed)
{
  g_return_if_fail (ARB_IS_PROGRESS_BAR (self));

  if (self->there == there && self->added == added && self->needed == needed)
    return;
  self->there = there;
  self->added = added;
  self->needed = needed;
  arb_widget_set_class (GTK_WIDGET (self), "complete", there + added >= needed);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
