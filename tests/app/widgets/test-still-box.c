/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/widgets/still-box.h"

/* What it paints must not tell that it is painted from pictures. */

#define N_CHILDREN 3

/* By how much a channel may differ, of 255: a picture over a ground is rounded once more. */
#define TOLERANCE 2

static GtkWindow *
window_new (GType type)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = g_object_new (type, "spacing", 7, NULL);
  GtkWidget *children[N_CHILDREN] = { gtk_label_new ("Mesia Sednim"),
                                      gtk_button_new_from_icon_name ("planet-fertile-symbolic"),
                                      gtk_button_new_with_label ("+3") };

  for (guint i = 0; i < N_CHILDREN; i++)
    {
      gtk_widget_add_css_class (children[i], i == 1 ? "choice" : "panel");
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  gtk_window_set_child (window, box);
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static GskRenderNode *
snapshot (GtkWindow *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (gtk_window_get_child (window));
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  return gtk_snapshot_free_to_node (snapshot);
}

static void
find_pictures (GskRenderNode *node, GPtrArray *pictures)
{
  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_CAIRO_NODE:
      g_ptr_array_add (pictures, gsk_render_node_ref (node));
      return;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        find_pictures (gsk_container_node_get_child (node, i), pictures);
      return;
    case GSK_TRANSFORM_NODE:
      find_pictures (gsk_transform_node_get_child (node), pictures);
      return;
    case GSK_CLIP_NODE:
      find_pictures (gsk_clip_node_get_child (node), pictures);
      return;
    default:
      g_error ("painted besides the pictures: %s", g_type_name_from_instance ((gpointer) node));
    }
}

static GPtrArray *
dup_pictures (GtkWindow *window)
{
  g_autoptr (GskRenderNode) node = snapshot (window);
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  find_pictures (node, pictures);
  return pictures;
}

static GtkWidget *
get_child (GtkWindow *window, guint index)
{
  GtkWidget *child = gtk_widget_get_first_child (gtk_window_get_child (window));

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* One picture each, and only that of who has changed is another one. */
static void
test_kept (void)
{
  GtkWindow *window = window_new (ARB_TYPE_STILL_BOX);
  g_autoptr (GPtrArray) before = dup_pictures (window);
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GPtrArray) hidden = NULL;

  g_assert_cmpuint (before->len, ==, N_CHILDREN);
  gtk_button_set_label (GTK_BUTTON (get_child (window, 2)), "+4");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  after = dup_pictures (window);
  g_assert_cmpuint (after->len, ==, N_CHILDREN);
  for (guint i = 0; i < N_CHILDREN; i++)
    g_assert_cmpint (before->pdata[i] == after->pdata[i], ==, i != 2);

  gtk_widget_set_visible (get_child (window, 0), FALSE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  hidden = dup_pictures (window);
  g_assert_cmpuint (hidden->len, ==, N_CHILDREN - 1);
  gtk_window_destroy (window);
}

static cairo_surface_t *
paint (GtkWindow *window)
{
  g_autoptr (GskRenderNode) node = snapshot (window);
  GtkWidget *box = gtk_window_get_child (window);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (box),
                                  gtk_widget_get_height (box));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 0.5, 0.25);
  cairo_paint (cr);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return surface;
}

static void
test_looks_alike (void)
{
  GtkWindow *still_window = window_new (ARB_TYPE_STILL_BOX), *window = window_new (GTK_TYPE_BOX);
  cairo_surface_t *still = paint (still_window), *plain = paint (window);
  int n_bytes = cairo_image_surface_get_stride (plain) * cairo_image_surface_get_height (plain);
  const guint8 *still_data = cairo_image_surface_get_data (still);
  const guint8 *data = cairo_image_surface_get_data (plain);
  guint n_shades = 0;

  g_assert_cmpint (cairo_image_surface_get_width (still), ==,
                   cairo_image_surface_get_width (plain));
  g_assert_cmpint (cairo_image_surface_get_height (still), ==,
                   cairo_image_surface_get_height (plain));
  for (int i = 0; i < n_bytes; i++)
    {
      g_assert_cmpint (ABS (still_data[i] - data[i]), <=, TOLERANCE);
      n_shades += data[i] != data[i % 4];
    }
  /* There is something to be seen at all. */
  g_assert_cmpuint (n_shades, >, 100);
  cairo_surface_destroy (still);
  cairo_surface_destroy (plain);
  gtk_window_destroy (still_window);
  gtk_window_destroy (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/still-box/kept", test_kept);
  g_test_add_func ("/app/still-box/looks-alike", test_looks_alike);

  return g_test_run ();
}
