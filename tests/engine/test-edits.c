/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/help/repair-edit.h"
#include "engine/record/log-diff.h"
#include "engine/checks/simulate.h"
#include "store/document.h"

#include <stdlib.h>
#include <string.h>

/*
 * The past of random games is mended at random: what comes of it must be what a replay of the
 * same moves gives, and taking it back must lead to the game as it was, also from a file.
 */

static guint n_edits = 100;

static void
edit_somewhere (ArbGame *game, ArbRandom *random)
{
  guint length = arb_game_get_length (game);
  guint index = arb_random_below (random, length + 1);
  guint n_removed = index < length ? arb_random_below (random, 2) : 0;
  ArbMove move = arb_game_get_entry (game, arb_random_below (random, length))->move;

  arb_game_edit (game, index, n_removed, &move, arb_random_below (random, 2),
                 arb_random_below (random, 4) == 0);
}

static void
test_edits (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbRandom random = { 7 };

  for (guint i = 0; i < n_edits; i++)
    {
      g_autoptr (ArbGame) game = any_game_play (catalogue, catalogue->ruleset->max_seats, i);
      g_autoptr (ArbGame) before = arb_game_copy (game);
      g_autoptr (ArbGame) again = NULL;
      g_autoptr (ArbGame) after = NULL;
      guint n = 1 + arb_random_below (&random, 3);

      for (guint j = 0; j < n; j++)
        edit_somewhere (game, &random);
      again = any_game_replay (game);
      g_assert_true (any_game_equal (game, again));

      after = arb_game_copy (game);
      for (guint j = 0; j < n; j++)
        arb_game_undo (game);
      g_assert_true (any_game_equal (game, before));
      for (guint j = 0; j < n; j++)
        arb_game_redo (game);
      g_assert_true (any_game_equal (game, after));
    }
}

static void
undo_all (ArbGame *game)
{
  while (arb_game_can_undo (game))
    arb_game_undo (game);
}

/* A file keeps what is needed to take edits back, also those that were taken back already. */
static void
test_edits_saved (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  const char *const names[] = { "A", "B", NULL };
  ArbRandom random = { 11 };

  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (ArbGame) source = any_game_play (catalogue, 2, i);
      g_autoptr (ArbDocument) document = arb_document_new (catalogue, 0, NULL, NULL, names, NULL);
      g_autoptr (ArbDocument) again = NULL;
      g_autofree char *text = NULL;
      ArbGame *game = arb_document_get_game (document);
      gsize length;

      for (guint j = 0; j < MIN (60, arb_game_get_length (source)); j++)
        arb_game_append (game, arb_game_get_entry (source, j)->move, FALSE, FALSE, TRUE);
      for (guint j = 0; j < 4; j++)
        edit_somewhere (game, &random);
      for (guint j = 0; j < arb_random_below (&random, 4); j++)
        arb_game_undo (game);

      text = arb_document_to_string (document, &length);
      again = arb_document_parse (text, length, "game", NULL);
      g_assert_nonnull (again);
      g_assert_true (any_game_equal (game, arb_document_get_game (again)));

      while (arb_game_can_redo (game))
        {
          arb_game_redo (game);
          arb_game_redo (arb_document_get_game (again));
        }
      g_assert_true (any_game_equal (game, arb_document_get_game (again)));
      undo_all (game);
      undo_all (arb_document_get_game (again));
      g_assert_cmpuint (arb_game_get_length (arb_document_get_game (again)), ==, 0);
      g_assert_true (any_game_equal (game, arb_document_get_game (again)));
    }
}

/* Undoes up to @n gestures; returns how many. */
static guint
undo_some (ArbGame *game, guint n)
{
  guint undone = 0;

  while (undone < n && arb_game_can_undo (game) && arb_game_undo (game) > 0)
    undone++;
  return undone;
}

static void
redo_all (ArbGame *game)
{
  while (arb_game_can_redo (game))
    arb_game_redo (game);
}

