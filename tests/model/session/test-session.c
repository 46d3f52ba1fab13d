/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "engine/checks/simulate.h"
#include "model/session/log-line.h"
#include "model/session/option.h"
#include "model/session/session-count.h"
#include "model/session/zone.h"
#include "systems/systems.h"

static ArbSession *
session_new (void)
{
  return session_fixture_new ("nine-domains", "Test", "Ann <b>&", "Bob");
}

static void
count (guint *n)
{
  (*n)++;
}

static void
test_lists (void)
{
  g_autoptr (ArbSession) session = session_new ();
  guint n_zones = arb_session_get_zones (session)->len;
  guint deciders = arb_session_get_deciders (session);
  GPtrArray *choices = arb_session_get_choices (session);

  g_assert_cmpuint (arb_session_get_n_seats (session), ==, 2);
  g_assert_cmpstr (arb_session_get_player (session, 1), ==, "Ann <b>&");
  g_assert_cmpuint (n_zones, >, 0);
  g_assert_cmpuint (choices->len, >, 0);
  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];
      gboolean has_reason = choice->reason[0] != '\0';
      g_autoptr (GError) error = NULL;
      ArbMove move;

      g_assert_cmpuint (deciders & 1u << choice->move.seat, !=, 0);
      g_assert_true (has_reason != arb_choice_is_plain (choice));
      g_assert_true (arb_session_parse (session, choice->text, &move, &error));
      g_assert_no_error (error);
      g_assert_true (arb_move_equal (move, choice->move));
    }
}

static void
test_label (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbChoice *choice = arb_session_get_choices (session)->pdata[1];

  g_assert_cmpstr (choice->label, ==, "At the left: 1");
}

static void
test_play_undo_redo (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autofree char *before = session_fixture_dup_text (session);
  g_autofree char *played = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  guint n_changed = 0;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count), &n_changed);
  g_assert_false (arb_session_get_can_undo (session));
  g_assert_false (arb_session_undo (session));
  g_assert_cmpuint (n_changed, ==, 0);

  session_fixture_play_first (session);
  played = session_fixture_dup_text (session);
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_true (arb_session_get_can_undo (session));

  g_assert_true (arb_session_undo (session));
  undone = session_fixture_dup_text (session);
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);
  g_assert_true (arb_session_get_can_redo (session));
  g_assert_cmpstr (undone, !=, played);

  g_assert_true (arb_session_redo (session));
  redone = session_fixture_dup_text (session);
  g_assert_cmpstr (redone, ==, played);
  g_assert_cmpstr (redone, !=, before);
  g_assert_cmpuint (n_changed, ==, 3);
}

static void
test_refused (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbChoice) again = NULL;
  g_autoptr (ArbChoice) choice = session_fixture_find (session, ARB_LEGAL);
  ArbMove move = choice->move;
  ArbVerdict verdict;

  g_assert_true (arb_session_play (session, move, FALSE, &verdict));
  /* The same card cannot be placed twice. */
  g_assert_false (arb_session_play (session, move, FALSE, &verdict));
  g_assert_cmpuint (verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);

  again = arb_session_dup_choice (session, move, &verdict);
  g_assert_cmpstr (again->reason, !=, "");

  g_assert_false (arb_session_parse (session, "fly to the moon", &move, &error));
  g_assert_nonnull (error);
}

static gboolean
says_saved (ArbSession *session)
{
  g_autofree char *title = NULL;
  g_autofree char *problem = NULL;
  gboolean saved;

  g_object_get (session, "title", &title, "problem", &problem, "saved", &saved, NULL);
  g_assert_cmpstr (title, ==, arb_session_get_title (session));
  g_assert_cmpstr (problem, ==, arb_session_get_problem (session));
  g_assert_true (saved == arb_session_get_saved (session));
  return saved;
}

