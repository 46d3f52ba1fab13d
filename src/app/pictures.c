/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/pictures.h"

/* A window needs a few sizes and colours; one that goes through many begins anew. */
#define MAX_PICTURES 48

#define BYTES_PER_PIXEL 4

typedef struct
{
  int width; /* in pixels of the screen */
  int height;
  GdkRGBA color;
  GdkTexture *texture;
} Picture;

struct _ArbPictures
{
  ArbPicturesDraw draw;
  gpointer data;
  GArray *pictures; /* Picture */
};

/* Who paints is not told where: it is as sharp as the sharpest screen there is. */
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

/* A picture is converted whenever it is painted, by fractions of each colour of each pixel even
 * where nothing is to be done; only from this order, not multiplied by alpha, it is done in
 * whole numbers. */
static GBytes *
take_pixels (cairo_surface_t *surface, int width, int height)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  guchar *pixels = g_malloc_n ((gsize) width * (gsize) height, BYTES_PER_PIXEL);
  guchar *pixel = pixels;

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++, data += cairo_image_surface_get_stride (surface))
    for (int x = 0; x < width; x++, pixel += BYTES_PER_PIXEL)
      {
        guint32 argb = ((const guint32 *) (gconstpointer) data)[x];
        guint32 alpha = argb >> 24;

        for (guint i = 0; i < 3; i++)
          {
            guint32 part = argb >> (16 - 8 * i) & 0xff;

            pixel[i] = (guchar) (alpha == 0 ? 0 : (part * 255 + alpha / 2) / alpha);
          }
        pixel[3] = (guchar) alpha;
      }
  return g_bytes_new_take (pixels, (gsize) width * (gsize) height * BYTES_PER_PIXEL);
}

/* Where areas lie over each other, even half of a colour is no denser. */
static GdkTexture *
draw (ArbPictures *self, const Picture *picture, int scale)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width, picture->height);
  cairo_t *cr = cairo_create (surface);
  const GdkRGBA *color = &picture->color;
  g_autoptr (GBytes) bytes = NULL;

  cairo_push_group (cr);
  cairo_set_source_rgb (cr, color->red, color->green, color->blue);
  self->draw (cr, picture->width, picture->height, scale, self->data);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, color->alpha);
  cairo_destroy (cr);

  bytes = take_pixels (surface, picture->width, picture->height);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (picture->width, picture->height, GDK_MEMORY_R8G8B8A8, bytes,
                                 (gsize) picture->width * BYTES_PER_PIXEL);
}

static void
clear_picture (gpointer picture)
{
  g_object_unref (((Picture *) picture)->texture);
}

static GdkTexture *
get_texture (ArbPictures *self, int width, int height, int scale, const GdkRGBA *color)
{
  Picture made = { .width = width, .height = height, .color = *color };

  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);

      if (picture->width == width && picture->height == height
          && gdk_rgba_equal (&picture->color, color))
        return picture->texture;
    }
  if (self->pictures->len == MAX_PICTURES)
    g_array_set_size (self->pictures, 0);
  made.texture = draw (self, &made, scale);
  g_array_append_val (self->pictures, made);
  return made.texture;
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
  int scale = get_scale ();

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));
  g_return_if_fail (color != NULL);

  if (width <= 0 || height <= 0)
    return;
  gtk_snapshot_append_texture (snapshot,
                               get_texture (self, (int) (width * scale + 0.5),
                                            (int) (height * scale + 0.5), scale, color),
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}
