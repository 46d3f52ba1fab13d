/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/document.h"
#include "systems/systems.h"

#include <stdlib.h>
#include <string.h>

/*
 * Private lines in random games: for the other seats the game is the same as without them, for the
 * seat itself the same as with visible ones.
 */

static guint n_games = 20;

/* How an observation of a completely recorded game is copied into another game. */
typedef enum
{
  PRIVATELY,
  OPENLY,
  NOT_AT_ALL,
} Way;

/* Copies the game; @seat (0: every seat) records its own observations as @own says, the others as
 * @others. */
static ArbGame *
record_again (const ArbGame *game, guint seat, Way own, Way others)
{
  ArbGame *again = arb_game_new (arb_game_get_catalogue (game), arb_game_get_options (game));
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      ArbEntry entry = *arb_game_get_entry (game, i);
      Way way = OPENLY;

      if (arb_move_can_be_private (ruleset, entry.said))
        way = seat == 0 || seat == entry.said.seat ? own : others;
      entry.id = 0;
      entry.private = way == PRIVATELY;
      if (way != NOT_AT_ALL)
        arb_game_append_like (again, &entry);
    }
  return again;
}

/* Whether @game without its private lines is @other, line by line. */
static gboolean
same_but_private (const ArbGame *game, const ArbGame *other)
{
  guint n = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      const ArbEntry *same;

      if (entry->private)
        continue;
      if (n == arb_game_get_length (other))
        return FALSE;
      same = arb_game_get_entry (other, n++);
      if (!arb_move_equal (entry->move, same->move) || entry->struck != same->struck
          || entry->implied != same->implied
          || !arb_verdict_equal (&entry->verdict, &same->verdict))
        return FALSE;
    }
  return n == arb_game_get_length (other) && any_game_same_table (game, other);
}

static void
test_nobody_else_sees (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ArbGame) recorded = any_game_play (catalogue, catalogue->ruleset->max_seats, i);
      g_autoptr (ArbGame) private = record_again (recorded, 0, PRIVATELY, PRIVATELY);
      g_autoptr (ArbGame) without = record_again (recorded, 0, NOT_AT_ALL, NOT_AT_ALL);
      ArbScoreSheet sheet, same;

      g_assert_true (same_but_private (private, without));
      arb_game_score (private, &sheet);
      arb_game_score (without, &same);
      g_assert_cmpmem (sheet.totals, sizeof sheet.totals, same.totals, sizeof same.totals);
    }
}

static gboolean
has_statements (const ArbRuleset *ruleset)
{
  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    if (ruleset->verbs[verb]->kind == ARB_VERB_OBSERVATION)
      return TRUE;
  return FALSE;
}

static void
test_the_seat_sees (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  guint n_own = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ArbGame) recorded = any_game_play (catalogue, catalogue->ruleset->max_seats, i);
      g_autoptr (ArbGame) private = record_again (recorded, 0, PRIVATELY, PRIVATELY);

      for (guint seat = 1; seat <= catalogue->ruleset->max_seats; seat++)
        {
          g_autoptr (ArbGame) seen = arb_game_seen_by (private, seat);
          g_autoptr (ArbGame) openly = record_again (recorded, seat, OPENLY, NOT_AT_ALL);

          g_assert_true (any_game_same_table (seen, openly));
          for (guint j = 0; j < arb_game_get_length (seen); j++)
            {
              const ArbEntry *entry = arb_game_get_entry (seen, j);

              g_assert_cmpint (entry->hidden, ==, entry->private && entry->said.seat != seat);
              g_assert_false (entry->private && entry->struck);
              n_own += entry->private && !entry->hidden;
            }
        }
    }
  g_assert_true (n_own > 0 || !has_statements (catalogue->ruleset));
}

/* Returns the index of visible line @n of @game, or its end. */
static guint
find_public (const ArbGame *game, guint n)
{
  guint i = 0;

  for (; i < arb_game_get_length (game); i++)
    if (!arb_game_get_entry (game, i)->private && n-- == 0)
      break;
  return i;
}

/* The same edit of both games, which differ in private lines only. */
static void
edit_both (ArbGame *private, ArbGame *without, ArbRandom *random)
{
  guint length = arb_game_get_length (without);
  guint index = arb_random_below (random, length);
  guint n_removed = arb_random_below (random, 2);
  guint n_moves = arb_random_below (random, 2);
  ArbMove move = arb_game_get_entry (without, arb_random_below (random, length))->move;

  arb_game_edit (private, find_public (private, index), n_removed, &move, n_moves, FALSE);
  arb_game_edit (without, index, n_removed, &move, n_moves, FALSE);
}

