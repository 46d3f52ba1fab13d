/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/application/application-private.h"
#include "app/counts/count-dialog.h"
#include "app/score/score-dialog.h"
#include "app/start/new-game-dialog.h"
#include "app/start/start-page.h"
#include "model/library/library-game.h"
#include "model/library/library.h"
#include "model/session/option.h"
#include "model/session/session-count.h"

#define SAMPLE "../../data/samples/four-players.arbiter"

/* Taps and keys with which the end of a game of four is entered and scored, at most. */
#define MOST_BY_NAME 60
#define MOST_BY_NUMBER 45

/* The row of the pad with the cards by name. */
#define NAMES 4

/* Enters the end of a record, as people do for a game without a record. */
typedef struct
{
  ArbSession *record;
  ArbSession *session;
  ArbWindow *window;
  GtkWidget *dialog;
  guint presses; /* taps and keys */
} Counting;

static void
begin (Counting *counting, const char *record)
{
  static const char *const names[] = { "Ann", "Ben", "Cleo", "Dan", NULL };
  g_autoptr (GError) error = NULL;
  const ArbCatalogue *catalogue;

  counting->presses = 0;
  counting->record = fixture_record_open (record);
  catalogue = arb_session_get_wording (counting->record)->catalogue;
  counting->session =
      arb_session_new_beside (arb_document_new (catalogue, 0, NULL, NULL, names, &error), "counts",
                              "Test", &error);
  g_assert_no_error (error);
  counting->window = fixture_window_new (counting->session);
  counting->dialog = arb_count_dialog_new (counting->session, GTK_WINDOW (counting->window));
  gtk_window_present (GTK_WINDOW (counting->dialog));
  gtk_test_widget_wait_for_draw (counting->dialog);
}

/* Returns the sum of a seat from @source, in points or pieces. */
static gint
sum_up (const ArbScoreLine *lines, guint n_lines, guint seat, const char *source)
{
  gint sum = 0;

  for (guint i = 0; i < n_lines; i++)
    if (lines[i].seat == seat && g_str_equal (lines[i].source, source))
      sum += lines[i].amount;
  return sum;
}

/* Taps the key of the pad for @action, a digit or Next. */
static void
tap_key (Counting *counting, const char *action, gint digit)
{
  GVariant *target = digit >= 0 ? g_variant_new_uint32 ((guint32) digit) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (counting->dialog, action, target));
  counting->presses++;
}

static void
enter_number (Counting *counting, gint number)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  for (const char *at = digits; number > 0 && *at != '\0'; at++)
    tap_key (counting, "pad.digit", *at - '0');
}

typedef struct
{
  const char *source;
  gboolean for_points;
} Row;

/* In the order of the pad. */
static const Row rows[] = { { "influence-tokens", TRUE },
                            { "planet", TRUE },
                            { "technology", TRUE },
                            { "fighters", FALSE },
                            { "resources", FALSE } };

static gint
get_number (Counting *counting, const Row *row, guint seat)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (counting->record);

  return row->for_points
             ? sum_up (sheet->lines, sheet->n_lines, seat, row->source)
             : sum_up (sheet->tiebreak_lines, sheet->n_tiebreak_lines, seat, row->source);
}

/* The child of the pad for @seat in row @row, in which the heads are the first. */
static GtkWidget *
get_child (Counting *counting, guint row, guint seat)
{
  gpointer grid = gtk_widget_get_template_child (counting->dialog, ARB_TYPE_COUNT_DIALOG, "grid");

  return gtk_grid_get_child_at (grid, (int) seat, (int) row);
}

/* The cell of a number; a heading follows the cards by name. */
static GtkWidget *
get_cell (Counting *counting, guint row, guint seat)
{
  return get_child (counting, row + 1 < NAMES ? row + 1 : row + 3, seat);
}

/* Enters what all seats have at the end of the record, row by row; with @cards also the points of
 * planets and technologies, which are otherwise picked by name. */
static void
enter_from_record (Counting *counting, gboolean cards)
{
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      if (!cards && (row == 1 || row == 2))
        continue;
      /* A tap moves on past cells that are left out. */
      if (!cards && row == 3)
        gtk_widget_grab_focus (get_cell (counting, row, 1));
      for (guint seat = 1; seat <= 4; seat++)
        {
          enter_number (counting, get_number (counting, &rows[row], seat));
          if (row + 1 < G_N_ELEMENTS (rows) || seat < 4)
            tap_key (counting, "pad.next", -1);
        }
    }
}

