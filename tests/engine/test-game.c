/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/game.h"
#include "tally.h"

#include <string.h>

typedef struct
{
  ArbCatalogue *catalogue;
  ArbGame *game;
  ArbVerdict verdict;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer edition)
{
  ArbOptions options;

  fixture->catalogue = tally_catalogue_new ();
  arb_options_init (&options, fixture->catalogue, 2, GPOINTER_TO_UINT (edition));
  fixture->game = arb_game_new (fixture->catalogue, &options);
}

static void
tear_down (Fixture *fixture, gconstpointer edition)
{
  arb_game_free (fixture->game);
  arb_catalogue_unref (fixture->catalogue);
}

static guint
play (Fixture *fixture, const char *text)
{
  return arb_game_play (fixture->game, tally_parse (fixture->catalogue, text), FALSE,
                        &fixture->verdict);
}

static const ArbEntry *
append (Fixture *fixture, const char *text)
{
  return arb_game_append (fixture->game, tally_parse (fixture->catalogue, text), FALSE, FALSE,
                          TRUE);
}

static guint
heap (Fixture *fixture)
{
  return ((const TallyState *) arb_game_get_state (fixture->game))->heap;
}

/* Everything that can be asked of a game, to compare before and after. */
static void
assert_same (const ArbGame *a, const ArbGame *b)
{
  g_assert_cmpuint (arb_game_get_length (a), ==, arb_game_get_length (b));
  g_assert_cmpuint (arb_game_get_n_undone (a), ==, arb_game_get_n_undone (b));
  g_assert_cmpmem (arb_game_get_state (a), sizeof (TallyState), arb_game_get_state (b),
                   sizeof (TallyState));
  for (guint i = 0; i < arb_game_get_length (a); i++)
    g_assert_cmpmem (arb_game_get_entry (a, i), sizeof (ArbEntry), arb_game_get_entry (b, i),
                     sizeof (ArbEntry));
}

static void
test_refused_changes_nothing (Fixture *fixture, gconstpointer edition)
{
  g_autoptr (ArbGame) before = NULL;

  play (fixture, "1 take 2");
  before = arb_game_copy (fixture->game);
  g_assert_cmpuint (play (fixture, "1 take 2"), ==, 0);
  g_assert_cmpuint (fixture->verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (fixture->verdict.reasons[0].rule, ==, TALLY_RULE_LIMIT);
  g_assert_cmpint (fixture->verdict.reasons[0].numbers[0], ==, 4);
  g_assert_cmpint (fixture->verdict.reasons[0].numbers[1], ==, 3);
  assert_same (before, fixture->game);
}

static void
test_seat_left_out (Fixture *fixture, gconstpointer edition)
{
  g_assert_cmpuint (play (fixture, "take 2"), ==, 1);
  g_assert_cmpuint (arb_game_get_entry (fixture->game, 0)->move.seat, ==, 1);
}

static void
test_closing_move_goes_without_saying (Fixture *fixture, gconstpointer edition)
{
  play (fixture, "1 take 2");
  g_assert_cmpuint (play (fixture, "2 take 1"), ==, 2);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 3);
  g_assert_cmpuint (arb_game_get_entry (fixture->game, 1)->move.verb, ==, TALLY_VERB_DONE);
  g_assert_true (arb_game_get_entry (fixture->game, 1)->implied);
  g_assert_true (arb_game_get_entry (fixture->game, 1)->opens);
  g_assert_false (arb_game_get_entry (fixture->game, 2)->implied);
  g_assert_false (arb_game_get_entry (fixture->game, 2)->opens);

  /* Both at once, for they were one gesture. */
  g_assert_cmpuint (arb_game_undo (fixture->game), ==, 2);
  g_assert_cmpuint (heap (fixture), ==, 8);
}

static void
test_closing_is_not_made_for_a_move_that_fails_anyway (Fixture *fixture, gconstpointer edition)
{
  g_assert_cmpuint (play (fixture, "2 take 4"), ==, 0);
  g_assert_cmpuint (fixture->verdict.reasons[0].rule, ==, TALLY_RULE_SEAT);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 0);
}