static void
test_saved_marks (void)
{
  g_autoptr (ArbSession) session = session_new ();
  guint n_notified = 0;

  session_fixture_play_first (session);
  g_signal_connect_swapped (session, "notify::saved", G_CALLBACK (count), &n_notified);
  g_assert_false (says_saved (session));
  g_assert_cmpuint (arb_session_get_n_saved (session), ==, 0);

  session_fixture_wait (session);
  g_assert_true (says_saved (session));
  g_assert_cmpuint (arb_session_get_n_saved (session), ==, arb_session_get_length (session));
  g_assert_cmpuint (n_notified, >, 0);
}

/* Every legal choice can be played with one tap, with its closing moves. */
static void
check_choices (ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  GPtrArray *choices = arb_session_get_choices (session);

  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];
      g_autoptr (ArbGame) copy = arb_game_copy (game);
      ArbMove move = choice->move;
      ArbVerdict verdict;
      guint n = arb_game_play (copy, move, FALSE, &verdict);

      g_assert_cmpint (n > 0, ==, arb_verdict_allows (&choice->verdict));
      if (n > 0)
        g_assert_true (
            arb_move_equal (arb_game_get_entry (copy, arb_game_get_length (copy) - 1)->move, move));
    }
}

/* Plays a whole random game, recorded like people do. */
static void
play_random_game (ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  ArbSimulation simulation = { 0 };
  g_autoptr (ArbGame) record = NULL;

  g_assert_true (arb_simulate (arb_game_get_catalogue (game), arb_game_get_options (game), 1,
                               ARB_DETAIL_ALL, ARB_CHECK_NONE, &simulation, &record));
  arb_simulation_clear (&simulation);
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbVerdict verdict;

      g_assert_true (
          arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict));
      check_choices (session);
    }
  g_assert_true (arb_session_get_over (session));
}

static void
test_whole_game (gconstpointer system)
{
  g_autoptr (ArbSession) session = session_fixture_new (system, "Test", "Ann <b>&", "Bob");
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_reopened = NULL;
  g_autofree char *decision = NULL;
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  gint total = 0;

  play_random_game (session);
  g_assert_true (sheet->finished);
  for (guint i = 0; i < sheet->n_lines; i++)
    total += sheet->lines[i].amount;
  g_assert_cmpint (total, ==, sheet->totals[1] + sheet->totals[2]);
  decision = arb_session_dup_decision (session);
  g_assert_cmpstr (decision, !=, "");

  g_assert_true (arb_session_flush (session, &error));
  text = session_fixture_dup_text (session);
  reopened = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  text_reopened = session_fixture_dup_text (reopened);
  g_assert_cmpstr (text, ==, text_reopened);
  g_assert_true (arb_session_get_saved (reopened));
}

/* A refused move has sentences about its remedies, a legal one has none. */
static void
test_remedies (void)
{
  g_autoptr (ArbSession) session = session_new ();
  GPtrArray *choices = arb_session_get_choices (session);
  g_autoptr (ArbChoice) legal = g_object_ref (choices->pdata[0]);
  g_autoptr (ArbChoice) again = NULL;
  g_auto (GStrv) none = arb_session_dup_remedies (session, legal);
  g_auto (GStrv) some = NULL;
  ArbVerdict verdict;

  g_assert_cmpuint (g_strv_length (none), ==, 0);
  g_assert_true (arb_session_play (session, legal->move, FALSE, &verdict));
  again = arb_session_judge (session, legal->move);
  g_assert_false (arb_verdict_allows (&again->verdict));
  some = arb_session_dup_remedies (session, again);
  g_assert_cmpuint (g_strv_length (some), >, 0);
}

/* Remedies contain moves of the same player only. */
static void
test_remedies_are_own_moves (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Test", "Ann", "Bob");
  g_autoptr (ArbChoice) early =
      arb_session_judge (session, session_fixture_parse (session, "2 skip"));
  g_autoptr (ArbChoice) unasked =
      arb_session_judge (session, session_fixture_parse (session, "1 collect"));
  g_auto (GStrv) of_another = arb_session_dup_remedies (session, early);
  g_auto (GStrv) own = arb_session_dup_remedies (session, unasked);

  g_assert_cmpuint (g_strv_length (of_another), ==, 0);
  g_assert_cmpuint (g_strv_length (own), ==, 2);
  g_assert_true (g_str_has_prefix (own[0], "Possible after this: "));
}

