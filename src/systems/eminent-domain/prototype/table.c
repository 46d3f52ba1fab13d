/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/observations.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/turn.h"
#include "systems/eminent-domain/prototype/verbs.h"

#define MAX_CARDS 60 /* of one kind that a player is given or loses at once */
#define MAX_RESOURCES 15

static guint
discard_most (const EmSeat *owner, guint kind)
{
  return em_pile_count (&owner->discard, kind) + em_unknown_most (owner, &owner->discard, kind);
}

const ArbVerb proto_verb_discarded = {
  .name = "discarded",
  .kind = ARB_VERB_OBSERVATION,
  .slots = { ARB_MUST (EM_A_CARD), ARB_MAY (EM_A_COUNT) },
  .of_seat = ARB_SEAT_NEEDED,
  .why_not = em_check_discarded,
  .apply = em_apply_discarded,
};

static void
check_is (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const ProtoPlanet *own;

  own = proto_find (state, move.seat, arb_argument_value (move.arguments[0]));
  if (own == NULL)
    proto_refuse (verdict, PROTO_RULE_NO_PLANET, move.arguments[0]);
  else if (own->card == arb_argument_value (move.arguments[1]))
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[1]);
  else if (!proto_can_be (state, own, arb_argument_value (move.arguments[1])))
    proto_refuse (verdict, PROTO_RULE_CONTRADICTION, move.arguments[1]);
}

static void
apply_is (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  proto_planet (state, move.seat, arb_argument_value (move.arguments[0]))->card =
      (guint8) arb_argument_value (move.arguments[1]);
}

const ArbVerb proto_verb_is = {
  .name = "is",
  .kind = ARB_VERB_TABLE,
  .infix = TRUE,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MUST (EM_A_PLANET) },
  .of_seat = ARB_SEAT_NEEDED,
  .kinds = { "is" },
  .why_not = check_is,
  .apply = apply_is,
  .episode = EM_EPISODE_FACES,
};

/* Everybody sees that a pile is empty, even if nobody counted it. */
static guint
get_value (ArbMove move)
{
  return move.verb == PROTO_VERB_EMPTY ? 0 : arb_argument_value (move.arguments[1]);
}

static void
check_number (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint value = get_value (move);
  guint8 unknown = 0;
  guint n_piles;
  const guint8 *number = proto_number_of (state, move.arguments[0], &unknown);
  gboolean is_pile = unknown == PROTO_NOT_COUNTED;

  if (move.seat != ARB_TABLE || number == NULL || value >= PROTO_NOT_COUNTED
      || (!is_pile && value == 0))
    proto_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (*number == value)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
  else if (*number != unknown
           || (is_pile && (gint) value > proto_count_uncounted (state, &n_piles)))
    proto_refuse (verdict, PROTO_RULE_CONTRADICTION, move.arguments[0]);
}

static void
apply_number (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint8 unknown;

  *(guint8 *) proto_number_of (state, move.arguments[0], &unknown) = (guint8) get_value (move);
}

const ArbVerb proto_verb_number = {
  .name = "number",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (ARB_A_COUNTER), ARB_MUST (EM_A_COUNT) },
  .of_seat = ARB_SEAT_ALLOWED,
  .kinds = { "number" },
  .why_not = check_number,
  .apply = apply_number,
  .episode = EM_EPISODE_FACES,
};

const ArbVerb proto_verb_empty = {
  .name = "empty",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (ARB_A_COUNTER) },
  .of_seat = ARB_SEAT_ALLOWED,
  .kinds = { "empty" },
  .why_not = check_number,
  .apply = apply_number,
  .episode = EM_EPISODE_FACES,
};

/* Whether cards can come out of nowhere, or go there: a technology is there once. */
static gboolean
can_appear (const EmState *state, guint kind, gint change, guint present)
{
  if (kind >= EM_N_ROLES)
    return change == 1 ? (state->gone >> (kind - EM_N_ROLES) & 1) == 0
                       : change == -1 && present > 0;
  return change > 0 ? change + present <= MAX_CARDS : -change <= (gint) present;
}

static gboolean
can_adjust_under (const EmState *state, ArbMove move)
{
  guint kind = arb_argument_value (move.arguments[0]);
  guint number = arb_argument_value (move.arguments[2]);
  const ProtoPlanet *own = proto_find (state, move.seat, number);
  guint present;

  if (own == NULL || proto_count_icon (state, kind, EM_COLONIZE) == 0 || own->tucked > 0
      || (own->technologies & state->tucked_technologies) != 0)
    return FALSE;
  present =
      kind == EM_COLONIZE ? own->colonize : (guint) (own->technologies >> (kind - EM_N_ROLES) & 1);
  return can_appear (state, kind, arb_argument_get_change (move.arguments[1]), present);
}

static gboolean
can_adjust_planet (const EmState *state, guint seat, guint card, gint change)
{
  gboolean from_deck = proto_catalogue (state)->planets[card].pile == 0;

  if (change == -1)
    return proto_planet_owner (state, card) == seat;
  return change == 1 && proto_planet_owner (state, card) == 0 && proto_has_room (state, seat, 1)
         && (!from_deck || state->planet_deck > 0);
}

static gboolean
can_adjust_resource (const EmState *state, ArbMove move, gint change)
{
  guint number = arb_argument_value (move.arguments[2]);
  const ProtoPlanet *own = proto_find (state, move.seat, number);
  gint present;

  if (own == NULL || (proto_face_up (state, move.seat) >> number & 1) == 0)
    return FALSE;
  present = own->resources[arb_argument_value (move.arguments[0])];
  return present + change >= 0 && present + change <= MAX_RESOURCES;
}

