/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sized-window.h"

#include "app-fixture.h"

#include "app/table/card-button.h"
#include "app/table/supply-tile.h"
#include "app/table/page.h"
#include "app/widgets/fitted-scroller.h"

void
sized_assert_in_sight (GtkWidget *widget)
{
  GtkWidget *pane = gtk_widget_get_ancestor (widget, ARB_TYPE_FITTED_SCROLLER);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, pane, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (pane));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (pane));
}

guint
sized_assert_all_in_sight (GtkWidget *root)
{
  guint n = 0;

  if (ARB_IS_CARD_BUTTON (root) && gtk_widget_get_visible (root))
    {
      sized_assert_in_sight (root);
      g_assert_cmpint (gtk_widget_get_height (root), >=, 44);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += sized_assert_all_in_sight (child);
  return n;
}

static gboolean
is_at (gconstpointer data)
{
  const gpointer *wanted = data;

  return arb_table_layout_get_state (arb_page_get_layout (wanted[0]))->arrangement
         == GPOINTER_TO_SIZE (wanted[1]);
}

void
sized_resize (ArbWindow *window, gint width, gint height, ArbArrangement arrangement)
{
  gpointer wanted[] = { fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL),
                        GSIZE_TO_POINTER (arrangement) };

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  /* The parts change their form before the next frame. */
  for (guint frames = 0; frames < 2; frames++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      fixture_idle ();
    }
  fixture_wait ((gboolean (*) (gpointer)) is_at, wanted);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

ArbWindow *
sized_window_new (ArbSession *session, gint width, gint height, ArbArrangement arrangement)
{
  ArbWindow *window = fixture_window_new (session);

  sized_resize (window, width, height, arrangement);
  return window;
}

void
sized_get_bounds (ArbWindow *window, const char *class, graphene_rect_t *bounds)
{
  GtkWidget *part = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, class);

  g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (window), bounds));
}

float
sized_get_end (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width;
}

float
sized_get_tiles_end (GtkWidget *root, GtkWidget *window)
{
  graphene_rect_t bounds;
  float end = 0;

  if (ARB_IS_SUPPLY_TILE (root) && gtk_widget_get_visible (root)
      && gtk_widget_compute_bounds (root, window, &bounds))
    return sized_get_end (&bounds);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    end = MAX (end, sized_get_tiles_end (child, window));
  return end;
}
