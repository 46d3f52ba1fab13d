/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "any-game.h"
#include "session-fixture.h"

#include "app/turn/offer-button.h"
#include "engine/play/complete.h"
#include "engine/core/notation.h"
#include "engine/help/position.h"
#include "engine/core/random.h"
#include "engine/play/referee.h"
#include "systems/systems.h"

#include <string.h>

#define MAX_TAPS 3000
#define MAX_BUTTONS 512

/* So many moves lie between the positions that are looked at, if there is time; else there are so many
 * positions in each game. */
#define STEP 25
#define POSITIONS 2

/*
 * After any decision by buttons, there is always a button to go on. Whatever ends a decision is a
 * button among the choices, and so is an open rule for which all choices wait, or the winner at the end.
 */

/* A player who only taps buttons, and records no observation that was not asked for. */
typedef struct
{
  const char *name; /* of the game, for messages */
  ArbSession *session;
  ArbWindow *window;
  ArbRandom random;
  GtkWidget *buttons[MAX_BUTTONS];
  guint n_buttons;
} Player;

static const ArbState *
get_state (const Player *player)
{
  return arb_game_get_state (arb_document_get_game (arb_session_get_document (player->session)));
}

/* Whether @offer has a decision in it, or answers an open rule; observations are recorded only on
 * request. */
static gboolean
decides (const Player *player, const ArbOffer *offer)
{
  const ArbCatalogue *catalogue = get_state (player)->catalogue;

  if (g_str_equal (offer->kind, ARB_OFFER_RULE))
    return TRUE;
  for (guint i = 0; i < offer->n_moves; i++)
    if (catalogue->ruleset->verbs[offer->moves[i].verb]->kind < ARB_VERB_OBSERVATION)
      return TRUE;
  return FALSE;
}

static const ArbOffer *
get_offer (GtkWidget *button)
{
  return &arb_offer_button_get_cell (ARB_OFFER_BUTTON (button))->offered->offer;
}

static gboolean
is_useful_offer (const Player *player, GtkWidget *button)
{
  const ArbOffer *offer = get_offer (button);

  return offer->verdict.value != ARB_ILLEGAL && gtk_widget_is_sensitive (button)
         && decides (player, offer);
}

/* The buttons under @widget that are shown and do @action. */
static void
collect (Player *player, GtkWidget *widget, const char *action)
{
  const char *name = fixture_get_action (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_strcmp0 (name, action) == 0 && player->n_buttons < MAX_BUTTONS
      && (!g_str_equal (action, "turn.offer") || is_useful_offer (player, widget)))
    player->buttons[player->n_buttons++] = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (player, child, action);
}

static void
find_buttons (Player *player, const char *action)
{
  player->n_buttons = 0;
  collect (player, GTK_WIDGET (arb_window_get_turn_panel (player->window)), action);
}

static void
fail (const Player *player, const char *what, ArbMove move)
{
  g_autofree char *text = arb_move_to_string (get_state (player)->catalogue, move);

  g_test_message ("%s, after %u moves: %s: %s", player->name,
                  arb_session_get_length (player->session), what, text);
  g_test_fail ();
}

/* Whether @move is one of @n moves. */
static gboolean
is_among (const ArbMove *moves, guint n, ArbMove move)
{
  for (guint i = 0; i < n; i++)
    if (arb_move_equal (moves[i], move))
      return TRUE;
  return FALSE;
}

/* Whether the offer records @move, said or implied, for the seat that makes it. */
static gboolean
records (const Player *player, const ArbOffer *offer, ArbMove move)
{
  ArbStateRoom room;
  ArbClosing closing;
  ArbVerdict verdict;

  if (offer->seat != move.seat && !g_str_has_prefix (offer->kind, "everyone-"))
    return FALSE;
  memcpy (&room, get_state (player), arb_ruleset_of (get_state (player))->state_size);
  for (guint i = 0; i < offer->n_moves; i++)
    {
      ArbMove next = offer->moves[i];

      arb_complete (&room.state, &next, &closing, &verdict);
      if (arb_move_equal (next, move) || is_among (closing.moves, closing.n, move))
        return TRUE;
      if (!arb_verdict_allows (&verdict))
        return FALSE;
      arb_apply_closing (&room.state, &closing);
      arb_apply (&room.state, next, FALSE);
    }
  return FALSE;
}

static gboolean
is_recorded_by_button (const Player *player, ArbMove move)
{
  for (guint i = 0; i < player->n_buttons; i++)
    if (records (player, get_offer (player->buttons[i]), move))
      return TRUE;
  return FALSE;
}

