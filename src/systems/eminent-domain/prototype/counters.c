/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/set-counts.h"

static const EmState *
em (const ArbState *state)
{
  return (const EmState *) state;
}

static gint
count_pile (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint n = em (state)->piles[counter->which];

  return n != PROTO_NOT_COUNTED ? (gint) n : ARB_NO_COUNT;
}

static gint
count_piles (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  gint n = 0;

  for (guint role = 0; role < EM_N_ROLES; role++)
    n += em (state)->piles[role] != PROTO_NOT_COUNTED ? em (state)->piles[role] : 0;
  return n;
}

static gint
count_uncounted_piles (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  gint n = 0;

  for (guint role = 0; role < EM_N_ROLES; role++)
    n += em (state)->piles[role] == PROTO_NOT_COUNTED;
  return n;
}

static gint
get_all_influence (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return proto_catalogue (em (state))->setups[0].influence;
}

static gint
get_hand_size (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return em (state)->hand_size != 0 ? em (state)->hand_size : ARB_NO_COUNT;
}

static gint
count_icons (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const ArbAgenda *agenda = &em (state)->agenda;
  guint performer =
      arb_agenda_waits (agenda) && agenda->n > 0 ? arb_agenda_top_const (agenda)->seat : 0;

  return performer != 0 && em (state)->shown.size > 0
             ? (gint) proto_count_icons (em (state), performer)
             : ARB_NO_COUNT;
}

static gint
count_technologies (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_count (~em (state)->gone & (em_bit (PROTO_N_TECHNOLOGIES) - 1));
}

static gint
count_resources (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) proto_resources (em (state), seat);
}

static guint32
get_planets (const EmState *state, guint seat)
{
  return proto_face_up (state, seat) | proto_face_down (state, seat);
}

static gint
count_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_count (get_planets (em (state), seat));
}

static gint
count_cards_under (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint n = 0;

  for (guint32 rest = get_planets (em (state), seat); rest != 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (em (state), seat, em_first (rest));

      n += own->colonize + em_count (own->technologies);
    }
  return (gint) n;
}

static gint
count_owned (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  return (gint) em_count (em_seat_const (em (state), seat)->owned);
}

const guint8 *
proto_number_of (const EmState *state, ArbArgument name, guint8 *unknown)
{
  const ArbCounterDefinition *counter = arb_counter_named (state->parent.catalogue, name);

  if (counter == NULL || (counter->value != count_pile && counter->value != get_hand_size))
    return NULL;
  *unknown = counter->value == count_pile ? PROTO_NOT_COUNTED : 0;
  return (const guint8 *) state + counter->field;
}

/* A hand of no cards is one of which nobody knows the size. */
static void
why_not_set_hand_size (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                       gint change, ArbVerdict *verdict)
{
  if (em (state)->hand_size + change == 0)
    arb_refuse_change (state, counter, seat, change, counter->most, verdict);
}

/* Planets leave their deck for its discard pile, and come back from there. */
static void
why_not_move_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                      gint change, ArbVerdict *verdict)
{
  gint all = em (state)->planet_deck + em (state)->planet_discard;

  if (arb_counter_value (state, counter, seat) + change > all)
    arb_refuse_change (state, counter, seat, change, all, verdict);
}

static void
set_planet_deck (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  ((EmState *) state)->planet_deck += (guint8) change;
  ((EmState *) state)->planet_discard -= (guint8) change;
}

static void
set_planet_discard (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  set_planet_deck (state, counter, seat, -change);
}

/* Counts the face-down planets of @seat that nobody has named; @last (out) is the last one with nothing
 * under it, and @n_free (out) how many of those there are. */
static guint
find_surveyed (const EmState *state, guint seat, guint *last, guint *n_free)
{
  guint n = 0;

  *last = *n_free = 0;
  for (guint32 rest = proto_face_down (state, seat); rest != 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, seat, em_first (rest));

      if (own->card != EM_UNKNOWN || own->start)
        continue;
      n++;
      if (own->colonize > 0 || own->technologies != 0)
        continue;
      *last = em_first (rest);
      ++*n_free;
    }
  return n;
}

static gint
count_surveyed (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint last, n_free;

  return (gint) find_surveyed (em (state), seat, &last, &n_free);
}

