/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/eminent-domain/planet-tile.h"
#include "app/eminent-domain/seat-panel.h"
#include "wording/language.h"

/* On a phone nothing of a seat sticks out of its frame, whatever is played. */

/* Of 360 pixels the page keeps twelve on each side. */
#define WIDTH 336

/* So many moves lie between the positions that are looked at. */
#define STEP 40

static void
assert_inside (GtkWidget *widget, GtkWidget *frame, const char *where)
{
  graphene_rect_t inner, outer;

  g_assert_true (gtk_widget_compute_bounds (widget, frame, &inner));
  g_assert_true (gtk_widget_compute_bounds (frame, frame, &outer));
  if (inner.origin.x < outer.origin.x
      || inner.origin.x + inner.size.width > outer.origin.x + outer.size.width)
    g_error ("%s: %s from %g to %g of %g to %g", where, G_OBJECT_TYPE_NAME (widget), inner.origin.x,
             inner.origin.x + inner.size.width, outer.origin.x, outer.origin.x + outer.size.width);
}

static guint
assert_all_inside (GtkWidget *root, GtkWidget *frame, const char *where)
{
  guint n = EM_IS_PLANET_TILE (root);

  if (!gtk_widget_get_visible (root) || !gtk_widget_get_child_visible (root))
    return 0;
  assert_inside (root, frame, where);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_all_inside (child, frame, where);
  return n;
}

static guint
check_panel (GtkWidget *panel, const char *where)
{
  int minimum, height;

  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, WIDTH);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, &height, NULL, NULL);
  gtk_widget_allocate (panel, WIDTH, height, -1, NULL);
  return assert_all_inside (panel, panel, where);
}

/* Takes the game back bit by bit, with panels that follow it. */
static guint
check_record (const char *folder, const char *name, const char *language)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, &error);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GPtrArray) panels = g_ptr_array_new_with_free_func (g_object_unref);
  guint length, n = 0;

  g_assert_no_error (error);
  session = arb_session_new (document, "/nowhere/Phone.arbiter");
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    g_ptr_array_add (panels, g_object_ref_sink (em_seat_panel_new (session, seat)));
  do
    {
      g_autofree char *where = NULL;

      length = g_list_model_get_n_items (arb_session_get_log (session));
      where = g_strdup_printf ("%s, %s, move %u", name, language, length);
      for (guint i = 0; i < panels->len; i++)
        n += check_panel (panels->pdata[i], where);
    }
  while (length > STEP && arb_session_go_back (session, length - STEP));
  return n;
}

static void
test_seats (gconstpointer language)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "records", NULL);
  g_autoptr (GDir) records = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  arb_language_set (language);
  while ((name = g_dir_read_name (records)) != NULL)
    if (g_str_has_suffix (name, ".arbiter"))
      n += check_record (folder, name, language);
  g_assert_cmpuint (n, >, 1000);
  arb_language_set ("en");
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autofree char *path = g_strdup_printf ("/app/phone/seats/%s", *language);

      g_test_add_data_func (path, *language, test_seats);
    }
  return g_test_run ();
}