static gboolean
is_asked (const Player *player, ArbArgument rule)
{
  for (guint i = 0; i < player->n_buttons; i++)
    {
      const ArbOffer *offer = get_offer (player->buttons[i]);

      if (g_str_equal (offer->kind, ARB_OFFER_RULE) && offer->row == rule)
        return TRUE;
    }
  return FALSE;
}

/* Whatever @seat may say to end its decision is said by a button, and so is the answer to a rule for
 * which all its choices wait. */
static void
check_seat (const Player *player, guint seat)
{
  const ArbState *state = get_state (player);
  ArbMove moves[ARB_MAX_MOVES], waiting;
  ArbArgument rules[ARB_MAX_MOVES];
  guint n_rules = any_game_find_waiting (state, seat, rules, &waiting);
  gboolean asked = n_rules == 0;

  for (guint i = arb_questions (state, seat, moves, ARB_MAX_MOVES); i > 0; i--)
    {
      ArbVerbKind kind = arb_ruleset_of (state)->verbs[moves[i - 1].verb]->kind;
      ArbVerdict verdict;

      if (kind != ARB_VERB_DECISION && arb_check (state, moves[i - 1], &verdict)
          && !is_recorded_by_button (player, moves[i - 1]))
        fail (player, "no button ends it", moves[i - 1]);
    }
  for (guint i = 0; i < n_rules; i++)
    asked = asked || is_asked (player, rules[i]);
  if (!asked)
    fail (player, "nobody asks the rule for which it waits", waiting);
}

/* What has the focus after a tap, Enter would record; a move that is held was tapped before. */
static void
check_focus (const Player *player)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (player->window));
  ArbOfferItem *item;

  if (!ARB_IS_OFFER_BUTTON (focus)
      || arb_turn_panel_get_message (arb_window_get_turn_panel (player->window)) != NULL)
    return;
  item = arb_offer_button_get_cell (ARB_OFFER_BUTTON (focus))->item;
  if (!item->offer.part && (item->look == NULL || item->look->suggested == ARB_SUGGESTION_NONE))
    fail (player, "Enter would record it unasked", item->offer.moves[0]);
}

/* If the winner of a finished game waits for a rule, there is a button for each answer, where the result
 * is and at the table. */
static void
check_end (Player *player)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (player->session);
  guint n_answers;

  player->n_buttons = 0;
  collect (player, GTK_WIDGET (player->window), "score.answer");
  n_answers = player->n_buttons;
  g_object_set (player->window, "at-table", TRUE, NULL);
  fixture_idle ();
  find_buttons (player, "turn.offer");
  if (g_strcmp0 (sheet->decided_by, "open") == 0 && MIN (n_answers, player->n_buttons) < 2)
    fail (player, "nobody asks the rule for which the winner waits", (ArbMove){ 0 });
}

/* The table ends the game here, and takes that back. */
static void
check_early_end (Player *player)
{
  g_assert_true (arb_session_end (player->session, TRUE));
  fixture_idle ();
  check_end (player);
  g_assert_true (arb_session_undo (player->session));
  fixture_idle ();
}

static void
check_ways_on (Player *player)
{
  guint seats = arb_to_decide (get_state (player));

  if (arb_session_get_over (player->session))
    {
      check_end (player);
      return;
    }
  check_focus (player);
  find_buttons (player, "turn.offer");
  for (guint seat = 1; seat <= get_state (player)->n_seats; seat++)
    if ((seats >> seat & 1) != 0)
      check_seat (player, seat);
}

/* A finger also moves the focus. */
static gboolean
tap_one_of (Player *player, const char *action)
{
  GtkWidget *button;

  find_buttons (player, action);
  if (player->n_buttons == 0)
    return FALSE;
  button = player->buttons[arb_random_below (&player->random, player->n_buttons)];
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  fixture_idle ();
  return TRUE;
}

/* Opens the other moves by the menu of the head. */
static gboolean
open_others (Player *player)
{
  gboolean opened = fixture_choose_in_menu (player->window, "turn-header", "table.more");

  fixture_idle ();
  return opened;
}

/* Taps an answer to a question if there is one, then another offer, and a drawer last. */
static gboolean
tap (Player *player)
{
  return tap_one_of (player, "turn.answer") || tap_one_of (player, "turn.allow")
         || tap_one_of (player, "turn.offer") || tap_one_of (player, "turn.more")
         || open_others (player);
}

/* Goes on by buttons for @max_taps, or to the end. */
static void
play_on (Player *player, guint64 seed, guint max_taps)
{
  player->random = (ArbRandom){ seed };
  check_ways_on (player);
  for (guint i = 0; i < max_taps && !arb_session_get_over (player->session); i++)
    {
      if (!tap (player))
        g_error ("%s, seed %" G_GUINT64_FORMAT ": no button goes on after %u taps: %s",
                 player->name, seed, i,
                 arb_turn_panel_get_message (arb_window_get_turn_panel (player->window)));
      check_ways_on (player);
    }
}

