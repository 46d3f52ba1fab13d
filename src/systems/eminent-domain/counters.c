/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/set-counts.h"
#include "systems/eminent-domain/setup.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/symbols.h"

static const EmState *
em (const ArbState *state)
{
  return (const EmState *) state;
}

/* The learning game has no Research. */
static gint
count_stack (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return em_stack_in_use (em (state), counter->which) ? em (state)->stacks[counter->which]
                                                      : ARB_NO_COUNT;
}

static gint
count_stacks (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  gint n = 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    n += em_stack_in_use (em (state), stack) ? em (state)->stacks[stack] : 0;
  return n;
}

static gint
get_all_influence (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return em_stack_row (em (state))->influence;
}

static gint
count_empty_stacks (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_empty_stacks (em (state));
}

static gint
get_empty_to_end (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return em (state)->empty_to_end;
}

static gint
is_end_triggered (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return em_end_triggered (em (state));
}

static gint
count_planet_discard (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_count (em (state)->discard_known) + em (state)->discard_unknown;
}

static gint
count_looked_at (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_look_size (em (state));
}

static gint
count_technologies (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint n = em_catalogue (em (state))->n_technologies;

  return (gint) (n - em_count (em (state)->gone & (em_bit (n) - 1)));
}

static gint
count_removed (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  gint n = (gint) em_count (em (state)->removed_technologies);

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    n += em (state)->removed[kind];
  return n;
}

static gint
count_pending_influence (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint n = seat == em (state)->leader ? em_pending_influence (em (state)) : 0;

  return n > 0 ? (gint) n : ARB_NO_COUNT;
}

static gint
count_resources (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_seat_resources (em (state), seat)
         + em_seat_const (em (state), seat)->sums[EM_SUM_RESOURCES];
}

static gint
get_hand_limit (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_hand_limit (em (state), seat);
}

static gint
count_symbols (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_empire_symbols (em (state), seat, counter->which, NULL);
}

static gint
count_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_count_planets (em (state), seat);
}

/* Cards, however many symbols they show. */
static gint
count_colonies (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint n = 0;

  for (guint32 rest = em_seat_const (em (state), seat)->face_down; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (em (state), seat, em_first (rest));

      n += own->colonize + own->research + em_count (own->technologies);
    }
  return (gint) n;
}

static gint
count_permanents (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_count (em_seat_const (em (state), seat)->permanents);
}

static void
set_stack (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  ((EmState *) state)->stacks[counter->which] += (guint8) change;
  ((EmState *) state)->card_inflow[counter->which] += (gint16) change;
}

static void
set_fighters (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  em_adjust_fighters ((EmState *) state, seat, change);
}

/* During a game, cards and resources are recorded by name; sums that were counted before can still be
 * reduced. */
static void
why_not_set_sum (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                 gint change, ArbVerdict *verdict)
{
  ArbArgument name = arb_counter_name (state->catalogue, counter->id);

  if (state->played && change > 0)
    em_refuse (verdict, ARB_RULE_MALFORMED, name);
  else if (counter->which == EM_SUM_TECHNOLOGIES
           && !em_stack_in_use (em (state), EM_STACK_RESEARCH))
    em_refuse (verdict, EM_RULE_NO_RESEARCH, name);
}

/* Planets leave their deck for its discard pile, and come back from there. */
static void
why_not_move_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                      gint change, ArbVerdict *verdict)
{
  gboolean deck = counter->field == G_STRUCT_OFFSET (EmState, planet_deck);
  gint present = arb_counter_value (state, counter, seat);
  gint other = deck ? count_planet_discard (state, counter, seat) : em (state)->planet_deck;

  if (change > other || em_look_size (em (state)) > 0)
    arb_refuse_change (state, counter, seat, change, present + other, verdict);
}

static void
set_planet_deck (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  if (change < 0)
    em_planets_discard ((EmState *) state, (guint) -change);
  else
    em_planets_return ((EmState *) state, (guint) change);
}