/* Plays the first legal move of @game that is not the one which was undone. */
static void
play_anything (ArbGame *game)
{
  const ArbState *state = arb_game_get_state (game);
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  ArbVerdict verdict;
  guint seat = 1;
  guint n;

  while ((arb_to_decide (state) >> seat & 1) == 0)
    seat++;
  n = arb_list (state, seat, moves, ARB_MAX_MOVES);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (arb_game_play (game, moves[n - 1], FALSE, &verdict), >, 0);
}

/* Going back and playing on loses nothing: one undo of the new gesture brings back all that was
 * undone before it, edits included, and a redo brings back the new gesture. */
static void
test_going_back (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbRandom random = { 13 };

  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (ArbGame) game = any_game_play (catalogue, 2, i);
      g_autoptr (ArbGame) whole = NULL;
      g_autoptr (ArbGame) other = NULL;
      guint n_gestures = i % 3 == 0 ? 2 : 1;

      for (guint j = 0; j < i % 4; j++)
        edit_somewhere (game, &random);
      whole = arb_game_copy (game);
      g_assert_cmpuint (undo_some (game, 12 + arb_random_below (&random, 40)), >, 1);
      g_assert_false (arb_game_get_state (game)->over);

      play_anything (game);
      if (n_gestures == 2)
        edit_somewhere (game, &random);
      g_assert_false (arb_game_can_redo (game));
      other = arb_game_copy (game);

      g_assert_cmpuint (undo_some (game, n_gestures), ==, n_gestures);
      g_assert_true (any_game_equal (game, whole));
      redo_all (game);
      g_assert_true (any_game_equal (game, other));
    }
}

/* The same after a restart. A finished game in which people only look back is still finished. */
static void
test_going_back_saved (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  const char *const names[] = { "A", "B", NULL };
  g_autoptr (ArbGame) source = any_game_play (catalogue, 2, 3);
  g_autoptr (ArbDocument) document = arb_document_new (catalogue, 0, NULL, NULL, names, NULL);
  g_autoptr (ArbDocument) again = NULL;
  g_autoptr (ArbGame) whole = NULL;
  g_autofree char *looked_back = NULL;
  g_autofree char *text = NULL;
  ArbGame *game = arb_document_get_game (document);
  gsize length;

  for (guint i = 0; i < arb_game_get_length (source); i++)
    arb_game_append_like (game, arb_game_get_entry (source, i));
  whole = arb_game_copy (game);
  g_assert_cmpuint (undo_some (game, 8), ==, 8);
  looked_back = arb_document_to_string (document, NULL);
  play_anything (game);
  play_anything (game);
  text = arb_document_to_string (document, &length);
  g_assert_null (strstr (looked_back, "\"result\": null"));
  g_assert_nonnull (strstr (text, "\"result\": null"));
  again = arb_document_parse (text, length, "game", NULL);
  g_assert_nonnull (again);
  game = arb_document_get_game (again);
  g_assert_cmpuint (undo_some (game, 2), ==, 2);
  g_assert_true (any_game_equal (game, whole));
}

/* An edit in a position to which people went back loses nothing, either. */
static void
test_edit_after_going_back (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  g_autoptr (ArbGame) game = any_game_play (catalogue, 2, 4);
  g_autoptr (ArbGame) whole = arb_game_copy (game);

  g_assert_cmpuint (undo_some (game, 6), ==, 6);
  arb_game_edit (game, arb_game_get_length (game) / 2, 1, NULL, 0, FALSE);
  g_assert_false (arb_game_can_redo (game));
  arb_game_undo (game);
  g_assert_true (any_game_equal (game, whole));
}

/* What an edit makes illegal is struck: the table never allowed it. */
static void
test_nothing_is_allowed (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbRandom random = { 17 };
  guint n_struck = 0;

  for (guint i = 0; i < n_edits; i++)
    {
      g_autoptr (ArbGame) game = any_game_play (catalogue, catalogue->ruleset->max_seats, i);
      guint length = arb_game_get_length (game);
      guint index = arb_random_below (&random, length);
      ArbMove move = arb_game_get_entry (game, arb_random_below (&random, length))->move;
      guint last = arb_game_edit (game, index, 1, &move, 1, FALSE);

      for (guint j = last + 1; j < arb_game_get_length (game); j++)
        {
          const ArbEntry *entry = arb_game_get_entry (game, j);

          g_assert_true (arb_verdict_allows (&entry->verdict) || entry->struck);
          g_assert_false (entry->ruled);
          n_struck += entry->struck;
        }
    }
  g_assert_cmpuint (n_struck, >, 0);
}

