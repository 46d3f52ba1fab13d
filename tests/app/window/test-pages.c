/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/log/log-row.h"
#include "app/score/score-dialog.h"
#include "app/start/setup-dialog.h"
#include "app/start/start-page.h"
#include "app/table/page.h"
#include "app/table/seat-panel.h"
#include "app/table/supply-tile.h"
#include "app/turn/command-entry.h"
#include "app/widgets/card-tile.h"
#include "app/widgets/draw-result.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"
#include "wording/decision.h"

/* A template that does not fit its class is a warning, and that is fatal here. */
static void
test_templates (void)
{
  static GType (*const types[]) (void) = {
    arb_command_entry_get_type, arb_log_row_get_type,    arb_start_page_get_type,
    arb_page_get_type,          arb_turn_panel_get_type, arb_seat_panel_get_type,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *widget = g_object_ref_sink (g_object_new (types[i](), NULL));

      g_assert_nonnull (gtk_widget_get_first_child (widget));
      g_assert_finalize_object (widget);
    }
}

/* Returns the choice of the first drop-down, as people read it: “Ann: Drawde”. */
static char *
dup_chosen (ArbSession *session, GtkWidget *dialog)
{
  GtkDropDown *list = GTK_DROP_DOWN (fixture_find (dialog, GTK_TYPE_DROP_DOWN, NULL));
  ArbOption *option = gtk_drop_down_get_selected_item (list);

  return g_strdup_printf ("%s: %s", arb_session_get_player (session, 1), option->label);
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* The set-up fits a phone, and drawn lots are recorded with the last tap. */
static void
collect_widths (GtkWidget *root, GHashTable *widths)
{
  if (GTK_IS_DROP_DOWN (root))
    g_hash_table_add (widths, GINT_TO_POINTER (gtk_widget_get_width (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_widths (child, widths);
}

/* How many widths the drop-downs of @root have. */
static guint
count_widths (GtkWidget *root)
{
  g_autoptr (GHashTable) widths = g_hash_table_new (NULL, NULL);

  collect_widths (root, widths);
  return g_hash_table_size (widths);
}

static void
test_setup (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_setup_dialog_new (session, GTK_WINDOW (window));
  guint length = arb_session_get_length (session);
  gpointer lots = gtk_widget_get_template_child (dialog, ARB_TYPE_SETUP_DIALOG, "lots");

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  fixture_assert_narrow (dialog);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_CHECK_BUTTON, NULL), >=, 10);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_DROP_DOWN, NULL), ==, 2);
  g_assert_cmpuint (count_widths (dialog), ==, 1);
  g_assert_false (gtk_widget_get_visible (lots));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      /* After drawing twice, the drop-downs show the lots of all players. */
      g_assert_true (gtk_widget_activate_action (dialog, "setup.draw-lots", NULL));
      g_assert_true (gtk_widget_get_visible (lots));
      arb_draw_result_settle (lots);
      fixture_assert_narrow (dialog);
      text = dup_chosen (session, dialog);
      g_assert_nonnull (find_label (lots, text));
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == lots);
    }
  g_assert_true (gtk_widget_activate_action (dialog, "setup.finish", NULL));
  g_assert_cmpuint (arb_session_get_length (session), ==, length + 2);
  fixture_window_close (window);
}

/* The button of the first tile under @root that opens the cards of a zone. */
static gpointer
find_openable (GtkWidget *root)
{
  gboolean is_shown = ARB_IS_SUPPLY_TILE (root) && gtk_widget_get_mapped (root);
  gpointer found = is_shown ? fixture_find (root, GTK_TYPE_MENU_BUTTON, NULL) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_openable (child);
  return found;
}

/* The page for any game shows each pile separately. */
static void
test_any_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  GtkWidget *page = g_object_new (ARB_TYPE_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *pile;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  pile = fixture_find (page, ARB_TYPE_SUPPLY_TILE, NULL);
  g_assert_cmpuint (fixture_count (gtk_widget_get_parent (pile), ARB_TYPE_SUPPLY_TILE, NULL), ==,
                    5);
  g_assert_nonnull (strstr (arb_widget_get_tooltip (pile), "Survey stack: 16 of 16"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A zone lists its cards on request. */
static void
test_zone_opens (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  gpointer button = find_openable (GTK_WIDGET (window));
  GtkWidget *popover;

  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, NULL), >=, 1);
  fixture_window_close (window);
}

static const char *
get_way_on (ArbSession *session, ArbWindow *window)
{
  GtkWidget *dialog = arb_setup_dialog_new (session, GTK_WINDOW (window));
  gpointer button = gtk_widget_get_template_child (dialog, ARB_TYPE_SETUP_DIALOG, "done_button");
  const char *label = g_intern_string (gtk_button_get_label (button));

  gtk_window_destroy (GTK_WINDOW (dialog));
  return label;
}

/* The list of the set-up can be looked at later, too; then no game begins by it. */
static void
test_setup_later (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) reported = fixture_record_open ("three-players-influence.arbiter");
  ArbWindow *window = fixture_window_new (session);

  g_assert_cmpstr (get_way_on (session, window), ==, "_Play");
  session_fixture_say (session, "lead research", FALSE);
  g_assert_cmpstr (get_way_on (session, window), ==, "_Save");
  g_assert_cmpstr (get_way_on (reported, window), ==, "_Close");
  fixture_window_close (window);
}

static void
test_score (void)
{
  g_autoptr (ArbSession) session =
      fixture_record_open ("../nine-domains/records/four-elements.arbiter");
  ArbWindow *window = fixture_window_new (session);
  g_autofree char *outcome = NULL;
  GtkWidget *dialog;
  gpointer label;

  outcome =
      arb_wording_outcome (arb_session_get_wording (session), arb_session_get_sheet (session));
  dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);

  g_assert_nonnull (find_label (dialog, outcome));
  /* The four elements win at any points. */
  label = gtk_widget_get_template_child (dialog, ARB_TYPE_SCORE_DIALOG, "number_label");
  g_assert_cmpstr (gtk_label_get_text (label), ==, "4");
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_WIDGET, "score-total"), ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static guint
count_scrolling (GtkWidget *root)
{
  guint n = 0;

  if (ARB_IS_FITTED_SCROLLER (root))
    {
      GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (root));
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

      n = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_scrolling (child);
  return n;
}

/* On a wide page all cards of two players are visible, to the end of the game. */
static void
test_cards_in_sight (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (ArbGame) record = fixture_record_new ("nine-domains", 3);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *seat;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (fixture_count (GTK_WIDGET (window), ARB_TYPE_CARD_TILE, NULL), >=, 18);
  g_assert_cmpuint (count_scrolling (GTK_WIDGET (window)), ==, 0);
  /* The points stand at the head alone: the figures are how many elements there are, and which. All
   * marks were said, so no domain may have more. */
  seat = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  g_assert_cmpuint (fixture_count (seat, GTK_TYPE_BOX, "figure"), ==, 0);
  g_assert_cmpuint (fixture_count (seat, GTK_TYPE_BOX, "chip"), ==, 5);
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/pages/templates", test_templates);
  g_test_add_func ("/app/pages/cards-in-sight", test_cards_in_sight);
  g_test_add_func ("/app/pages/any-game", test_any_game);
  g_test_add_func ("/app/pages/zone-opens", test_zone_opens);
  g_test_add_func ("/app/pages/setup", test_setup);
  g_test_add_func ("/app/pages/setup-later", test_setup_later);
  g_test_add_func ("/app/pages/score", test_score);

  return g_test_run ();
}