static void
test_edits (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbRandom random = { 5 };

  for (guint i = 0; i < 4 * n_games; i++)
    {
      g_autoptr (ArbGame) recorded = any_game_play (catalogue, catalogue->ruleset->max_seats, i);
      g_autoptr (ArbGame) private = record_again (recorded, 0, PRIVATELY, PRIVATELY);
      g_autoptr (ArbGame) without = record_again (recorded, 0, NOT_AT_ALL, NOT_AT_ALL);
      g_autoptr (ArbGame) before = arb_game_copy (private);
      g_autoptr (ArbGame) after = NULL;
      guint n = 1 + arb_random_below (&random, 3);

      for (guint j = 0; j < n; j++)
        edit_both (private, without, &random);
      g_assert_true (same_but_private (private, without));

      after = arb_game_copy (private);
      for (guint j = 0; j < n; j++)
        arb_game_undo (private);
      g_assert_true (any_game_equal (private, before));
      for (guint j = 0; j < n; j++)
        arb_game_redo (private);
      g_assert_true (any_game_equal (private, after));
    }
}

static void
test_saved (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  const char *const names[] = { "A", "B", NULL };
  ArbRandom random = { 3 };

  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (ArbGame) recorded = any_game_play (catalogue, 2, i);
      g_autoptr (ArbGame) private = record_again (recorded, 0, PRIVATELY, PRIVATELY);
      g_autoptr (ArbDocument) document = arb_document_new (catalogue, 0, NULL, NULL, names, NULL);
      g_autoptr (ArbDocument) again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *same = NULL;
      ArbGame *game = arb_document_get_game (document);
      gsize length;

      for (guint j = 0; j < MIN (80, arb_game_get_length (private)); j++)
        arb_game_append_like (game, arb_game_get_entry (private, j));
      for (guint j = 0; j < 2; j++)
        arb_game_edit (game, arb_random_below (&random, arb_game_get_length (game)), 1, NULL, 0,
                       FALSE);
      arb_game_undo (game);
      for (guint j = 0; j < 8; j++)
        arb_game_undo (game);

      text = arb_document_to_string (document, &length);
      again = arb_document_parse (text, length, "game", NULL);
      g_assert_nonnull (again);
      g_assert_true (any_game_equal (game, arb_document_get_game (again)));
      same = arb_document_to_string (again, NULL);
      g_assert_cmpstr (text, ==, same);
      while (arb_game_can_redo (game))
        {
          arb_game_redo (game);
          arb_game_redo (arb_document_get_game (again));
        }
      g_assert_true (any_game_equal (game, arb_document_get_game (again)));
    }
}

static guint
pick (gpointer data, guint n)
{
  return arb_random_below (data, n);
}

/* Makes any private line: it must not change anything for the other seats. */
static gboolean
make_any_statement (const ArbCatalogue *catalogue, guint n_seats, ArbRandom *random,
                    ArbEntry *entry)
{
  *entry = (ArbEntry){ .private = TRUE, .opens = TRUE };
  for (guint i = 0; i < 100; i++)
    {
      entry->said = any_move (catalogue, n_seats, pick, random);
      if (arb_move_can_be_private (catalogue->ruleset, entry->said))
        return TRUE;
    }
  return FALSE;
}

static void
test_anything (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  guint n_seats = catalogue->ruleset->max_seats;
  ArbRandom random = { 17 };

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ArbGame) recorded = any_game_play (catalogue, n_seats, i);
      g_autoptr (ArbGame) without = record_again (recorded, 0, NOT_AT_ALL, NOT_AT_ALL);
      g_autoptr (ArbGame) game = arb_game_new (catalogue, arb_game_get_options (recorded));

      for (guint j = 0; j < arb_game_get_length (without); j++)
        {
          ArbEntry entry;

          if (arb_random_below (&random, 4) == 0
              && make_any_statement (catalogue, n_seats, &random, &entry))
            arb_game_append_like (game, &entry);
          arb_game_append_like (game, arb_game_get_entry (without, j));
        }
      g_assert_true (same_but_private (game, without));

      for (guint seat = 1; seat <= n_seats; seat++)
        {
          g_autoptr (ArbGame) seen = arb_game_seen_by (game, seat);
          const char *problem = NULL;

          g_assert_true (arb_conserves (arb_game_get_state (seen), &problem));
          g_assert_cmpuint (arb_game_get_state (seen)->turn, ==, arb_game_get_state (game)->turn);
          g_assert_cmpint (arb_game_get_state (seen)->over, ==, arb_game_get_state (game)->over);
        }
    }
}

