/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tally.h"

#include "engine/core/notation.h"

#define HEAP 10

static const ArbRuleDefinition rules[] = {
  ARB_COMMON_RULES,
  { "turn.seat", TRUE, { "decides", NULL } },
  { "take.limit", FALSE, { "taken", "limit", NULL } },
  { "heap.empty", FALSE, { "heap", NULL } },
};

static const ArbSwitchDefinition switches[] = {
  { "limit", { "3", "2", NULL } },
};

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  ArbSort *colours = &catalogue->sorts[TALLY_SORT_COLOUR];

  colours->id = "colour";
  colours->names = arb_catalogue_alloc (catalogue, 2 * sizeof (char *));
  colours->names[colours->n_names++] = "red";
  colours->names[colours->n_names++] = "4";
  catalogue->n_sorts = TALLY_SORT_COLOUR + 1;
  return TRUE;
}

static void
setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  TallyState *tally = (TallyState *) state;

  tally->heap = HEAP;
  tally->seat = 1;
  state->turn = 1;
}

static guint
to_decide (const ArbState *state)
{
  const TallyState *tally = (const TallyState *) state;

  return state->over ? 0 : 1u << tally->seat;
}

static void
check_take (const TallyState *tally, ArbMove move, ArbVerdict *verdict)
{
  guint count = arb_argument_value (move.arguments[0]);
  gint limit = arb_switch (&tally->parent, 0) == TALLY_LIMIT_2 ? 2 : 3;
  gint16 *numbers;

  if (count > tally->heap)
    {
      numbers = arb_verdict_add (verdict, ARB_ILLEGAL, TALLY_RULE_EMPTY, ARB_ARGUMENT_NONE);
      numbers[0] = tally->heap;
    }

  if (tally->taken_this_turn + (gint) count > limit)
    {
      numbers = arb_verdict_add (verdict, ARB_ILLEGAL, TALLY_RULE_LIMIT, ARB_ARGUMENT_NONE);
      numbers[0] = (gint16) (tally->taken_this_turn + count);
      numbers[1] = (gint16) limit;
    }
}

static void
check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const TallyState *tally = (const TallyState *) state;

  if (move.verb > TALLY_VERB_DONE)
    return;
  if (move.seat != tally->seat)
    {
      gint16 *numbers = arb_verdict_add (verdict, ARB_ILLEGAL, TALLY_RULE_SEAT, ARB_ARGUMENT_NONE);

      numbers[0] = tally->seat;
      return;
    }
  if (move.verb == TALLY_VERB_TAKE)
    check_take (tally, move, verdict);
}

static guint
list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  guint n = 0;

  if ((to_decide (state) & 1u << seat) == 0)
    return 0;
  for (guint count = 1; count <= 3; count++)
    {
      ArbMove move = ARB_MOVE (seat, TALLY_VERB_TAKE, arb_argument_count (count), 0, 0);
      ArbVerdict verdict;

      arb_verdict_init (&verdict);
      check_take ((const TallyState *) state, move, &verdict);
      if (arb_verdict_allows (&verdict))
        moves[n++] = move;
    }
  moves[n++] = ARB_MOVE (seat, TALLY_VERB_DONE, 0, 0, 0);
  return n;
}

static void
apply (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  TallyState *tally = (TallyState *) state;

  if (move.verb == TALLY_VERB_TAKE)
    {
      guint count = MIN (arb_argument_value (move.arguments[0]), tally->heap);

      tally->heap -= (guint8) count;
      tally->taken_this_turn += (guint8) count;
      tally->taken[tally->seat] += (guint8) count;
      state->over = tally->heap == 0;
    }
  else if (move.verb == TALLY_VERB_DONE)
    {
      tally->seat = 3 - tally->seat;
      tally->taken_this_turn = 0;
      state->turn++;
    }
  else if (move.verb == TALLY_VERB_CHANGE)
    tally->heap += (guint8) arb_argument_get_change (move.arguments[0]);
}

