/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/narrate.h"
#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "store/document.h"
#include "systems/systems.h"
#include "wording/language.h"
#include "wording/story.h"

#include <string.h>

/* Logs divided into parts of turns, and the words of each part. The games are those of the given
 * folders, and some random ones of every system. */

#define N_RANDOM_GAMES 3
#define MANY_MOVES 20000

static GPtrArray *games; /* ArbGame */

static GArray *
narrate (const ArbGame *game)
{
  GArray *episodes = g_array_new (FALSE, FALSE, sizeof (ArbEpisode));

  g_assert_cmpuint (arb_narrate (episodes, arb_game_get_log (game), 0), ==, 0);
  return episodes;
}

static void
check_division (const ArbGame *game)
{
  g_autoptr (GArray) episodes = narrate (game);
  guint next = 0;

  for (guint i = 0; i < episodes->len; i++)
    {
      const ArbEpisode *episode = &g_array_index (episodes, ArbEpisode, i);

      g_assert_cmpuint (episode->first, ==, next);
      g_assert_cmpuint (episode->n, >, 0);
      next += episode->n;
    }
  g_assert_cmpuint (next, ==, arb_game_get_length (game));
  /* A story, not a list of moves. */
  /* A game that does not narrate has one line for each gesture. */
  if (arb_game_get_catalogue (game)->ruleset->presentation.narrate != NULL)
    g_assert_cmpuint (episodes->len * 2, <, arb_game_get_length (game));
}

static void
test_every_move_once (void)
{
  for (guint i = 0; i < games->len; i++)
    check_division (games->pdata[i]);
}

/* The totals of the last part are those of the table. */
static void
test_totals (void)
{
  for (guint i = 0; i < games->len; i++)
    {
      const ArbGame *game = games->pdata[i];
      g_autoptr (GArray) episodes = narrate (game);
      const ArbEpisode *last = &g_array_index (episodes, ArbEpisode, episodes->len - 1);
      ArbScoreSheet sheet;

      arb_score (arb_game_get_state (game), &sheet);
      for (guint seat = 1; seat <= sheet.n_seats; seat++)
        g_assert_cmpint (last->totals[seat], ==, sheet.totals[seat]);
    }
}

static void
assert_same (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpmem (&g_array_index (a, ArbEpisode, i), sizeof (ArbEpisode),
                     &g_array_index (b, ArbEpisode, i), sizeof (ArbEpisode));
}

/* A game that is followed move by move, with undone moves, has the same parts. */
static void
test_step_by_step (void)
{
  for (guint i = 0; i < games->len; i++)
    {
      const ArbGame *game = games->pdata[i];
      g_autoptr (ArbGame) grown =
          arb_game_new (arb_game_get_catalogue (game), arb_game_get_options (game));
      g_autoptr (GArray) episodes = g_array_new (FALSE, FALSE, sizeof (ArbEpisode));
      guint kept = 0;

      while (arb_game_get_length (grown) < arb_game_get_length (game))
        {
          guint length = arb_game_get_length (grown);

          arb_game_append_like (grown, arb_game_get_entry (game, length));
          kept = MIN (kept, length);
          if (g_test_rand_int_range (0, 8) == 0 && length > 0)
            {
              kept = MIN (kept, length + 1 - arb_game_undo (grown));
              continue;
            }
          if (g_test_rand_bit ())
            continue;
          arb_narrate (episodes, arb_game_get_log (grown), kept);
          kept = arb_game_get_length (grown);
        }
      arb_narrate (episodes, arb_game_get_log (grown), kept);
      {
        g_autoptr (GArray) whole = narrate (grown);

        assert_same (episodes, whole);
      }
    }
}

static void
check_sentence (const char *text, const ArbGame *game, const ArbEpisode *episode)
{
  const char *kind = episode->kind != NULL ? episode->kind : "moves";

  if (*text == '\0' || strpbrk (text, "{}[]|") != NULL || strstr (text, "  ") != NULL
      || g_str_has_suffix (text, " ") || strstr (text, "(null)") != NULL)
    g_error ("%s, line %u of %s: “%s”", kind, episode->first + 1,
             arb_game_get_catalogue (game)->ruleset->id, text);
  g_test_message ("%s: %s", kind, text);
}

static void
check_results (const ArbWording *wording, const ArbGame *game, const ArbEpisode *episode)
{
  for (guint i = 0; i < episode->n_results; i++)
    {
      const ArbResult *result = &episode->results[i];
      g_autofree char *text =
          arb_wording_result (wording, result, (guint) __builtin_popcount (episode->seats));
      g_autofree char *name = arb_wording_id (wording, result->id);

      check_sentence (text, game, episode);
      g_assert_cmpstr (name, !=, result->id);
      g_assert_nonnull (arb_catalogue_find_result_look (wording->catalogue, result->id));
    }
}

