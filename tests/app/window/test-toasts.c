/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"
#include "sized-window.h"

#include "app/widgets/passing-toast.h"
#include "wording/language.h"

/* Toasts of a window appear at once, and do not remove an Undo that is still valid. */

#define WHILE 900 /* milliseconds in which a message has arrived, or gone */

static GtkWidget *
overlay_new (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 300);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return overlay;
}

static void
overlay_close (GtkWidget *overlay)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (overlay)));
  fixture_idle ();
}

/* The message that stays, not one that is on its way out. */
static GtkWidget *
find_toast (GtkWidget *overlay)
{
  for (GtkWidget *child = gtk_widget_get_last_child (overlay); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    if (gtk_widget_get_can_target (child)
        && child != adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)))
      return child;
  return NULL;
}

static const char *
get_text (GtkWidget *overlay)
{
  GtkWidget *toast = find_toast (overlay);

  if (toast == NULL)
    return NULL;
  return gtk_label_get_text (GTK_LABEL (fixture_find (toast, GTK_TYPE_LABEL, "heading")));
}

static gboolean
end_wait (gpointer waited)
{
  *(gboolean *) waited = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_true (gpointer waited)
{
  return *(gboolean *) waited;
}

static void
wait_a_while (void)
{
  gboolean waited = FALSE;

  g_timeout_add (WHILE, end_wait, &waited);
  fixture_wait (is_true, &waited);
}

static void
close_toast (GtkWidget *overlay)
{
  wait_a_while ();
  g_signal_emit_by_name (fixture_find (find_toast (overlay), GTK_TYPE_BUTTON, "circular"),
                         "clicked");
}

/* A toast is shown before an Undo that was visible, which comes back after it. */
static void
test_before_undo (void)
{
  GtkWidget *overlay = overlay_new ();
  ArbPassingToast undo = { 0 };

  arb_passing_toast_show (&undo, ADW_TOAST_OVERLAY (overlay), "Played", "Undo", "win.undo", 0);
  fixture_idle ();
  arb_toast_show (ADW_TOAST_OVERLAY (overlay), "Saved");
  g_assert_cmpstr (get_text (overlay), ==, "Saved");
  close_toast (overlay);
  g_assert_cmpstr (get_text (overlay), ==, "Played");
  /* A move is played just as it comes back. */
  arb_passing_toast_withdraw (&undo);
  wait_a_while ();
  g_assert_cmpstr (get_text (overlay), ==, NULL);
  g_assert_null (undo.toast);
  overlay_close (overlay);
}

/* An Undo that waits behind a toast is withdrawn when a move is played. */
static void
test_undo_withdrawn (void)
{
  GtkWidget *overlay = overlay_new ();
  ArbPassingToast undo = { 0 };

  arb_passing_toast_show (&undo, ADW_TOAST_OVERLAY (overlay), "Played", "Undo", "win.undo", 0);
  arb_toast_show (ADW_TOAST_OVERLAY (overlay), "Saved");
  arb_passing_toast_withdraw (&undo);
  close_toast (overlay);
  wait_a_while ();
  g_assert_cmpstr (get_text (overlay), ==, NULL);
  overlay_close (overlay);
}

/* The newest of plain toasts replaces the others. */
static void
test_newest (void)
{
  GtkWidget *overlay = overlay_new ();

  arb_toast_show (ADW_TOAST_OVERLAY (overlay), "First");
  arb_toast_show (ADW_TOAST_OVERLAY (overlay), "Second");
  g_assert_cmpstr (get_text (overlay), ==, "Second");
  wait_a_while ();
  arb_toast_show (ADW_TOAST_OVERLAY (overlay), "Third");
  g_assert_cmpstr (get_text (overlay), ==, "Third");
  close_toast (overlay);
  wait_a_while ();
  g_assert_cmpstr (get_text (overlay), ==, NULL);
  overlay_close (overlay);
}

/* The toast that offers the set-up is withdrawn after the first move, and does not come back after
 * the Undo. */
static void
test_begun (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *overlay = fixture_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL);

  arb_window_offer_setup (window, FALSE);
  fixture_idle ();
  g_assert_cmpstr (get_text (overlay), ==, "The same table again");
  wait_a_while ();
  session_fixture_play_first (session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-toast", "s", "Played");
  fixture_idle ();
  g_assert_cmpstr (get_text (overlay), ==, "Played");
  close_toast (overlay);
  wait_a_while ();
  g_assert_cmpstr (get_text (overlay), ==, NULL);
  fixture_window_close (window);
}

/* Nor does it cover the answer to the first move. */
static void
test_answered (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *overlay = fixture_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL);

  arb_window_offer_setup (window, FALSE);
  wait_a_while ();
  g_assert_cmpstr (get_text (overlay), ==, "The same table again");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "acquire productivity");
  wait_a_while ();
  g_assert_cmpstr (get_text (overlay), ==, NULL);
  fixture_window_close (window);
}