/* A planet comes face down from the deck, and goes back there. */
static void
why_not_set_planets (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                     gint change, ArbVerdict *verdict)
{
  gint present = arb_counter_value (state, counter, seat);
  guint last, n_free;

  find_surveyed (em (state), seat, &last, &n_free);
  if (change < 0 && n_free < (guint) -change)
    arb_refuse_unclear (state, counter, seat, verdict);
  else if (change > 0
           && (change > em (state)->planet_deck
               || !proto_has_room (em (state), seat, (guint) change)))
    arb_refuse_change (state, counter, seat, change, present + em (state)->planet_deck, verdict);
}

static void
set_planets (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  EmState *self = (EmState *) state;
  guint last, n_free;

  for (; change > 0; change--, self->planet_deck--)
    proto_add_planet (self, seat, EM_UNKNOWN, FALSE);
  for (; change < 0; change++)
    {
      find_surveyed (self, seat, &last, &n_free);
      proto_return_planet (self, seat, last);
    }
}

#define PILE(name, role) \
  { \
    .id = name, .form = ARB_COUNTER_CARD, .trend = ARB_TREND_FALLS, .value = count_pile, \
    .which = role, .most = PROTO_NOT_COUNTED - 1, ARB_TABLE_FIELD (EmState, piles[role]) \
  }

const ArbCounterDefinition proto_counters[] = {
  PILE ("survey-pile", EM_SURVEY),
  PILE ("warfare-pile", EM_WARFARE),
  PILE ("colonize-pile", EM_COLONIZE),
  PILE ("harvest-pile", EM_PRODUCE),
  PILE ("trade-pile", EM_TRADE),
  PILE ("research-pile", EM_RESEARCH),
  EM_COUNTER_SUPPLY (get_all_influence),
  { .id = "planet-deck",
    .form = ARB_COUNTER_PIECES,
    .trend = ARB_TREND_FALLS,
    .most = PROTO_N_PLANETS,
    .why_not = why_not_move_planets,
    .change = set_planet_deck,
    ARB_TABLE_FIELD (EmState, planet_deck) },
  { .id = "planet-discard",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    .most = PROTO_N_PLANETS,
    .why_not = why_not_move_planets,
    .change = set_planet_discard,
    ARB_TABLE_FIELD (EmState, planet_discard) },
  { .id = "hand-size",
    .form = ARB_COUNTER_NUMBER,
    .value = get_hand_size,
    .most = PROTO_NOT_COUNTED - 1,
    .why_not = why_not_set_hand_size,
    ARB_TABLE_FIELD (EmState, hand_size) },
  EM_COUNTER_TURN,
  EM_COUNTER_LEADER,
  { .id = "icons", .form = ARB_COUNTER_NUMBER, .value = count_icons },
  { .id = "piles", .trend = ARB_TREND_FALLS, .value = count_piles },
  { .id = "uncounted-piles", .trend = ARB_TREND_FALLS, .value = count_uncounted_piles },
  { .id = "technologies", .trend = ARB_TREND_FALLS, .value = count_technologies },
  { .id = "shown", ARB_TABLE_FIELD (EmState, shown.size) },

  { .id = ARB_COUNTER_POINTS,
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = arb_count_total },
  EM_COUNTER_INFLUENCE,
  { .id = "armies", .form = ARB_COUNTER_PIECES, .most = EM_MOST_TOKENS, EM_OF_SEAT (fighters) },
  { .id = "resources", .of_seat = TRUE, .form = ARB_COUNTER_NUMBER, .value = count_resources },
  EM_COUNTER_PILE ("hand", hand, EM_PLACE_HAND),
  EM_COUNTER_PILE ("deck", deck, EM_PLACE_DECK),
  EM_COUNTER_PILE ("discard", discard, EM_PLACE_DISCARD),
  { .id = "planets",
    .of_seat = TRUE,
    .trend = ARB_TREND_RISES,
    .value = count_planets,
    .most = EM_MAX_SEAT_PLANETS,
    .why_not = why_not_set_planets,
    .change = set_planets },
  { .id = "surveyed",
    .of_seat = TRUE,
    .value = count_surveyed,
    .most = EM_MAX_SEAT_PLANETS,
    .why_not = why_not_set_planets,
    .change = set_planets },
  { .id = "under-planets", .of_seat = TRUE, .value = count_cards_under },
  { .id = "play", EM_OF_SEAT (play.size) },
  { .id = "owned", .of_seat = TRUE, .value = count_owned },
  { .id = NULL },
};
