/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/state.h"

#include "engine/play/counters.h"
#include "systems/nine-domains/elements.h"
#include "systems/nine-domains/ends.h"

/* The state without the rounds that do not count; @room has place for it. */
static const NineState *
take_back (const ArbState *state, NineState *room)
{
  if (state->last_turn == 0)
    return nine_state (state);
  nine_take_back (nine_state (state), room);
  return room;
}

static gint
count_rounds (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const NineState *self = nine_state (state);

  return self->element_winner != 0 ? self->element_round : state->turn;
}

static gint
get_n_rounds (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return NINE_N_ROUNDS;
}

/* An open tile that nobody has named lies at its place, too. */
static gint
count_open_domains (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  NineState room;
  const NineState *self = take_back (state, &room);
  gint n = 0;

  for (guint place = 0; place < NINE_N_PLACES; place++)
    n += self->visible[place] != 0 || (!state->over && self->n_fought < NINE_N_ROUNDS);
  return n;
}

/* The domains at the place @which, or those of a seat. */
static gint
count_domains (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const NineHoldings *holdings = nine_counted (nine_state (state));
  gint n = 0;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    n += holdings->location[i] == (seat != ARB_TABLE ? seat : counter->which);
  return n;
}

static gint
count_specials (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  NineState room;
  const NineState *self = take_back (state, &room);

  return MAX (__builtin_popcount (self->specials), (gint) nine_n_kinds (self));
}

static gint
count_fought (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  NineState room;

  return take_back (state, &room)->n_fought > 0 ? NINE_N_PLACES : ARB_NO_COUNT;
}

static guint
get_elements (const ArbState *state, guint seat)
{
  NineState room;

  return nine_elements (take_back (state, &room), seat);
}

static gint
count_elements (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return __builtin_popcount (get_elements (state, seat) & NINE_ALL_ELEMENTS);
}

static gint
get_n_elements (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return NINE_N_ELEMENTS;
}

static gint
has_element (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) (get_elements (state, seat) >> counter->which & 1);
}

/* Half an element waits for the other half. */
static gint
has_half (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint elements = get_elements (state, seat);
  gboolean half = (elements & 1u << NINE_PURPLE) == 0 && (elements & 1u << NINE_HALF_PURPLE) != 0;

  return half ? 1 : ARB_NO_COUNT;
}

/* The domains whose elements nobody has recorded: the seat may have more elements than it seems. */
static gint
count_unmarked (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const NineState *self = nine_state (state);
  const NineHoldings *holdings = nine_counted (self);
  gint n = 0;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    n += holdings->location[i] == seat && nine_marks (self, i) == 0
         && !nine_catalogue (self)->domains[i].blank;
  return n > 0 ? n : ARB_NO_COUNT;
}

static gint
count_hand (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  NineState room;

  return (gint) nine_n_hand (take_back (state, &room), seat);
}

static gint
count_place (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  NineState room;
  const NineState *self = take_back (state, &room);

  return nine_is_placing (self)
         && self->cards[nine_row (self)][seat][counter->which] != NINE_NO_CARD;
}

static gint
count_used (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return __builtin_popcount (nine_counted (nine_state (state))->used[seat]);
}

#define OF_SEAT(name, kept, function, number) \
  { \
    .id = name, .of_seat = TRUE, .trend = kept, .value = function, .which = number \
  }

#define ELEMENT(name, mark) \
  { \
    .id = name, .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = has_element, .which = mark \
  }

const ArbCounterDefinition nine_counters[] = {
  { .id = "round",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    .value = count_rounds,
    .limit = get_n_rounds },
  { .id = "open-domains", .trend = ARB_TREND_FALLS, .value = count_open_domains },
  { .id = "removed", .trend = ARB_TREND_RISES, .value = count_domains, .which = NINE_REMOVED },
  { .id = "specials", .trend = ARB_TREND_RISES, .value = count_specials },
  { .id = "fought-domains", .value = count_fought },

  { .id = ARB_COUNTER_POINTS,
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = arb_count_total,
    .most = G_MAXINT16,
    .change = arb_adjust_points },
  { .id = "elements",
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = count_elements,
    .limit = get_n_elements },
  ELEMENT ("red-won", NINE_RED),
  ELEMENT ("green-won", NINE_GREEN),
  ELEMENT ("blue-won", NINE_BLUE),
  ELEMENT ("purple-won", NINE_PURPLE),
  { .id = "half-purple-won", .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = has_half },
  { .id = "untold-domains", .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = count_unmarked },
  OF_SEAT ("hand", ARB_TREND_TURN_FALLS, count_hand, 0),
  OF_SEAT ("left", 0, count_place, 0),
  OF_SEAT ("middle", 0, count_place, 1),
  OF_SEAT ("right", 0, count_place, 2),
  OF_SEAT ("domains", ARB_TREND_RISES, count_domains, 0),
  OF_SEAT ("used", ARB_TREND_RISES, count_used, 0),
  OF_SEAT ("last-round", 0, count_fought, 0),
  { .id = NULL },
};
