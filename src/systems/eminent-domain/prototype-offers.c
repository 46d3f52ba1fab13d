/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-offers.h"

#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-judge.h"
#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-verbs.h"

#define LEAST_HAND 3 /* a hand size that is offered; others can be typed */
#define MOST_HAND 8

#define PROTO_OFFER_ID(name, id) id,
const char *const proto_offer_kinds[] = { PROTO_OFFERS (PROTO_OFFER_ID) NULL };

#define VERB_OFFER(name, word, kind, infix, first, second, third, check, apply, offer) \
  [PROTO_VERB_##name] = PROTO_OFFER_##offer,

static const guint8 verb_offers[PROTO_N_VERBS] = { PROTO_VERBS (VERB_OFFER) };

static void
offer_move (ArbOffering *offering, ProtoOffer kind, ArbMove move, ArbArgument row, guint column)
{
  arb_offering_begin (offering, proto_offer_kinds[kind], move.seat, row, column);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

/* An unknown planet is identified by `is` first, because it has too many candidates. */
static void
offer_choices (ArbOffering *offering, const ProtoState *state, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = proto_questions (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    if (!arb_argument_is_name (moves[i].arguments[1], PROTO_SORT_PLANET))
      offer_move (offering, (ProtoOffer) verb_offers[moves[i].verb], moves[i],
                  moves[i].arguments[0], 0);
}

/* Offers what @card shows, if nobody knows it; returns whether it does. */
static gboolean
offer_feature (ArbOffering *offering, const ProtoState *state, ArbArgument card,
               ProtoFeature feature)
{
  if (proto_knows (state, card, feature))
    return FALSE;
  for (guint value = 0; value < PROTO_N_VALUES; value++)
    if (proto_has_value (card, feature, value))
      offer_move (offering, PROTO_OFFER_FACE,
                  ARB_MOVE (ARB_TABLE, PROTO_VERB_SHOWS, card,
                            arb_argument_name (PROTO_SORT_FEATURE, feature),
                            arb_argument_name (PROTO_SORT_VALUE, value)),
                  arb_argument_name (PROTO_SORT_VALUE, value), 0);
  return TRUE;
}

/* Offers to identify the first unknown planet of @planets. */
static gboolean
offer_identity (ArbOffering *offering, const ProtoState *state, guint seat, guint32 planets)
{
  for (; planets != 0; planets &= planets - 1)
    {
      guint number = em_first (planets);
      const ProtoPlanet *own = proto_find (state, seat, number);

      if (own->card != EM_UNKNOWN)
        continue;
      for (guint card = 0; card < PROTO_N_PLANETS; card++)
        if (proto_can_be (state, own, card))
          offer_move (offering, PROTO_OFFER_IS,
                      ARB_MOVE (seat, PROTO_VERB_IS, arb_argument_number (number),
                                proto_planet_name (card)),
                      proto_planet_name (card), 0);
      return TRUE;
    }
  return FALSE;
}

/* One thing after the other that @feature of the planets is needed for. */
static gboolean
offer_planets (ArbOffering *offering, const ProtoState *state, guint seat, guint32 planets,
               ProtoFeature feature)
{
  for (guint32 rest = planets; rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, seat, em_first (rest))->card;

      if (card != EM_UNKNOWN && offer_feature (offering, state, proto_planet_name (card), feature))
        return TRUE;
    }
  return offer_identity (offering, state, seat, planets);
}

/* Offers the features that the present decision needs. */
static void
offer_faces (ArbOffering *offering, const ProtoState *state, guint seat)
{
  guint32 up = proto_face_up (state, seat);
  guint32 down = proto_face_down (state, seat);

  if (proto_asked (state, PROTO_EFFECT_ATTACK) != NULL)
    offer_planets (offering, state, seat, down, PROTO_FEATURE_ARMIES);
  else if (proto_asked (state, PROTO_EFFECT_SETTLE) != NULL)
    offer_planets (offering, state, seat, down, PROTO_FEATURE_SETTLE);
  else if (proto_asked (state, PROTO_EFFECT_PRODUCE) != NULL)
    offer_planets (offering, state, seat, up, PROTO_FEATURE_SLOT);
  else if (proto_asked (state, PROTO_EFFECT_RESEARCH) != NULL)
    offer_planets (offering, state, seat, up, PROTO_FEATURE_TYPE);
}

/* Offers the hand size, which is recorded once, and that a pile which nobody counted is empty. */
static void
offer_numbers (ArbOffering *offering, const ProtoState *state)
{
  ArbArgument hand = arb_argument_name (PROTO_SORT_COUNTER, PROTO_COUNTER_HAND_SIZE);
  guint role = state->role;

  for (guint n = LEAST_HAND; n <= MOST_HAND && state->hand_size == 0; n++)
    offer_move (offering, PROTO_OFFER_NUMBER,
                ARB_MOVE (ARB_TABLE, PROTO_VERB_NUMBER, hand, arb_argument_count (n)), hand, n);
  if (proto_asked (state, PROTO_EFFECT_CLEANUP) != NULL && state->piles[role] == PROTO_NOT_COUNTED)
    offer_move (offering, PROTO_OFFER_EMPTY,
                ARB_MOVE (ARB_TABLE, PROTO_VERB_EMPTY,
                          arb_argument_name (PROTO_SORT_COUNTER, PROTO_COUNTER_PILE + role)),
                arb_argument_name (PROTO_SORT_ROLE, role), 0);
}

/* At the end, one thing after the other that is missing on the score sheet. */
static void
offer_points (ArbOffering *offering, const ProtoState *state)
{
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      if (offer_planets (offering, state, seat, proto_face_up (state, seat),
                         PROTO_FEATURE_INFLUENCE))
        return;
      for (guint64 rest = proto_seat_const (state, seat)->owned; rest != 0; rest &= rest - 1)
        if (offer_feature (offering, state, proto_card_name (EM_N_ROLES + em_first (rest)),
                           PROTO_FEATURE_INFLUENCE))
          return;
    }
}

void
proto_offers (const ArbState *parent, ArbOffering *offering)
{
  const ProtoState *state = proto_state (parent);
  guint seats = proto_to_decide (parent);

  if (parent->over)
    {
      offer_points (offering, state);
      return;
    }
  if (seats == 0)
    return;
  offer_choices (offering, state, (guint) __builtin_ctz (seats));
  offer_faces (offering, state, (guint) __builtin_ctz (seats));
  offer_numbers (offering, state);
}