static void
check_words (const ArbGame *game)
{
  g_autoptr (GArray) episodes = narrate (game);
  const char *const names[] = { NULL, "Giulia", "Kenji", "Tom", "Claire", "Amelie" };
  ArbWording wording;

  arb_wording_init (&wording, arb_game_get_catalogue (game), "it");
  wording.names = names;
  wording.n_names = G_N_ELEMENTS (names) - 1;
  for (guint i = 0; i < episodes->len; i++)
    {
      const ArbEpisode *episode = &g_array_index (episodes, ArbEpisode, i);
      g_autofree char *text = arb_wording_episode (&wording, game, episode);
      g_autofree char *milestone = arb_wording_milestone (&wording, episode);
      g_autofree char *turn = arb_wording_turn (&wording, episode->leader, episode->turn);

      check_sentence (turn, game, episode);
      check_sentence (text, game, episode);
      check_results (&wording, game, episode);
      if (milestone != NULL)
        check_sentence (milestone, game, episode);
    }
  g_assert_nonnull (arb_catalogue_find_result_look (wording.catalogue, ARB_RESULT_POINTS));
}

static void
test_words (void)
{
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      arb_language_set (*language);
      for (guint i = 0; i < games->len; i++)
        check_words (games->pdata[i]);
    }
  arb_language_set ("en");
}

/* Plays @moves, and returns the story, one line for each part. */
static char *
report (const char *system, const char *const *moves)
{
  static const char *const names[] = { NULL, "Giulia", "Kenji", "Tom" };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find (system));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) episodes = NULL;
  g_autoptr (ArbGame) game = NULL;
  ArbOptions options;
  ArbWording wording;

  arb_options_init (&options, catalogue, catalogue->ruleset->min_seats, 0);
  game = arb_game_new (catalogue, &options);
  for (; *moves != NULL; moves++)
    {
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_move_parse (catalogue, options.n_seats, *moves, &move, NULL));
      if (arb_game_play (game, move, TRUE, &verdict) == 0)
        g_error ("%s is refused", *moves);
    }
  episodes = narrate (game);
  arb_wording_init (&wording, catalogue, catalogue->editions[0].id);
  wording.names = names;
  wording.n_names = G_N_ELEMENTS (names) - 1;
  for (guint i = 0; i < episodes->len; i++)
    {
      g_autofree char *line =
          arb_wording_episode (&wording, game, &g_array_index (episodes, ArbEpisode, i));

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_sentences (void)
{
  static const char *const moves[] = { "1 start drawde",
                                       "1 skip",
                                       "1 lead survey",
                                       "1 boost survey",
                                       "1 done",
                                       "1 keep voson",
                                       "2 dissent",
                                       "1 discard 2",
                                       "1 done",
                                       "2 play research",
                                       "2 remove 2",
                                       "2 lead warfare",
                                       NULL };
  g_autofree char *text = report ("eminent-domain", moves);

  g_assert_cmpstr (text, ==,
                   "Giulia starts with Drawde\n"
                   "Giulia leads Survey with 1 card: keeps Voson\n"
                   "Kenji dissents\n"
                   "Giulia discards 2, keeps 2\n"
                   "Kenji plays Research: removes 2 cards\n"
                   "Kenji leads Warfare\n");
}

/* What the table says of cards in the middle of a role does not divide it; answers that bring nothing
 * are told together. */
static void
test_prototype (void)
{
  static const char *const moves[] = { "number hand-size 5",
                                       "survey shows action by-hand",
                                       "rule survey-rest bottom",
                                       "1 play survey",
                                       "1 adjust armies +2",
                                       "1 done",
                                       "1 lead survey",
                                       "1 boost survey",
                                       "1 done",
                                       "1 keep",
                                       "2 dissent",
                                       "1 discard 1",
                                       "1 done",
                                       "2 skip",
                                       "rule start-planet face-down",
                                       "2 lead colonize",
                                       "2 done",
                                       "2 colony #1",
                                       "1 dissent",
                                       "rule tucked-cards stay",
                                       "rule above-hand keep",
                                       "2 done",
                                       "1 adjust armies +1",
                                       "1 skip",
                                       "1 lead warfare",
                                       "1 done",
                                       "1 #2 is planet-03",
                                       "planet-03 shows army-cost 3",
                                       "1 attack #2",
                                       "rule decline allowed",
                                       "2 pass",
                                       NULL };
  g_autofree char *text = report ("prototype-2010", moves);

  g_assert_cmpstr (
      text, ==,
      "2 facts about cards and piles\n"
      "The table decides: What becomes of the planets that Survey does not keep – Under "
      "the deck\n"
      "Giulia plays Survey\n"
      "Giulia leads Survey with 1 card: keeps #2\n"
      "Kenji draws a card instead\n"
      "Giulia discards 1, keeps 2\n"
      "Kenji skips the Action\n"
      "The table decides: How the start planet begins – Face down\n"
      "Kenji leads Colonize: puts cards under #1\n"
      "Giulia draws a card instead\n"
      "The table decides: Whether cards under a planet are discarded in Cleanup with all "
      "that was played – They stay\n"
      "The table decides: A hand above its size in Cleanup – Kept\n"
      "Kenji discards nothing, keeps 6\n"
      "Adjust Armies (Giulia) by +1\n"
      "Giulia leads Warfare: pays armies for Planet 3\n"
      "The table decides: Giving no answer at all – Allowed\n"
      "Kenji neither follows nor draws\n");
}

/* A log that is much longer than a game, and a move at its end, again and again. */
static void
test_quick (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (GArray) episodes = g_array_new (FALSE, FALSE, sizeof (ArbEpisode));
  g_autoptr (ArbGame) game = NULL;
  ArbOptions options;
  ArbMove moves[2];
  gint64 start;

  arb_options_init (&options, catalogue, 2, 0);
  game = arb_game_new (catalogue, &options);
  g_assert_true (arb_move_parse (catalogue, 2, "1 adjust fighters +1", &moves[0], NULL));
  g_assert_true (arb_move_parse (catalogue, 2, "1 adjust fighters -1", &moves[1], NULL));
  for (guint i = 0; i < MANY_MOVES; i++)
    arb_game_append (game, moves[i % 2], FALSE, FALSE, TRUE);
  start = g_get_monotonic_time ();
  arb_narrate (episodes, arb_game_get_log (game), 0);
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC);
  g_assert_cmpuint (episodes->len, ==, MANY_MOVES);
  start = g_get_monotonic_time ();
  for (guint i = MANY_MOVES; i < MANY_MOVES + 100; i++)
    {
      arb_game_append (game, moves[i % 2], FALSE, FALSE, TRUE);
      arb_narrate (episodes, arb_game_get_log (game), i);
    }
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC / 10);
  g_assert_cmpuint (episodes->len, ==, MANY_MOVES + 100);
}

