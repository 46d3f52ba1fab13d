/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/widgets/drawing.h"
#include "app/widgets/icon.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

#include <string.h>

#define ACTIONS ARB_RESOURCES "icons/scalable/actions/"
#define APPS ARB_RESOURCES "icons/scalable/apps/"

#define MOST_PIXELS 32

/* The tolerance of a channel, of 255: two renderers round edges differently, which nobody sees. */
#define TOLERANCE 16

/* Red, green, blue, each as much as it covers, and how much is covered. */
typedef guint8 Pixels[MOST_PIXELS][MOST_PIXELS][4];

static void
paint_by_drawing (const char *path, int size, Pixels pixels)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (ArbDrawing) drawing =
      arb_drawing_parse (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  const guint8 *data;

  g_assert_no_error (error);
  cairo_set_source_rgb (cr, 0x2e / 255.0, 0x34 / 255.0, 0x36 / 255.0);
  arb_drawing_fill (drawing, cr, size, size);
  cairo_destroy (cr);
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      {
        guint32 pixel;

        memcpy (&pixel, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof pixel);
        for (int i = 0; i < 4; i++)
          pixels[y][x][i] = (guint8) (pixel >> (i == 3 ? 24 : 16 - 8 * i));
      }
  cairo_surface_destroy (surface);
}

static void
paint_by_platform (const char *path, int size, Pixels pixels)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture =
      gdk_pixbuf_new_from_resource_at_scale (path, size, size, FALSE, &error);
  const guint8 *data;

  g_assert_no_error (error);
  data = gdk_pixbuf_read_pixels (picture);
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      {
        const guint8 *pixel = data + y * gdk_pixbuf_get_rowstride (picture) + 4 * x;

        for (int i = 0; i < 4; i++)
          pixels[y][x][i] = (guint8) (i == 3 ? pixel[i] : pixel[i] * pixel[3] / 255);
      }
}

static void
assert_same (const char *path)
{
  static const int sizes[] = { 16, 19, MOST_PIXELS };
  Pixels ours, theirs;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int worst = 0;

      paint_by_drawing (path, sizes[i], ours);
      paint_by_platform (path, sizes[i], theirs);
      for (int y = 0; y < sizes[i]; y++)
        for (int x = 0; x < sizes[i]; x++)
          for (int j = 0; j < 4; j++)
            worst = MAX (worst, ABS (ours[y][x][j] - theirs[y][x][j]));
      g_test_message ("%s at %d: %d", path, sizes[i], worst);
      g_assert_cmpint (worst, <=, TOLERANCE);
    }
}

static guint
count_text (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;
  return n;
}

/* Each of our icons looks as GTK draws its file; symbolic icons have the colour of the text. */
static void
test_same (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (ACTIONS, 0, NULL);

  g_assert_cmpuint (g_strv_length (files), >, 30);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (ACTIONS, files[i], NULL);
      g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));

      assert_same (path);
      g_assert_cmpuint (count_text (text, "fill=\""), ==, count_text (text, "fill=\"#2e3436\""));
    }
  assert_same (APPS ARB_APPLICATION_ID ".svg");
}

static void
assert_refused (const char *svg, int code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDrawing) drawing = arb_drawing_parse (svg, strlen (svg), &error);

  g_assert_null (drawing);
  g_assert_error (error, G_MARKUP_ERROR, code);
}

/* A file that would be drawn wrongly is refused. */
static void
test_refused (void)
{
  assert_refused ("<svg><line x1='3' fill='#2e3436'/></svg>", G_MARKUP_ERROR_UNKNOWN_ELEMENT);
  assert_refused ("<svg><circle r='3' fill='#2e3436'/></svg>", G_MARKUP_ERROR_MISSING_ATTRIBUTE);
  assert_refused ("<svg><path d='M0 0h1' fill='#2e3436' stroke='red'/></svg>",
                  G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE);
  assert_refused ("<svg><path d='M0 0h1'/></svg>", G_MARKUP_ERROR_MISSING_ATTRIBUTE);
  assert_refused ("<svg><path d='M0 0h1' fill='none'/></svg>", G_MARKUP_ERROR_INVALID_CONTENT);
  assert_refused ("<svg><path d='M0 0q1 1 2 2' fill='#2e3436'/></svg>",
                  G_MARKUP_ERROR_INVALID_CONTENT);
  assert_refused ("<svg><path d='M0' fill='#2e3436'/></svg>", G_MARKUP_ERROR_INVALID_CONTENT);
  assert_refused ("<svg><path d='M0 0z1 1' fill='#2e3436'/></svg>", G_MARKUP_ERROR_INVALID_CONTENT);
  assert_refused ("<svg><path d='M0 0a1 1 30 0 1 2 2' fill='#2e3436'/></svg>",
                  G_MARKUP_ERROR_INVALID_CONTENT);
  assert_refused ("<svg>", G_MARKUP_ERROR_PARSE);
}

static GskRenderNode *
paint (ArbIcon *icon, double size, const GdkRGBA *color)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, size, size,
                                            color, 1);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Pixel @x, @y of @node, as alpha, red, green and blue. */
static guint32
get_pixel (GskRenderNode *node, int x, int y)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MOST_PIXELS, MOST_PIXELS);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  memcpy (&pixel,
          cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface)
              + 4 * x,
          sizeof pixel);
  cairo_surface_destroy (surface);
  return pixel;
}

