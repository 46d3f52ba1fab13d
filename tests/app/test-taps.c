/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/eminent-domain/turn-panel.h"
#include "engine/notation.h"
#include "told-choice.h"

/*
 * Whole recorded games, told by pressing the real buttons, at the level on which people tell a
 * game. The score must come out as recorded, and a turn must not take more taps than this.
 */

#define MAX_TURNS 400
#define DOUBT 3 /* taps a turn may take beyond one for each fact told */

/* By the number of players: the taps of half of all turns, and of nine in ten. */
static const struct
{
  guint median;
  guint most;
} bars[] = { { 0, 0 }, { 0, 0 }, { 5, 10 }, { 6, 10 }, { 7, 10 } };

typedef struct
{
  ArbSession *session;
  ArbTurnPanel *panel;
  GtkWidget *window;
  ToldGame *told;
  guint taps[MAX_TURNS];
  guint written; /* decisions that no button tells */
} Table;

static const ArbState *
get_state (const Table *table)
{
  return arb_game_get_state (arb_document_get_game (arb_session_get_document (table->session)));
}

/* A button that is not shown tells nothing. */
static GVariant *
get_target (GtkWidget *widget, const char *action)
{
  if (!GTK_IS_BUTTON (widget) || !gtk_widget_is_visible (widget)
      || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) != 0)
    return NULL;
  return gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
}

/* The button under @root that tells offer @index, if it is shown. */
static GtkWidget *
find_button (GtkWidget *root, guint index)
{
  GVariant *target = get_target (root, "turn.offer");

  if (target != NULL && g_variant_get_uint32 (target) == index)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, index);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
collect_drawers (GtkWidget *root, GPtrArray *drawers)
{
  GVariant *target = get_target (root, "turn.more");

  if (target != NULL)
    g_ptr_array_add (drawers, g_variant_dup_string (target, NULL));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_drawers (child, drawers);
}

static GtkWidget *
find_drawer (GtkWidget *root, const char *drawer)
{
  GVariant *target = get_target (root, "turn.more");

  if (target != NULL && g_str_equal (g_variant_get_string (target, NULL), drawer))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_drawer (child, drawer);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Opens the drawers one after the other until the button is there; the right one is one tap. */
static GtkWidget *
search_drawers (const Table *table, guint index)
{
  g_autoptr (GPtrArray) drawers = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *root = GTK_WIDGET (table->panel);

  collect_drawers (root, drawers);
  for (guint i = 0; i < drawers->len; i++)
    {
      GtkWidget *button;

      click (find_drawer (root, drawers->pdata[i]));
      button = find_button (root, index);
      if (button != NULL)
        return button;
      click (find_drawer (root, drawers->pdata[i]));
    }

  return NULL;
}

/* Taps what tells offer @index; returns how often. */
static guint
tap (const Table *table, guint index, gboolean plain)
{
  GtkWidget *button = find_button (GTK_WIDGET (table->panel), index);
  guint taps = 1;

  if (button == NULL)
    {
      button = search_drawers (table, index);
      taps++;
    }
  click (button);
  if (plain)
    return taps;
  /* It said that nothing more would happen. */
  click (find_button (GTK_WIDGET (table->panel), index));
  return taps + 1;
}

static gboolean
is_observation (const Table *table, ArbMove move)
{
  return get_state (table)->catalogue->ruleset->verbs[move.verb].kind > ARB_VERB_CLOSING;
}

/* What no button tells is written. */
static void
write_next (Table *table)
{
  const ArbCatalogue *catalogue = get_state (table)->catalogue;
  ArbMove move = told_game_next (table->told);
  g_autofree char *text = arb_move_to_string (catalogue, move);

  arb_turn_panel_enter (table->panel, text);
  if (arb_turn_panel_get_message (table->panel) != NULL)
    g_error ("%s: %s", text, arb_turn_panel_get_message (table->panel));
  told_game_take (table->told);
  if (!is_observation (table, move))
    {
      g_test_message ("written: %s", text);
      table->written++;
    }
}

static void
tell_next (Table *table)
{
  ArbGame *game = arb_document_get_game (arb_session_get_document (table->session));
  guint length = arb_game_get_length (game);
  guint turn = get_state (table)->turn;
  gint index = told_game_choose (table->told, table->session);
  g_autoptr (ArbOfferItem) item = NULL;
  guint taps;

  if (index < 0)
    {
      write_next (table);
      return;
    }
  item = g_list_model_get_item (arb_session_get_offers (table->session), (guint) index);
  g_test_message ("T%u: %s", turn, arb_offer_item_get_name (item));
  taps = tap (table, (guint) index, arb_offer_item_is_plain (item));
  g_assert_cmpuint (arb_game_get_length (game), >, length);
  g_assert_cmpint (told_game_match (table->told, game, length, TRUE), >=, 0);
  if (!arb_offer_item_is (item, "discard"))
    turn = get_state (table)->turn;
  table->taps[turn] += taps;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

static void
check_score (const Table *table, const ArbGame *record)
{
  ArbScoreSheet sheet;

  arb_game_score (record, &sheet);
  g_assert_true (arb_session_get_over (table->session));
  for (guint seat = 1; seat <= arb_session_get_n_seats (table->session); seat++)
    g_assert_cmpint (arb_session_get_sheet (table->session)->totals[seat], ==, sheet.totals[seat]);
}

static void
table_open (Table *table, const char *path)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, &error);
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "taps.arbiter", NULL);

  g_assert_no_error (error);
  table->told = told_game_new (arb_document_get_game (document));
  while (arb_game_undo (arb_document_get_game (document)) > 0)
    ;
  table->session = arb_session_new (document, copy);
  table->panel = g_object_new (EM_TYPE_TURN_PANEL, NULL);
  table->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (table->window), GTK_WIDGET (table->panel));
  gtk_window_set_default_size (GTK_WINDOW (table->window), 410, 900);
  arb_session_view_set_session (ARB_SESSION_VIEW (table->panel), table->session);
  gtk_window_present (GTK_WINDOW (table->window));
}