static void
say (ArbGame *game, const char *text, gboolean private)
{
  ArbMove move;
  ArbVerdict verdict;

  g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, text, &move, NULL));
  if (private)
    g_assert_true (arb_game_play_private (game, move, &verdict));
  else
    g_assert_cmpuint (arb_game_play (game, move, FALSE, &verdict), >, 0);
}

static ArbGame *
begin_with_planet (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  static const char *const moves[] = {
    "1 start drawde", "2 start pomerene", "1 skip",    "1 lead survey", "1 boost survey",
    "1 done",         "1 keep ?",         "2 dissent", "1 done",
  };
  ArbOptions options;
  ArbGame *game;

  arb_options_init (&options, catalogue, 2, 0);
  game = arb_game_new (catalogue, &options);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    say (game, moves[i], FALSE);
  return game;
}

static void
test_refused (void)
{
  g_autoptr (ArbGame) game = begin_with_planet ();
  guint length = arb_game_get_length (game);
  ArbVerdict verdict;
  ArbMove move;

  say (game, "1 #2 is voson", TRUE);
  g_assert_cmpuint (arb_game_get_length (game), ==, length + 1);
  arb_move_parse (arb_game_get_catalogue (game), 2, "1 #2 is lyttle", &move, NULL);
  g_assert_false (arb_game_play_private (game, move, &verdict));
  g_assert_cmpuint (verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (arb_game_get_length (game), ==, length + 1);

  /* The others do not know the private line, so the table can still record this. */
  say (game, "1 #2 is lyttle", FALSE);
}

/* Visible lines stay valid; the earlier private line proves wrong. */
static void
test_refuted (void)
{
  g_autoptr (ArbGame) game = begin_with_planet ();
  g_autoptr (ArbGame) seen = NULL;
  guint length = arb_game_get_length (game);

  say (game, "1 #2 is voson", TRUE);
  say (game, "1 holds survey 1", TRUE);
  say (game, "1 #2 is lyttle", FALSE);
  seen = arb_game_seen_by (game, 1);
  g_assert_true (arb_game_get_entry (seen, length)->struck);
  g_assert_cmpuint (arb_game_get_entry (seen, length)->refuted_by, ==, length + 3);
  g_assert_false (arb_game_get_entry (seen, length + 1)->struck);
  g_assert_false (arb_game_get_entry (game, length + 2)->struck);
}

/* A move that replaces a private line is private; a move that is no observation cannot be. */
static void
test_replaced (void)
{
  g_autoptr (ArbGame) game = begin_with_planet ();
  guint length = arb_game_get_length (game);
  ArbMove move;

  say (game, "1 #2 is voson", TRUE);
  arb_move_parse (arb_game_get_catalogue (game), 2, "1 #2 is lyttle", &move, NULL);
  arb_game_edit (game, length, 1, &move, 1, FALSE);
  g_assert_true (arb_game_get_entry (game, length)->private);
  g_assert_cmpuint (arb_game_undo (game), ==, 1);
  g_assert_true (arb_game_get_entry (game, length)->private);
  g_assert_cmpuint (arb_game_undo (game), ==, 1);
  g_assert_cmpuint (arb_game_redo (game), ==, 1);
  g_assert_true (arb_game_get_entry (game, length)->private);
}

static const AnyGameTest tests[] = {
  { "nobody-else-sees", test_nobody_else_sees },
  { "the-seat-sees", test_the_seat_sees },
  { "edits", test_edits },
  { "saved", test_saved },
  { "anything", test_anything },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (guint) atoi (argv[argc - 1]);

  any_game_add_tests ("private", tests, G_N_ELEMENTS (tests));
  g_test_add_func ("/private/refused", test_refused);
  g_test_add_func ("/private/refuted", test_refuted);
  g_test_add_func ("/private/replaced", test_replaced);
  return g_test_run ();
}