static const ArbVerb *const verbs[] = {
  ARB_COMMON_VERBS,
  &(const ArbVerb){
      .name = "take",
      .kind = ARB_VERB_DECISION,
      .slots = { ARB_MUST (ARB_ACCEPT (ARB_ARGUMENT_COUNT) | ARB_ACCEPT (ARB_ARGUMENT_NUMBER)),
                 ARB_MAY (ARB_ACCEPT_NAME (TALLY_SORT_COLOUR)) },
      .why_not = check,
      .apply = apply },
  &(const ArbVerb){ .name = "done", .kind = ARB_VERB_CLOSING, .why_not = check, .apply = apply },
  &(const ArbVerb){
      .name = "saw",
      .kind = ARB_VERB_OBSERVATION,
      .slots = { ARB_MUST (ARB_ACCEPT_NAME (TALLY_SORT_COLOUR) | ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)),
                 ARB_MAY (ARB_ACCEPT (ARB_ARGUMENT_PAIR)) },
      .of_seat = ARB_SEAT_ALLOWED,
      .why_not = check,
      .apply = apply },
  &(const ArbVerb){ .name = "is",
                    .kind = ARB_VERB_OBSERVATION,
                    .infix = TRUE,
                    .slots = { ARB_MUST (ARB_ACCEPT (ARB_ARGUMENT_NUMBER)),
                               ARB_MUST (ARB_ACCEPT_NAME (TALLY_SORT_COLOUR)) },
                    .of_seat = ARB_SEAT_ALLOWED,
                    .why_not = check,
                    .apply = apply },
  &(const ArbVerb){ .name = "change",
                    .kind = ARB_VERB_TABLE,
                    .slots = { ARB_MUST (ARB_ACCEPT (ARB_ARGUMENT_CHANGE)) },
                    .of_seat = ARB_SEAT_ALLOWED,
                    .why_not = check,
                    .apply = apply },
};

static void
score (const ArbState *state, ArbScoreSheet *sheet)
{
  const TallyState *tally = (const TallyState *) state;

  arb_score_sheet_init (sheet, state);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    arb_score_sheet_add (sheet, seat, "counters", ARB_ARGUMENT_NONE, tally->taken[seat]);
  arb_score_sheet_rank (sheet);
  sheet->finished = state->over;
}

/* The table may change the heap at will. */
static gboolean
conserve (const ArbState *state, const char **problem)
{
  return TRUE;
}

static const ArbCounterDefinition counters[] = {
  { .id = "heap", .most = 99, ARB_TABLE_FIELD (TallyState, heap) },
  { .id = NULL },
};

const ArbRuleset tally_ruleset = {
  .id = "tally",
  .state_size = sizeof (TallyState),
  .catalogue_size = sizeof (ArbCatalogue),
  .min_seats = 2,
  .max_seats = 2,
  .counters = counters,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rule_definitions = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .switches = switches,
  .n_switches = G_N_ELEMENTS (switches),
  .rules = {
    .compile = compile,
    .setup = setup,
    .to_decide = to_decide,
    .list = list,
    .score = score,
    .conserve = conserve,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (verbs) == TALLY_N_VERBS);
G_STATIC_ASSERT (G_N_ELEMENTS (rules) == TALLY_N_RULES);

static char *limit_values[] = { (char *) "3", (char *) "2", (char *) "ask", NULL };
static const ArbPair three[] = { { "limit", "3" }, { NULL, NULL } };
static const ArbPair two[] = { { "limit", "2" }, { NULL, NULL } };
static const ArbPair ask[] = { { "limit", "ask" }, { NULL, NULL } };

ArbCatalogue *
tally_catalogue_new_raw (void)
{
  ArbCatalogue *catalogue = arb_catalogue_new (&tally_ruleset);

  catalogue->switches = arb_catalogue_alloc (catalogue, sizeof (ArbSwitch));
  catalogue->switches[0] =
      (ArbSwitch){ .id = "limit", .title = "How many a turn", .values = limit_values };
  catalogue->n_switches = 1;

  catalogue->editions = arb_catalogue_alloc (catalogue, 2 * sizeof (ArbEdition));
  catalogue->editions[0] = (ArbEdition){ .id = "first", .switches = three };
  catalogue->editions[1] = (ArbEdition){ .id = "second", .inherits = "first", .switches = ask };
  catalogue->n_editions = 2;

  catalogue->variants = arb_catalogue_alloc (catalogue, sizeof (ArbVariant));
  catalogue->variants[0] = (ArbVariant){ .id = "short", .switches = two };
  catalogue->n_variants = 1;

  catalogue->rules = arb_catalogue_alloc (catalogue, TALLY_N_RULES * sizeof (ArbRule));
  for (guint i = 0; i < TALLY_N_RULES; i++)
    catalogue->rules[i] = (ArbRule){ .id = rules[TALLY_N_RULES - 1 - i].id };
  catalogue->rules[0].rule_class = ARB_RULE_UNPLAYABLE;
  catalogue->n_rules = TALLY_N_RULES;
  return catalogue;
}

ArbCatalogue *
tally_catalogue_new (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  ArbDefects defects = { .lines = lines };
  ArbCatalogue *catalogue = tally_catalogue_new_raw ();

  g_assert_true (arb_catalogue_compile (catalogue, &defects));
  return catalogue;
}

ArbMove
tally_parse (const ArbCatalogue *catalogue, const char *text)
{
  ArbNotationDefect defect;
  ArbMove move;

  arb_move_parse (catalogue, 2, text, &move, &defect);
  g_assert_cmpint (defect.problem, ==, ARB_NOTATION_FINE);
  return move;
}
