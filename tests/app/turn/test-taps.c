/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "played-table.h"

#include <glib/gstdio.h>

/*
 * Whole recorded games, recorded by pressing the real buttons, as people do. The score must equal
 * the recorded one, and the number of taps in a turn is limited.
 */

/* The taps of half of all turns, and of nine in ten. */
typedef struct
{
  guint median;
  guint most;
} Bar;

/* A hidden button records nothing. */
static GVariant *
get_target (GtkWidget *widget, const char *action)
{
  if (!GTK_IS_BUTTON (widget) || !gtk_widget_is_visible (widget)
      || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) != 0)
    return NULL;
  return gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
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

/* Opens one drawer after the other until the button is found; only the right one counts as a
 * tap. */
static GtkWidget *
search_drawers (PlayedTable *table, guint index)
{
  g_autoptr (GPtrArray) drawers = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *root = GTK_WIDGET (table->panel);

  collect_drawers (root, drawers);
  for (guint i = 0; i < drawers->len; i++)
    {
      GtkWidget *button;

      click (find_drawer (root, drawers->pdata[i]));
      button = played_table_find_button (table, index);
      if (button != NULL)
        return button;
      click (find_drawer (root, drawers->pdata[i]));
    }

  return NULL;
}

/* Opens the other moves, as the menu of the head does with two taps. */
static GtkWidget *
search_others (PlayedTable *table, guint index, guint *taps)
{
  ++*taps;
  gtk_widget_activate_action (GTK_WIDGET (table->panel), "turn.more", "s", ARB_OFFER_OTHER);
  return played_table_find_button (table, index);
}

/* Chooses and drops parts first, a tap each. */
static void
tap_parts (PlayedTable *table, guint *taps)
{
  gint part;

  while ((part = played_table_find_part (table)) >= 0)
    {
      click (played_table_find_button (table, (guint) part));
      ++*taps;
    }
}