static void
test_no_answers (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (GPtrArray) answers = NULL;
  ArbVerdict verdict;

  arb_verdict_init (&verdict);
  answers = arb_session_dup_answers (session, ARB_MOVE (ARB_TABLE, ARB_VERB_END, ARB_ARGUMENT_NONE),
                                     &verdict);
  g_assert_cmpuint (answers->len, ==, 0);
}

/* An open rule is answered by a move of the table. */
static void
test_answers (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (GPtrArray) answers = NULL;
  ArbChoice *answer;
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  ArbVerdict verdict;
  guint n_values = 0, open = 0;

  while (arb_switch_find_value (&catalogue->switches[open], "ask") < 0)
    open++;
  while (catalogue->switches[open].values[n_values] != NULL)
    n_values++;
  arb_verdict_init (&verdict);
  arb_verdict_add (&verdict, ARB_UNDECIDABLE, ARB_RULE_OPEN,
                   arb_argument_name (ARB_SORT_SWITCH, open));
  answers = arb_session_dup_answers (session, ARB_MOVE (ARB_TABLE, ARB_VERB_END, ARB_ARGUMENT_NONE),
                                     &verdict);
  g_assert_cmpuint (answers->len, >, 0);
  g_assert_cmpuint (answers->len, <=, n_values);
  answer = answers->pdata[0];
  g_assert_true (arb_session_play (session, answer->move, FALSE, &verdict));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);
}

/* The score proof in the window, and the words for a move with a ruling. */
static void
test_proof (void)
{
  g_autoptr (ArbSession) session =
      session_fixture_new ("eminent-domain", "Test", "Ann <b>&", "Bob");
  const char *const lines[] = { "1 play warfare", "1 collect 3", "1 adjust influence +1", "end" };
  g_autoptr (ArbScoreProof) proof = NULL;
  g_autoptr (ArbLogLine) line = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_session_parse (session, lines[i], &move, NULL));
      g_assert_true (arb_session_play (session, move, TRUE, &verdict));
    }

  line = arb_session_dup_line (session, 2);
  g_assert_nonnull (strstr (line->reason, "Adjusted: Ann <b>&, Fighters +2"));

  proof = arb_session_dup_proof (session);
  g_assert_true (proof->sheet.ended_by_table);
  g_assert_cmpuint (proof->sheet.n_ruled, ==, 1);
  g_assert_cmpuint (proof->marks->len, ==, 3);
  g_assert_cmpuint (proof->editions->len, ==, 2);
  g_assert_cmpuint (proof->rounds->len, ==, 1);
  g_assert_cmpint (g_array_index (proof->rounds, ArbScoreProofRound, 0).totals[1], ==, 1);
  g_assert_cmpuint (arb_session_get_wording (session)->n_names, ==, 2);
}

/* Describes the set-up of @seat: “14 Survey, 13 Warfare, …”. */
static char *
describe_layout (ArbSession *session, guint seat)
{
  g_autoptr (GPtrArray) items = arb_session_dup_layout (session, seat);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      ArbZoneCard *item = items->pdata[i];

      g_string_append_printf (text, "%s%u %.9s", i > 0 ? ", " : "", item->count, item->label);
    }
  return g_string_free (text, FALSE);
}

static ArbSession *
lay_out (const ArbCatalogue *catalogue, const char *edition, const char *variant,
         const char *const *names)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document =
      arb_document_new (catalogue, (guint) arb_catalogue_find_edition (catalogue, edition),
                        (const char *const[]){ variant, NULL }, NULL, names, &error);

  g_assert_no_error (error);
  return arb_session_new (document, "/nowhere/Layout.arbiter");
}

