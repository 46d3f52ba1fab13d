/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"
#include "sized-window.h"

#include "app/table/card-button.h"
#include "app/table/seat-panel.h"

/* Adds the mapped widgets of @type with the style class @class (nullable) under @widget. */
static void
collect (GtkWidget *widget, GType type, const char *class, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (class == NULL || gtk_widget_has_css_class (widget, class)))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, class, found);
}

static GPtrArray *
find_all (GtkWidget *root, GType type, const char *class)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, class, found);
  return found;
}

static float
get_top (GtkWidget *widget, GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return bounds.origin.y;
}

static guint
count_with_text (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_with_text (child, text);
  return n;
}

/* Two seats face each other over what lies in the middle: three cards, and eleven planets. */
static void
test_between (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = sized_window_new (session, 1280, 800, ARB_ARRANGE_MIDDLE);
  GtkWidget *root = GTK_WIDGET (window);
  g_autoptr (GPtrArray) markets = find_all (root, GTK_TYPE_BOX, "market");
  g_autoptr (GPtrArray) seats = find_all (root, ARB_TYPE_SEAT_PANEL, NULL);
  g_autoptr (GPtrArray) bars = find_all (root, GTK_TYPE_BOX, "supply-tiles");
  g_autoptr (GPtrArray) cards = NULL;

  g_assert_cmpuint (markets->len, ==, 1);
  g_assert_cmpuint (seats->len, ==, 2);
  g_assert_cmpuint (bars->len, ==, 0);
  cards = find_all (markets->pdata[0], ARB_TYPE_CARD_BUTTON, NULL);
  g_assert_cmpuint (cards->len, ==, 3 + 4 + 4 + 3);
  g_assert_cmpfloat (get_top (seats->pdata[1], root), <, get_top (markets->pdata[0], root));
  g_assert_cmpfloat (get_top (markets->pdata[0], root), <, get_top (seats->pdata[0], root));
  g_assert_cmpuint (count_with_text (root, "1/18"), ==, 1);
  fixture_window_close (window);
}

/* On a phone what lies there is counted, as it is for every game. */
static void
test_phone (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = sized_window_new (session, 360, 720, ARB_ARRANGE_NARROW);
  g_autoptr (GPtrArray) markets = find_all (GTK_WIDGET (window), GTK_TYPE_BOX, "market");
  g_autoptr (GPtrArray) bars = find_all (GTK_WIDGET (window), GTK_TYPE_BOX, "supply-tiles");

  g_assert_cmpuint (markets->len, ==, 0);
  g_assert_cmpuint (bars->len, >, 0);
  fixture_window_close (window);
}

/* The bar goes on with each icon, says how many are short, and leaves with the attempt. */
static void
test_attempt (void)
{
  static const char *const lines[] = {
    "planet-05 shows shield 2",
    "1 draw",
    "1 play domain-06",
    "1 attack #5 planet-05",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *root = GTK_WIDGET (window);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    session_fixture_say (session, lines[i], FALSE);
  fixture_idle ();
  g_assert_true (gtk_widget_get_mapped (fixture_find (root, GTK_TYPE_BOX, "attempt")));
  g_assert_cmpuint (count_with_text (root, "0 of 2"), ==, 1);
  g_assert_cmpuint (count_with_text (root, "2 short"), ==, 1);
  session_fixture_say (session, "1 reveal domain-06", FALSE);
  fixture_idle ();
  g_assert_cmpuint (count_with_text (root, "1 of 2"), ==, 1);
  g_assert_cmpuint (count_with_text (root, "1 short"), ==, 1);
  session_fixture_say (session, "1 done", FALSE);
  fixture_idle ();
  g_assert_false (gtk_widget_get_mapped (fixture_find (root, GTK_TYPE_BOX, "attempt")));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/market/between", test_between);
  g_test_add_func ("/app/market/phone", test_phone);
  g_test_add_func ("/app/market/attempt", test_attempt);
  return g_test_run ();
}
