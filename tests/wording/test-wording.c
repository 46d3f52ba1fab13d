/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording-fixture.h"

#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/switch-words.h"
#include "wording/words.h"

#include <string.h>

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbSimulation, arb_simulation_clear)

static void
fill_numbers (ArbReason *reason, gint number)
{
  for (guint i = 0; i < ARB_MAX_NUMBERS; i++)
    reason->numbers[i] = (gint16) number;
}

/* Keeps numbers of seats and names in their range. */
static void
tame_names (ArbReason *reason, const ArbRuleDefinition *definition, const char *message)
{
  for (guint i = 0; definition->numbers[i] != NULL; i++)
    {
      g_autofree char *named = g_strdup_printf ("{%s:", definition->numbers[i]);

      if (strstr (message, named) != NULL)
        reason->numbers[i] = reason->numbers[i] > 0;
    }
}

static void
try_reason (const ArbCatalogue *catalogue, guint rule, ArbArgument subject)
{
  /* None, one, two, many, negative: the cases of plural forms. */
  static const gint numbers[] = { 0, 1, 2, 5, -1 };
  ArbWording wording = wording_fixture_make (catalogue);
  const ArbRuleDefinition *definition = &catalogue->ruleset->rule_definitions[rule];

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint seat = ARB_TABLE; seat < G_N_ELEMENTS (wording_fixture_names); seat++)
      {
        ArbReason reason = { .rule = (guint16) rule, .subject = subject };
        g_autofree char *text = NULL;

        fill_numbers (&reason, numbers[i]);
        tame_names (&reason, definition, catalogue->rules[rule].message);
        text = arb_wording_reason (&wording, seat, &reason);
        wording_fixture_assert_sentence (text, definition->id);
      }
}

static void
test_messages (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);

  for (guint rule = 0; rule < catalogue->n_rules; rule++)
    {
      try_reason (catalogue, rule, ARB_ARGUMENT_NONE);
      try_reason (catalogue, rule, arb_argument_number (3));
      try_reason (catalogue, rule, arb_argument_count (2));
      try_reason (catalogue, rule, arb_argument_unknown ());
      for (guint sort = 0; sort < catalogue->n_sorts; sort++)
        if (catalogue->sorts[sort].n_names > 0)
          try_reason (catalogue, rule, arb_argument_name (sort, 0));
    }
}

static void
try_move (ArbMove move, gpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbWording wording = wording_fixture_make (catalogue);
  g_autofree char *text = arb_wording_move (&wording, move);

  wording_fixture_assert_worded (text, catalogue->ruleset->verbs[move.verb]->name);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
test_moves (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  const ArbRuleset *ruleset = data;

  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    {
      g_autofree char *id = g_strconcat ("verb.", ruleset->verbs[verb]->name, NULL);

      g_autofree char *statement = g_strconcat ("statement.", ruleset->verbs[verb]->name, NULL);
      guint kind = ruleset->verbs[verb]->kind;

      if (arb_words_get (catalogue, id) == NULL)
        g_error ("no word “%s”", id);
      g_assert_cmpint (arb_words_get (catalogue, statement) != NULL, ==,
                       verb >= ARB_VERB_COUNT
                           && (kind == ARB_VERB_OBSERVATION || kind == ARB_VERB_TABLE));
      try_move (ARB_MOVE (1, verb, 0, 0, 0), (gpointer) catalogue);
      try_move (ARB_MOVE (1, verb, arb_argument_count (3), 0, 0), (gpointer) catalogue);
    }

  arb_vocabulary_foreach (catalogue, 2, 2, FALSE, try_move, (gpointer) catalogue);
}

/* A button says what to do, the log who did it: each kind of move has a sentence for both. */
static void
test_log (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  const ArbRuleset *ruleset = data;
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    {
      ArbEntry entry = { .move = ARB_MOVE (1, verb, arb_argument_count (3), 0, 0) };
      g_autofree char *button = arb_wording_move (&wording, entry.move);
      g_autofree char *line = arb_wording_entry (&wording, &entry);
      g_autofree char *labelled = arb_words_label (wording_fixture_names[1], button);

      wording_fixture_assert_worded (line, ruleset->verbs[verb]->name);
      if (ruleset->verbs[verb]->kind > ARB_VERB_CLOSING)
        continue;
      if (strstr (line, wording_fixture_names[1]) == NULL || g_str_equal (line, labelled)
          || g_str_equal (line, button))
        g_error ("the log says “%s” of “%s”", line, ruleset->verbs[verb]->name);
    }
}

/* A sentence about a card that nobody named says so itself: “not said” follows nothing. */
static void
test_unknown (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  const ArbRuleset *ruleset = data;
  ArbWording wording = wording_fixture_make (catalogue);
  g_autofree char *unknown = arb_wording_argument (&wording, arb_argument_unknown ());

  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    {
      ArbEntry entry = { .move = ARB_MOVE (1, verb, arb_argument_unknown (), 0, 0) };
      g_autofree char *button = arb_wording_move (&wording, entry.move);
      g_autofree char *line = arb_wording_entry (&wording, &entry);

      if ((ruleset->verbs[verb]->slots[0].accepts & ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)) != 0
          && (strstr (button, unknown) != NULL || strstr (line, unknown) != NULL))
        g_error ("“%s”, “%s”", button, line);
    }
}

