/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "sized-window.h"

#include "app/log/log-pane.h"
#include "app/table/card-button.h"
#include "app/table/page.h"
#include "app/table/seat-panel.h"
#include "app/table/seat-tabs.h"
#include "wording/language.h"

#include <glib/gi18n.h>

/* On a phone no part of a seat extends beyond its frame. */

/* The page has a margin of twelve pixels on each side of 360. */
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
  guint n = ARB_IS_CARD_BUTTON (root);

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
  ArbDocument *document = arb_document_load (path, NULL, &error);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GPtrArray) panels = g_ptr_array_new_with_free_func (g_object_unref);
  guint length, n = 0;

  g_assert_no_error (error);
  session = arb_session_new (document, "/nowhere/Phone.arbiter");
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    g_ptr_array_add (panels, g_object_ref_sink (arb_seat_panel_new (session, seat)));
  do
    {
      g_autofree char *where = NULL;

      length = arb_session_get_length (session);
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

/* Late enough for seats to be high. */
#define LINE 600

/* A game of four in the window of a phone. */
typedef struct
{
  ArbSession *session;
  ArbWindow *window;
  ArbPage *table;
} Phone;

static gboolean
is_narrow (gpointer table)
{
  return arb_table_layout_get_state (arb_page_get_layout (table))->arrangement
         == ARB_ARRANGE_NARROW;
}

static void
phone_init (Phone *phone)
{
  phone->session = fixture_record_open ("four-players-extra-round.arbiter");
  g_assert_true (arb_session_go_back (phone->session, LINE));
  phone->window = fixture_window_new (phone->session);
  phone->table = ARB_PAGE (fixture_find (GTK_WIDGET (phone->window), ARB_TYPE_PAGE, NULL));
  gtk_window_set_default_size (GTK_WINDOW (phone->window), 370, 730);
  fixture_wait (is_narrow, phone->table);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
}

static void
phone_clear (Phone *phone)
{
  fixture_window_close (phone->window);
  g_object_unref (phone->session);
}

/* The tab of the turn comes first, then those of the seats, then that of the log. */
static void
tap_tab (Phone *phone, guint index)
{
  GtkWidget *tabs = fixture_find (GTK_WIDGET (phone->table), ARB_TYPE_SEAT_TABS, NULL);
  GtkWidget *tab = fixture_find (tabs, GTK_TYPE_TOGGLE_BUTTON, NULL);

  while (index-- > 0)
    tab = gtk_widget_get_next_sibling (tab);
  g_signal_emit_by_name (tab, "clicked");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
}

/* Fails unless the seat, from 1, is the only one to be seen; 0 for none. */
static void
assert_seat (Phone *phone, guint seat)
{
  GtkWidget *panel = fixture_find (GTK_WIDGET (phone->table), ARB_TYPE_SEAT_PANEL, NULL);

  for (guint i = 1; i <= 4; i++, panel = gtk_widget_get_next_sibling (panel))
    g_assert_cmpint (gtk_widget_get_mapped (panel), ==, i == seat);
}

/* The tab of the turn shows the shape of a player as a seat does, so it also has a word, which is
 * not cut. */
static void
assert_turn_is_named (GtkWidget *tabs)
{
  GtkWidget *turn = fixture_find (tabs, GTK_TYPE_TOGGLE_BUTTON, NULL);
  GtkWidget *word = fixture_find (turn, GTK_TYPE_LABEL, "tab-word");
  gint natural;

  g_assert_nonnull (word);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (word)), ==, _ ("Turn"));
  gtk_widget_measure (word, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (word), >=, natural);
  for (GtkWidget *seat = gtk_widget_get_next_sibling (turn); seat != NULL;
       seat = gtk_widget_get_next_sibling (seat))
    g_assert_null (fixture_find (seat, GTK_TYPE_LABEL, "tab-word"));
}

/* The tab of the turn is distinct in every language. */
static void
test_turn_tab (gconstpointer language)
{
  Phone phone;

  arb_language_set (language);
  phone_init (&phone);
  assert_turn_is_named (fixture_find (GTK_WIDGET (phone.table), ARB_TYPE_SEAT_TABS, NULL));
  phone_clear (&phone);
  arb_language_set ("en");
}

/* The tabs are at the lower edge, and each shows its page; when another player decides, the turn is
 * shown. */