static gboolean
can_adjust (const EmState *state, ArbMove move)
{
  ArbArgument what = move.arguments[0];
  guint value = arb_argument_value (what);
  gint change = arb_argument_get_change (move.arguments[1]);
  gboolean placed = move.arguments[2] != ARB_ARGUMENT_NONE;

  if (move.seat == ARB_TABLE)
    return FALSE;
  if (arb_argument_is_name (what, EM_SORT_CARD))
    return placed ? can_adjust_under (state, move)
                  : can_appear (state, value, change,
                                discard_most (em_seat_const (state, move.seat), value));
  if (arb_argument_is_name (what, EM_SORT_RESOURCE))
    return placed && can_adjust_resource (state, move, change);
  if (arb_argument_is_name (what, EM_SORT_PLANET))
    return !placed && can_adjust_planet (state, move.seat, value, change);
  return !placed && change == -1 && proto_find (state, move.seat, value) != NULL;
}

static void
check_adjust (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (move.arguments[0] == ARB_ARGUMENT_NONE || !can_adjust (state, move))
    proto_refuse (verdict, PROTO_RULE_ADJUST, move.arguments[0]);
}

/* Cards of @kind come into the game with @seat, or leave it. */
static void
note_inflow (EmState *state, guint seat, guint kind, gint change)
{
  EmSeat *owner = em_seat (state, seat);
  guint64 bit;

  if (kind < EM_N_ROLES)
    {
      state->card_inflow[kind] += (gint16) change;
      return;
    }
  bit = em_bit (kind - EM_N_ROLES);
  owner->owned = change > 0 ? owner->owned | bit : owner->owned & ~bit;
  state->gone = change > 0 ? state->gone | bit : state->gone & ~bit;
}

static void
adjust_under (EmState *state, ArbMove move, guint kind, gint change)
{
  ProtoPlanet *own = proto_planet (state, move.seat, arb_argument_value (move.arguments[2]));

  if (kind == EM_COLONIZE)
    own->colonize = (guint8) (own->colonize + change);
  else
    own->technologies ^= em_bit (kind - EM_N_ROLES);
}

/* Cards come into a pile of @owner, or leave it. */
static void
adjust_pile (EmSeat *owner, EmPile *pile, guint kind, gint change)
{
  if (change > 0)
    em_pile_add (pile, kind, (guint) change);
  else
    em_observe_pile (owner, pile, kind, (guint) -change);
  for (; change < 0; change++)
    {
      if (pile == &owner->hand)
        em_hand_take (owner, kind);
      else
        em_pile_take (pile, kind);
    }
}

/* The number of a planet that is known to be @card. */
static guint
number_with (const EmState *state, guint seat, guint card)
{
  guint32 rest = proto_face_up (state, seat) | proto_face_down (state, seat);

  while (proto_find (state, seat, em_first (rest))->card != card)
    rest &= rest - 1;
  return em_first (rest);
}

static void
adjust_planet (EmState *state, guint seat, guint card, gint change)
{
  guint number;

  if (change < 0)
    {
      proto_return_planet (state, seat, number_with (state, seat, card));
      return;
    }
  state->planet_deck -= proto_catalogue (state)->planets[card].pile == 0;
  number = proto_add_planet (state, seat, card, FALSE);
  proto_turn_up (state, seat, number, card);
}

static void
apply_adjust (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  ArbArgument what = move.arguments[0];
  guint value = arb_argument_value (what);
  gint change = arb_argument_get_change (move.arguments[1]);
  const char *id = "card";

  if (arb_argument_is_name (what, EM_SORT_CARD))
    {
      if (move.arguments[2] != ARB_ARGUMENT_NONE)
        adjust_under (state, move, value, change);
      else
        adjust_pile (em_seat (state, move.seat), &em_seat (state, move.seat)->discard, value,
                     change);
      note_inflow (state, move.seat, value, change);
    }
  else if (arb_argument_is_name (what, EM_SORT_RESOURCE))
    {
      guint8 *resource = &proto_planet (state, move.seat, arb_argument_value (move.arguments[2]))
                              ->resources[value];

      *resource = (guint8) (*resource + change);
      id = "resources";
    }
  else
    {
      id = "planet";
      if (arb_argument_is_name (what, EM_SORT_PLANET))
        adjust_planet (state, move.seat, value, change);
      else
        proto_return_planet (state, move.seat, value);
    }
  arb_adjustments_add (adjustments, id, what, move.seat, change);
}

/* Counters are the engine's; see counters.c. */
const ArbVerb proto_verb_adjust = {
  .name = "adjust",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (ARB_A_COUNTER | EM_A_CARD | EM_A_PLANET | EM_A_RESOURCE | EM_A_NUMBER),
             ARB_MUST (EM_A_CHANGE), ARB_MAY (EM_A_NUMBER) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_adjust,
  .apply = apply_adjust,
};

static void
check_adjust_hand (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = arb_argument_value (move.arguments[0]);

  if (move.seat == ARB_TABLE
      || !can_appear (state, kind, arb_argument_get_change (move.arguments[1]),
                      em_hand_most (em_seat_const (state, move.seat), kind)))
    proto_refuse (verdict, PROTO_RULE_ADJUST, move.arguments[0]);
}

static void
apply_adjust_hand (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint kind = arb_argument_value (move.arguments[0]);
  gint change = arb_argument_get_change (move.arguments[1]);
  EmSeat *owner = em_seat (state, move.seat);

  adjust_pile (owner, &owner->hand, kind, change);
  note_inflow (state, move.seat, kind, change);
  arb_adjustments_add (adjustments, "card", move.arguments[0], move.seat, change);
}

const ArbVerb proto_verb_adjust_hand = {
  .name = "adjust-hand",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (EM_A_CARD), ARB_MUST (EM_A_CHANGE) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_adjust_hand,
  .apply = apply_adjust_hand,
};
