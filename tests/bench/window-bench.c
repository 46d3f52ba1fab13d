/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application.h"
#include "app/turn/offer-button.h"
#include "app/window/window.h"
#include "wording/language.h"

#include "temporary.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/*
 * How long the window keeps people waiting: window-bench GAME.arbiter, or window-bench taps
 * GAME.arbiter. README.md tells what is measured and why only ratios count. It starts itself again
 * for each measurement: `window-bench KIND GAME`, where KIND is one of those below, `tapped`, or
 * `bare` with a number of buttons.
 */

#define RUNS 9   /* of each start, one after the other in turn */
#define ROUNDS 5 /* of taps in the game and in the bare window, in turn */
#define POSITIONS 40
#define MOST_TAPS (3 * POSITIONS)
#define REST 100 /* milliseconds before each tap, in both windows: people do not tap faster */

/* What is started; all are compared with the first. */
static const struct
{
  const char *kind;
  const char *title;
} starts[] = {
  { "empty", "an empty window" },
  { "page", "start page" },
  { "game", "a game at its end" },
};

/* Where the time of a tap goes; each lasts until the next one begins. */
enum
{
  PHASE_TAP,    /* the game, the lists, the widgets; whatever else waits for its turn */
  PHASE_LAYOUT, /* styles, sizes, places */
  PHASE_PAINT,
  N_PHASES,
};

typedef struct
{
  double milliseconds[MOST_TAPS];
  double phases[N_PHASES][MOST_TAPS];
  guint n;
} Taps;

typedef struct
{
  double ends[N_PHASES]; /* in milliseconds of the processor */
  gboolean painted;
} Frame;

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
get_quantile (double *values, guint n, double part)
{
  qsort (values, n, sizeof *values, compare);
  return values[MIN (n - 1, (guint) (part * n))];
}

static double
get_milliseconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* The most memory the process ever had, in MiB. */
static double
get_peak (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  line = status != NULL ? strstr (status, "VmHWM:") : NULL;
  return line != NULL ? g_ascii_strtod (line + strlen ("VmHWM:"), NULL) / 1024 : 0;
}

/* --- One start, in a process of its own --- */

static gboolean
on_settled (gpointer data)
{
  printf ("%.3f\n", get_peak ());
  fflush (stdout);
  _exit (0);
}

static void
on_first_frame (GdkFrameClock *clock, gpointer data)
{
  g_signal_handlers_disconnect_by_func (clock, on_first_frame, data);
  printf ("%.3f %.3f ", get_milliseconds (CLOCK_MONOTONIC),
          get_milliseconds (CLOCK_PROCESS_CPUTIME_ID));
  g_timeout_add (1000, on_settled, NULL);
}

static void
on_realized (GtkWidget *window, gpointer data)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_first_frame),
                    NULL);
}

static void
on_window_added (GtkApplication *application, GtkWindow *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (on_realized), NULL);
}

static void
show_empty (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 800);
  gtk_window_present (GTK_WINDOW (window));
}

static int
start (const char *kind, const char *path)
{
  g_autoptr (GApplication) application = NULL;
  const char *arguments[] = { "arbiter", g_str_equal (kind, "game") ? path : NULL, NULL };

  if (g_str_equal (kind, "empty"))
    {
      application = G_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
      g_signal_connect (application, "activate", G_CALLBACK (show_empty), NULL);
    }
  else
    {
      arb_language_init ();
      application = G_APPLICATION (arb_application_new (G_APPLICATION_NON_UNIQUE));
    }
  g_signal_connect (application, "window-added", G_CALLBACK (on_window_added), NULL);
  return g_application_run (application, arguments[1] != NULL ? 2 : 1, (char **) arguments);
}

/* --- Taps in one window, in a process of their own --- */

static void
on_frame (GdkFrameClock *clock, Frame *frame)
{
  frame->ends[PHASE_TAP] = get_milliseconds (CLOCK_THREAD_CPUTIME_ID);
}

/* Connected later than the window itself, so it has been laid out. */
static void
on_laid_out (GdkFrameClock *clock, Frame *frame)
{
  frame->ends[PHASE_LAYOUT] = get_milliseconds (CLOCK_THREAD_CPUTIME_ID);
}

static void
on_painted (GdkFrameClock *clock, Frame *frame)
{
  frame->ends[PHASE_PAINT] = get_milliseconds (CLOCK_THREAD_CPUTIME_ID);
  frame->painted = TRUE;
}

/* Lets the main loop run until a frame was painted. */
static Frame
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Frame frame = { 0 };

  g_signal_connect (clock, "before-paint", G_CALLBACK (on_frame), &frame);
  g_signal_connect_after (clock, "layout", G_CALLBACK (on_laid_out), &frame);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (on_painted), &frame);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!frame.painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &frame);
  return frame;
}

static gboolean
is_saved (GtkWidget *window)
{
  return !ARB_IS_WINDOW (window)
         || arb_session_get_saved (arb_window_get_session (ARB_WINDOW (window)));
}

static gboolean
on_rested (gpointer rested)
{
  *(gboolean *) rested = TRUE;
  return G_SOURCE_REMOVE;
}