static void
test_tabs (void)
{
  Phone phone;
  GtkWidget *tabs, *turn;
  graphene_rect_t bounds;
  guint deciders;
  double height;

  phone_init (&phone);
  turn = GTK_WIDGET (arb_window_get_turn_panel (phone.window));
  tabs = fixture_find (GTK_WIDGET (phone.table), ARB_TYPE_SEAT_TABS, NULL);
  g_assert_true (gtk_widget_compute_bounds (tabs, GTK_WIDGET (phone.table), &bounds));
  height = gtk_widget_get_height (GTK_WIDGET (phone.table));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height);
  g_assert_cmpfloat (bounds.origin.y, >=, height - 60);

  assert_seat (&phone, 0);
  for (guint seat = 1; seat <= 4; seat++)
    {
      tap_tab (&phone, seat);
      assert_seat (&phone, seat);
      g_assert_false (gtk_widget_get_mapped (turn));
    }
  deciders = arb_session_get_deciders (phone.session);
  for (guint line = LINE - 1; arb_session_get_deciders (phone.session) == deciders; line--)
    arb_session_go_back (phone.session, line);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
  g_assert_true (gtk_widget_get_mapped (turn));
  assert_seat (&phone, 0);
  phone_clear (&phone);
}

static void
count_map (guint *n)
{
  ++*n;
}

/* What a tab shows is not hidden and shown again whenever the table is laid out: a log would be filled
 * again each time, and that would never end. */
static void
test_stays (void)
{
  Phone phone;
  GtkWidget *pages[3];
  guint n = 0;

  phone_init (&phone);
  pages[0] = GTK_WIDGET (arb_window_get_turn_panel (phone.window));
  pages[1] = fixture_find (GTK_WIDGET (phone.table), ARB_TYPE_SEAT_PANEL, NULL);
  pages[2] = fixture_find (GTK_WIDGET (phone.table), ARB_TYPE_LOG_PANE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      tap_tab (&phone, (const guint[]){ 0, 1, 5 }[i]);
      g_assert_true (gtk_widget_get_mapped (pages[i]));
      g_signal_connect_swapped (pages[i], "map", G_CALLBACK (count_map), &n);
      for (guint times = 0; times < 3; times++)
        {
          gtk_widget_queue_resize (pages[i]);
          gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
          gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
        }
      g_assert_cmpuint (n, ==, 0);
      g_signal_handlers_disconnect_by_data (pages[i], &n);
    }
  phone_clear (&phone);
}

static GtkScrolledWindow *
get_choices (Phone *phone)
{
  gpointer choices =
      gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (phone->window)),
                                     ARB_TYPE_TURN_PANEL, "choices");

  return GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (choices, GTK_TYPE_SCROLLED_WINDOW));
}

/* Who comes back to the turn sees its first choices. */
static void
test_turn_from_top (void)
{
  Phone phone;
  GtkAdjustment *place;

  phone_init (&phone);
  gtk_window_set_default_size (GTK_WINDOW (phone.window), 370, 600);
  for (guint frames = 0; frames < 3; frames++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
  place = gtk_scrolled_window_get_vadjustment (get_choices (&phone));
  gtk_adjustment_set_value (place, 50);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 0);
  tap_tab (&phone, 1);
  tap_tab (&phone, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  phone_clear (&phone);
}

static gboolean
is_drawer_in_sight (gpointer scroller)
{
  GtkWidget *drawer = fixture_find (scroller, GTK_TYPE_WIDGET, "drawer");
  graphene_rect_t bounds;

  return drawer != NULL && gtk_widget_compute_bounds (drawer, scroller, &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + MIN (bounds.size.height, 44) <= gtk_widget_get_height (scroller);
}

/* A list that opens below the edge comes into sight. */
static void
test_drawer_in_sight (void)
{
  Phone phone;
  GtkScrolledWindow *choices;

  phone_init (&phone);
  gtk_window_set_default_size (GTK_WINDOW (phone.window), 370, 560);
  for (guint frames = 0; frames < 3; frames++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
  choices = get_choices (&phone);
  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (phone.window)), "turn.more",
                              "s", ARB_OFFER_OTHER);
  fixture_wait (is_drawer_in_sight, choices);
  phone_clear (&phone);
}

/* The style classes that a page sets on its window are removed with it. */
static void
test_page_leaves (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = sized_window_new (session, 360, 730, ARB_ARRANGE_NARROW);
  g_autoptr (GtkWidget) page =
      g_object_ref (fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL));

  gtk_widget_add_css_class (GTK_WIDGET (window), "large-text");
  gtk_stack_remove (GTK_STACK (gtk_widget_get_parent (page)), page);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (window), "large-text"));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/phone/turn-from-top", test_turn_from_top);
  g_test_add_func ("/app/phone/drawer-in-sight", test_drawer_in_sight);
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autofree char *path = g_strdup_printf ("/app/phone/seats/%s", *language);

      g_autofree char *turn = g_strdup_printf ("/app/phone/turn-tab/%s", *language);

      g_test_add_data_func (path, *language, test_seats);
      g_test_add_data_func (turn, *language, test_turn_tab);
    }
  g_test_add_func ("/app/phone/tabs", test_tabs);
  g_test_add_func ("/app/phone/stays", test_stays);
  g_test_add_func ("/app/phone/page-leaves", test_page_leaves);

  return g_test_run ();
}
