/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/counts/count-dialog.h"
#include "app/counts/count-group.h"
#include "app/score/score-dialog.h"

#define SAMPLE "../../data/samples/four-players.arbiter"

/* Taps and keys with which the end of a game of four is entered and scored, at most. */
#define MOST_BY_NAME 60
#define MOST_BY_NUMBER 45

/* The end of a record is entered, as people do who kept none. */
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
      arb_session_new_copy (arb_document_new (catalogue, 0, NULL, NULL, names, &error), "Test",
                            &error);
  g_assert_no_error (error);
  counting->window = fixture_window_new (counting->session);
  counting->dialog = arb_count_dialog_new (counting->session, GTK_WINDOW (counting->window));
  gtk_window_present (GTK_WINDOW (counting->dialog));
  gtk_test_widget_wait_for_draw (counting->dialog);
}

static GtkWidget *
get_group (Counting *counting, guint seat)
{
  GtkWidget *group = fixture_find (counting->dialog, ARB_TYPE_COUNT_GROUP, NULL);

  for (guint i = 1; i < seat; i++)
    group = gtk_widget_get_next_sibling (group);
  return group;
}

/* What of @source a seat has, in points or pieces. */
static gint
sum_up (const ArbScoreLine *lines, guint n_lines, guint seat, const char *source)
{
  gint sum = 0;

  for (guint i = 0; i < n_lines; i++)
    if (lines[i].seat == seat && g_str_equal (lines[i].source, source))
      sum += lines[i].amount;
  return sum;
}

/* Types over what is marked where the keyboard is. */
static void
type_number (Counting *counting, gint number)
{
  GtkWidget *text = gtk_window_get_focus (GTK_WINDOW (counting->dialog));
  g_autofree char *digits = g_strdup_printf ("%d", number);
  gint start, end;

  g_assert_true (GTK_IS_TEXT (text));
  if (number == 0)
    return;
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (text), &start, &end));
  g_assert_cmpint (end - start, ==, 1);
  gtk_editable_delete_selection (GTK_EDITABLE (text));
  gtk_editable_insert_text (GTK_EDITABLE (text), digits, -1, &start);
  counting->presses += (guint) strlen (digits);
}

static void
press_tab (Counting *counting)
{
  g_assert_true (gtk_widget_child_focus (counting->dialog, GTK_DIR_TAB_FORWARD));
  counting->presses++;
}

/* The keyboard stands at the first number from the beginning. */
static void
tap_first_number (Counting *counting, guint seat)
{
  if (seat == 1)
    return;
  arb_count_group_begin (ARB_COUNT_GROUP (get_group (counting, seat)));
  counting->presses++;
}

static void
enter_numbers (Counting *counting, guint seat, const gint *numbers, guint n_numbers)
{
  tap_first_number (counting, seat);
  for (guint i = 0; i < n_numbers; i++)
    {
      if (i > 0)
        press_tab (counting);
      type_number (counting, numbers[i]);
    }
}

/* What a seat has at the end of the record; with @cards also what planets and technologies give. */
static void
enter_from_record (Counting *counting, guint seat, gboolean cards)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (counting->record);
  gint numbers[] = {
    sum_up (sheet->lines, sheet->n_lines, seat, "influence-tokens"),
    sum_up (sheet->tiebreak_lines, sheet->n_tiebreak_lines, seat, "fighters"),
    sum_up (sheet->tiebreak_lines, sheet->n_tiebreak_lines, seat, "resources"),
    sum_up (sheet->lines, sheet->n_lines, seat, "planet"),
    sum_up (sheet->lines, sheet->n_lines, seat, "technology"),
  };

  enter_numbers (counting, seat, numbers, G_N_ELEMENTS (numbers) - (cards ? 0 : 2));
}

static void
tap_card (Counting *counting, GtkWidget *group, const char *name)
{
  GtkFlowBox *cards = GTK_FLOW_BOX (fixture_find (group, GTK_TYPE_FLOW_BOX, NULL));
  GtkFlowBoxChild *child;

  for (gint i = 0; (child = gtk_flow_box_get_child_at_index (cards, i)) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child);

      if (!g_str_equal (gtk_button_get_label (GTK_BUTTON (button)), name))
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
  GtkWidget *group = get_group (counting, seat);
  guint n = 0;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (
                                     fixture_find (group, ADW_TYPE_EXPANDER_ROW, NULL)),
                                 TRUE);
  counting->presses++;
  gtk_test_widget_wait_for_draw (counting->dialog);
  for (guint i = 0; i < sheet->n_lines; i++)
    {
      g_autofree char *name = NULL;

      if (sheet->lines[i].seat != seat || sheet->lines[i].subject == ARB_ARGUMENT_NONE)
        continue;
      name = arb_wording_argument (arb_session_get_wording (counting->record),
                                   sheet->lines[i].subject);
      tap_card (counting, group, name);
      n++;
    }
  return n;
}