/* Answers to open rules are in words, not in the ids of the notation. */
static void
test_rulings (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint i = 0; i < catalogue->n_switches; i++)
    for (guint value = 0; catalogue->switches[i].values[value] != NULL; value++)
      {
        const ArbSwitch *a_switch = &catalogue->switches[i];
        g_autofree char *said =
            g_strdup_printf ("rule %s %s", a_switch->id, a_switch->values[value]);
        g_autofree char *words = arb_switch_describe_value (catalogue, a_switch, value, NULL);
        g_autofree char *text = NULL;
        ArbMove move;

        if (!arb_move_parse (catalogue, 2, said, &move, NULL))
          continue;
        text = arb_wording_move (&wording, move);
        if (strstr (text, words) == NULL)
          g_error ("“%s” says “%s”, not “%s”", said, text, words);
      }
}

/* A card may be called by its number or sign alone, in every language. */
static gboolean
is_word (const char *id)
{
  return strpbrk (id, G_CSET_a_2_z) != NULL;
}

static void
test_names (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
    for (guint i = 0; i < catalogue->sorts[sort].n_names; i++)
      {
        const char *id = catalogue->sorts[sort].names[i];
        g_autofree char *title = arb_wording_argument (&wording, arb_argument_name (sort, i));

        wording_fixture_assert_worded (title, id);
        if (is_word (id) && arb_words_find (catalogue, NULL, id, "title") == NULL)
          g_error ("the %s “%s” has no name", catalogue->sorts[sort].id, id);
      }
}

static void
assert_word (const ArbCatalogue *catalogue, const char *id)
{
  if (arb_words_get (catalogue, id) == NULL)
    g_error ("no word for “%s”", id);
}

static void
try_counters (const ArbCatalogue *catalogue, const GArray *counters)
{
  for (guint i = 0; i < counters->len; i++)
    assert_word (catalogue, g_array_index (counters, ArbViewCounter, i).id);
}

/* The heading of a zone begins with a capital letter. */
static void
try_heading (const ArbCatalogue *catalogue, const char *zone)
{
  ArbWording wording = wording_fixture_make (catalogue);
  g_autofree char *heading = arb_wording_zone (&wording, zone);

  wording_fixture_assert_worded (heading, zone);
  if (g_unichar_islower (g_utf8_get_char (heading)))
    g_error ("%s: “%s”", zone, heading);
}

static void
try_view (const ArbState *state)
{
  const ArbCatalogue *catalogue = state->catalogue;
  g_autoptr (ArbView) view = arb_view_new ();

  arb_describe (state, view);
  g_assert_cmpuint (view->zones->len, >, 0);
  for (guint i = 0; i < view->zones->len; i++)
    {
      assert_word (catalogue, g_array_index (view->zones, ArbViewZone, i).id);
      try_heading (catalogue, g_array_index (view->zones, ArbViewZone, i).id);
    }
  try_counters (catalogue, view->counters);
  try_counters (catalogue, view->card_counters);
}

