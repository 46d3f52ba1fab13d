/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/plain-cards.h"
#include "engine/play/counters.h"
#include "engine/play/piles.h"

/*
 * Stairs, a small game for two to four. Everybody holds three of twelve cards. In turn, each player
 * lays one that is higher than the card on top of the stairs, and scores as many points as there
 * are cards in the stairs then; before that they may clear the stairs away. The game ends with the
 * last card. The rules leave open whether a card may follow the 12.
 */

#define N_CARDS 12
#define N_HAND 3
#define SORT_CARD ARB_SORT_OWN

/* The piles. */
enum
{
  DECK = 1,
  LAID,
  HAND, /* that of seat 1 */
  N_PILES = HAND + ARB_MAX_SEATS,
};

typedef struct
{
  ArbState parent;
  guint8 seat; /* whose turn it is */
  guint8 top;  /* the number of the card on top; 0 if there are no stairs */
  guint8 height;
  guint8 places[N_CARDS];
  guint8 unseen[N_PILES];
  guint8 points[ARB_MAX_SEATS + 1];
} State;

static const ArbFieldTable tables[] = {
  ARB_PLAIN_CARDS (N_CARDS),
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

static ArbArgument
card_argument (guint card)
{
  return arb_argument_name (SORT_CARD, card);
}

enum
{
  RULE_SEAT = ARB_RULE_OWN,
  RULE_LOW,
  RULE_ELSEWHERE,
  RULE_NO_STAIRS,
  RULE_RANGE,
};

static const ArbRuleDefinition rules[] = {
  ARB_COMMON_RULES,
  { "turn.seat", TRUE, { "decides", NULL } },
  { "lay.low", FALSE, { "card", "top", NULL } },
  { "card.elsewhere", FALSE, { NULL } },
  { "clear.nothing", FALSE, { NULL } },
  { "record.range", FALSE, { "present", "change", "most", NULL } },
};

#define SWITCH_AFTER_12 0
static const ArbSwitchDefinition switches[] = {
  { "after-12", { "nothing", "any", NULL } },
};

static guint
to_decide (const ArbState *state)
{
  return state->over ? 0 : 1u << ((const State *) state)->seat;
}

enum
{
  VERB_LAY = ARB_VERB_OWN, /* 1 lay 7 */
  VERB_CLEAR,              /* 1 clear */
  VERB_HOLDS,              /* 2 holds 7: somebody has seen it */
};

static const ArbPile piles[] = {
  { DECK, FALSE, ARB_SEEN_BY_NOBODY, 0 },
  { LAID, FALSE, ARB_SEEN_BY_ALL, 0 },
  { HAND, TRUE, ARB_SEEN_BY_OWNER, VERB_HOLDS },
  { 0, FALSE, 0, 0 },
};

static const ArbPool pools[] = {
  { SORT_CARD, N_CARDS, G_STRUCT_OFFSET (State, places), G_STRUCT_OFFSET (State, unseen), piles,
    RULE_ELSEWHERE },
  { 0, 0, 0, 0, NULL, 0 },
};

/* Whether @seat can hold @card, by what the table knows. */
static gboolean
can_hold (const ArbState *state, guint seat, guint card)
{
  return arb_pile_can_hold (state, pools, arb_pile_of (HAND, seat), card);
}

static void
about_lay (const ArbState *state, guint seat, ArbMoves *moves)
{
  for (guint card = 0; card < N_CARDS; card++)
    if (can_hold (state, seat, card))
      arb_moves_add (moves, ARB_MOVE (seat, VERB_LAY, card_argument (card)));
}

static void
why_not_lay (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const State *self = (const State *) state;
  guint card = arb_argument_value (move.arguments[0]);

  if (!can_hold (state, move.seat, card))
    arb_verdict_add (verdict, ARB_ILLEGAL, RULE_ELSEWHERE, move.arguments[0]);
  else if (card < self->top && (self->top < N_CARDS || arb_switch (state, SWITCH_AFTER_12) == 0))
    {
      gint16 *numbers = arb_verdict_add (verdict, ARB_ILLEGAL, RULE_LOW, ARB_ARGUMENT_NONE);

      numbers[0] = (gint16) (card + 1);
      numbers[1] = self->top;
    }
}

static void
lay (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  State *self = (State *) state;
  guint card = arb_argument_value (move.arguments[0]);

  arb_pile_move (state, pools, card, arb_pile_of (HAND, move.seat), LAID);
  self->top = (guint8) (card + 1);
  self->points[move.seat] += ++self->height;
  self->seat = (guint8) arb_next_seat (state, move.seat);
  state->over = arb_pile_size (state, pools, arb_pile_of (HAND, self->seat)) == 0;
  state->turn++;
}

static void
why_not_clear (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if (((const State *) state)->height == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, RULE_NO_STAIRS, ARB_ARGUMENT_NONE);
}

static void
clear (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  State *self = (State *) state;

  self->top = self->height = 0;
}

static const ArbVerb *const verbs[] = {
  ARB_COMMON_VERBS,
  &(const ArbVerb){ .name = "lay",
                    .kind = ARB_VERB_DECISION,
                    .slots = { ARB_MUST (ARB_ACCEPT_NAME (SORT_CARD)) },
                    .offer = "lay",
                    .about = about_lay,
                    .why_not = why_not_lay,
                    .apply = lay },
  &(const ArbVerb){ .name = "clear",
                    .kind = ARB_VERB_DECISION,
                    .offer = "clear",
                    .why_not = why_not_clear,
                    .apply = clear },
  &(const ArbVerb){ .name = "holds",
                    .kind = ARB_VERB_OBSERVATION,
                    .slots = { ARB_MUST (ARB_ACCEPT_NAME (SORT_CARD)) },
                    .of_seat = ARB_SEAT_NEEDED,
                    .why_not = arb_why_not_named,
                    .apply = arb_name_card },
};

/* The turn of a player who has left is passed over. */
static void
leave (ArbState *state, guint seat)
{
  State *self = (State *) state;

  if (self->seat != seat)
    return;
  self->seat = (guint8) arb_next_seat (state, seat);
  state->over = arb_pile_size (state, pools, arb_pile_of (HAND, self->seat)) == 0;
}

static void
setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  State *self = (State *) state;

  self->seat = 1;
  state->turn = 1;
  for (guint i = 0; i < N_HAND * state->n_seats; i++)
    arb_pile_draw (state, pools, DECK, arb_pile_of (HAND, i / N_HAND + 1));
}