#define BEGINNING "1 Politics, 1 Start pla, 5 Cards dra"
#define TEN "2 Survey, 1 Warfare, 2 Colonize, 2 Produce/T, 2 Research, " BEGINNING
#define EIGHT "2 Survey, 1 Warfare, 2 Colonize, 2 Produce/T, " BEGINNING

/* The set-up tables of the rulebooks: the stacks after the starting decks were taken out, and the
 * cards of each player. */
static void
test_layout (void)
{
#define REST "39 Technolog, 24 Influence, 27 Planet de"
  static const struct
  {
    const char *editions;
    guint n_players;
    const char *variant;
    const char *table;
  } cases[] = {
    { "it jp", 2, NULL, "16 Survey, 14 Warfare, 16 Colonize, 12 Produce/T, 16 Research, " REST },
    { "bga", 2, NULL, "12 Survey, 12 Warfare, 12 Colonize, 8 Produce/T, 12 Research, " REST },
    { "it jp bga", 3, NULL,
      "14 Survey, 13 Warfare, 14 Colonize, 10 Produce/T, 14 Research, " REST },
    { "it jp bga", 3, "extended",
      "12 Survey, 12 Warfare, 12 Colonize, 8 Produce/T, 12 Research, " REST },
    { "it jp bga", 4, NULL, "12 Survey, 12 Warfare, 12 Colonize, 8 Produce/T, 12 Research, " REST },
    { "it jp", 2, "level-1",
      "16 Survey, 14 Warfare, 16 Colonize, 12 Produce/T, 16 Research, 24 Technolog, 24 Influence, "
      "27 Planet de" },
    { "it jp", 2, "learning",
      "16 Survey, 14 Warfare, 16 Colonize, 12 Produce/T, 24 Influence, 24 Planet de" },
    { "it jp bga", 4, "learning",
      "12 Survey, 12 Warfare, 12 Colonize, 8 Produce/T, 24 Influence, 24 Planet de" },
  };
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) editions = g_strsplit (cases[i].editions, " ", -1);

      for (guint j = 0; editions[j] != NULL; j++)
        {
          g_autoptr (ArbSession) session =
              lay_out (catalogue, editions[j], cases[i].variant, names + 4 - cases[i].n_players);
          g_autofree char *table = describe_layout (session, ARB_TABLE);

          g_assert_cmpstr (table, ==, cases[i].table);
        }
    }
#undef REST
}

/* Ten cards, with one Politics and one Warfare; the learning game has no Research if its edition
 * says so. Nothing is listed twice. */
static void
test_layout_of_seats (void)
{
  static const struct
  {
    const char *edition;
    const char *variant;
    const char *seat;
  } cases[] = {
    { "it", NULL, TEN },       { "jp", NULL, TEN },         { "bga", NULL, TEN },
    { "it", "learning", TEN }, { "jp", "learning", EIGHT }, { "bga", "learning", EIGHT },
  };
  static const char *const names[] = { "Ann", "Bob", NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbSession) session =
          lay_out (catalogue, cases[i].edition, cases[i].variant, names);

      for (guint seat = 1; seat <= 2; seat++)
        {
          g_autofree char *text = describe_layout (session, seat);

          g_assert_cmpstr (text, ==, cases[i].seat);
        }
    }
}

static gboolean
proposes (ArbSession *session, const char *text)
{
  g_autoptr (GPtrArray) proposals = arb_session_dup_proposals (session);

  for (guint i = 0; i < proposals->len; i++)
    {
      ArbChoice *choice = proposals->pdata[i];

      if (g_str_equal (choice->text, text) && arb_verdict_allows (&choice->verdict))
        return TRUE;
    }
  return FALSE;
}

/* While a turn only has to be closed, the next one can begin; a forgotten move is inserted before
 * the implied ones. */