/* What is left over from before, the saving of it, too, does not count as part of the next tap. */
static void
settle (GtkWidget *window)
{
  gboolean rested = FALSE;

  g_timeout_add (REST, on_rested, &rested);
  while (!rested || !is_saved (window))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 2; i++)
    wait_for_frame (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The processor's time of the main loop: waiting for the next frame is not in it. */
static void
measure (GtkWidget *window, Taps *taps, void (*tap) (gpointer), gpointer data)
{
  double begin, end;
  Frame frame;

  settle (window);
  begin = end = get_milliseconds (CLOCK_THREAD_CPUTIME_ID);
  tap (data);
  frame = wait_for_frame (window);
  for (guint i = 0; i < N_PHASES; i++)
    {
      taps->phases[i][taps->n] = frame.ends[i] - end;
      end = frame.ends[i];
    }
  taps->milliseconds[taps->n++] = end - begin;
}

static void
undo (gpointer window)
{
  gtk_widget_activate_action (window, "win.undo", NULL);
}

static GtkWidget *
find_plain_offer (GtkWidget *root)
{
  if (ARB_IS_OFFER_BUTTON (root) && gtk_widget_is_visible (root))
    {
      ArbOfferCell *cell = arb_offer_button_get_cell (ARB_OFFER_BUTTON (root));

      return arb_offer_item_is_plain (cell->item) ? root : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_plain_offer (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
press (gpointer button)
{
  g_signal_emit_by_name (button, "clicked");
}

static guint
count_buttons (GtkWidget *root)
{
  guint n = GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child);
  return n;
}

/* Back from the end of the game, and at each place one button of the turn. */
static guint
tap_game (GtkWidget *window, ArbSession *session, Taps *taps)
{
  guint n_buttons = 0;

  for (guint i = 0; i < POSITIONS && arb_session_get_can_undo (session); i++)
    {
      GtkWidget *button;

      measure (window, taps, undo, window);
      n_buttons = MAX (n_buttons, count_buttons (window));
      button = find_plain_offer (window);
      if (button == NULL)
        continue;
      measure (window, taps, press, button);
      measure (window, taps, undo, window);
    }
  return n_buttons;
}

/* Every button gets other words, as those of the next turn do. */
static void
relabel (gpointer grid)
{
  static guint tap;

  tap++;
  for (GtkWidget *button = gtk_widget_get_first_child (grid); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      g_autofree char *text = g_strdup_printf ("%u cards", tap);

      gtk_button_set_label (GTK_BUTTON (button), text);
    }
}

/* What the parent reads of a process with taps; all but the last in milliseconds. */
enum
{
  HALF,
  MOST, /* 95 % */
  HALF_OF_PHASE,
  N_BUTTONS = HALF_OF_PHASE + N_PHASES,
  N_FIGURES,
};

static void
report (Taps *taps, guint n_buttons)
{
  printf ("%.4f %.4f ", get_quantile (taps->milliseconds, taps->n, 0.5),
          get_quantile (taps->milliseconds, taps->n, 0.95));
  for (guint i = 0; i < N_PHASES; i++)
    printf ("%.4f ", get_quantile (taps->phases[i], taps->n, 0.5));
  printf ("%u\n", n_buttons);
}

static int
tap (const char *path)
{
  g_autoptr (GApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *window;
  Taps taps = { 0 };
  guint n_buttons;

  arb_language_init ();
  application = G_APPLICATION (arb_application_new (G_APPLICATION_NON_UNIQUE));
  if (!g_application_register (application, NULL, &error))
    g_error ("%s", error->message);
  arb_application_open_path (ARB_APPLICATION (application), path);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  n_buttons = tap_game (GTK_WIDGET (window), arb_window_get_session (ARB_WINDOW (window)), &taps);
  report (&taps, n_buttons);
  gtk_window_close (window);
  return 0;
}

static int
tap_bare (guint n_buttons)
{
  GtkWidget *window, *grid;
  Taps taps = { 0 };

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window = adw_window_new ();
  grid = gtk_grid_new ();
  for (guint i = 0; i < n_buttons; i++)
    gtk_grid_attach (GTK_GRID (grid), gtk_button_new_with_label ("cards"), (int) i % 10,
                     (int) i / 10, 1, 1);
  adw_window_set_content (ADW_WINDOW (window), grid);
  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 800);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < MOST_TAPS; i++)
    measure (window, &taps, relabel, grid);
  report (&taps, n_buttons);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}

/* --- The parent: starts and taps in turn, medians, ratios --- */

/* What is measured of a start. */
enum
{
  PAINTED, /* milliseconds until the first frame was there */
  WORKED,  /* milliseconds of the processor until then, of all threads */
  PEAK,    /* MiB */
  N_MEASURES,
};

/* Starts this program again; it prints @n numbers. Returns whether the last one is greater than 0. */
static gboolean
run (const char *kind, const char *argument, double *numbers, guint n)
{
  const char *arguments[] = { "/proc/self/exe", kind, argument, NULL };
  g_autofree char *output = NULL;
  char *rest;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                     &output, NULL, NULL, NULL))
    return FALSE;
  rest = output;
  for (guint i = 0; i < n; i++)
    numbers[i] = g_ascii_strtod (rest, &rest);
  return numbers[n - 1] > 0;
}