/* On a phone it can be read to its end, in any language. */
static void
test_whole (void)
{
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
      GtkWidget *label, *overlay;
      ArbWindow *window;

      g_assert_true (arb_language_set (*language));
      window = sized_window_new (session, 360, 640, ARB_ARRANGE_NARROW);
      overlay = fixture_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL);
      arb_window_offer_setup (window, FALSE);
      wait_a_while ();
      label = fixture_find (find_toast (overlay), GTK_TYPE_LABEL, "heading");
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
        g_error ("%s: %s", *language, gtk_label_get_text (GTK_LABEL (label)));
      fixture_window_close (window);
    }
  arb_language_set ("en");
}

/* Whether @toast covers a visible button other than those of the supply bar. */
static gboolean
covers_button (GtkWidget *root, GtkWidget *window, const graphene_rect_t *toast)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (root) || g_type_is_a (G_OBJECT_TYPE (root), ADW_TYPE_TOAST_OVERLAY))
    return FALSE;
  if ((GTK_IS_BUTTON (root) || GTK_IS_EDITABLE (root))
      && gtk_widget_compute_bounds (root, window, &bounds)
      && graphene_rect_intersection (&bounds, toast, NULL))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (covers_button (child, window, toast))
      return TRUE;
  return FALSE;
}

/* With enough room a toast is over the title and covers no button of the header or the turn; on a
 * phone it is over the supply bar. */
static void
check_place (gint width, gint height, ArbArrangement arrangement)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = sized_window_new (session, width, height, arrangement);
  GtkWidget *overlay = fixture_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL);
  gpointer choices = gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                                    ARB_TYPE_TURN_PANEL, "choices");
  graphene_rect_t toast, below;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-toast", "s",
                              "Not played: Kenji dissents, Claire dissents, Tom dissents");
  wait_a_while ();
  g_assert_true (gtk_widget_compute_bounds (find_toast (overlay), GTK_WIDGET (window), &toast));
  g_assert_true (gtk_widget_compute_bounds (choices, GTK_WIDGET (window), &below));
  g_assert_cmpfloat (toast.size.width, >, 100);
  g_assert_cmpfloat (toast.origin.y + toast.size.height, <=, below.origin.y);
  g_assert_false (
      covers_button (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_WIDGET (window), &toast));
  g_assert_false (covers_button (fixture_find (GTK_WIDGET (window), ADW_TYPE_HEADER_BAR, NULL),
                                 GTK_WIDGET (window), &toast));
  fixture_window_close (window);
}

static void
test_place (void)
{
  check_place (370, 730, ARB_ARRANGE_NARROW);
  check_place (370, 304, ARB_ARRANGE_NARROW);
  check_place (700, 900, ARB_ARRANGE_UPRIGHT);
  check_place (1290, 810, ARB_ARRANGE_WIDE);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/toasts/before-undo", test_before_undo);
  g_test_add_func ("/app/toasts/undo-withdrawn", test_undo_withdrawn);
  g_test_add_func ("/app/toasts/newest", test_newest);
  g_test_add_func ("/app/toasts/begun", test_begun);
  g_test_add_func ("/app/toasts/answered", test_answered);
  g_test_add_func ("/app/toasts/whole", test_whole);

  g_test_add_func ("/app/toasts/place", test_place);

  return g_test_run ();
}
