/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/planets.h"

#include "systems/eminent-domain/prototype/contract.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/verbs.h"

static guint32
numbers_of (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);

  return owner->face_down | owner->face_up;
}

const ProtoPlanet *
proto_find (const EmState *state, guint seat, guint number)
{
  if (number > EM_MAX_SEAT_PLANETS || (numbers_of (state, seat) >> number & 1) == 0)
    return NULL;
  return &state->proto_planets[em_seat_const (state, seat)->planets[number - 1]];
}

ProtoPlanet *
proto_planet (EmState *state, guint seat, guint number)
{
  return &state->proto_planets[em_seat (state, seat)->planets[number - 1]];
}

/* The start planet, if it was not turned up by a move. */
static guint32
start_bits (const EmState *state, guint seat)
{
  guint32 bits = 0;

  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    if (proto_find (state, seat, em_first (rest))->start)
      bits |= 1u << em_first (rest);
  return bits;
}

guint32
proto_face_up (const EmState *state, guint seat)
{
  guint32 up = em_seat_const (state, seat)->face_up;

  return proto_switch (state, PROTO_SWITCH_START_PLANET) == PROTO_START_FACE_UP
             ? up | start_bits (state, seat)
             : up;
}

guint32
proto_face_down (const EmState *state, guint seat)
{
  return numbers_of (state, seat) & ~proto_face_up (state, seat);
}

guint
proto_planet_owner (const EmState *state, guint planet)
{
  for (guint i = 0; i < state->n_planets; i++)
    if (state->proto_planets[i].owner != 0 && state->proto_planets[i].card == planet)
      return state->proto_planets[i].owner;
  return 0;
}

/* Numbers are not given twice, unless adjustments have used up all of them. */
static guint
free_number (EmState *state, guint seat)
{
  EmSeat *owner = em_seat (state, seat);
  guint number = 1;

  if (owner->n_planets < EM_MAX_SEAT_PLANETS)
    return ++owner->n_planets;
  while ((numbers_of (state, seat) >> number & 1) != 0)
    number++;
  return number;
}

guint
proto_add_planet (EmState *state, guint seat, guint card, gboolean start)
{
  guint number = free_number (state, seat);
  guint place = 0;

  while (place < state->n_planets && state->proto_planets[place].owner != 0)
    place++;
  g_assert (place < PROTO_N_PLANETS && number <= EM_MAX_SEAT_PLANETS);
  state->n_planets = MAX (state->n_planets, (guint8) (place + 1));
  state->proto_planets[place] =
      (ProtoPlanet){ .card = (guint8) card, .owner = seat & 15, .start = start & 1 };
  em_seat (state, seat)->planets[number - 1] = (guint8) place;
  em_seat (state, seat)->face_down |= 1u << number;
  return number;
}

/* Moves the cards under a planet to @to, which is empty if they leave the game. */
static void
free_colonies (EmState *state, ProtoPlanet *own, EmPile *to)
{
  EmSeat *owner = em_seat (state, own->owner);

  if (to != NULL)
    em_pile_add (to, EM_COLONIZE, own->colonize);
  else
    {
      state->removed[EM_COLONIZE] += own->colonize;
      owner->owned &= ~own->technologies;
    }
  for (guint64 rest = own->technologies; rest != 0 && to != NULL; rest &= rest - 1)
    em_pile_add (to, EM_N_ROLES + em_first (rest), 1);
  own->colonize = 0;
  own->technologies = 0;
}

/* Clears the cards that the leader has tucked in this turn. */
static void
forget_tucked (EmState *state, ProtoPlanet *own)
{
  own->tucked = 0;
  state->tucked_technologies &= ~own->technologies;
}

void
proto_lose_planet (EmState *state, guint seat, guint number)
{
  EmSeat *owner = em_seat (state, seat);
  ProtoPlanet *own = proto_planet (state, seat, number);

  forget_tucked (state, own);
  free_colonies (state, own, &owner->discard);
  *own = (ProtoPlanet){ 0 };
  owner->planets[number - 1] = 0;
  owner->face_down &= ~(1u << number);
  owner->face_up &= ~(1u << number);
}

void
proto_turn_up (EmState *state, guint seat, guint number, guint card)
{
  EmSeat *owner = em_seat (state, seat);
  ProtoPlanet *own = proto_planet (state, seat, number);
  guint fate = proto_switch (state, PROTO_SWITCH_FREED_COLONIES);

  own->card = (guint8) card;
  own->start = FALSE;
  owner->face_down &= ~(1u << number);
  owner->face_up |= 1u << number;
  forget_tucked (state, own);
  if (fate != PROTO_FREED_STAY)
    free_colonies (state, own, fate == PROTO_FREED_DISCARD ? &owner->discard : NULL);
}