static guint64 n_games = 3; /* games of each system */

static void
test_whole_games (gconstpointer system)
{
  for (guint64 seed = 1; seed <= n_games; seed++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (system);
      Player player = { .name = system,
                        .session = session,
                        .window = fixture_window_new (session) };

      check_early_end (&player);
      play_on (&player, seed, MAX_TAPS);
      g_assert_true (arb_session_get_over (session));
      fixture_window_close (player.window);
    }
}

/* Returns the first @length moves of @document. */
static ArbSession *
session_new_cut (const ArbDocument *document, guint length)
{
  ArbDocument *cut = arb_document_new_again (document, 1);
  const ArbGame *whole = arb_document_get_game ((ArbDocument *) document);
  g_autoptr (GError) error = NULL;
  ArbSession *session;

  for (guint i = 0; i < length; i++)
    arb_game_append_like (arb_document_get_game (cut), arb_game_get_entry (whole, i));
  session = arb_session_new_copy (cut, "Cut", &error);
  g_assert_no_error (error);
  return session;
}

static const char *const folders[] = {
  "tests/records",
  "data/samples",
  "tests/nine-domains/records",
  "tests/microcosm/records",
  "tests/eminent-domain/prototype-records",
};

/* People go on in the middle of a recorded game, every @step moves. */
static void
go_on_in_the_middle (const ArbDocument *document, Player *player, guint step)
{
  guint length = arb_game_get_length (arb_document_get_game ((ArbDocument *) document));

  for (guint i = step; i < length; i += step)
    {
      g_autoptr (ArbSession) session = session_new_cut (document, i);

      if (arb_session_get_over (session))
        return;
      player->session = session;
      if (player->window == NULL)
        player->window = fixture_window_new (session);
      else
        arb_window_set_session (player->window, session);
      fixture_idle ();
      check_early_end (player);
      play_on (player, i, 3);
    }
}

static void
test_record (gconstpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, &error);
  g_autofree char *name = g_path_get_basename (path);
  Player player = { .name = name };
  guint length;

  g_assert_no_error (error);
  length = arb_game_get_length (arb_document_get_game (document));
  go_on_in_the_middle (document, &player, n_games > 1 ? STEP : length / (POSITIONS + 1));
  fixture_window_close (player.window);
}

static void
add_records (const char *folder)
{
  g_autofree char *path = g_build_filename (g_test_get_dir (G_TEST_DIST), "..", folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".arbiter"))
      {
        g_autofree char *test = g_strdup_printf ("/app/dead-ends/%s/%s", folder, name);

        g_test_add_data_func_full (test, g_build_filename (path, name, NULL), test_record, g_free);
      }
}

/* Fighters to pay with, planets to turn up and to fill, cards to discard and to remove. */
static const char *const arranged[] = {
  "1 start drawde",
  "1 up voson new-texas",
  "1 down lyttle erkam-w",
  "1 resources #2 iron",
  "1 hand survey survey warfare warfare colonize colonize research",
  "1 fighters 9",
};

/* Arranges a part of a position; %FALSE if that is not possible. */
static gboolean
arrange (ArbSession *session, const char *text)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  const ArbCatalogue *catalogue = arb_game_get_catalogue (game);
  ArbMove moves[ARB_MAX_POSITION_MOVES];
  ArbPositionLine line;
  ArbNotationDefect defect;
  ArbStateRoom room;
  ArbVerdict verdict;
  guint n;

  memcpy (&room, arb_game_get_state (game), catalogue->ruleset->state_size);
  return arb_position_parse (catalogue, 2, text, &line, &defect)
         && arb_position_arrange (&room.state, &line, moves, &n, &verdict)
         && arb_session_play_moves (session, moves, n, FALSE, &verdict);
}

/* The first player has @cards and says @moves, if they are possible; %FALSE if they are the two sides
 * of one card. */
static gboolean
player_init (Player *player, const char *cards, const char *moves)
{
  g_autofree char *technology = g_strconcat ("1 technology ", cards, NULL);
  g_auto (GStrv) lines = g_strsplit (moves, "; ", -1);
  ArbVerdict verdict;

  *player = (Player){ .name = cards, .session = fixture_session_new ("eminent-domain") };
  for (guint i = 0; i < G_N_ELEMENTS (arranged); i++)
    g_assert_true (arrange (player->session, arranged[i]));
  if (!arrange (player->session, technology))
    {
      g_object_unref (player->session);
      return FALSE;
    }
  player->window = fixture_window_new (player->session);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      arb_session_play (player->session, session_fixture_parse (player->session, lines[i]), TRUE,
                        &verdict);
      fixture_idle ();
      check_ways_on (player);
    }
  return TRUE;
}