/* A numbered card is called by its name if that is known, otherwise by its number. */
static void
assert_named (const ArbWording *wording, ArbMove move, const char *text)
{
  const ArbVerb *verb = wording->catalogue->ruleset->verbs[move.verb];

  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    {
      ArbArgument card = arb_identify (wording->state, move.seat, move.arguments[i]);
      g_autofree char *name = NULL;

      if (arb_argument_kind (move.arguments[i]) != ARB_ARGUMENT_NUMBER
          || verb->slots[i].accepts == ARB_ACCEPT (ARB_ARGUMENT_NUMBER))
        continue;
      name = arb_wording_argument (wording, card);
      g_assert_cmpint (*name == '#', ==, card == move.arguments[i]);
      g_assert_nonnull (strstr (text, name));
    }
}

static void
add_part (const char *name, gint amount, gpointer sum)
{
  wording_fixture_assert_worded (name, "a part");
  g_assert_cmpint (amount, >, 0);
  *(gint *) sum += amount;
}

/* The parts of a number add up to it. */
static void
try_reasons (const ArbWording *wording, guint seat, const ArbReason *reason, const char *what)
{
  const ArbRuleDefinition *rule = &wording->catalogue->ruleset->rule_definitions[reason->rule];
  g_autofree char *text = arb_wording_reason (wording, seat, reason);
  g_autofree char *brief = arb_wording_reason_in_brief (wording, seat, reason);
  gint sum = 0;

  wording_fixture_assert_sentence (text, what);
  wording_fixture_assert_sentence (brief, what);
  arb_wording_parts (wording, seat, reason, add_part, &sum);
  if (sum > 0 && g_strcmp0 (rule->numbers[1], "shown") == 0)
    g_assert_cmpint (sum, ==, reason->numbers[1]);
}

/* The moves that a player could consider, and their words. */
static void
try_candidates (const ArbState *state)
{
  ArbWording wording = wording_fixture_make (state->catalogue);
  ArbMove moves[ARB_MAX_MOVES];

  wording.state = state;

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      guint n_moves = arb_questions (state, seat, moves, ARB_MAX_MOVES);

      for (guint i = 0; i < n_moves; i++)
        {
          g_autofree char *label = arb_wording_move (&wording, moves[i]);
          ArbVerdict verdict;

          wording_fixture_assert_worded (label, "a move");
          assert_named (&wording, moves[i], label);
          arb_check (state, moves[i], &verdict);
          for (guint j = 0; j < verdict.n_reasons; j++)
            try_reasons (&wording, seat, &verdict.reasons[j], label);
        }
    }
}

static void
try_score (const ArbGame *game)
{
  ArbWording wording = wording_fixture_make (arb_game_get_catalogue (game));
  g_autofree char *decided = NULL;
  g_autofree char *text = NULL;
  ArbScoreSheet sheet;

  arb_game_score (game, &sheet);
  for (guint i = 0; i < sheet.n_lines; i++)
    assert_word (wording.catalogue, sheet.lines[i].source);

  g_assert_true (sheet.finished);
  decided = g_strconcat ("decided.", sheet.decided_by, NULL);
  assert_word (wording.catalogue, decided);
  text = arb_wording_decision (&wording, &sheet);
  wording_fixture_assert_worded (text, decided);
}

static void
test_played (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbStateRoom room;
  ArbState *state = &room.state;

  for (guint edition = 0; edition < catalogue->n_editions; edition++)
    for (guint64 seed = 1; seed <= 6; seed++)
      {
        g_auto (ArbSimulation) result = { 0 };
        g_autoptr (ArbGame) game = NULL;
        ArbOptions options;

        arb_options_init (&options, catalogue, catalogue->ruleset->min_seats, edition);
        g_assert_true (arb_simulate (catalogue, &options, seed, (ArbRecordDetail) (seed % 3),
                                     ARB_CHECK_NONE, &result, &game));
        for (guint at = 0; at <= arb_game_get_length (game); at += 7)
          {
            arb_game_state_at (game, at, state);
            try_view (state);
            try_candidates (state);
          }
        try_score (game);
      }
}