static void
tap (PlayedTable *table, guint index, ArbOfferItem *item, guint *taps, guint *keys)
{
  gboolean plain = arb_offer_item_is_plain (item);
  GtkWidget *button;

  tap_parts (table, taps);
  button = played_table_find_button (table, index);
  if (button == NULL)
    {
      button = search_drawers (table, index);
      ++*taps;
    }
  if (button == NULL)
    button = search_others (table, index, taps);
  click (button);
  ++*taps;
  if (plain)
    return;
  /* It said that nothing more would happen. */
  click (played_table_find_button (table, index));
  ++*taps;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

/* A folder of records, the bars of its game by the number of players, and how many taps a turn may
 * have beyond one for each fact. */
typedef struct
{
  const char *folder;
  guint doubt;
  Bar bars[ARB_MAX_SEATS + 1];
} Records;

/* A player who dissents before another follows has to record it, because no answer implies another
 * player's. */
static const Records eminent_domain = { "records",
                                        4,
                                        { [2] = { 5, 8 }, [3] = { 6, 10 }, [4] = { 7, 10 } } };
/* A card is taken and one played, and what it does is shown card by card. */
static const Records microcosm = { "microcosm/records", 4, { [2] = { 4, 8 } } };
/* An Action is played and closed, a role led, each player answers, and a card is discarded. Random
 * players lead and follow roles that bring nothing; those are other moves, two taps away. */
static const Records prototype = { "eminent-domain/prototype-records",
                                   6,
                                   { [2] = { 7, 10 }, [3] = { 8, 10 } } };

/* The taps of each turn of some records, by the number of players. */
typedef struct
{
  const Records *records;
  GArray *turns[ARB_MAX_SEATS + 1];
} Tally;

/* Adds the turns of a game to those of all games with as many players. */
static void
play_record (const char *path, gpointer data)
{
  Tally *tally = data;
  PlayedTable table = { 0 };

  played_table_play (&table, path, tap);
  for (guint turn = 1; turn <= played_table_get_n_turns (&table); turn++)
    {
      guint facts = played_game_n_facts (table.played, turn);

      if (table.taps[turn] > facts + tally->records->doubt)
        {
          g_test_message ("turn %u: %u taps for %u facts", turn, table.taps[turn], facts);
          g_test_fail ();
        }
      g_array_append_val (tally->turns[arb_session_get_n_seats (table.session)], table.taps[turn]);
    }
  played_table_close (&table);
}

static void
report (GArray *turns, guint players, const Bar *bar)
{
  guint median, most, last;

  g_array_sort (turns, compare);
  median = g_array_index (turns, guint, turns->len / 2);
  most = g_array_index (turns, guint, turns->len * 9 / 10);
  last = g_array_index (turns, guint, turns->len - 1);
  g_test_message ("%u players, %u turns: taps median %u, 90 %% at most %u, all at most %u", players,
                  turns->len, median, most, last);
  g_assert_cmpuint (median, <=, bar->median);
  g_assert_cmpuint (most, <=, bar->most);
}

static void
test_taps (gconstpointer data)
{
  Tally tally = { .records = data };

  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    tally.turns[n] = g_array_new (FALSE, FALSE, sizeof (guint));
  played_table_foreach_record (tally.records->folder, play_record, &tally);
  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    {
      if (tally.turns[n]->len > 0)
        report (tally.turns[n], n, &tally.records->bars[n]);
      g_array_unref (tally.turns[n]);
    }
}

static gboolean
is_face (const ArbGame *game, ArbMove move)
{
  return g_str_equal (arb_game_get_catalogue (game)->ruleset->verbs[move.verb]->name, "shows");
}

/* Records the face without which a move cannot be judged; returns whether there is one. */
static gboolean
show_face (ArbGame *game, GArray *moves, const ArbVerdict *verdict)
{
  const ArbReason *reason = &verdict->reasons[0];
  const char *rule = arb_game_get_catalogue (game)->ruleset->rule_definitions[reason->rule].id;
  gboolean shown = FALSE;
  ArbVerdict found;

  for (guint i = 0; i < moves->len && g_str_equal (rule, "face.unknown"); i++)
    {
      ArbMove move = g_array_index (moves, ArbMove, i);

      if (is_face (game, move) && move.arguments[0] == reason->subject
          && arb_argument_value (move.arguments[1]) == (guint) reason->numbers[0])
        shown = arb_game_play (game, move, FALSE, &found) != 0 || shown;
    }
  return shown;
}

/* Plays the game of @document anew: nobody says beforehand what cards show, but where it is needed. */
static void
forget_faces (ArbDocument *document)
{
  ArbGame *game = arb_document_get_game (document);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));

  for (guint i = 0; i < arb_game_get_length (game); i++)
    g_array_append_val (moves, arb_game_get_entry (game, i)->move);
  while (arb_game_undo (game) > 0)
    ;
  for (guint i = 0; i < moves->len; i++)
    {
      ArbMove move = g_array_index (moves, ArbMove, i);
      ArbVerdict verdict;

      if (is_face (game, move))
        continue;
      while (arb_game_play (game, move, FALSE, &verdict) == 0)
        g_assert_true (show_face (game, moves, &verdict));
    }
}

static void
play_unseen (const char *path, gpointer data)
{
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "unseen.arbiter", NULL);
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, NULL);
  g_autoptr (GError) error = NULL;

  forget_faces (document);
  g_unlink (copy);
  arb_document_save (document, copy, NULL, &error);
  g_assert_no_error (error);
  play_record (copy, data);
}

/* Without a catalogue of the owner, taps say what cards show, too: in half of the turns one more. */
static const Records unseen = { "microcosm/records", 4, { [2] = { 5, 8 } } };

static void
test_unseen (void)
{
  Tally tally = { .records = &unseen };

  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    tally.turns[n] = g_array_new (FALSE, FALSE, sizeof (guint));
  played_table_foreach_record (unseen.folder, play_unseen, &tally);
  report (tally.turns[2], 2, &unseen.bars[2]);
  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    g_array_unref (tally.turns[n]);
}