static GtkWidget *
open_cards (Counting *counting, guint seat)
{
  g_signal_emit_by_name (get_child (counting, NAMES, seat), "clicked");
  counting->presses++;
  gtk_test_widget_wait_for_draw (counting->dialog);
  return gtk_stack_get_visible_child (
      GTK_STACK (fixture_find (counting->dialog, GTK_TYPE_STACK, NULL)));
}

static void
tap_card (Counting *counting, GtkWidget *group, const char *name)
{
  GtkFlowBox *cards = GTK_FLOW_BOX (fixture_find (group, GTK_TYPE_FLOW_BOX, NULL));
  GtkFlowBoxChild *child;

  for (gint i = 0; (child = gtk_flow_box_get_child_at_index (cards, i)) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child);

      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

      if (!g_str_equal (gtk_label_get_text (GTK_LABEL (label)), name))
        continue;
      g_assert_true (gtk_widget_get_visible (button));
      g_signal_emit_by_name (button, "clicked");
      counting->presses++;
      return;
    }
  g_error ("no card %s", name);
}

static guint
tap_cards (Counting *counting, guint seat)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (counting->record);
  GtkWidget *page = open_cards (counting, seat);
  guint n = 0;

  for (guint i = 0; i < sheet->n_lines; i++)
    {
      g_autofree char *name = NULL;

      if (sheet->lines[i].seat != seat || sheet->lines[i].subject == ARB_ARGUMENT_NONE)
        continue;
      name = arb_wording_argument (arb_session_get_wording (counting->record),
                                   sheet->lines[i].subject);
      tap_card (counting, page, name);
      n++;
    }
  g_assert_true (gtk_widget_activate_action (counting->dialog, "count.back", NULL));
  counting->presses++;
  return n;
}

/* One tap shows the score sheet, which equals that of the record and has no rulings. */
static void
score (Counting *counting, guint most)
{
  const ArbScoreSheet *reported = arb_session_get_sheet (counting->record);
  const ArbScoreSheet *sheet;
  g_autoptr (ArbScoreProof) proof = NULL;

  g_assert_true (gtk_widget_activate_action (counting->dialog, "count.score", NULL));
  counting->presses++;
  g_test_message ("%u taps and keys", counting->presses);
  g_assert_cmpuint (counting->presses, <=, most);
  sheet = arb_session_get_sheet (counting->session);
  g_assert_true (sheet->finished && sheet->only_end);
  g_assert_cmpuint (sheet->winners, ==, reported->winners);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      g_assert_cmpint (sheet->totals[seat], ==, reported->totals[seat]);
      g_assert_cmpint (sheet->tiebreaks[seat], ==, reported->tiebreaks[seat]);
    }
  proof = arb_session_dup_proof (counting->session);
  g_assert_cmpuint (proof->marks->len, ==, 0);
  g_assert_cmpuint (proof->rounds->len, ==, 0);
  fixture_window_close (counting->window);
  g_object_unref (counting->session);
  g_object_unref (counting->record);
}

static void
assert_totals (Counting *counting, const char *first, const char *second)
{
  const char *expected[] = { first, second };
  GtkWidget *total = fixture_find (counting->dialog, GTK_TYPE_LABEL, "number-1");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++, total = gtk_widget_get_next_sibling (total))
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (total)), ==, expected[i]);
}

static void
end (Counting *counting)
{
  gtk_window_destroy (GTK_WINDOW (counting->dialog));
  fixture_window_close (counting->window);
  g_object_unref (counting->session);
  g_object_unref (counting->record);
}

/* Every planet and technology is tapped. */
static void
test_by_name (void)
{
  Counting counting;
  guint n_cards = 0;

  begin (&counting, SAMPLE);
  enter_from_record (&counting, FALSE);
  for (guint seat = 1; seat <= 4; seat++)
    n_cards += tap_cards (&counting, seat);
  g_assert_cmpuint (n_cards, >=, 28);
  score (&counting, MOST_BY_NAME);
}

/* The points of planets and technologies are typed. */
static void
test_by_number (void)
{
  Counting counting;

  begin (&counting, SAMPLE);
  enter_from_record (&counting, TRUE);
  score (&counting, MOST_BY_NUMBER);
}

