/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/planets.h"

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

#define OF_SEAT(member) ARB_SEAT_FIELD (EmState, seats[0].member, seats[1].member)

#define PILE(name, role) \
  { \
    .id = name, .form = ARB_COUNTER_CARD, .trend = ARB_TREND_FALLS, .value = count_pile, \
    .which = role, ARB_TABLE_FIELD (EmState, piles[role]) \
  }

const ArbCounterDefinition proto_counters[] = {
  PILE ("survey-pile", EM_SURVEY),
  PILE ("warfare-pile", EM_WARFARE),
  PILE ("colonize-pile", EM_COLONIZE),
  PILE ("harvest-pile", EM_PRODUCE),
  PILE ("trade-pile", EM_TRADE),
  PILE ("research-pile", EM_RESEARCH),
  { .id = "influence-supply",
    .form = ARB_COUNTER_PIECES,
    .trend = ARB_TREND_FALLS,
    .limit = get_all_influence,
    ARB_TABLE_FIELD (EmState, supply) },
  { .id = "planet-deck",
    .form = ARB_COUNTER_PIECES,
    .trend = ARB_TREND_FALLS,
    ARB_TABLE_FIELD (EmState, planet_deck) },
  { .id = "planet-discard",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    ARB_TABLE_FIELD (EmState, planet_discard) },
  { .id = "hand-size", .form = ARB_COUNTER_NUMBER, .value = get_hand_size },
  { .id = "turn",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_RISES,
    ARB_TABLE_FIELD (EmState, parent.turn) },
  { .id = "leader",
    .form = ARB_COUNTER_NUMBER,
    .trend = ARB_TREND_TURN_FALLS | ARB_TREND_TURN_RISES,
    ARB_TABLE_FIELD (EmState, leader) },
  { .id = "icons", .form = ARB_COUNTER_NUMBER, .value = count_icons },
  { .id = "piles", .trend = ARB_TREND_FALLS, .value = count_piles },
  { .id = "uncounted-piles", .trend = ARB_TREND_FALLS, .value = count_uncounted_piles },
  { .id = "technologies", .trend = ARB_TREND_FALLS, .value = count_technologies },
  { .id = "shown", ARB_TABLE_FIELD (EmState, shown.size) },

  { .id = ARB_COUNTER_POINTS,
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = arb_count_total },
  { .id = "influence",
    .form = ARB_COUNTER_PIECES,
    .trend = ARB_TREND_RISES,
    OF_SEAT (influence) },
  { .id = "armies", .form = ARB_COUNTER_PIECES, OF_SEAT (fighters) },
  { .id = "resources",
    .of_seat = TRUE,
    .form = ARB_COUNTER_NUMBER,
    .value = count_resources },
  { .id = "hand", .form = ARB_COUNTER_PIECES, OF_SEAT (hand.size) },
  { .id = "deck", .form = ARB_COUNTER_PIECES, OF_SEAT (deck.size) },
  { .id = "discard", .form = ARB_COUNTER_PIECES, OF_SEAT (discard.size) },
  { .id = "planets", .of_seat = TRUE, .trend = ARB_TREND_RISES, .value = count_planets },
  { .id = "under-planets", .of_seat = TRUE, .value = count_cards_under },
  { .id = "play", OF_SEAT (play.size) },
  { .id = "owned", .of_seat = TRUE, .value = count_owned },
  { .id = NULL },
};