guint
proto_resources (const EmState *state, guint seat)
{
  guint n = 0;

  for (guint32 rest = numbers_of (state, seat); rest != 0; rest &= rest - 1)
    for (guint colour = 0; colour < PROTO_N_COLOURS; colour++)
      n += proto_find (state, seat, em_first (rest))->resources[colour];
  return n;
}

gboolean
proto_is_colony (const EmState *state, guint kind)
{
  return proto_count_icon (state, kind, EM_COLONIZE) > 0;
}

guint
proto_count_under (const EmState *state, const ProtoPlanet *own)
{
  guint n = own->colonize;

  for (guint64 rest = own->technologies; rest != 0; rest &= rest - 1)
    n += proto_is_colony (state, EM_N_ROLES + em_first (rest));
  return n;
}

gboolean
proto_can_be (const EmState *state, const ProtoPlanet *own, guint card)
{
  if (own->card != EM_UNKNOWN)
    return own->card == card;
  return (proto_catalogue (state)->planets[card].pile == 1) == own->start
         && proto_planet_owner (state, card) == 0;
}

/* The only card that @own, which nobody identified, can be; %EM_UNKNOWN if there are several. */
static guint
only_card (const EmState *state, const ProtoPlanet *own)
{
  guint only = EM_UNKNOWN;

  for (guint card = 0; card < PROTO_N_PLANETS; card++)
    if (proto_can_be (state, own, card))
      {
        if (only != EM_UNKNOWN)
          return EM_UNKNOWN;
        only = card;
      }
  return only;
}

void
proto_deduce (EmState *state)
{
  for (guint i = 0; i < state->n_planets; i++)
    {
      ProtoPlanet *own = &state->proto_planets[i];

      if (own->owner != 0 && own->card == EM_UNKNOWN)
        own->card = (guint8) only_card (state, own);
    }
}

const ProtoPlanet *
proto_find_known (const EmState *state, const ArbMove *move)
{
  const ProtoPlanet *own = NULL;

  if (arb_argument_kind (move->arguments[0]) == ARB_ARGUMENT_NUMBER && move->seat != ARB_TABLE)
    own = proto_find (state, move->seat, arb_argument_value (move->arguments[0]));
  return own != NULL && own->card != EM_UNKNOWN ? own : NULL;
}

const ProtoPlanet *
proto_check_own (const EmState *state, ArbMove move, gboolean up, ArbVerdict *verdict)
{
  guint number = arb_argument_value (move.arguments[0]);
  const ProtoPlanet *own = proto_find (state, move.seat, number);

  if (own == NULL)
    proto_refuse (verdict, PROTO_RULE_NO_PLANET, move.arguments[0]);
  else if ((proto_face_up (state, move.seat) >> number & 1) == (guint) up)
    return own;
  else
    proto_refuse (verdict, up ? PROTO_RULE_FACE_DOWN : PROTO_RULE_FACE_UP,
                  ARB_ARGUMENT_NONE)[up ? PROTO_FACE_DOWN_NUMBER : PROTO_FACE_UP_NUMBER] =
        (gint16) number;
  return NULL;
}

void
proto_add_identity (ArbArgument number, ArbVerdict *verdict)
{
  arb_verdict_add (verdict, ARB_UNDECIDABLE, PROTO_RULE_IDENTITY, number)[PROTO_IDENTITY_NUMBER] =
      (gint16) arb_argument_value (number);
}

gboolean
proto_has_room (const EmState *state, guint seat, guint n)
{
  guint used = 0;
  guint own = em_count (proto_face_up (state, seat) | proto_face_down (state, seat));

  for (guint i = 0; i < state->n_planets; i++)
    used += state->proto_planets[i].owner != 0;
  return n + used <= PROTO_N_PLANETS && n + own <= EM_MAX_SEAT_PLANETS;
}

void
proto_return_planet (EmState *state, guint seat, guint number)
{
  const ProtoPlanet *own = proto_find (state, seat, number);
  gboolean from_deck =
      own->card != EM_UNKNOWN ? proto_catalogue (state)->planets[own->card].pile == 0 : !own->start;

  state->planet_deck += from_deck;
  proto_lose_planet (state, seat, number);
}

ArbArgument
proto_identify (const ArbState *state, guint seat, guint number)
{
  const ProtoPlanet *own = proto_find ((const EmState *) state, seat, number);

  return own != NULL && own->card != EM_UNKNOWN ? proto_planet_name (own->card) : ARB_ARGUMENT_NONE;
}
