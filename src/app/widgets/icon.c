/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/icon.h"

#include "app/widgets/drawing.h"
#include "app/widgets/pictures.h"
#include "app/widgets/resources.h"

struct _ArbIcon
{
  GObject parent_instance;

  char *name;
  ArbPictures *pictures; /* of all icons with this name */
};

static void paintable_init (GdkPaintableInterface *iface);
static void symbolic_init (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbIcon, arb_icon, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                          symbolic_init))

static void
arb_icon_snapshot_symbolic (GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width,
                            double height, const GdkRGBA *colors, gsize n_colors)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  ArbIcon *self = ARB_ICON (paintable);
  gboolean symbolic = g_str_has_suffix (self->name, "-symbolic");

  /* The other icons have their own colours, which a translucent colour of the text must not dim. */
  arb_pictures_append (self->pictures, GTK_SNAPSHOT (snapshot), width, height,
                       symbolic && n_colors > GTK_SYMBOLIC_COLOR_FOREGROUND
                           ? &colors[GTK_SYMBOLIC_COLOR_FOREGROUND]
                           : &black);
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

static void
draw (cairo_t *cr, int width, int height, int scale, gpointer drawing)
{
  arb_drawing_fill (drawing, cr, width, height);
}

/* Returns: (nullable): the contents of the file @name in one of our folders */
static GBytes *
find (const char *name)
{
  static const char *const folders[] = { "actions", "apps" };
  GBytes *svg = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders) && svg == NULL; i++)
    {
      g_autofree char *path =
          g_strdup_printf (ARB_RESOURCES "icons/scalable/%s/%s.svg", folders[i], name);

      svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    }
  return svg;
}

/* The drawing of an icon, and the pictures of it in the sizes that were needed. */
typedef struct
{
  ArbDrawing *drawing;
  ArbPictures *pictures;
} Loaded;

/* A test reads all icons of the program, so a file in it cannot be invalid. */
static Loaded *
load (const char *name)
{
  g_autoptr (GBytes) svg = find (name);
  g_autoptr (GError) error = NULL;
  Loaded *loaded;

  if (svg == NULL)
    return NULL;
  loaded = g_new (Loaded, 1);
  loaded->drawing =
      arb_drawing_parse (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);
  g_assert_no_error (error);
  loaded->pictures = arb_pictures_new (draw, loaded->drawing);
  return loaded;
}

/* Returns: (nullable): the icon @name, which is never freed; %NULL if it is not one of ours */
static const Loaded *
get_loaded (const char *name)
{
  static GHashTable *known = NULL;
  gpointer loaded;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_lookup_extended (known, name, NULL, &loaded))
    {
      loaded = load (name);
      g_hash_table_insert (known, g_strdup (name), loaded);
    }
  return loaded;
}

static void
arb_icon_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbIcon *self = ARB_ICON (object);
  const Loaded *loaded;

  self->name = g_value_dup_string (value);
  loaded = get_loaded (self->name);
  g_return_if_fail (loaded != NULL);
  self->pictures = loaded->pictures;
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

  object_class->set_property = arb_icon_set_property;
  object_class->finalize = arb_icon_finalize;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_string ("name", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                            | G_PARAM_STATIC_STRINGS));
}

static void
arb_icon_init (ArbIcon *self)
{
}

ArbIcon *
arb_icon_new (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (get_loaded (name) == NULL)
    return NULL;
  return g_object_new (ARB_TYPE_ICON, "name", name, NULL);
}

void
arb_icon_draw (const char *name, cairo_t *cr, double size)
{
  const Loaded *loaded;

  g_return_if_fail (name != NULL && cr != NULL);

  loaded = get_loaded (name);
  g_return_if_fail (loaded != NULL);
  arb_drawing_fill (loaded->drawing, cr, size, size);
}

const char *
arb_icon_get_name (ArbIcon *self)
{
  g_return_val_if_fail (ARB_IS_ICON (self), NULL);
  return self->name;
}
