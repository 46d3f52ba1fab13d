/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/icon.h"

#include "app/drawing.h"
#include "app/resources.h"

/* A window uses an icon in a few sizes and colours; one that goes through many begins anew. */
#define MAX_PICTURES 24

typedef struct
{
  int width; /* in pixels of the screen */
  int height;
  GdkRGBA color;
  GdkTexture *texture;
} Picture;

/* What all icons of a name have in common; kept for good. */
typedef struct
{
  ArbDrawing *drawing;
  GArray *pictures; /* Picture */
} Sketch;

struct _ArbIcon
{
  GObject parent_instance;

  char *name;
  Sketch *sketch;
};

enum
{
  PROP_NAME = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void paintable_init (GdkPaintableInterface *iface);
static void symbolic_init (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbIcon, arb_icon, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                          symbolic_init))

/* A paintable is not told where it is painted: it is as sharp as the sharpest screen there is. */
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

/* Where areas lie over each other, even half of a colour is no denser. */
static GdkTexture *
draw (const ArbDrawing *drawing, const Picture *picture)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width, picture->height);
  cairo_t *cr = cairo_create (surface);
  const GdkRGBA *color = &picture->color;
  g_autoptr (GBytes) bytes = NULL;

  cairo_scale (cr, (double) picture->width / ARB_DRAWING_SIZE,
               (double) picture->height / ARB_DRAWING_SIZE);
  cairo_push_group (cr);
  cairo_set_source_rgb (cr, color->red, color->green, color->blue);
  arb_drawing_fill (drawing, cr);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, color->alpha);
  cairo_destroy (cr);

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) cairo_image_surface_get_stride (surface)
                                          * (gsize) picture->height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (picture->width, picture->height, GDK_MEMORY_DEFAULT, bytes,
                                 (gsize) cairo_image_surface_get_stride (surface));
}

static void
clear_picture (gpointer picture)
{
  g_object_unref (((Picture *) picture)->texture);
}

static GdkTexture *
get_texture (Sketch *sketch, int width, int height, const GdkRGBA *color)
{
  Picture made = { .width = width, .height = height, .color = *color };

  for (guint i = 0; i < sketch->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (sketch->pictures, Picture, i);

      if (picture->width == width && picture->height == height
          && gdk_rgba_equal (&picture->color, color))
        return picture->texture;
    }
  if (sketch->pictures->len == MAX_PICTURES)
    g_array_set_size (sketch->pictures, 0);
  made.texture = draw (sketch->drawing, &made);
  g_array_append_val (sketch->pictures, made);
  return made.texture;
}

static void
arb_icon_snapshot_symbolic (GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width,
                            double height, const GdkRGBA *colors, gsize n_colors)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  int scale = get_scale ();
  GdkTexture *texture;

  if (width <= 0 || height <= 0)
    return;
  texture =
      get_texture (ARB_ICON (paintable)->sketch, (int) (width * scale + 0.5),
                   (int) (height * scale + 0.5),
                   n_colors > GTK_SYMBOLIC_COLOR_FOREGROUND ? &colors[GTK_SYMBOLIC_COLOR_FOREGROUND]
                                                            : &black);
  gtk_snapshot_append_texture (GTK_SNAPSHOT (snapshot), texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static void
symbolic_init (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = arb_icon_snapshot_symbolic;
}

static void
arb_icon_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  arb_icon_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, width, height, NULL, 0);
}

static GdkPaintableFlags
arb_icon_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
}

static double
arb_icon_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  return 1;
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = arb_icon_snapshot;
  iface->get_flags = arb_icon_get_flags;
  iface->get_intrinsic_aspect_ratio = arb_icon_get_intrinsic_aspect_ratio;
}

/* What is in the program was tried by a test, so that it can only be good. */
static Sketch *
load_sketch (const char *name)
{
  g_autofree char *path = g_strdup_printf (ARB_RESOURCES "icons/scalable/actions/%s.svg", name);
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  Sketch *self;

  if (svg == NULL)
    return NULL;
  self = g_new (Sketch, 1);
  self->drawing = arb_drawing_parse (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);
  g_assert_no_error (error);
  self->pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  g_array_set_clear_func (self->pictures, clear_picture);
  return self;
}

/* Returns: (nullable): that of @name, which is %NULL if we have not drawn it */
static Sketch *
get_sketch (const char *name)
{
  static GHashTable *sketches = NULL;
  gpointer sketch;

  if (sketches == NULL)
    sketches = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_lookup_extended (sketches, name, NULL, &sketch))
    {
      sketch = load_sketch (name);
      g_hash_table_insert (sketches, g_strdup (name), sketch);
    }
  return sketch;
}

static void
arb_icon_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_NAME)
    g_value_set_string (value, ARB_ICON (object)->name);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_icon_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbIcon *self = ARB_ICON (object);

  if (id != PROP_NAME)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  self->name = g_value_dup_string (value);
  self->sketch = get_sketch (self->name);
  g_return_if_fail (self->sketch != NULL);
}

static void
arb_icon_finalize (GObject *object)
{
  g_free (ARB_ICON (object)->name);

  G_OBJECT_CLASS (arb_icon_parent_class)->finalize (object);
}

static void
arb_icon_class_init (ArbIconClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_icon_get_property;
  object_class->set_property = arb_icon_set_property;
  object_class->finalize = arb_icon_finalize;

  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_icon_init (ArbIcon *self)
{
}

ArbIcon *
arb_icon_new (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (get_sketch (name) == NULL)
    return NULL;
  return g_object_new (ARB_TYPE_ICON, "name", name, NULL);
}

const char *
arb_icon_get_name (ArbIcon *self)
{
  g_return_val_if_fail (ARB_IS_ICON (self), NULL);
  return self->name;
}
