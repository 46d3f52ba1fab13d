/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/pictures.h"

/* A window needs few sizes and colours; with more pictures than these, all are dropped. */
#define MAX_PICTURES 48

typedef struct
{
  int width; /* in pixels of the screen */
  int height;
  int scale;
  GdkRGBA color;
  GskRenderNode *node;
} Picture;

struct _ArbPictures
{
  ArbPicturesDraw draw;
  gpointer data;
  GArray *pictures; /* Picture */
};

/* A widget does not know on which monitor it is, so pictures have the scale of the sharpest one. */
static int
get_scale (void)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());
  int scale = 1;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      scale = MAX (scale, gdk_monitor_get_scale_factor (monitor));
    }
  return scale;
}

/* Whether GTK paints with cairo; all windows do the same. */
static gboolean
paints_with_cairo (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkNative) window = g_list_model_get_item (windows, i);
      GskRenderer *renderer = gtk_native_get_renderer (window);

      if (renderer != NULL)
        return GSK_IS_CAIRO_RENDERER (renderer);
    }
  return TRUE;
}

/* GTK keeps a texture on the graphics card, and would draw a cairo node anew whenever it paints. */
static GskRenderNode *
texture_node_new (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                    GDK_MEMORY_DEFAULT, bytes, stride);
  return gsk_texture_node_new (texture, bounds);
}

/* With cairo, a texture would be converted whenever GTK paints, even outside of it. A cairo node
 * that only paints an image is skipped there, and copied elsewhere. */
static GskRenderNode *
cairo_node_new (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* Draws in one opaque colour and applies the alpha afterwards, so that overlapping areas are not
 * denser. */
static GskRenderNode *
draw (ArbPictures *self, const Picture *picture)
{
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, (float) picture->width / (float) picture->scale,
                          (float) picture->height / (float) picture->scale);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width, picture->height);
  cairo_t *cr = cairo_create (surface);
  const GdkRGBA *color = &picture->color;
  GskRenderNode *node;

  cairo_push_group (cr);
  cairo_set_source_rgb (cr, color->red, color->green, color->blue);
  self->draw (cr, picture->width, picture->height, picture->scale, self->data);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, color->alpha);
  cairo_destroy (cr);

  cairo_surface_set_device_scale (surface, picture->scale, picture->scale);
  node = paints_with_cairo () ? cairo_node_new (surface, &bounds)
                              : texture_node_new (surface, &bounds);
  cairo_surface_destroy (surface);
  return node;
}

static void
clear_picture (gpointer picture)
{
  gsk_render_node_unref (((Picture *) picture)->node);
}

static GskRenderNode *
get_node (ArbPictures *self, double width, double height, const GdkRGBA *color)
{
  int scale = get_scale ();
  Picture made = { (int) (width * scale + 0.5), (int) (height * scale + 0.5), scale, *color, NULL };

  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);

      if (picture->width == made.width && picture->height == made.height && picture->scale == scale
          && gdk_rgba_equal (&picture->color, color))
        return picture->node;
    }
  if (self->pictures->len == MAX_PICTURES)
    g_array_set_size (self->pictures, 0);
  made.node = draw (self, &made);
  g_array_append_val (self->pictures, made);
  return made.node;
}

ArbPictures *
arb_pictures_new (ArbPicturesDraw draw_picture, gpointer data)
{
  ArbPictures *self = g_new (ArbPictures, 1);

  self->draw = draw_picture;
  self->data = data;
  self->pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  g_array_set_clear_func (self->pictures, clear_picture);
  return self;
}

void
arb_pictures_append (ArbPictures *self, GtkSnapshot *snapshot, double width, double height,
                     const GdkRGBA *color)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));
  g_return_if_fail (color != NULL);

  if (width <= 0 || height <= 0)
    return;
  gtk_snapshot_append_node (snapshot, get_node (self, width, height, color));
}
