/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/turn/offer-button.h"
#include "app/widgets/press-guard.h"

#include <gdk/x11/gdkx.h>
#include <string.h>

/* The effects of a second press in one place, and of a very short one. The journeys press twice with
 * the real pointer. */

typedef struct
{
  GtkWidget *window;
  ArbPressGuard *guard;
  gint64 patience; /* µs within which two presses are one */
  gint64 now;      /* µs */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  /* So long that no machine is slower. */
  const gint milliseconds = 600000;

  fixture->window = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  fixture->guard = arb_press_guard_new (fixture->window);
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-double-click-time", milliseconds,
                NULL);
  fixture->patience = milliseconds * (gint64) 1000;
  fixture->now = 1;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->window);
}

static void
change (Fixture *fixture, gboolean anywhere)
{
  arb_press_guard_note (fixture->guard, fixture->now, anywhere);
}

/* Presses @after µs after the last time, @right of the first place, on a button that does @told. */
static gboolean
press (Fixture *fixture, gint64 after, double right, const char *reported)
{
  g_autoptr (GBytes) bytes =
      reported != NULL ? g_bytes_new_static (reported, strlen (reported)) : NULL;
  ArbPress press;

  fixture->now += after;
  press = (ArbPress){ fixture->now, 100 + right, 200, bytes };
  return arb_press_guard_lets (fixture->guard, &press);
}

static void
test_twice (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, "2 dissent"));
  change (fixture, FALSE);
  g_assert_false (press (fixture, fixture->patience, 10, "3 dissent"));
  g_assert_false (press (fixture, fixture->patience, 10, "3 dissent"));
  g_assert_false (press (fixture, 10, 0, NULL));
  g_assert_true (press (fixture, fixture->patience + 1, 0, "3 dissent"));
}

/* A slow second tap is ignored too, if the effect of the first tap was shown late. */
static void
test_slow (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, "2 dissent"));
  fixture->now += 10 * fixture->patience;
  change (fixture, FALSE);
  g_assert_false (press (fixture, 10, 0, "3 dissent"));
}

static void
test_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, "2 dissent"));
  change (fixture, FALSE);
  g_assert_true (press (fixture, 10, 44, "3 dissent"));
}

static void
test_unchanged (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, NULL));
  g_assert_true (press (fixture, 10, 0, "2 dissent"));
}

static void
test_same (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, "2 drew survey"));
  change (fixture, FALSE);
  g_assert_true (press (fixture, 10, 0, "2 drew survey"));
  change (fixture, FALSE);
  g_assert_false (press (fixture, 10, 0, "2 done"));
}

/* The first tap may have been in a window that is closed now. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  change (fixture, TRUE);
  change (fixture, FALSE);
  g_assert_false (press (fixture, 10, 0, "1 lead survey"));
  g_assert_false (press (fixture, 10, 200, "1 lead research"));
  g_assert_true (press (fixture, fixture->patience + 1, 0, "1 lead survey"));
}

/* After a page was visible for long, only presses at changed places are ignored. */
static void
test_page_read (Fixture *fixture, gconstpointer data)
{
  change (fixture, TRUE);
  fixture->now += fixture->patience + 1;
  change (fixture, FALSE);
  g_assert_true (press (fixture, 10, 0, "1 lead survey"));
}

/* A second press of the same button is ignored if the first one has to be answered. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, NULL));
  change (fixture, FALSE);
  g_assert_false (press (fixture, 10, 0, NULL));
}

static gboolean
press_at (gint64 time, gpointer window, GtkWidget *button)
{
  g_autoptr (GBytes) reported = arb_press_guard_dup_identity (button);
  ArbPress press = { time, 100, 200, reported };

  return arb_press_guard_lets (arb_press_guard_find (window), &press);
}

static gboolean
press_now (gpointer window, GtkWidget *button)
{
  return press_at (g_get_monotonic_time (), window, button);
}

/* So late that it is another press than the last one that was kept back. */
static gboolean
press_later (Fixture *fixture, gpointer window, GtkWidget *button)
{
  return press_at (g_get_monotonic_time () + fixture->patience + 1, window, button);
}