static gboolean
run_start (const char *kind, const char *path, double measures[N_MEASURES])
{
  double begin = get_milliseconds (CLOCK_MONOTONIC);
  gboolean painted = run (kind, path, measures, N_MEASURES);

  measures[PAINTED] -= begin;
  return painted;
}

/* The median of @column of @n_rows rows of numbers. */
static double
get_median (const double *numbers, guint n_rows, guint n_columns, guint column)
{
  double values[MAX (RUNS, ROUNDS)];

  for (guint row = 0; row < n_rows; row++)
    values[row] = numbers[row * n_columns + column];
  return get_quantile (values, n_rows, 0.5);
}

static void
compare_starts (const char *path)
{
  double measures[G_N_ELEMENTS (starts)][RUNS][N_MEASURES];
  double medians[G_N_ELEMENTS (starts)][N_MEASURES];

  /* The first round warms the caches; it is overwritten by the second. */
  for (guint run = 0; run <= RUNS; run++)
    for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
      if (!run_start (starts[i].kind, path, measures[i][MAX (run, 1) - 1]))
        g_error ("%s: nothing was painted", starts[i].kind);
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      double ratios[N_MEASURES];

      for (guint j = 0; j < N_MEASURES; j++)
        {
          medians[i][j] = get_median (measures[i][0], RUNS, N_MEASURES, j);
          ratios[j] = medians[i][j] / medians[0][j];
        }
      printf ("%-18s painted after %6.1f ms, ratio %.2f; processor %6.1f ms, ratio %.2f; "
              "peak %6.1f MiB, ratio %.2f\n",
              starts[i].title, medians[i][PAINTED], ratios[PAINTED], medians[i][WORKED],
              ratios[WORKED], medians[i][PEAK], ratios[PEAK]);
    }
}

/* The person's own settings and games are left alone. */
static void
set_folders (void)
{
  static const char *const variables[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_setenv (variables[i], temporary_folder (), TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
}

static char *
copy_game (const char *path)
{
  static guint n_copies;
  g_autofree char *name = g_strdup_printf ("game-%u.arbiter", ++n_copies);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char *copy = g_build_filename (temporary_folder (), name, NULL);
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error)
      || !g_file_set_contents (copy, text, (gssize) length, &error))
    g_error ("%s", error->message);
  return copy;
}

static void
print_taps (const char *title, double figures[ROUNDS][N_FIGURES])
{
  double medians[N_FIGURES];

  for (guint i = 0; i < N_FIGURES; i++)
    medians[i] = get_median (figures[0], ROUNDS, N_FIGURES, i);
  printf ("%-26s half within %.1f ms, 95 %% within %.1f ms; half: the tap %.1f, layout %.1f, "
          "paint %.1f\n",
          title, medians[HALF], medians[MOST], medians[HALF_OF_PHASE + PHASE_TAP],
          medians[HALF_OF_PHASE + PHASE_LAYOUT], medians[HALF_OF_PHASE + PHASE_PAINT]);
}

/* Taps change the game, so each round begins with a copy of it. */
static void
compare_taps (const char *path)
{
  double game[ROUNDS][N_FIGURES], bare[ROUNDS][N_FIGURES], ratios[ROUNDS];

  for (guint round = 0; round < ROUNDS; round++)
    {
      g_autofree char *copy = copy_game (path);
      g_autofree char *n_buttons = NULL;

      if (!run ("tapped", copy, game[round], N_FIGURES))
        g_error ("%s: no taps", path);
      n_buttons = g_strdup_printf ("%.0f", game[round][N_BUTTONS]);
      if (!run ("bare", n_buttons, bare[round], N_FIGURES))
        g_error ("no taps in the bare window");
      ratios[round] = game[round][HALF] / bare[round][HALF];
    }
  print_taps ("a tap in the game", game);
  print_taps ("a tap in the bare window", bare);
  printf ("%.0f buttons in each; ratios", game[0][N_BUTTONS]);
  for (guint round = 0; round < ROUNDS; round++)
    printf (" %.2f", ratios[round]);
  printf (", middle %.2f\n", get_quantile (ratios, ROUNDS, 0.5));
}

int
main (int argc, char *argv[])
{
  g_autofree char *copy = NULL;

  if (argc == 3 && g_str_equal (argv[1], "tapped"))
    return tap (argv[2]);
  if (argc == 3 && g_str_equal (argv[1], "bare"))
    return tap_bare ((guint) g_ascii_strtoull (argv[2], NULL, 10));
  if (argc == 3 && !g_str_equal (argv[1], "taps"))
    return start (argv[1], argv[2]);
  if (argc != 2 && argc != 3)
    {
      g_printerr ("usage: window-bench [taps] GAME.arbiter\n");
      return 2;
    }
  set_folders ();
  copy = copy_game (argv[argc - 1]);
  if (argc == 2)
    compare_starts (copy);
  fflush (stdout);
  compare_taps (copy);
  return 0;
}