static void
test_ruling (Fixture *fixture, gconstpointer edition)
{
  const ArbMove move = tally_parse (fixture->catalogue, "1 take 5");

  g_assert_cmpuint (arb_game_play (fixture->game, move, TRUE, &fixture->verdict), ==, 1);
  g_assert_cmpuint (fixture->verdict.value, ==, ARB_ILLEGAL);
  g_assert_true (arb_game_get_entry (fixture->game, 0)->ruled);
  g_assert_cmpuint (heap (fixture), ==, 5);
}

static void
test_unplayable_cannot_be_ruled (Fixture *fixture, gconstpointer edition)
{
  const ArbMove move = tally_parse (fixture->catalogue, "1 take 11");

  g_assert_cmpuint (arb_game_play (fixture->game, move, TRUE, &fixture->verdict), ==, 0);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 0);
}

static void
test_record_is_folded_whatever_it_says (Fixture *fixture, gconstpointer edition)
{
  const ArbEntry *entry = append (fixture, "1 take 5");

  g_assert_false (entry->struck);
  g_assert_false (entry->ruled);
  g_assert_cmpuint (entry->verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (heap (fixture), ==, 5);

  entry = append (fixture, "1 take 11");
  g_assert_true (entry->struck);
  g_assert_cmpuint (heap (fixture), ==, 5);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 2);
}

static void
test_open_rule (Fixture *fixture, gconstpointer edition)
{
  const ArbEntry *entry;

  play (fixture, "1 take 2");
  g_assert_cmpuint (play (fixture, "1 take 1"), ==, 0);
  g_assert_cmpuint (fixture->verdict.value, ==, ARB_UNDECIDABLE);
  g_assert_cmpuint (fixture->verdict.reasons[0].rule, ==, ARB_RULE_OPEN);

  entry = append (fixture, "1 take 1");
  g_assert_true (entry->struck);

  g_assert_cmpuint (play (fixture, "rule limit ask"), ==, 0);
  g_assert_cmpuint (fixture->verdict.reasons[0].rule, ==, ARB_RULE_MALFORMED);
  g_assert_cmpuint (play (fixture, "rule limit 3"), ==, 1);
  g_assert_cmpuint (play (fixture, "1 take 1"), ==, 1);

  /* An answer counts only from its line on: after undoing it, the rule is open again. */
  arb_game_undo (fixture->game);
  arb_game_undo (fixture->game);
  g_assert_cmpuint (play (fixture, "1 take 1"), ==, 0);
  g_assert_cmpuint (fixture->verdict.value, ==, ARB_UNDECIDABLE);
}

static void
test_undo_and_redo_to_both_ends (Fixture *fixture, gconstpointer edition)
{
  const char *texts[] = { "1 take 3", "2 take 3", "1 take 3" };
  g_autoptr (ArbGame) end = NULL;
  g_autoptr (ArbGame) start = arb_game_copy (fixture->game);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    play (fixture, texts[i]);
  end = arb_game_copy (fixture->game);

  while (arb_game_can_undo (fixture->game))
    g_assert_cmpuint (arb_game_undo (fixture->game), >, 0);
  g_assert_cmpuint (arb_game_get_n_undone (fixture->game), ==, 5);
  g_assert_cmpmem (arb_game_get_state (fixture->game), sizeof (TallyState),
                   arb_game_get_state (start), sizeof (TallyState));
  g_assert_cmpuint (arb_game_undo (fixture->game), ==, 0);

  while (arb_game_can_redo (fixture->game))
    g_assert_cmpuint (arb_game_redo (fixture->game), >, 0);
  assert_same (end, fixture->game);
}

static void
test_new_move_forgets_what_was_undone (Fixture *fixture, gconstpointer edition)
{
  play (fixture, "1 take 3");
  arb_game_undo (fixture->game);
  g_assert_cmpuint (play (fixture, "1 take 11"), ==, 0);
  g_assert_true (arb_game_can_redo (fixture->game));
  play (fixture, "1 take 1");
  g_assert_false (arb_game_can_redo (fixture->game));
}

