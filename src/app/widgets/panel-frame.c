/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/panel-frame.h"

#define RADIUS 12     /* that of the panels in the style sheet */
#define UPPER_SHARE 3 /* the upper part of a frame is this fraction of its height */

struct _ArbPanelFrame
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbPanelFrame, arb_panel_frame, GTK_TYPE_WIDGET)

typedef struct
{
  GskRoundedRect outline;
  float widths[4];
  GdkRGBA colors[4];
} Frame;

static void
append_part (GtkSnapshot *snapshot, const Frame *frame, float y, float height)
{
  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT (0, y, frame->outline.bounds.size.width, height));
  gtk_snapshot_append_border (snapshot, &frame->outline, frame->widths, frame->colors);
  gtk_snapshot_pop (snapshot);
}

/* The upper part, the sides below it, and the lower edge. */
static void
append_parts (GtkSnapshot *snapshot, const Frame *frame, const GtkBorder *border)
{
  float width = frame->outline.bounds.size.width, height = frame->outline.bounds.size.height;
  float upper = (float) (int) (height / UPPER_SHARE);
  float side = height - RADIUS - upper;

  append_part (snapshot, frame, 0, upper);
  gtk_snapshot_append_color (snapshot, frame->colors,
                             &GRAPHENE_RECT_INIT (0, upper, border->left, side));
  gtk_snapshot_append_color (snapshot, frame->colors,
                             &GRAPHENE_RECT_INIT (width - (float) border->right, upper,
                                                  border->right, side));
  append_part (snapshot, frame, height - RADIUS, RADIUS);
}

static void
arb_panel_frame_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GtkBorder border;
  GdkRGBA color;
  float width, height, upper, lower;
  Frame frame;

  gtk_style_context_get_border (style, &border);
  gtk_style_context_get_color (style, &color);
  width = (float) (gtk_widget_get_width (widget) + border.left + border.right);
  height = (float) (gtk_widget_get_height (widget) + border.top + border.bottom);
  upper = border.top > 0 ? RADIUS : 0;
  lower = border.bottom > 0 ? RADIUS : 0;
  frame = (Frame){ .widths = { border.top, border.right, border.bottom, border.left },
                   .colors = { color, color, color, color } };
  gsk_rounded_rect_init (&frame.outline, &GRAPHENE_RECT_INIT (0, 0, width, height),
                         &GRAPHENE_SIZE_INIT (upper, upper), &GRAPHENE_SIZE_INIT (upper, upper),
                         &GRAPHENE_SIZE_INIT (lower, lower), &GRAPHENE_SIZE_INIT (lower, lower));

  gtk_snapshot_save (snapshot);
  /* A snapshot begins at the content; moves to the corner of the border. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-border.left, -border.top));
  if (upper > 0 && lower > 0 && height > UPPER_SHARE * RADIUS)
    append_parts (snapshot, &frame, &border);
  else
    gtk_snapshot_append_border (snapshot, &frame.outline, frame.widths, frame.colors);
  gtk_snapshot_restore (snapshot);
}

static void
arb_panel_frame_class_init (ArbPanelFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = arb_panel_frame_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "edge");
}

static void
arb_panel_frame_init (ArbPanelFrame *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
arb_panel_frame_new (GtkWidget *bin)
{
  GtkWidget *self = g_object_new (ARB_TYPE_PANEL_FRAME, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (bin), NULL);

  gtk_widget_set_parent (self, bin);
  return self;
}
