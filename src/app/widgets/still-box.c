/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/still-box.h"

#include "app/widgets/pictures.h"

struct _ArbStillBox
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbStillBox, arb_still_box, GTK_TYPE_BOX)

/* A child as it was drawn last. */
typedef struct
{
  GskRenderNode *source; /* what GTK made of it; another one as soon as anything in it changes */
  int scale;
  GskRenderNode *picture;
} Still;

/* clang-format off */
static G_DEFINE_QUARK (arb-still, still)
/* clang-format on */

static void
still_free (gpointer data)
{
  Still *still = data;

  gsk_render_node_unref (still->source);
  gsk_render_node_unref (still->picture);
  g_free (still);
}

/* All of @source, even what sticks out of its widget, like the frame of what has the keyboard. */
static GskRenderNode *
draw (GskRenderNode *source, int scale)
{
  graphene_rect_t bounds;
  cairo_surface_t *surface;
  GskRenderNode *picture;
  cairo_t *cr;

  gsk_render_node_get_bounds (source, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds.size.width * scale,
                                        (int) bounds.size.height * scale);
  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_surface_set_device_offset (surface, (double) -bounds.origin.x * scale,
                                   (double) -bounds.origin.y * scale);
  cr = cairo_create (surface);
  gsk_render_node_draw (source, cr);
  cairo_destroy (cr);
  picture = arb_picture_node_new (surface, &bounds);
  cairo_surface_destroy (surface);
  return picture;
}

static GskRenderNode *
get_picture (GtkWidget *child, GskRenderNode *source)
{
  Still *still = g_object_get_qdata (G_OBJECT (child), still_quark ());
  int scale = gtk_widget_get_scale_factor (child);

  if (still != NULL && still->source == source && still->scale == scale)
    return still->picture;

  still = g_new (Still, 1);
  still->source = gsk_render_node_ref (source);
  still->scale = scale;
  still->picture = draw (source, scale);
  g_object_set_qdata_full (G_OBJECT (child), still_quark (), still, still_free);
  return still->picture;
}

/* What GTK makes of a child is kept by GTK until the child changes; only its place is said anew. */
static void
snapshot_still (GtkWidget *child, GskRenderNode *node, GtkSnapshot *snapshot)
{
  if (gsk_render_node_get_node_type (node) != GSK_TRANSFORM_NODE)
    {
      gtk_snapshot_append_node (snapshot, get_picture (child, node));
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_transform (snapshot, gsk_transform_node_get_transform (node));
  gtk_snapshot_append_node (snapshot, get_picture (child, gsk_transform_node_get_child (node)));
  gtk_snapshot_restore (snapshot);
}

static void
arb_still_box_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkSnapshot *own = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      gtk_widget_snapshot_child (widget, child, own);
      node = gtk_snapshot_free_to_node (own);
      if (node != NULL)
        snapshot_still (child, node, snapshot);
    }
}

static void
arb_still_box_class_init (ArbStillBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = arb_still_box_snapshot;
}

static void
arb_still_box_init (ArbStillBox *self)
{
}