static void
add_random_games (const ArbRuleset *ruleset)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (ruleset);

  for (guint64 seed = 1; seed <= N_RANDOM_GAMES; seed++)
    {
      ArbSimulation simulation = { 0 };
      ArbOptions options;
      ArbGame *game = NULL;

      arb_options_init (&options, catalogue,
                        ruleset->min_seats
                            + (guint) seed % (ruleset->max_seats - ruleset->min_seats + 1),
                        0);
      g_assert_true (arb_simulate (catalogue, &options, seed, ARB_DETAIL_PUBLIC,
                                   seed % 2 == 0 ? ARB_CHECK_LEAVING : ARB_CHECK_NONE, &simulation,
                                   &game));
      arb_simulation_clear (&simulation);
      g_ptr_array_add (games, game);
    }
}

static void
add_records (const char *folder)
{
  g_autoptr (GDir) records = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (records);
  while ((name = g_dir_read_name (records)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      ArbDocument *document;

      if (!g_str_has_suffix (name, ".arbiter"))
        continue;
      document = arb_document_load (path, NULL, NULL);
      g_assert_nonnull (document);
      g_ptr_array_add (games, arb_game_copy (arb_document_get_game (document)));
      arb_document_free (document);
    }
}

int
main (int argc, char **argv)
{
  int result;

  arb_language_init ();
  arb_language_set ("en");
  g_test_init (&argc, &argv, NULL);

  games = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_game_free);
  for (int i = 1; i < argc; i++)
    add_records (argv[i]);
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    add_random_games (*system);

  g_test_add_func ("/wording/story/every-move-once", test_every_move_once);
  g_test_add_func ("/wording/story/totals", test_totals);
  g_test_add_func ("/wording/story/step-by-step", test_step_by_step);
  g_test_add_func ("/wording/story/words", test_words);
  g_test_add_func ("/wording/story/sentences", test_sentences);
  g_test_add_func ("/wording/story/prototype", test_prototype);
  g_test_add_func ("/wording/story/quick", test_quick);

  result = g_test_run ();
  g_ptr_array_unref (games);
  return result;
}