/* A game that comes up under a finger, and the choices of the turn panel. */
static void
test_window (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *button;

  arb_window_set_session (window, session);
  button = fixture_find (GTK_WIDGET (window), ARB_TYPE_OFFER_BUTTON, NULL);
  g_assert_nonnull (button);
  g_assert_false (press_now (window, button));
  g_assert_true (press_later (fixture, window, button));
  fixture_press (window, "turn.offer");
  g_assert_false (press_now (window, button));
  g_assert_true (press_later (fixture, window, button));
  fixture_window_close (window);
}

/* Three taps undo three moves. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());

  session_fixture_say (session, "1 play survey", FALSE);
  g_assert_true (press_now (window, button));
  arb_session_undo (session);
  g_assert_true (press_now (window, button));
  g_object_unref (button);
  fixture_window_close (window);
}

/* Does @action with the pointer of the display, in the middle of @button. */
static void
point (GtkWidget *button, const char *action)
{
  GtkNative *native = gtk_widget_get_native (button);
  XID window = gdk_x11_surface_get_xid (gtk_native_get_surface (native));
  graphene_rect_t bounds;
  double left, top;
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (native), &bounds));
  gtk_native_get_surface_transform (native, &left, &top);
  command = g_strdup_printf ("xdotool mousemove --window %lu %d %d %s 1", window,
                             (int) (left + bounds.origin.x + bounds.size.width / 2),
                             (int) (top + bounds.origin.y + bounds.size.height / 2), action);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Whether the display has the first button of the pointer up, whatever events are still to come. */
static gboolean
is_up (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkSeat *seat = gdk_display_get_default_seat (gdk_surface_get_display (surface));
  GdkModifierType state;

  g_assert_true (
      gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), NULL, NULL, &state));
  return (state & GDK_BUTTON1_MASK) == 0;
}

/* Begins a frame in which the layout changes: GTK then says where the pointer is, and which of its
 * buttons are down by now. */
static void
begin_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  const char *phases[] = { "layout", "flush-events", "resume-events" };

  gtk_widget_queue_allocate (window);
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    g_signal_emit_by_name (clock, phases[i]);
}

static gboolean
is_active (gpointer button)
{
  return (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_ACTIVE) != 0;
}

static gboolean
note_release (GtkEventController *controller, GdkEvent *event, gpointer data)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE)
    *(gboolean *) data = TRUE;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
is_released (gpointer data)
{
  return *(gboolean *) data;
}

/* A tap on a touchpad, or a click that a program makes for people who cannot press, may be over
 * before a frame that begins after its press. It counts all the same. */
static void
test_short (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");
  GtkEventController *events;
  ArbWindow *window;
  GtkWidget *button;
  gboolean released = FALSE;

  if (xdotool == NULL)
    {
      g_test_skip ("no xdotool");
      return;
    }
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-double-click-time", 0, NULL);
  window = fixture_window_new (session);
  session_fixture_say (session, "1 play survey", FALSE);
  fixture_idle ();
  button = fixture_find_with_action (GTK_WIDGET (window), "win.undo");
  events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (note_release), &released);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  point (button, "mousedown");
  fixture_wait (is_active, button);
  point (button, "mouseup");
  while (!is_up (GTK_WIDGET (window)))
    g_usleep (1000);
  begin_frame (GTK_WIDGET (window));
  fixture_wait (is_released, &released);
  fixture_idle ();
  g_assert_false (arb_session_get_can_undo (session));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

#define ADD(path, test) g_test_add ("/presses/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("twice", test_twice);
  ADD ("slow", test_slow);
  ADD ("elsewhere", test_elsewhere);
  ADD ("unchanged", test_unchanged);
  ADD ("same", test_same);
  ADD ("page", test_page);
  ADD ("page-read", test_page_read);
  ADD ("untold", test_unknown);
  ADD ("window", test_window);
  ADD ("undo", test_undo);
  ADD ("short", test_short);
#undef ADD

  return g_test_run ();
}