static void
test_joined_gesture_is_undone_at_once (Fixture *fixture, gconstpointer edition)
{
  ArbMove moves[2];
  ArbVerdict verdict;

  play (fixture, "1 take 1");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    moves[i] = tally_parse (fixture->catalogue, "1 take 1");
  arb_game_play_moves (fixture->game, moves, G_N_ELEMENTS (moves), FALSE, &verdict);
  g_assert_cmpuint (arb_game_undo (fixture->game), ==, 2);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 1);
  g_assert_cmpuint (arb_game_redo (fixture->game), ==, 2);
  g_assert_cmpuint (heap (fixture), ==, 7);
}

static void
test_undone_is_read_in_order (Fixture *fixture, gconstpointer edition)
{
  const ArbEntry undone[] = {
    { .said = tally_parse (fixture->catalogue, "1 take 2"), .opens = TRUE },
    { .said = tally_parse (fixture->catalogue, "1 done"), .implied = TRUE, .opens = TRUE },
    { .said = tally_parse (fixture->catalogue, "2 take 1") },
  };

  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (ArbEntry));

  g_array_append_vals (first, undone, 1);
  g_array_append_vals (others, undone + 1, G_N_ELEMENTS (undone) - 1);
  arb_game_add_undone (fixture->game, first);
  arb_game_add_undone (fixture->game, others);
  for (guint i = 0; i < G_N_ELEMENTS (undone); i++)
    g_assert_cmpuint (arb_game_get_undone (fixture->game, i)->id, ==, i + 1);
  g_assert_cmpuint (arb_game_get_undone (fixture->game, 0)->move.verb, ==, TALLY_VERB_TAKE);
  g_assert_cmpuint (arb_game_get_undone (fixture->game, 1)->move.verb, ==, TALLY_VERB_DONE);
  g_assert_cmpuint (arb_game_redo (fixture->game), ==, 1);
  g_assert_cmpuint (heap (fixture), ==, 8);
  g_assert_cmpuint (arb_game_redo (fixture->game), ==, 2);
  g_assert_cmpuint (heap (fixture), ==, 7);
  g_assert_true (arb_game_get_entry (fixture->game, 1)->implied);
}

static void
test_struck_stays_struck_through_undo (Fixture *fixture, gconstpointer edition)
{
  append (fixture, "1 take 2");
  append (fixture, "1 take 11");
  arb_game_undo (fixture->game);
  arb_game_redo (fixture->game);
  g_assert_true (arb_game_get_entry (fixture->game, 1)->struck);
  g_assert_cmpuint (heap (fixture), ==, 8);
}

/* Long enough that states in the middle come from kept copies and from replaying. */
static void
test_any_earlier_state (Fixture *fixture, gconstpointer edition)
{
  ArbStateRoom room;
  TallyState *state = (TallyState *) &room;

  for (guint i = 0; i < 100; i++)
    {
      append (fixture, "change +1");
      append (fixture, i % 2 == 0 ? "1 take 1" : "2 take 1");
      append (fixture, i % 2 == 0 ? "1 done" : "2 done");
    }

  for (guint i = 0; i <= 300; i++)
    {
      arb_game_state_at (fixture->game, i, (ArbState *) state);
      g_assert_cmpuint (state->heap, ==, i % 3 == 1 ? 11 : 10);
      g_assert_cmpuint (state->parent.turn, ==, 1 + i / 3);
    }

  for (guint i = 0; i < 130; i++)
    arb_game_undo (fixture->game);
  g_assert_cmpuint (arb_game_get_state (fixture->game)->turn, ==, 1 + 170 / 3);
  for (guint i = 0; i < 130; i++)
    arb_game_redo (fixture->game);
  arb_game_state_at (fixture->game, 300, (ArbState *) state);
  g_assert_cmpmem (state, sizeof *state, arb_game_get_state (fixture->game), sizeof *state);
}

static void
test_copy_is_independent (Fixture *fixture, gconstpointer edition)
{
  g_autoptr (ArbGame) copy = NULL;

  play (fixture, "1 take 1");
  copy = arb_game_copy (fixture->game);
  play (fixture, "1 take 1");
  g_assert_cmpuint (arb_game_get_length (copy), ==, 1);
  g_assert_cmpuint (((const TallyState *) arb_game_get_state (copy))->heap, ==, 9);
}

