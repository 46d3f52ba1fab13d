/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/counters.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/setup.h"
#include "systems/eminent-domain/stacks.h"
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

#define OF_SEAT(member) ARB_SEAT_FIELD (EmState, seats[0].member, seats[1].member)

#define STACK(name, stack) \
  { \
    .id = name, .form = ARB_COUNTER_CARD, .trend = ARB_TREND_FALLS, .value = count_stack, \
    .which = stack, ARB_TABLE_FIELD (EmState, stacks[stack]) \
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
  { .id = "influence-supply",
    .form = ARB_COUNTER_PIECES,
    .trend = ARB_TREND_FALLS,
    .limit = get_all_influence,
    ARB_TABLE_FIELD (EmState, supply) },
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
  { .id = "turn",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    ARB_TABLE_FIELD (EmState, parent.turn) },
  { .id = "leader",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_TURN_FALLS | ARB_TREND_TURN_RISES,
    ARB_TABLE_FIELD (EmState, leader) },
  { .id = "planet-deck", .form = ARB_COUNTER_PIECES, ARB_TABLE_FIELD (EmState, planet_deck) },
  { .id = "planet-discard", .form = ARB_COUNTER_NUMBER, .value = count_planet_discard },
  { .id = "stacks", .trend = ARB_TREND_FALLS, .value = count_stacks },
  { .id = "looked-at", .value = count_looked_at },
  { .id = "technologies", .trend = ARB_TREND_FALLS, .value = count_technologies },
  { .id = "removed", .trend = ARB_TREND_RISES, .value = count_removed },

  { .id = "score", .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = arb_count_total },
  { .id = "influence",
    .form = ARB_COUNTER_PIECES,
    .trend = ARB_TREND_RISES,
    OF_SEAT (influence) },
  { .id = "influence-pending",
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = count_pending_influence },
  { .id = "fighters", .form = ARB_COUNTER_PIECES, OF_SEAT (fighters) },
  { .id = "resources",
    .of_seat = TRUE,
    .form = ARB_COUNTER_PIECES,
    .value = count_resources },
  { .id = "hand", .form = ARB_COUNTER_PIECES, .limit = get_hand_limit, OF_SEAT (hand.size) },
  { .id = "deck", .form = ARB_COUNTER_PIECES, OF_SEAT (deck.size) },
  { .id = "discard", .form = ARB_COUNTER_PIECES, OF_SEAT (discard.size) },
  SYMBOLS ("survey-symbols", EM_SURVEY),
  SYMBOLS ("warfare-symbols", EM_WARFARE),
  SYMBOLS ("colonize-symbols", EM_COLONIZE),
  SYMBOLS ("produce-symbols", EM_PRODUCE),
  SYMBOLS ("trade-symbols", EM_TRADE),
  SYMBOLS ("research-symbols", EM_RESEARCH),
  { .id = "planets", .of_seat = TRUE, .trend = ARB_TREND_RISES, .value = count_planets },
  { .id = "colonies", .of_seat = TRUE, .value = count_colonies },
  { .id = "permanents", .of_seat = TRUE, .trend = ARB_TREND_RISES, .value = count_permanents },
  { .id = "play", OF_SEAT (play.size) },
  { .id = NULL },
};
