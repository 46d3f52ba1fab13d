/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/counters.h"

#include "engine/play/counters.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"

static gint
get_n_turns (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return MICRO_N_TURNS;
}

static gint
count_icons (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) micro_count_icons (micro_state (state), seat, counter->which);
}

static gint
count_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const MicroState *self = micro_state (state);
  gint n = 0;

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    n += self->slots[slot].place == micro_planet_place (counter->which, seat);
  return n;
}

static gint
count_pile_of_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const MicroState *self = micro_state (state);
  gint n = 0;

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    n += self->slots[slot].place == MICRO_IN_PILE
         && micro_pile_number (self, slot) == counter->which;
  return n;
}

static gint
count_technologies (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  gint n = 0;

  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    n += micro_state (state)->owners[i] == seat;
  return n;
}

/* The card that an attempt is about. */
static gint
count_target (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const MicroState *self = micro_state (state);

  return self->target != 0 || micro_effect (self) == MICRO_EFFECT_AGAIN ? 1 : ARB_NO_COUNT;
}

#define DOMAINS(name, kept, pile) \
  { \
    .id = name, .trend = kept, .value = arb_count_pile, .which = pile \
  }

#define DOMAINS_OF(name, seen, pile) \
  { \
    .id = name, .of_seat = TRUE, .form = seen, .value = arb_count_pile, .which = pile \
  }

#define PLANETS(name, pile) \
  { \
    .id = name, .trend = ARB_TREND_FALLS, .value = count_pile_of_planets, .which = pile \
  }

#define ICONS(name, role) \
  { \
    .id = name, .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = count_icons, .which = role \
  }

/* Capital icons are only counted at the end, and never revealed. */
const ArbCounterDefinition micro_counters[] = {
  { .id = "turn",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    .limit = get_n_turns,
    ARB_TABLE_FIELD (MicroState, parent.turn) },
  DOMAINS ("supply", ARB_TREND_FALLS, MICRO_IN_SUPPLY),
  DOMAINS ("deck", ARB_TREND_FALLS, MICRO_IN_DECK),
  PLANETS ("cheap-planets", 0),
  PLANETS ("middle-planets", 1),
  PLANETS ("dear-planets", 2),
  { .id = "centre", .value = count_technologies },
  DOMAINS ("in-play", 0, MICRO_IN_PLAY),
  { .id = "target", .value = count_target },

  { .id = ARB_COUNTER_POINTS,
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = arb_count_total },
  ICONS ("research-icons", MICRO_RESEARCH),
  ICONS ("warfare-icons", MICRO_WARFARE),
  ICONS ("colonize-icons", MICRO_COLONIZE),
  DOMAINS_OF ("hand-size", ARB_COUNTER_NUMBER, MICRO_IN_HAND),
  DOMAINS_OF ("discard-size", ARB_COUNTER_NUMBER, MICRO_IN_DISCARD),
  DOMAINS_OF ("hand", ARB_COUNTER_UNSEEN, MICRO_IN_HAND),
  DOMAINS_OF ("discard", ARB_COUNTER_UNSEEN, MICRO_IN_DISCARD),
  { .id = "colonies", .of_seat = TRUE, .value = count_planets, .which = MICRO_COLONY },
  { .id = "spoils",
    .of_seat = TRUE,
    .trend = ARB_TREND_RISES,
    .value = count_planets,
    .which = MICRO_SPOILS },
  { .id = "technologies", .of_seat = TRUE, .value = count_technologies },
  { .id = NULL },
};