static void
test_score_as_things_stand (Fixture *fixture, gconstpointer edition)
{
  ArbScoreSheet sheet;

  play (fixture, "1 take 3");
  play (fixture, "2 take 1");
  arb_game_score (fixture->game, &sheet);
  g_assert_false (sheet.finished);
  g_assert_cmpint (sheet.totals[1], ==, 3);
  g_assert_cmpint (sheet.ranks[2], ==, 2);
}

static void
assert_log (Fixture *fixture, const char *const *texts, guint n_texts)
{
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, n_texts);
  for (guint i = 0; i < n_texts; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (fixture->game, i);
      gboolean implied = texts[i][0] == '*';

      g_assert_true (
          arb_move_equal (entry->said, tally_parse (fixture->catalogue, texts[i] + implied)));
      g_assert_cmpuint (entry->implied, ==, implied);
      g_assert_cmpuint (entry->verdict.value, ==, ARB_LEGAL);
    }
}

/* A move that is inserted into the past implies closing moves like any other. */
static void
test_put_in_with_closing_moves (Fixture *fixture, gconstpointer edition)
{
  static const char *const whole[] = { "*1 done", "2 take 3", "*2 done", "1 take 1" };
  static const char *const behind[] = { "1 done", "2 take 1", "*2 done", "1 take 1" };
  const ArbMove three = tally_parse (fixture->catalogue, "2 take 3");
  const ArbMove one = tally_parse (fixture->catalogue, "2 take 1");

  play (fixture, "1 take 1");
  g_assert_cmpuint (arb_game_edit (fixture->game, 0, 0, &three, 1, FALSE), ==, 1);
  assert_log (fixture, whole, G_N_ELEMENTS (whole));
  g_assert_true (arb_game_get_entry (fixture->game, 0)->opens);
  g_assert_false (arb_game_get_entry (fixture->game, 1)->opens);
  g_assert_false (arb_game_get_entry (fixture->game, 2)->opens);
  arb_game_undo (fixture->game);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 1);
  arb_game_undo (fixture->game);

  play (fixture, "1 done");
  play (fixture, "2 done");
  play (fixture, "1 take 1");
  g_assert_cmpuint (arb_game_edit (fixture->game, 1, 1, &one, 1, FALSE), ==, 1);
  assert_log (fixture, behind, G_N_ELEMENTS (behind));
}

/* Implied moves are implied again after an edit; the move stays in its gesture. */
static void
test_implied_moves_are_implied_anew (Fixture *fixture, gconstpointer edition)
{
  static const char *const said[] = { "1 take 1", "*1 done", "2 take 3" };
  const ArbMove done = tally_parse (fixture->catalogue, "1 done");

  play (fixture, "1 take 1");
  play (fixture, "2 take 3");
  arb_game_edit (fixture->game, 1, 0, &done, 1, FALSE);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 3);
  g_assert_false (arb_game_get_entry (fixture->game, 1)->implied);
  g_assert_true (arb_game_get_entry (fixture->game, 2)->opens);
  arb_game_undo (fixture->game);
  assert_log (fixture, said, G_N_ELEMENTS (said));
  g_assert_true (arb_game_get_entry (fixture->game, 1)->opens);
  g_assert_false (arb_game_get_entry (fixture->game, 2)->opens);
}

/* A move against the rules implies nothing, and neither do the moves after it that become illegal
 * by it. */
static void
test_put_in_without_closing_moves (Fixture *fixture, gconstpointer edition)
{
  const ArbMove more = tally_parse (fixture->catalogue, "1 take 1");

  play (fixture, "1 take 3");
  arb_game_edit (fixture->game, 0, 0, &more, 1, FALSE);
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 2);
  g_assert_cmpuint (arb_game_get_entry (fixture->game, 1)->verdict.value, ==, ARB_ILLEGAL);
}

/* How often the rules were asked about a move since the last time. */
static guint n_checks;

static void
count_check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  n_checks++;
  tally_ruleset.verbs[move.verb]->why_not (state, move, verdict);
}