/* Letters and Enter take a card; it leaves whom it was ticked for, and the points follow. */
static void
test_typed (void)
{
  Counting counting;
  GtkWidget *first, *second, *search;

  begin (&counting, SAMPLE);
  fixture_assert_narrow (counting.dialog);
  first = open_cards (&counting, 1);
  fixture_assert_narrow (counting.dialog);
  search = fixture_find (first, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (counting.dialog)), search));
  gtk_editable_set_text (GTK_EDITABLE (search), "vos");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  assert_totals (&counting, "3", "0");
  second = open_cards (&counting, 2);
  tap_card (&counting, second, "Voson");
  assert_totals (&counting, "0", "3");
  end (&counting);
}

/* A card that two seats have is refused with its name, and nothing is recorded. */
static void
test_refused (void)
{
  Counting counting;
  g_autoptr (GPtrArray) picked = NULL;
  ArbOption *card;
  g_autofree char *reason = NULL;
  g_autofree char *start = NULL;
  ArbHolding twice[2];

  begin (&counting, SAMPLE);
  picked = arb_session_dup_picked (counting.session);
  card = picked->pdata[0];
  twice[0] = (ArbHolding){ 1, (ArbArgument) card->value, 1 };
  twice[1] = (ArbHolding){ 2, (ArbArgument) card->value, 1 };
  g_assert_false (arb_session_count (counting.session, twice, 2, &reason));
  start = g_strdup_printf ("Ben, %s: ", card->label);
  g_assert_true (g_str_has_prefix (reason, start));
  g_assert_false (arb_session_get_over (counting.session));
  end (&counting);
}

/* Fails unless the keyboard is in that cell, and it shows @text. */
static void
assert_at (Counting *counting, guint row, guint seat, const char *text)
{
  GtkWidget *cell = get_cell (counting, row, seat);

  g_assert_true (gtk_window_get_focus (GTK_WINDOW (counting->dialog)) == cell);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell)))), ==,
                   text);
}

/* Next moves from player to player, and on to the next row; the first digit replaces the old
 * number, also in a cell that was tapped. */
static void
test_pad (void)
{
  Counting counting;

  begin (&counting, SAMPLE);
  assert_at (&counting, 0, 1, "0");
  enter_number (&counting, 13);
  assert_at (&counting, 0, 1, "13");
  assert_totals (&counting, "13", "0");
  for (guint i = 0; i < 4; i++)
    tap_key (&counting, "pad.next", -1);
  assert_at (&counting, 1, 1, "0");
  enter_number (&counting, 10);
  assert_totals (&counting, "23", "0");
  gtk_widget_grab_focus (get_cell (&counting, 0, 1));
  enter_number (&counting, 6);
  assert_at (&counting, 0, 1, "6");
  tap_key (&counting, "pad.clear", -1);
  assert_at (&counting, 0, 1, "0");
  /* Fighters give no points. */
  gtk_widget_grab_focus (get_cell (&counting, 3, 2));
  enter_number (&counting, 7);
  assert_totals (&counting, "10", "0");
  end (&counting);
}

/* The last Next leads to Score. */
static void
test_completed (void)
{
  Counting counting;

  begin (&counting, SAMPLE);
  gtk_widget_grab_focus (get_cell (&counting, 4, 4));
  tap_key (&counting, "pad.next", -1);
  g_assert_cmpstr (gtk_actionable_get_action_name (
                       GTK_ACTIONABLE (gtk_window_get_focus (GTK_WINDOW (counting.dialog)))),
                   ==, "count.score");
  end (&counting);
}

