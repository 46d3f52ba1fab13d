/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

/*
 * Colonize: all cards played for it go under one face-down planet; instead, its leader can turn up a
 * planet with enough Colonize icons under it. Source: 8.2.
 */

/* The shown kinds that have the icon. */
static guint64
shown_colonies (const EmState *state)
{
  guint64 colonies = 0;

  for (guint64 kinds = em_pile_kinds (&state->shown); kinds != 0; kinds &= kinds - 1)
    if (proto_is_colony (state, em_first (kinds)))
      colonies |= em_bit (em_first (kinds));
  return colonies;
}

gboolean
proto_could_settle (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return proto_could_turn_up ((const EmState *) state, item->seat, PROTO_FEATURE_SETTLE);
}

void
proto_list_settle (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  proto_list_targets ((const EmState *) state, item->seat, EM_VERB_SETTLE, moves);
}

static void
check_settle (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (proto_check_asked (state, EM_EFFECT_SETTLE, verdict))
    proto_check_turn_up (state, move, PROTO_FEATURE_SETTLE, verdict);
}

static void
apply_settle (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint card = proto_target_card (state, move);

  if (adjustments != NULL)
    arb_adjustments_add_missing (adjustments, "colonies", proto_planet_name (card), move.seat,
                                 proto_cost (state, card, PROTO_FEATURE_SETTLE),
                                 proto_paid (state, move, PROTO_FEATURE_SETTLE));
  proto_turn_up (state, move.seat, arb_argument_value (move.arguments[0]), card);
  em_consume_step (state, EM_EFFECT_SETTLE, 1);
}

const ArbVerb proto_verb_settle = {
  .name = "settle",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MAY (EM_A_PLANET) },
  .canonicalize = proto_canonicalize_target,
  .kinds = { "settle" },
  .why_not = check_settle,
  .apply = apply_settle,
  .episode = EM_EPISODE_MORE,
  .deed = "settles",
};

gboolean
proto_asks_colony (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  return proto_face_down (state, item->seat) != 0 && shown_colonies (state) != 0;
}

void
proto_list_colony (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  for (guint32 rest = proto_face_down ((const EmState *) state, item->seat); rest != 0;
       rest &= rest - 1)
    em_list_move (moves, item->seat, EM_VERB_COLONY, arb_argument_number (em_first (rest)), 0);
}

static void
check_colony (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (proto_check_asked (state, EM_EFFECT_COLONY, verdict))
    proto_check_own (state, move, FALSE, verdict);
}

static void
apply_colony (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  guint number = arb_argument_value (move.arguments[0]);
  ProtoPlanet *own = proto_planet (state, move.seat, number);
  gboolean leads = move.seat == state->leader;

  for (guint64 kinds = shown_colonies (state); kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      guint n = em_pile_count (&state->shown, kind);

      for (guint i = 0; i < n; i++)
        {
          em_pile_take (&owner->play, kind);
          em_pile_take (&state->shown, kind);
        }
      if (kind == EM_COLONIZE)
        own->colonize += (guint8) n;
      else
        own->technologies |= em_bit (kind - EM_N_ROLES);
      if (leads && kind == EM_COLONIZE)
        own->tucked += (guint8) n;
      else if (leads)
        state->tucked_technologies |= em_bit (kind - EM_N_ROLES);
    }
  em_consume_step (state, EM_EFFECT_COLONY, 1);
}

const ArbVerb proto_verb_colony = {
  .name = "colony",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER) },
  .asked_by = EM_ASKED_BY (COLONY),
  .unit = "cards",
  .kinds = { "colony" },
  .why_not = check_colony,
  .apply = apply_colony,
  .episode = EM_EPISODE_MORE,
  .deed = "tucks",
};