static void
test_changes (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  g_autoptr (ArbGame) before = any_game_play (catalogue, 2, 5);
  g_autoptr (ArbGame) after = arb_game_copy (before);
  g_autoptr (GArray) none = arb_game_compare (before, after);
  g_autoptr (GArray) changes = NULL;
  const ArbChange *first;

  g_assert_cmpuint (none->len, ==, 0);

  arb_game_edit (after, arb_game_get_length (after) - 1, 1, NULL, 0, FALSE);
  changes = arb_game_compare (before, after);
  g_assert_cmpuint (changes->len, ==, 1);
  first = &g_array_index (changes, ArbChange, 0);
  g_assert_cmpint (first->before, ==, (gint) arb_game_get_length (before) - 1);
  g_assert_cmpint (first->after, ==, -1);
}

static gboolean
is_no_decision (const ArbGame *game, const ArbEntry *entry)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;

  return ruleset->verbs[entry->move.verb]->kind > ARB_VERB_CLOSING;
}

static gboolean
is_kind (const ArbGame *game, ArbMove move, ArbVerbKind kind)
{
  return arb_game_get_catalogue (game)->ruleset->verbs[move.verb]->kind == kind;
}

static gboolean
can_be_said_at (const ArbGame *game, guint index, ArbMove move)
{
  ArbStateRoom room;

  arb_game_state_at (game, index, &room.state);
  return arb_can_be_said (&room.state, move);
}

/* How many lines from @index on are one seat's and could not be said before the first of them, with
 * what was seen meanwhile. */
static guint
count_belonging (const ArbGame *game, guint index)
{
  const ArbEntry *first = arb_game_get_entry (game, index);
  guint n = 1;

  if (is_no_decision (game, first))
    return 0;
  while (index + n < arb_game_get_length (game))
    {
      const ArbEntry *entry = arb_game_get_entry (game, index + n);

      if (entry->move.seat != first->move.seat
          || (!is_kind (game, entry->move, ARB_VERB_OBSERVATION)
              && (is_no_decision (game, entry) || can_be_said_at (game, index, entry->said))))
        break;
      n++;
    }
  while (is_no_decision (game, arb_game_get_entry (game, index + n - 1)))
    n--;
  return n;
}

static gboolean
has_line (const ArbGame *game, guint32 id)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (arb_game_get_entry (game, i)->id == id)
      return TRUE;
  return FALSE;
}

/* Whether @without has all lines of @game but the @n lines from @index on. */
static gboolean
has_rest (const ArbGame *without, const ArbGame *game, guint index, guint n)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    if ((i < index || i >= index + n) && !has_line (without, arb_game_get_entry (game, i)->id))
      return FALSE;
  return TRUE;
}

/* Takes what belongs together out of @game, and puts it in again: then all is as before, if nothing else
 * went with it. Returns whether nothing did. */
static gboolean
put_in_again (const ArbGame *game, guint index, guint n)
{
  g_autoptr (ArbGame) without = arb_game_copy (game);
  g_autofree ArbMove *moves = g_new (ArbMove, n);
  g_autoptr (ArbRepairs) repairs = NULL;

  for (guint i = 0; i < n; i++)
    moves[i] = arb_game_get_entry (game, index + i)->said;
  arb_game_edit (without, index, n, NULL, 0, FALSE);
  if (!has_rest (without, game, index, n))
    return FALSE;

  repairs = arb_repairs_edit (without, index, 0, moves, n, FALSE);
  arb_repair_make (repairs->proposals->pdata[0], without);
  g_assert_true (any_game_same_table (without, game));
  return TRUE;
}