static const char *
get_label (Counting *counting, const char *class)
{
  GtkWidget *label = fixture_find (counting->dialog, GTK_TYPE_LABEL, class);

  return gtk_widget_get_visible (label) ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

/* A tie is said as soon as the numbers are equal, and what decides it, too. */
static void
test_tie (void)
{
  Counting counting;
  GtkWidget *title;

  begin (&counting, SAMPLE);
  title = get_child (&counting, 5, 0);
  g_assert_null (get_label (&counting, "count-tie"));
  enter_number (&counting, 13);
  g_assert_null (get_label (&counting, "count-tie"));
  tap_key (&counting, "pad.next", -1);
  enter_number (&counting, 13);
  g_assert_cmpstr (get_label (&counting, "count-tie"), ==,
                   "Tied: Ann and Ben. Count what decides a tie, too.");
  g_assert_true (gtk_widget_has_css_class (title, "decides"));
  gtk_widget_grab_focus (get_cell (&counting, 3, 2));
  enter_number (&counting, 4);
  g_assert_cmpstr (get_label (&counting, "count-tie"), ==,
                   "Tie: Ben wins with the most resources and fighters.");
  gtk_widget_grab_focus (get_cell (&counting, 0, 1));
  enter_number (&counting, 14);
  g_assert_null (get_label (&counting, "count-tie"));
  g_assert_false (gtk_widget_has_css_class (title, "decides"));
  end (&counting);
}

/* More tokens than lie in the box: a hint and marked cells, but no refusal. */
static void
test_doubts (void)
{
  Counting counting;

  begin (&counting, SAMPLE);
  enter_number (&counting, 20);
  tap_key (&counting, "pad.next", -1);
  enter_number (&counting, 12);
  g_assert_null (get_label (&counting, "count-doubt"));
  enter_number (&counting, 9);
  g_assert_cmpstr (get_label (&counting, "count-doubt"), ==,
                   "Influence tokens: 149 in all, but this game has only 32.");
  g_assert_true (gtk_widget_has_css_class (get_cell (&counting, 0, 1), "doubtful"));
  g_assert_true (gtk_widget_has_css_class (get_cell (&counting, 0, 2), "doubtful"));
  g_assert_false (gtk_widget_has_css_class (get_cell (&counting, 0, 3), "doubtful"));
  fixture_assert_narrow (counting.dialog);
  g_assert_true (gtk_widget_activate_action (counting.dialog, "count.score", NULL));
  g_assert_true (arb_session_get_over (counting.session));
  fixture_window_close (counting.window);
  g_object_unref (counting.session);
  g_object_unref (counting.record);
}

/* Asks for Score Only with the players that are proposed; returns the pad. */
static GtkWidget *
begin_over_start (void)
{
  GtkWidget *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "score-only", NULL);
  dialog = fixture_find_toplevel (ARB_TYPE_NEW_GAME_DIALOG);
  g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));
  return fixture_find_toplevel (ARB_TYPE_COUNT_DIALOG);
}

static void
type_digit (GtkWidget *pad, guint digit)
{
  g_assert_true (gtk_widget_activate_action (pad, "pad.digit", "u", digit));
}

static const char *
get_amount (GtkWidget *pad)
{
  gpointer grid = gtk_widget_get_template_child (pad, ARB_TYPE_COUNT_DIALOG, "grid");
  GtkWidget *cell = gtk_grid_get_child_at (grid, 1, 1);

  return gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell))));
}

/* Returns what the list on the start page of @window says about the game at @path. */
static const char *
describe_in_list (ArbWindow *window, const char *path)
{
  GtkWidget *page = fixture_find (GTK_WIDGET (window), ARB_TYPE_START_PAGE, NULL);
  gpointer list = gtk_widget_get_template_child (page, ARB_TYPE_START_PAGE, "games");
  g_autoptr (GListModel) games = arb_library_dup_games (NULL, G_MAXUINT);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ArbLibraryGame) game = g_list_model_get_item (games, i);
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) i);

      if (g_str_equal (game->path, path))
        return row != NULL ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) : NULL;
    }
  return NULL;
}

static void
open_path (const char *path)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "open-path",
                                  g_variant_new_string (path));
}

/* The way of a game that is only scored: what was typed stays when the pad is closed; the list of
 * games has it and leads back to the pad, later to the sheet; and from the sheet people come back to
 * the numbers. */
static void
test_way (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *pad, *sheet;
  g_autofree char *path = NULL;

  arb_application_show_games (fixture_get_application (), window);
  pad = begin_over_start ();
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (pad)) == GTK_WINDOW (window));
  g_assert_null (arb_window_get_session (window));
  path = g_strdup (arb_session_get_path (arb_count_dialog_get_session (ARB_COUNT_DIALOG (pad))));
  gtk_window_close (GTK_WINDOW (pad));
  fixture_idle ();
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS)); /* nothing was typed */

  pad = begin_over_start ();
  type_digit (pad, 1);
  type_digit (pad, 3);
  gtk_window_close (GTK_WINDOW (pad));
  fixture_idle ();
  g_assert_null (fixture_find_toplevel (ARB_TYPE_COUNT_DIALOG));
  g_assert_cmpstr (describe_in_list (window, path), ==, "Not scored yet");

  open_path (path);
  pad = fixture_find_toplevel (ARB_TYPE_COUNT_DIALOG);
  g_assert_cmpstr (get_amount (pad), ==, "13");
  open_path (path); /* it is open already */
  g_assert_true (gtk_widget_activate_action (pad, "count.score", NULL));
  sheet = fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG);
  g_assert_nonnull (sheet);
  fixture_idle ();
  g_assert_null (fixture_find_toplevel (ARB_TYPE_COUNT_DIALOG));

  fixture_press (sheet, "score.change-numbers");
  fixture_idle ();
  g_assert_null (fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG));
  pad = fixture_find_toplevel (ARB_TYPE_COUNT_DIALOG);
  g_assert_cmpstr (get_amount (pad), ==, "13");
  type_digit (pad, 7);
  gtk_window_close (GTK_WINDOW (pad));
  fixture_idle ();
  g_assert_cmpstr (describe_in_list (window, path), ==, "Player 1 won, 7 : 0 : 0 : 0");

  open_path (path);
  sheet = fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG);
  g_assert_nonnull (sheet);
  g_assert_null (arb_window_get_session (window));
  gtk_window_close (GTK_WINDOW (sheet));
  fixture_window_close (window);
}