static void
test_between_turns (void)
{
  g_autoptr (ArbSession) session =
      session_fixture_new ("eminent-domain", "Test", "Ann <b>&", "Bob");
  ArbMove move;

  g_assert_true (arb_session_parse (session, "1 play survey", &move, NULL));
  session_fixture_say (session, "lead survey", FALSE);
  g_assert_false (proposes (session, "2 lead warfare"));
  session_fixture_say (session, "1 keep ?", FALSE);
  g_assert_cmpuint (arb_session_find_omission (session, move), ==, 1);
  session_fixture_say (session, "2 dissent", FALSE);
  g_assert_true (proposes (session, "2 lead warfare"));
  g_assert_cmpuint (arb_session_find_omission (session, move), ==, 1);
  session_fixture_say (session, "2 lead warfare", FALSE);
  /* People also remember it in the next turn. Later it could be that of another one. */
  g_assert_cmpuint (arb_session_find_omission (session, move), ==, 1);
  session_fixture_say (session, "2 collect", FALSE);
  session_fixture_say (session, "1 dissent", FALSE);
  session_fixture_say (session, "2 discard 1", FALSE);
  session_fixture_say (session, "1 lead warfare", FALSE);
  g_assert_cmpuint (arb_session_find_omission (session, move), >, 1);
  g_assert_true (arb_session_flush (session, NULL));
}

/* A game of which only the end is known; impossible numbers record nothing. */
static void
test_count (void)
{
  static const char *const said[][3] = { { "1", "voson", "1" },
                                         { "1", "influence", "7" },
                                         { "2", "fighters", "3" } };
  g_autoptr (ArbSession) session =
      session_fixture_new ("eminent-domain", "Test", "Ann <b>&", "Bob");
  g_autoptr (GPtrArray) counted = arb_session_dup_counted (session);
  g_autoptr (GPtrArray) picked = arb_session_dup_picked (session);
  ArbOption *first = counted->pdata[0];
  g_autofree char *reason = NULL;
  ArbHolding counts[G_N_ELEMENTS (said)];

  g_assert_cmpuint (counted->len, ==, 5);
  g_assert_cmpstr (first->label, ==, "Influence tokens");
  g_assert_cmpuint (picked->len, >, 40);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *line = g_strjoin (" ", said[i][0], "adjust", said[i][1], "+1", NULL);
      ArbMove move;

      g_assert_true (arb_session_parse (session, line, &move, NULL));
      counts[i] = (ArbHolding){ move.seat, move.arguments[0], (guint) atoi (said[i][2]) };
    }
  g_assert_true (arb_session_count (session, counts, G_N_ELEMENTS (counts), NULL));
  g_assert_true (arb_session_get_over (session));
  g_assert_cmpint (arb_session_get_sheet (session)->totals[1], >=, 7);
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, 1u << 1);
  while (arb_session_undo (session))
    ;

  /* The same planet cannot lie in two empires. */
  counts[1] = (ArbHolding){ 2, counts[0].what, 1 };
  g_assert_false (arb_session_count (session, counts, 2, &reason));
  g_assert_nonnull (reason);
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/session/lists", test_lists);
  g_test_add_func ("/model/session/label", test_label);
  g_test_add_func ("/model/session/play-undo-redo", test_play_undo_redo);
  g_test_add_func ("/model/session/refused", test_refused);
  g_test_add_func ("/model/session/saved-marks", test_saved_marks);
  g_test_add_data_func ("/model/session/whole-game/nine-domains", "nine-domains", test_whole_game);
  g_test_add_data_func ("/model/session/whole-game/eminent-domain", "eminent-domain",
                        test_whole_game);
  g_test_add_func ("/model/session/remedies", test_remedies);
  g_test_add_func ("/model/session/remedies-own", test_remedies_are_own_moves);
  g_test_add_func ("/model/session/no-answers", test_no_answers);
  g_test_add_func ("/model/session/answers", test_answers);
  g_test_add_func ("/model/session/proof", test_proof);
  g_test_add_func ("/model/session/layout", test_layout);
  g_test_add_func ("/model/session/layout-of-seats", test_layout_of_seats);
  g_test_add_func ("/session/between-turns", test_between_turns);
  g_test_add_func ("/model/session/count", test_count);

  return g_test_run ();
}