/* Who would have won by other rules. */
static void
test_other_winners (gconstpointer data)
{
  ArbWording wording = wording_fixture_make (arb_catalogue_get (data));
  const ArbScoreProof proof = { .sheet = { .n_seats = 2, .winners = 1 << 1 } };
  const ArbScoreProof nobody_won = { .sheet = { .n_seats = 2 } };
  const ArbScoreProofEdition others = { .outcome = ARB_SCORE_PROOF_OTHER,
                                        .winners = 1 << 2,
                                        .totals = { 0, 31, 47 } };
  const ArbScoreProofEdition nobody = { .outcome = ARB_SCORE_PROOF_OTHER, .totals = { 0, 31, 47 } };
  g_autofree char *text = arb_wording_proof_edition (&wording, &proof, &others);
  g_autofree char *none = arb_wording_proof_edition (&wording, &proof, &nobody);
  g_autofree char *first = arb_wording_proof_edition (&wording, &nobody_won, &others);
  const char *winner = strstr (text, wording_fixture_names[2]);

  wording_fixture_assert_worded (text, "others win");
  wording_fixture_assert_worded (none, "nobody wins");
  wording_fixture_assert_worded (first, "wins: ");
  g_assert_null (strstr (first, "others"));
  g_assert_nonnull (winner);
  g_assert_nonnull (strstr (winner + 1, wording_fixture_names[2]));
  g_assert_null (strstr (strstr (none, wording_fixture_names[2]) + 1, wording_fixture_names[2]));
  g_assert_nonnull (strstr (none, "47"));
}

static void
test_decision (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);
  ArbScoreSheet sheet;
  g_autofree char *running = NULL;
  g_autofree char *won = NULL;
  g_autofree char *tied = NULL;
  g_autofree char *shared = NULL;

  arb_score_sheet_init (&sheet, &(const ArbState){ .n_seats = 2 });
  sheet.totals[1] = 31;
  sheet.totals[2] = 30;
  sheet.tiebreaks[1] = 4;
  sheet.tiebreaks[2] = 5;
  running = arb_wording_decision (&wording, &sheet);
  g_assert_nonnull (strstr (running, "Anna has 31, Ben has 30"));
  g_assert_nonnull (strstr (running, "not over"));
  g_assert_cmpstr (arb_wording_steps_heading (&sheet), ==, "What Would Decide It");

  sheet.finished = TRUE;
  sheet.decided_by = "nothing-known";
  sheet.winners = 1 << 1;
  won = arb_wording_decision (&wording, &sheet);
  g_assert_true (g_str_has_suffix (won, "Anna wins."));
  g_assert_null (strstr (won, "Equal"));
  g_assert_cmpstr (arb_wording_steps_heading (&sheet), ==, "What Decided It");

  sheet.totals[1] = 30;
  sheet.winners = 1 << 2;
  sheet.decided_by = "tiebreak";
  tied = arb_wording_decision (&wording, &sheet);
  g_assert_nonnull (strstr (tied, "Tied: Anna and Ben."));
  g_assert_nonnull (strstr (tied, "Anna has 4, Ben has 5"));
  g_assert_nonnull (strstr (strrchr (tied, '\n'), "Ben"));

  sheet.winners = 1 << 1 | 1 << 2;
  sheet.tiebreaks[1] = 5;
  sheet.decided_by = "shared";
  shared = arb_wording_decision (&wording, &sheet);
  g_assert_nonnull (strstr (strrchr (shared, '\n'), "Anna and Ben"));
}

static void
test_seats (gconstpointer data)
{
  ArbWording wording = wording_fixture_make (arb_catalogue_get (data));
  static const struct
  {
    guint seat;
    const char *expected;
  } cases[] = { { 0, "the table" }, { 1, "Anna" }, { 3, "Cleo" }, { 4, "Player 4" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = arb_wording_seat (&wording, cases[i].seat);

      g_assert_cmpstr (name, ==, cases[i].expected);
    }
}

int
main (int argc, char *argv[])
{
  static const WordingTest tests[] = {
    { "messages", test_messages, TRUE },
    { "moves", test_moves, TRUE },
    { "log", test_log, TRUE },
    { "rulings", test_rulings, TRUE },
    { "unknown", test_unknown, TRUE },
    { "names", test_names, TRUE },
    { "played", test_played, TRUE },
    { "other-winners", test_other_winners, TRUE },
    { "decision", test_decision, FALSE },
    { "seats", test_seats, FALSE },
    { NULL, NULL, FALSE },
  };

  return wording_fixture_run (argc, argv, tests);
}