/* A game with a record has no numbers to change. */
static void
test_record (void)
{
  g_autoptr (ArbSession) session = fixture_record_open (SAMPLE);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *sheet = arb_score_dialog_new (session, GTK_WINDOW (window));

  g_assert_null (fixture_find_with_action (sheet, "score.change-numbers"));
  gtk_window_destroy (GTK_WINDOW (sheet));
  fixture_window_close (window);
}

/* The names that were typed to score a game are proposed for the next game to score, and not for New
 * Game. */
static void
test_names (void)
{
  GSettings *settings = fixture_get_settings ();
  ArbWindow *window = fixture_window_new (NULL);
  g_auto (GStrv) played = NULL;
  g_auto (GStrv) scored = NULL;
  GtkWidget *pad;

  g_settings_set_strv (settings, "table-players",
                       (const char *const[]){ "Ada", "Bruno", "Carla", NULL });
  g_settings_set_strv (settings, "scored-players", (const char *const[]){ "Ida", "Otto", NULL });
  pad = begin_over_start ();
  g_assert_cmpuint (arb_session_get_n_seats (arb_count_dialog_get_session (ARB_COUNT_DIALOG (pad))),
                    ==, 2);
  gtk_window_close (GTK_WINDOW (pad));
  played = g_settings_get_strv (settings, "table-players");
  scored = g_settings_get_strv (settings, "scored-players");
  g_assert_cmpstr (played[0], ==, "Ada");
  g_assert_cmpuint (g_strv_length (played), ==, 3);
  g_assert_cmpstr (scored[1], ==, "Otto");
  g_settings_reset (settings, "table-players");
  g_settings_reset (settings, "scored-players");
  fixture_window_close (window);
}

/* The program crashes with an open pad: the next start offers it. */
static void
test_crash (void)
{
  GSettings *settings = fixture_get_settings ();
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *pad = begin_over_start ();
  ArbSession *session = arb_count_dialog_get_session (ARB_COUNT_DIALOG (pad));
  g_autofree char *path = g_strdup (arb_session_get_path (session));
  g_autofree char *last = NULL;
  g_auto (GStrv) open_games = NULL;
  g_auto (GStrv) closed = NULL;
  g_autoptr (ArbSession) found = NULL;

  type_digit (pad, 4);
  g_assert_true (arb_session_flush (session, NULL));
  open_games = g_settings_get_strv (settings, "open-games");
  last = g_settings_get_string (settings, "last-game");
  g_assert_true (g_strv_contains ((const char *const *) open_games, path));
  g_assert_cmpstr (last, ==, path);
  found = arb_session_open (path, NULL);
  g_assert_cmpint (arb_session_get_counting (found), ==, ARB_COUNTING_DRAFT);
  gtk_window_close (GTK_WINDOW (pad));
  fixture_idle ();
  closed = g_settings_get_strv (settings, "open-games");
  g_assert_false (g_strv_contains ((const char *const *) closed, path));
  g_settings_reset (settings, "last-game");
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/count/by-name", test_by_name);
  g_test_add_func ("/app/count/by-number", test_by_number);
  g_test_add_func ("/app/count/typed", test_typed);
  g_test_add_func ("/app/count/refused", test_refused);
  g_test_add_func ("/app/count/pad", test_pad);
  g_test_add_func ("/app/count/completed", test_completed);
  g_test_add_func ("/app/count/tie", test_tie);
  g_test_add_func ("/app/count/doubts", test_doubts);
  g_test_add_func ("/app/count/way", test_way);
  g_test_add_func ("/app/count/record", test_record);
  g_test_add_func ("/app/count/names", test_names);
  g_test_add_func ("/app/count/crash", test_crash);
  return g_test_run ();
}