static void
player_clear (Player *player)
{
  fixture_window_close (player->window);
  g_object_unref (player->session);
}

static void
try_cards (const char *cards, const char *moves)
{
  Player player;

  if (!player_init (&player, cards, moves))
    return;
  play_on (&player, 1, 4);
  player_clear (&player);
}

/* The first player leads Warfare, and nobody follows. */
static const char role[] = "1 lead warfare; 1 done; 1 collect; 2 dissent";

/* Returns the button for an offer of @kind with @column cards. */
static GtkWidget *
find_button (Player *player, const char *kind, guint column)
{
  find_buttons (player, "turn.offer");
  for (guint i = 0; i < player->n_buttons; i++)
    {
      const ArbOffer *offer = get_offer (player->buttons[i]);

      if (g_str_equal (offer->kind, kind) && offer->column == column)
        return player->buttons[i];
    }
  return NULL;
}

static const char *
get_heading (Player *player, const char *label)
{
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (player->window));
  GObject *object = gtk_widget_get_template_child (panel, ARB_TYPE_TURN_PANEL, label);

  return gtk_label_get_text (GTK_LABEL (object));
}

/* After the role, a player with Logistics plays a card, or discards at once and ends the turn. */
static void
test_late_discard (void)
{
  Player player;
  guint length;

  g_assert_true (player_init (&player, "logistics", role));
  g_assert_cmpstr (get_heading (&player, "title_label"), ==, "Ann <b>&amp: Action");
  g_assert_cmpstr (get_heading (&player, "subtitle_label"), ==,
                   "An Action, or straight to the discards");
  g_assert_nonnull (find_button (&player, "action", 0));
  /* So many have to be discarded. */
  g_assert_null (find_button (&player, "late-discard", 1));
  g_assert_nonnull (find_button (&player, "late-discard", 2));
  length = arb_session_get_length (player.session);
  g_signal_emit_by_name (find_button (&player, "late-discard", 3), "clicked");
  session_fixture_assert_said (player.session, length + 1, "1 skip");
  session_fixture_assert_said (player.session, length + 2, "1 discard 3");
  session_fixture_assert_said (player.session, length + 3, "1 done");
  g_assert_cmpuint (arb_session_get_length (player.session), ==, length + 3);
  g_assert_true (arb_session_undo (player.session));
  g_assert_cmpuint (arb_session_get_length (player.session), ==, length);
  player_clear (&player);
}

/* Each technology gives its Action after the role with Logistics, or before it if there is time, or
 * something during the whole turn. */
static void
test_technology (gconstpointer id)
{
  static const char *const others[] = { "", " logistics" };
  g_autofree char *early = g_strdup_printf ("1 play %s", (const char *) id);
  g_autofree char *late = g_strdup_printf ("%s; 1 play %s", role, (const char *) id);

  for (guint i = n_games > 1 ? 0 : 1; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *cards = g_strconcat (id, strstr (others[i], id) ? "" : others[i], NULL);

      try_cards (cards, late);
      if (n_games > 1)
        try_cards (cards, early);
    }
}

/* Adds a test of each technology; of those that differ only in their symbols, which is what the two
 * last letters say, the first. */
static void
add_technologies (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ArbMove move = session_fixture_parse (session, "1 play logistics");
  const ArbSort *cards =
      &catalogue->sorts[arb_argument_kind (move.arguments[0]) - ARB_ARGUMENT_NAME];

  for (guint i = 0; i < cards->n_names; i++)
    {
      g_autofree char *technology = g_strconcat ("1 technology ", cards->names[i], NULL);
      const char *symbols = strrchr (cards->names[i], '-');
      gsize length = symbols != NULL && strlen (symbols) == 3 ? (gsize) (symbols - cards->names[i])
                                                              : strlen (cards->names[i]);
      g_autofree char *path = g_strconcat ("/app/dead-ends/", cards->names[i], NULL);

      if (arrange (session, technology)
          && g_hash_table_add (seen, g_strndup (cards->names[i], length)))
        g_test_add_data_func (path, cards->names[i], test_technology);
    }
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  if (argc > 1)
    n_games = g_ascii_strtoull (argv[1], NULL, 10);
  if (n_games == 0)
    g_error ("%s: expected a number of games of each system, from 1", argv[1]);

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *path = g_strdup_printf ("/app/dead-ends/%s", (*system)->id);

      g_test_add_data_func (path, (*system)->id, test_whole_games);
    }
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    add_records (folders[i]);
  add_technologies ();
  g_test_add_func ("/app/dead-ends/late-discard", test_late_discard);
  return g_test_run ();
}