static void
table_close (Table *table)
{
  g_assert_true (arb_session_flush (table->session, NULL));
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->session);
  told_game_free (table->told);
}

/* Adds the turns of a game to those of all games with as many players. */
static void
play_record (const char *path, GArray *turns[])
{
  g_autoptr (ArbDocument) record = arb_document_load (path, NULL);
  Table table = { 0 };
  guint n_turns;

  table_open (&table, path);
  /* What closes the last turn is told, too: no other turn follows that would imply it. */
  while (!arb_session_get_over (table.session))
    tell_next (&table);
  g_assert_true (told_game_is_over (table.told));
  check_score (&table, arb_document_get_game (record));
  g_assert_cmpuint (table.written, ==, 0);

  n_turns = get_state (&table)->turn;
  for (guint turn = 1; turn <= n_turns; turn++)
    {
      guint facts = told_game_n_facts (table.told, turn);

      if (table.taps[turn] > facts + DOUBT)
        {
          g_test_message ("turn %u: %u taps for %u facts", turn, table.taps[turn], facts);
          g_test_fail ();
        }
      g_array_append_val (turns[arb_session_get_n_seats (table.session)], table.taps[turn]);
    }
  table_close (&table);
}

static void
report (GArray *turns, guint players)
{
  guint median, most, last;

  g_array_sort (turns, compare);
  median = g_array_index (turns, guint, turns->len / 2);
  most = g_array_index (turns, guint, turns->len * 9 / 10);
  last = g_array_index (turns, guint, turns->len - 1);
  g_test_message ("%u players, %u turns: taps median %u, 90 %% at most %u, all at most %u", players,
                  turns->len, median, most, last);
  g_assert_cmpuint (median, <=, bars[players].median);
  g_assert_cmpuint (most, <=, bars[players].most);
}

static void
test_taps (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "records", NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  GArray *turns[ARB_MAX_SEATS + 1] = { NULL };
  const char *name;

  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    turns[n] = g_array_new (FALSE, FALSE, sizeof (guint));
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_has_suffix (name, ".arbiter"))
        continue;
      g_test_message ("%s", name);
      play_record (path, turns);
    }
  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    {
      if (turns[n]->len > 0)
        report (turns[n], n);
      g_array_unref (turns[n]);
    }
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/taps/records", test_taps);
  return g_test_run ();
}
