/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

/*
 * Research: the player draws a number of cards from the technology deck of a type of which he has a
 * face-up planet; one of them goes to his discard pile, the others below the deck. The others do
 * not see them, so each can be any technology of the deck. Source: 8.2.
 */

static guint
find_owner (const EmState *state, guint technology)
{
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if ((em_seat_const (state, seat)->owned >> technology & 1) != 0)
      return seat;
  return 0;
}

/* Returns the types of the face-up planets of @seat, as bits. For a planet of unknown type,
 * @unknown is its card, or its number if the card is unknown. */
static guint
types_of (const EmState *state, guint seat, ArbArgument *unknown)
{
  guint types = 0;

  *unknown = ARB_ARGUMENT_NONE;
  for (guint32 rest = proto_face_up (state, seat); rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, seat, em_first (rest))->card;

      if (card == EM_UNKNOWN)
        *unknown = arb_argument_number (em_first (rest));
      else if (proto_planet_type (state, card) == 0)
        *unknown = proto_planet_name (card);
      else
        types |= 1u << proto_planet_type (state, card);
    }
  return types;
}

gboolean
proto_asks_research (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0 && proto_face_up ((const EmState *) state, item->seat) != 0;
}

gboolean
proto_could_research (const ArbState *parent, const ArbItem *item, const ArbStep *step,
                      guint amount)
{
  const EmState *state = (const EmState *) parent;
  ArbArgument unknown;
  guint types = types_of (state, item->seat, &unknown) & ~1u;

  for (guint i = 0; i < PROTO_N_TECHNOLOGIES && amount > 0; i++)
    if ((state->gone >> i & 1) == 0 && (types >> proto_technology_type (state, i) & 1) != 0)
      return TRUE;
  return FALSE;
}

void
proto_list_acquire (const ArbState *parent, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    em_list_move (moves, item->seat, EM_VERB_ACQUIRE, proto_card_name (EM_N_ROLES + i), 0);
}

static void
check_acquire (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = arb_argument_value (move.arguments[0]);
  guint technology = kind - EM_N_ROLES;
  ArbArgument unknown;
  guint types, type;

  if (kind < EM_N_ROLES)
    {
      proto_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  if (!proto_check_asked (state, EM_EFFECT_ACQUIRE, verdict))
    return;
  if ((state->gone >> technology & 1) != 0)
    {
      proto_refuse (verdict, PROTO_RULE_GONE, move.arguments[0])[PROTO_GONE_OWNER] =
          (gint16) find_owner (state, technology);
      return;
    }
  types = types_of (state, move.seat, &unknown);
  type = proto_technology_type (state, technology);
  if (type != 0 && (types >> type & 1) != 0)
    return;
  if (type == 0)
    arb_shows_add_unknown (&state->parent, verdict, move.arguments[0], PROTO_FEATURE_TYPE);
  else if (arb_argument_kind (unknown) == ARB_ARGUMENT_NUMBER)
    proto_add_identity (unknown, verdict);
  else if (unknown != ARB_ARGUMENT_NONE)
    arb_shows_add_unknown (&state->parent, verdict, unknown, PROTO_FEATURE_TYPE);
  else
    proto_refuse (verdict, PROTO_RULE_DECK, move.arguments[0]);
}

static void
apply_acquire (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  guint kind = arb_argument_value (move.arguments[0]);

  em_pile_add (&owner->discard, kind, 1);
  owner->owned |= em_bit (kind - EM_N_ROLES);
  state->gone |= em_bit (kind - EM_N_ROLES);
  em_close_step (state);
}

const ArbVerb proto_verb_acquire = {
  .name = "acquire",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .asked_by = EM_ASKED_BY (ACQUIRE),
  .unit = "technologies",
  .kinds = { "acquire" },
  .why_not = check_acquire,
  .apply = apply_acquire,
  .episode = EM_EPISODE_MORE,
  .deed = "acquires",
};
