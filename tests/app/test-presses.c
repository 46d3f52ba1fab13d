/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/press-guard.h"

#include <string.h>

/* What a second press in one place tells. The pointer itself presses in the journeys. */

typedef struct
{
  GtkWidget *area;
  ArbPressGuard *guard;
  guint patience; /* ms within which two presses are one */
  guint32 now;    /* ms */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->area = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  fixture->guard = arb_press_guard_new (fixture->area, NULL, NULL);
  g_object_get (gtk_widget_get_settings (fixture->area), "gtk-double-click-time",
                &fixture->patience, NULL);
  fixture->now = G_MAXUINT32 - fixture->patience / 2; /* the clock of events starts over */
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->area);
}

/* Presses @after the last time, @right of the place where all began, on what is @told. */
static gboolean
press (Fixture *fixture, guint after, double right, const char *told)
{
  g_autoptr (GBytes) bytes = told != NULL ? g_bytes_new_static (told, strlen (told)) : NULL;

  fixture->now += after;
  return arb_press_guard_lets (fixture->guard, fixture->now, 100 + right, 200, bytes);
}

static void
test_twice (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, "2 dissent"));
  arb_press_guard_note_change (fixture->guard);
  g_assert_false (press (fixture, fixture->patience, 10, "3 dissent"));
  g_assert_false (press (fixture, fixture->patience, 10, "3 dissent"));
  g_assert_false (press (fixture, 10, 0, NULL));
  g_assert_true (press (fixture, fixture->patience + 1, 0, "3 dissent"));
}

static void
test_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_assert_true (press (fixture, 0, 0, "2 dissent"));
  arb_press_guard_note_change (fixture->guard);
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
  arb_press_guard_note_change (fixture->guard);
  g_assert_true (press (fixture, 10, 0, "2 drew survey"));
  arb_press_guard_note_change (fixture->guard);
  g_assert_false (press (fixture, 10, 0, "2 done"));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

#define ADD(path, test) g_test_add ("/presses/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("twice", test_twice);
  ADD ("elsewhere", test_elsewhere);
  ADD ("unchanged", test_unchanged);
  ADD ("same", test_same);
#undef ADD

  return g_test_run ();
}