static float
get_width (GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  return bounds.size.width;
}

/* All images of a name share one picture for each size and colour. */
static void
test_shared (void)
{
  const GdkRGBA blue = { 0, 0, 1, 1 }, red = { 1, 0, 0, 1 };
  g_autoptr (ArbIcon) one = arb_icon_new ("influence-symbolic");
  g_autoptr (ArbIcon) other = arb_icon_new ("influence-symbolic");
  g_autoptr (GskRenderNode) first = paint (one, 16, &blue);
  g_autoptr (GskRenderNode) same = paint (other, 16, &blue);
  g_autoptr (GskRenderNode) larger = paint (one, 20, &blue);
  g_autoptr (GskRenderNode) redder = paint (one, 16, &red);

  g_assert_true (first == same);
  g_assert_true (first != larger);
  g_assert_cmpfloat (get_width (larger), ==, 20);
  g_assert_cmphex (get_pixel (redder, 8, 8), ==, 0xffff0000);

  /* Many colours drop the oldest pictures. */
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GskRenderNode) shade = paint (one, 16, &(GdkRGBA){ (float) i / 100, 0, 0, 1 });

      g_assert_cmpfloat (get_width (shade), ==, 16);
    }
}

/* The colour of the text does not change the colours of the program's icon. */
static void
test_own_colours (void)
{
  const GdkRGBA blue = { 0, 0, 1, 1 }, faint = { 0, 0, 0, 0.5 };
  g_autoptr (ArbIcon) icon = arb_icon_new (ARB_APPLICATION_ID);
  g_autoptr (GskRenderNode) one = paint (icon, 16, &blue);
  g_autoptr (GskRenderNode) other = paint (icon, 16, &faint);

  g_assert_true (one == other);
  g_assert_cmphex (get_pixel (one, 8, 3) >> 24, ==, 0xff);
}

/* Outside of a text, as when an icon is dragged, it is black. */
static void
test_plain (void)
{
  const GdkRGBA black = { 0, 0, 0, 1 };
  g_autoptr (ArbIcon) icon = arb_icon_new ("influence-symbolic");
  g_autoptr (GskRenderNode) as_text = paint (icon, 16, &black);
  g_autoptr (GskRenderNode) plain = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (GDK_PAINTABLE (icon), snapshot, 16, 16);
  plain = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (plain == as_text);
}

/* An image has the same size as with an icon of the theme, and ignores a repeated name. */
static void
test_image (void)
{
  GtkWidget *image = g_object_ref_sink (gtk_image_new ());
  GdkPaintable *paintable;
  int size;

  arb_image_set_icon (GTK_IMAGE (image), "influence-symbolic");
  paintable = gtk_image_get_paintable (GTK_IMAGE (image));
  g_assert_true (ARB_IS_ICON (paintable));
  arb_image_set_icon (GTK_IMAGE (image), "influence-symbolic");
  g_assert_true (gtk_image_get_paintable (GTK_IMAGE (image)) == paintable);
  g_assert_cmpstr (arb_image_get_icon (GTK_IMAGE (image)), ==, "influence-symbolic");
  gtk_image_set_pixel_size (GTK_IMAGE (image), 23);
  gtk_widget_measure (image, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &size, NULL, NULL);
  g_assert_cmpint (size, ==, 23);
  arb_image_set_icon (GTK_IMAGE (image), "go-next-symbolic");
  g_assert_cmpstr (arb_image_get_icon (GTK_IMAGE (image)), ==, "go-next-symbolic");
  arb_image_set_icon (GTK_IMAGE (image), NULL);
  g_assert_null (gtk_image_get_icon_name (GTK_IMAGE (image)));
  g_assert_null (arb_icon_new ("go-next-symbolic"));
  g_object_unref (image);
}

static void
assert_own (const char *name)
{
  g_autoptr (ArbIcon) icon = name != NULL ? arb_icon_new (name) : NULL;

  if (name != NULL && icon == NULL)
    g_error ("no icon %s", name);
}

/* All icons that the looks of games name are our own. */
static void
test_looks (void)
{
  static const char *const games[] = { "eminent-domain", "nine-domains" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (games[i]);
      const ArbCatalogue *catalogue = arb_session_get_catalogue (session);

      g_assert_cmpuint (catalogue->n_card_counter_looks, >, 0);
      for (guint j = 0; j < catalogue->n_card_counter_looks; j++)
        assert_own (catalogue->card_counter_looks[j].icon);
      for (guint j = 0; j < catalogue->n_zone_looks; j++)
        assert_own (catalogue->zone_looks[j].icon);
      for (guint j = 0; j < catalogue->n_counter_looks; j++)
        assert_own (catalogue->counter_looks[j].icon);
    }
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/icons/same", test_same);
  g_test_add_func ("/app/icons/refused", test_refused);
  g_test_add_func ("/app/icons/shared", test_shared);
  g_test_add_func ("/app/icons/own-colours", test_own_colours);
  g_test_add_func ("/app/icons/plain", test_plain);
  g_test_add_func ("/app/icons/image", test_image);
  g_test_add_func ("/app/icons/looks", test_looks);

  return g_test_run ();
}