static guint
take_n_checks (void)
{
  guint n = n_checks;

  n_checks = 0;
  return n;
}

/* A move is judged once on its way into the log. */
static void
test_judged_once (Fixture *fixture, gconstpointer edition)
{
  const ArbMove change = tally_parse (fixture->catalogue, "change +1");
  ArbRuleset counting = tally_ruleset;
  ArbVerb counted[TALLY_N_VERBS];
  const ArbVerb *verbs[TALLY_N_VERBS];

  for (guint i = 0; i < TALLY_N_VERBS; i++)
    {
      counted[i] = *tally_ruleset.verbs[i];
      counted[i].why_not = count_check;
      verbs[i] = &counted[i];
    }
  counting.verbs = verbs;
  fixture->catalogue->ruleset = &counting;
  n_checks = 0;
  play (fixture, "1 take 2");
  g_assert_cmpuint (take_n_checks (), ==, 1);
  play (fixture, "take 2");
  g_assert_cmpuint (take_n_checks (), ==, 1);
  arb_game_play (fixture->game, tally_parse (fixture->catalogue, "1 take 2"), TRUE,
                 &fixture->verdict);
  g_assert_true (arb_game_get_entry (fixture->game, 1)->ruled);
  g_assert_cmpuint (take_n_checks (), ==, 1);

  /* Three checks: the move at the wrong moment, the closing move, and the move after it. */
  g_assert_cmpuint (play (fixture, "2 take 1"), ==, 2);
  g_assert_cmpuint (take_n_checks (), ==, 3);
  append (fixture, "2 done");
  g_assert_cmpuint (take_n_checks (), ==, 1);
  arb_game_undo (fixture->game);
  arb_game_redo (fixture->game);
  g_assert_cmpuint (take_n_checks (), ==, 1);

  /* At most two checks each: the inserted line, the moves that the next line implies now, and each
   * later line, once to find out what becomes of it, and once when it is written. The beginnings of
   * the gestures are found before. */
  g_assert_cmpuint (arb_game_get_length (fixture->game), ==, 5);
  arb_game_edit (fixture->game, 0, 0, &change, 1, FALSE);
  g_assert_cmpuint (take_n_checks (), <=, 2 * (1 + 1 + 5) + 5);
  arb_game_undo (fixture->game);
  g_assert_cmpuint (take_n_checks (), ==, 5);
  fixture->catalogue->ruleset = &tally_ruleset;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD_IN(edition, name, func) \
  g_test_add ("/game/" name, Fixture, GUINT_TO_POINTER (edition), set_up, func, tear_down)
#define ADD(name, func) ADD_IN (0, name, func)
  ADD ("refused-changes-nothing", test_refused_changes_nothing);
  ADD ("seat-left-out", test_seat_left_out);
  ADD ("closing-goes-without-saying", test_closing_move_goes_without_saying);
  ADD ("closing-not-for-nothing", test_closing_is_not_made_for_a_move_that_fails_anyway);
  ADD ("ruling", test_ruling);
  ADD ("unplayable-cannot-be-ruled", test_unplayable_cannot_be_ruled);
  ADD ("record-is-folded", test_record_is_folded_whatever_it_says);
  ADD_IN (1, "open-rule", test_open_rule);
  ADD ("undo-and-redo", test_undo_and_redo_to_both_ends);
  ADD ("new-move-forgets-undone", test_new_move_forgets_what_was_undone);
  ADD ("joined-gesture", test_joined_gesture_is_undone_at_once);
  ADD ("undone-in-order", test_undone_is_read_in_order);
  ADD ("struck-stays-struck", test_struck_stays_struck_through_undo);
  ADD ("any-earlier-state", test_any_earlier_state);
  ADD ("copy-is-independent", test_copy_is_independent);
  ADD ("put-in-with-closing-moves", test_put_in_with_closing_moves);
  ADD ("implied-anew", test_implied_moves_are_implied_anew);
  ADD ("put-in-without-closing-moves", test_put_in_without_closing_moves);
  ADD ("judged-once", test_judged_once);
  ADD ("score-as-things-stand", test_score_as_things_stand);
  return g_test_run ();
}