/* All that a table says of a round of The Nine Domains, for each of its six cards. */
#define ROUND_TAPS (3 * 6)

/* The move among the @moves that are still to be played that is the same as @move, or -1. */
static gint
find_move (GArray *moves, ArbMove move)
{
  for (guint i = 0; i < moves->len; i++)
    if (arb_move_equal (g_array_index (moves, ArbMove, i), move))
      return (gint) i;
  return -1;
}

/* How early in @moves the first move of @offer is to be played; a great number if it tells others. */
static guint
get_order (GArray *moves, const ArbOffer *offer)
{
  guint first = G_MAXUINT;

  if (!arb_verdict_allows (&offer->verdict))
    return G_MAXUINT;
  for (guint i = 0; i < offer->n_moves; i++)
    {
      gint at = find_move (moves, offer->moves[i]);

      if (at < 0)
        return G_MAXUINT;
      first = MIN (first, (guint) at);
    }
  return first;
}

/* The offer that tells what is to be played next, and most of it. */
static ArbOfferItem *
choose (ArbSession *session, GArray *moves, guint *index)
{
  GPtrArray *offers = arb_session_get_offers (session);
  g_autoptr (ArbOfferItem) best = NULL;
  guint earliest = G_MAXUINT;

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      const ArbOffer *offer = &item->offer;
      guint order = get_order (moves, offer);

      if (order == G_MAXUINT || order > earliest
          || (order == earliest && offer->n_moves <= best->offer.n_moves))
        continue;
      earliest = order;
      *index = i;
      g_set_object (&best, item);
    }
  return g_steal_pointer (&best);
}

static const ArbState *
get_state (const PlayedTable *table)
{
  return arb_game_get_state (arb_document_get_game (arb_session_get_document (table->session)));
}

/* Everything that a record has is tapped; nothing is typed. */
static void
play_rounds (const char *path, gpointer data)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  PlayedTable table = { 0 };
  ArbScoreSheet sheet;
  guint keys = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < arb_game_get_length (arb_document_get_game (document)); i++)
    g_array_append_val (moves, arb_game_get_entry (arb_document_get_game (document), i)->move);
  arb_game_score (arb_document_get_game (document), &sheet);
  played_table_show (&table, document);
  while (moves->len > 0)
    {
      guint turn = get_state (&table)->turn, index = 0;
      g_autoptr (ArbOfferItem) item = choose (table.session, moves, &index);
      ArbOffer offer;

      g_assert_nonnull (item);
      offer = item->offer;
      tap (&table, index, item, &table.taps[turn], &keys);
      for (guint i = 0; i < offer.n_moves; i++)
        g_array_remove_index (moves, (guint) find_move (moves, offer.moves[i]));
    }
  g_assert_true (arb_session_get_over (table.session));
  for (guint seat = 1; seat <= arb_session_get_n_seats (table.session); seat++)
    g_assert_cmpint (arb_session_get_sheet (table.session)->totals[seat], ==, sheet.totals[seat]);
  for (guint turn = 1; turn <= get_state (&table)->turn; turn++)
    {
      g_test_message ("round %u: %u taps", turn, table.taps[turn]);
      g_assert_cmpuint (table.taps[turn], <=, ROUND_TAPS);
    }
  ++*(guint *) data;
  played_table_close (&table);
}

static void
test_rounds (void)
{
  guint n_games = 0;

  played_table_foreach_record ("nine-domains/records", play_rounds, &n_games);
  g_assert_cmpuint (n_games, >=, 2);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_data_func ("/taps/records", &eminent_domain, test_taps);
  g_test_add_data_func ("/taps/microcosm", &microcosm, test_taps);
  g_test_add_func ("/taps/unseen", test_unseen);
  g_test_add_data_func ("/taps/prototype", &prototype, test_taps);
  g_test_add_func ("/taps/rounds", test_rounds);
  return g_test_run ();
}