static void
score (const ArbState *state, ArbScoreSheet *sheet)
{
  arb_score_sheet_init (sheet, state);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    arb_score_sheet_add (sheet, seat, "laid", ARB_ARGUMENT_NONE,
                         ((const State *) state)->points[seat]);
  arb_score_sheet_decide (sheet);
}

static gint
count_top (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return ((const State *) state)->top > 0;
}

static const char *const zones[] = { "top", "hand", NULL };
static const ArbCounterDefinition counters[] = {
  { .id = "top", .value = count_top },
  { .id = "height",
    .form = ARB_COUNTER_NUMBER,
    .most = N_CARDS,
    ARB_TABLE_FIELD (State, height) },
  { .id = ARB_COUNTER_POINTS,
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    .value = arb_count_total },
  { .id = "hand",
    .of_seat = TRUE,
    .trend = ARB_TREND_FALLS,
    .value = arb_count_pile,
    .which = HAND },
  { .id = NULL },
};

static void
describe (const ArbState *state, ArbView *view)
{
  const State *self = (const State *) state;

  arb_view_add_zone (view, "top", ARB_TABLE);
  if (self->top > 0)
    arb_view_add_card (view, card_argument (self->top - 1u), 1, 0, ARB_FACE_UP);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      arb_view_add_zone (view, "hand", seat);
      arb_pile_describe (state, pools, arb_pile_of (HAND, seat), view);
    }
  arb_counters_describe (state, view);
}

const ArbRuleset arb_stairs_ruleset = {
  .id = "stairs",
  .state_size = sizeof (State),
  .catalogue_size = sizeof (ArbPlainCatalogue),
  .min_seats = 2,
  .max_seats = 4,
  .records = tables,
  .pools = pools,
  .counters = counters,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rule_definitions = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .switches = switches,
  .n_switches = G_N_ELEMENTS (switches),
  .rules = { .setup = setup,
             .to_decide = to_decide,
             .seat_rule = RULE_SEAT,
             .leave = leave,
             .score = score,
             .out_of_range = RULE_RANGE },
  .presentation = { .describe = describe, .zones = zones },
};