static void
set_planet_discard (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  set_planet_deck (state, counter, seat, -change);
}

/* Finds the last planet of @seat of which only the back is known, with nothing under it; %NULL if there
 * is none. */
static const EmEmpirePlanet *
find_nameless (const EmState *state, guint seat, guint *n)
{
  const EmEmpirePlanet *last = NULL;

  *n = 0;
  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));
      guint64 start = em_catalogue (state)->start_planets;

      if (own->card != EM_UNKNOWN || (own->candidates & start) != 0
          || em_count_colonies (state, own) > 0)
        continue;
      last = own;
      ++*n;
    }
  return last;
}

/* A planet comes face down from the deck, and goes to the discard pile. */
static void
why_not_set_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                     gint change, ArbVerdict *verdict)
{
  gint present = count_planets (state, counter, seat);
  gint left = em (state)->planet_deck + count_planet_discard (state, counter, seat);
  guint n;

  find_nameless (em (state), seat, &n);
  if (change < 0 && n < (guint) -change)
    arb_refuse_unclear (state, counter, seat, verdict);
  else if (change > 0 && (change > left || em_look_size (em (state)) > 0))
    arb_refuse_change (state, counter, seat, change, present + left, verdict);
}

static void
set_planets (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  EmState *self = (EmState *) state;
  guint n;

  for (; change > 0; change--)
    {
      em_look (self, 1);
      em_look_choose (self, seat, ~G_GUINT64_CONSTANT (0));
    }
  for (; change < 0; change++)
    em_planet_discard_unknown (self, (EmEmpirePlanet *) find_nameless (self, seat, &n));
}

/* The slots of the planets of @seat that are filled, or free, if all are for the same resource; 0 if
 * not, or if there are none. Counts them. */
static guint
find_only_resource (const EmState *state, guint seat, gboolean filled, guint *n)
{
  guint kinds = 0;

  *n = 0;
  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));
      guint slots = filled ? own->filled : em_free_slots (state, own);

      *n += em_count (slots);
      kinds |= em_slots_kinds (state, own, slots);
    }
  return kinds;
}

/* Before a game, resources are a sum; then it must be clear which come or leave. */
static void
why_not_set_resources (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                       gint change, ArbVerdict *verdict)
{
  gint sum = em_seat_const (em (state), seat)->sums[EM_SUM_RESOURCES];
  guint n, kinds = find_only_resource (em (state), seat, change < 0, &n);

  if ((change > 0 && !state->played) || (change < 0 && sum + change >= 0))
    return;
  if (change > (gint) n)
    arb_refuse_change (state, counter, seat, change,
                       arb_counter_value (state, counter, seat) + (gint) n, verdict);
  else if (!em_is_single (kinds) && n != (guint) ABS (change))
    arb_refuse_unclear (state, counter, seat, verdict);
}

static void
set_resources (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  EmState *self = (EmState *) state;
  EmSeat *owner = em_seat (self, seat);
  gint by_sum =
      change > 0 ? (state->played ? 0 : change) : MAX (change, -owner->sums[EM_SUM_RESOURCES]);
  guint left = (guint) ABS (change - by_sum);

  owner->sums[EM_SUM_RESOURCES] += (guint16) by_sum;
  for (guint32 rest = owner->face_up; rest != 0; rest &= rest - 1)
    {
      EmEmpirePlanet *own = em_planet (self, seat, em_first (rest));
      guint slots = change < 0 ? own->filled : em_free_slots (self, own);

      for (; slots != 0 && left > 0; slots &= slots - 1, left--)
        own->filled ^= (guint8) (1u << em_first (slots));
    }
}

#define STACK(name, stack) \
  { \
    .id = name, .form = ARB_COUNTER_CARD, .trend = ARB_TREND_FALLS, .value = count_stack, \
    .which = stack, .most = EM_MOST_CARDS, .change = set_stack \
  }

#define SUM(name, sum) \
  { \
    .id = name, .which = sum, .most = EM_MOST_TOKENS, .why_not = why_not_set_sum, \
    EM_OF_SEAT (sums[sum]) \
  }