/* Whoever forgot an Action puts in all of it. */
static void
test_put_in_again (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  guint n_put_in = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (ArbGame) game = any_game_play (catalogue, 2, i);

      for (guint index = 0; index < MIN (arb_game_get_length (game), 150); index++)
        {
          guint n = count_belonging (game, index);

          if (n > 0 && n <= ARB_MAX_EDIT_MOVES)
            n_put_in += put_in_again (game, index, n);
        }
    }
  g_test_message ("%u put in again", n_put_in);
}

/* Replaces line @index of @game with @move, and what belongs to it. Returns whether that is allowed. */
static gboolean
replace_wholly (const ArbGame *before, guint index, ArbMove move, ArbGame **after)
{
  g_autoptr (ArbRepairs) repairs = arb_repairs_edit (before, index, 1, &move, 1, FALSE);
  const ArbRepair *repair = repairs->proposals->pdata[0];

  for (guint i = 0; i < repair->entries->len; i++)
    {
      const ArbEntry *entry = &g_array_index (repair->entries, ArbEntry, i);

      if (entry->id == 0 && !arb_verdict_allows (&entry->verdict))
        return FALSE;
    }
  *after = arb_game_copy (before);
  arb_repair_make (repair, *after);
  return TRUE;
}

/* No line becomes struck only because another player has to decide now: lines that the rules allow
 * stay, whatever another answer adds or removes. */
static void
check_order (const ArbGame *before, const ArbGame *after)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (before)->ruleset;
  g_autoptr (GArray) changes = arb_game_compare (before, after);

  for (guint i = 0; i < changes->len; i++)
    {
      const ArbChange *change = &g_array_index (changes, ArbChange, i);
      const ArbEntry *entry;

      if (change->before < 0 || change->after < 0)
        continue;
      entry = arb_game_get_entry (after, (guint) change->after);
      if (entry->verdict.value
          <= arb_game_get_entry (before, (guint) change->before)->verdict.value)
        continue;
      g_assert_false (arb_is_out_of_order (ruleset, &entry->verdict));
      /* A line that is struck for a reason of its own may take the reason from others. */
      break;
    }
}

/* Puts every other decision in the place of line @index. */
static guint
correct_line (const ArbGame *game, guint index)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  const ArbEntry *line = arb_game_get_entry (game, index);
  ArbStateRoom room;
  guint n_made = 0;
  guint n;

  arb_game_state_at (game, index, &room.state);
  n = arb_list (&room.state, line->move.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ArbGame) after = NULL;

      if (arb_move_equal (moves[i], line->move) || !replace_wholly (game, index, moves[i], &after))
        continue;
      check_order (game, after);
      n_made++;
    }
  return n_made;
}

static gboolean
answers (const ArbGame *game, guint index)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  const ArbEntry *line = arb_game_get_entry (game, index);
  ArbStateRoom room;
  guint n = 0;

  arb_game_state_at (game, index, &room.state);
  if (!is_no_decision (game, line))
    n = arb_list (&room.state, line->move.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    if (ruleset->verbs[moves[i].verb]->kind == ARB_VERB_ANSWER)
      return TRUE;
  return FALSE;
}

/* Another answer in the past keeps the later lines, as far as the rules allow them. */
static void
test_answers (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  guint n = 0;

  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (ArbGame) game = any_game_play (catalogue, catalogue->ruleset->max_seats, 20 + i);
      guint length = MIN (arb_game_get_length (game), 350);

      for (guint index = 0; index < length; index++)
        if (answers (game, index))
          n += correct_line (game, index);
    }
  g_test_message ("%u answers corrected", n);
}

static const AnyGameTest tests[] = {
  { "replay-and-undo", test_edits },
  { "saved", test_edits_saved },
  { "going-back", test_going_back },
  { "going-back-saved", test_going_back_saved },
  { "edit-after-going-back", test_edit_after_going_back },
  { "nothing-is-allowed", test_nothing_is_allowed },
  { "changes", test_changes },
  { "put-in-again", test_put_in_again },
  { "answers", test_answers },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_edits = (guint) atoi (argv[argc - 1]);

  any_game_add_tests ("edits", tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
