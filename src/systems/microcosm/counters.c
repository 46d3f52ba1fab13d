/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "systems/microcosm/state.h"

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

/* While an attempt uses cards, they are adjusted afterwards. */
static gboolean
is_in_use (const ArbState *state, const ArbCounterDefinition *counter, ArbVerdict *verdict)
{
  const MicroState *self = micro_state (state);
  gboolean in_use = self->target != 0 || self->n_shown > 0;

  if (in_use)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_ADJUST,
                     arb_counter_name (state->catalogue, counter->id));
  return in_use;
}

/* Cards of a hand come from the deck, and go back there, if nobody knows which they are. */
static void
why_not_set_hand (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                  gint change, ArbVerdict *verdict)
{
  gint present = arb_counter_value (state, counter, seat);
  gint left = (gint) arb_pile_unseen (state, micro_pools, MICRO_IN_DECK);

  if (is_in_use (state, counter, verdict))
    return;
  if (change > left)
    arb_refuse_change (state, counter, seat, change, present + left, verdict);
  else if (-change > (gint) micro_n_unseen (micro_state (state), seat))
    arb_refuse_unclear (state, counter, seat, verdict);
}

static void
set_hand (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  guint hand = micro_place (MICRO_IN_HAND, seat);

  for (; change > 0; change--)
    arb_pile_draw (state, micro_pools, MICRO_IN_DECK, hand);
  for (; change < 0; change++)
    arb_pile_draw (state, micro_pools, hand, MICRO_IN_DECK);
}

/* Cards that left the deck were drawn by the player whose turn it is, as far as the table knows. */
static void
why_not_set_deck (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                  gint change, ArbVerdict *verdict)
{
  const MicroState *self = micro_state (state);

  if (!is_in_use (state, counter, verdict)
      && change > (gint) micro_n_unseen (self, micro_active (self)))
    arb_refuse_unclear (state, counter, seat, verdict);
}

static void
set_deck (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  set_hand (state, counter, micro_active (micro_state (state)), -change);
}

/* Finds the one planet that can come to a place or leave it: the only Colony of a player, or the top of
 * the only pile; -1 if there are more. */
static gint
find_only_planet (const MicroState *state, gint change, guint place)
{
  gint found = -1;

  for (guint slot = MICRO_N_PLANETS; slot-- > 0;)
    {
      guint at = state->slots[slot].place;

      if (change < 0 ? at != place : at != MICRO_IN_PILE)
        continue;
      if (found >= 0
          && (change < 0
              || micro_pile_number (state, slot) != micro_pile_number (state, (guint) found)))
        return -1;
      found = (gint) slot;
    }
  return found;
}

static void
why_not_set_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                     gint change, ArbVerdict *verdict)
{
  const MicroState *self = micro_state (state);

  if (!is_in_use (state, counter, verdict)
      && (ABS (change) != 1
          || find_only_planet (self, change, micro_planet_place (counter->which, seat)) < 0))
    arb_refuse_unclear (state, counter, seat, verdict);
}

static void
set_planets (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  MicroState *self = (MicroState *) state;
  guint place = micro_planet_place (counter->which, seat);

  self->slots[find_only_planet (self, change, place)].place =
      (guint8) (change > 0 ? place : MICRO_IN_PILE);
}

/* The same for technologies: the only one of a player, or of the centre. */
static gint
find_only_technology (const MicroState *state, guint owner)
{
  gint found = -1;

  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == owner)
      {
        if (found >= 0)
          return -1;
        found = (gint) i;
      }
  return found;
}

static void
why_not_set_technologies (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                          gint change, ArbVerdict *verdict)
{
  const MicroState *self = micro_state (state);

  if (!is_in_use (state, counter, verdict)
      && (ABS (change) != 1 || find_only_technology (self, change < 0 ? seat : 0) < 0))
    arb_refuse_unclear (state, counter, seat, verdict);
}

static void
set_technologies (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  MicroState *self = (MicroState *) state;

  self->owners[find_only_technology (self, change < 0 ? seat : 0)] =
      (guint8) (change > 0 ? seat : 0);
}

#define DOMAINS(name, kept, pile) \
  { \
    .id = name, .trend = kept, .value = arb_count_pile, .which = pile \
  }

#define DOMAINS_OF(name, seen, pile) \
  { \
    .id = name, .of_seat = TRUE, .form = seen, .value = arb_count_pile, .which = pile \
  }

#define HAND(name, seen) \
  { \
    .id = name, .of_seat = TRUE, .form = seen, .value = arb_count_pile, .which = MICRO_IN_HAND, \
    .most = MICRO_N_DOMAINS, .why_not = why_not_set_hand, .change = set_hand \
  }

#define PLANETS_OF(name, kept, place) \
  { \
    .id = name, .of_seat = TRUE, .trend = kept, .value = count_planets, .which = place, \
    .most = MICRO_N_PLANETS, .why_not = why_not_set_planets, .change = set_planets \
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
  { .id = "deck",
    .trend = ARB_TREND_FALLS,
    .value = arb_count_pile,
    .which = MICRO_IN_DECK,
    .most = MICRO_N_DOMAINS,
    .why_not = why_not_set_deck,
    .change = set_deck },
  PLANETS ("cheap-planets", 0),
  PLANETS ("middle-planets", 1),
  PLANETS ("dear-planets", 2),
  { .id = "centre", .value = count_technologies },
  DOMAINS ("in-play", 0, MICRO_IN_PLAY),
  { .id = "target", .value = count_target },

  { .id = ARB_COUNTER_POINTS,
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = arb_count_total,
    .most = G_MAXINT16,
    .change = arb_adjust_points },
  ICONS ("research-icons", MICRO_RESEARCH),
  ICONS ("warfare-icons", MICRO_WARFARE),
  ICONS ("colonize-icons", MICRO_COLONIZE),
  HAND ("hand-size", ARB_COUNTER_NUMBER),
  DOMAINS_OF ("discard-size", ARB_COUNTER_NUMBER, MICRO_IN_DISCARD),
  HAND ("hand", ARB_COUNTER_UNSEEN),
  DOMAINS_OF ("discard", ARB_COUNTER_UNSEEN, MICRO_IN_DISCARD),
  PLANETS_OF ("colonies", 0, MICRO_COLONY),
  PLANETS_OF ("spoils", ARB_TREND_RISES, MICRO_SPOILS),
  { .id = "technologies",
    .of_seat = TRUE,
    .value = count_technologies,
    .most = MICRO_N_TECHNOLOGIES,
    .why_not = why_not_set_technologies,
    .change = set_technologies },
  { .id = NULL },
};