#define SYMBOLS(name, role) \
  { \
    .id = name, .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = count_symbols, .which = role \
  }

const ArbCounterDefinition em_counters[] = {
  STACK ("survey-stack", EM_STACK_SURVEY),
  STACK ("warfare-stack", EM_STACK_WARFARE),
  STACK ("colonize-stack", EM_STACK_COLONIZE),
  STACK ("produce-trade-stack", EM_STACK_PRODUCE_TRADE),
  STACK ("research-stack", EM_STACK_RESEARCH),
  EM_COUNTER_SUPPLY (get_all_influence),
  { .id = "influence-reserve",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    ARB_TABLE_FIELD (EmState, influence_owed) },
  { .id = "empty-stacks",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    .value = count_empty_stacks,
    .limit = get_empty_to_end },
  { .id = "end-triggered",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    .value = is_end_triggered },
  EM_COUNTER_TURN,
  EM_COUNTER_LEADER,
  { .id = "planet-deck",
    .form = ARB_COUNTER_PIECES,
    .most = EM_MOST_CARDS,
    .why_not = why_not_move_planets,
    .change = set_planet_deck,
    ARB_TABLE_FIELD (EmState, planet_deck) },
  { .id = "planet-discard",
    .form = ARB_COUNTER_NUMBER,
    .value = count_planet_discard,
    .most = EM_MOST_CARDS,
    .why_not = why_not_move_planets,
    .change = set_planet_discard },
  { .id = "stacks", .trend = ARB_TREND_FALLS, .value = count_stacks },
  { .id = "looked-at", .value = count_looked_at },
  { .id = "technologies", .trend = ARB_TREND_FALLS, .value = count_technologies },
  { .id = "removed", .trend = ARB_TREND_RISES, .value = count_removed },

  { .id = "score", .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = arb_count_total },
  EM_COUNTER_INFLUENCE,
  { .id = "influence-pending",
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = count_pending_influence },
  { .id = "fighters",
    .form = ARB_COUNTER_PIECES,
    .most = EM_MOST_TOKENS,
    .change = set_fighters,
    EM_OF_SEAT (fighters) },
  { .id = "resources",
    .of_seat = TRUE,
    .form = ARB_COUNTER_PIECES,
    .value = count_resources,
    .most = EM_MOST_TOKENS,
    .why_not = why_not_set_resources,
    .change = set_resources },
  EM_COUNTER_PILE ("hand", hand, EM_PLACE_HAND, .limit = get_hand_limit),
  EM_COUNTER_PILE ("deck", deck, EM_PLACE_DECK),
  EM_COUNTER_PILE ("discard", discard, EM_PLACE_DISCARD),
  SYMBOLS ("survey-symbols", EM_SURVEY),
  SYMBOLS ("warfare-symbols", EM_WARFARE),
  SYMBOLS ("colonize-symbols", EM_COLONIZE),
  SYMBOLS ("produce-symbols", EM_PRODUCE),
  SYMBOLS ("trade-symbols", EM_TRADE),
  SYMBOLS ("research-symbols", EM_RESEARCH),
  { .id = "planets",
    .of_seat = TRUE,
    .trend = ARB_TREND_RISES,
    .value = count_planets,
    .most = EM_MAX_SEAT_PLANETS,
    .why_not = why_not_set_planets,
    .change = set_planets },
  { .id = "colonies", .of_seat = TRUE, .value = count_colonies },
  { .id = "permanents", .of_seat = TRUE, .trend = ARB_TREND_RISES, .value = count_permanents },
  { .id = "play", EM_OF_SEAT (play.size) },
  SUM ("planet-influence", EM_SUM_PLANETS),
  SUM ("technology-influence", EM_SUM_TECHNOLOGIES),
  { .id = ARB_COUNTER_POINTS, .of_seat = TRUE, .value = arb_count_total },
  { .id = NULL },
};