/* One tap; then the sheet says what that of the record says, and no table overruled anybody. */
static void
score (Counting *counting, guint most)
{
  const ArbScoreSheet *told = arb_session_get_sheet (counting->record);
  const ArbScoreSheet *sheet;
  g_autoptr (ArbScoreProof) proof = NULL;

  g_assert_true (gtk_widget_activate_action (counting->dialog, "count.score", NULL));
  counting->presses++;
  g_test_message ("%u taps and keys", counting->presses);
  g_assert_cmpuint (counting->presses, <=, most);
  sheet = arb_session_get_sheet (counting->session);
  g_assert_true (sheet->finished && sheet->counted);
  g_assert_cmpuint (sheet->winners, ==, told->winners);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      g_assert_cmpint (sheet->totals[seat], ==, told->totals[seat]);
      g_assert_cmpint (sheet->tiebreaks[seat], ==, told->tiebreaks[seat]);
    }
  proof = arb_session_dup_proof (counting->session);
  g_assert_cmpuint (proof->marks->len, ==, 0);
  g_assert_cmpuint (proof->rounds->len, ==, 0);
  g_assert_nonnull (fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG));
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
  for (guint seat = 1; seat <= 4; seat++)
    {
      enter_from_record (&counting, seat, FALSE);
      n_cards += tap_cards (&counting, seat);
    }
  g_assert_cmpuint (n_cards, >=, 28);
  score (&counting, MOST_BY_NAME);
}

/* What planets and technologies are worth is typed. */
static void
test_by_number (void)
{
  Counting counting;

  begin (&counting, SAMPLE);
  for (guint seat = 1; seat <= 4; seat++)
    enter_from_record (&counting, seat, TRUE);
  score (&counting, MOST_BY_NUMBER);
}

/* Letters and Enter take a card; it leaves whom it was ticked for, and what is refused names who. */
static void
test_typed (void)
{
  Counting counting;
  GtkWidget *first, *second, *search;
  ArbScoreSheet sheet;
  ArbHolding again;
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));
  g_autofree char *reason = NULL;

  begin (&counting, SAMPLE);
  fixture_assert_narrow (counting.dialog);
  fixture_assert_tabs (counting.dialog);
  first = get_group (&counting, 1);
  second = get_group (&counting, 2);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (
                                     fixture_find (first, ADW_TYPE_EXPANDER_ROW, NULL)),
                                 TRUE);
  gtk_test_widget_wait_for_draw (counting.dialog);
  search = fixture_find (first, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (counting.dialog)), search));
  gtk_editable_set_text (GTK_EDITABLE (search), "vos");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  arb_count_group_collect_picked (ARB_COUNT_GROUP (first), counts);
  g_assert_cmpuint (counts->len, ==, 1);
  arb_session_score_count (counting.session, (const ArbHolding *) counts->data, 1, &sheet);
  g_assert_cmpint (sheet.totals[1], ==, 3);

  /* The same card twice: told by name, and nothing is written down. */
  again = g_array_index (counts, ArbHolding, 0);
  again.seat = 2;
  g_array_append_val (counts, again);
  g_assert_false (arb_session_count (counting.session, (const ArbHolding *) counts->data,
                                     counts->len, &reason));
  g_assert_true (g_str_has_prefix (reason, "Ben, Voson: "));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (
                                     fixture_find (second, ADW_TYPE_EXPANDER_ROW, NULL)),
                                 TRUE);
  gtk_test_widget_wait_for_draw (counting.dialog);
  tap_card (&counting, second, "Voson");
  g_array_set_size (counts, 0);
  arb_count_group_collect_picked (ARB_COUNT_GROUP (first), counts);
  g_assert_cmpuint (counts->len, ==, 0);
  arb_count_group_collect_picked (ARB_COUNT_GROUP (second), counts);
  g_assert_cmpuint (counts->len, ==, 1);
  gtk_window_destroy (GTK_WINDOW (counting.dialog));
  fixture_window_close (counting.window);
  g_object_unref (counting.session);
  g_object_unref (counting.record);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/count/by-name", test_by_name);
  g_test_add_func ("/app/count/by-number", test_by_number);
  g_test_add_func ("/app/count/typed", test_typed);
  return g_test_run ();
}
