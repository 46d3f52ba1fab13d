/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/state.h"

#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype/contract.h"

#define MOMENT(name, ...) [EM_EFFECT_##name] = PROTO_MOMENT_##name,

static const guint8 moments[PROTO_N_EFFECTS] = { PROTO_EFFECTS (MOMENT) };

guint
proto_to_decide (const ArbState *parent)
{
  const EmState *state = (const EmState *) parent;

  if (state->agenda.n == 0)
    return 0;
  return proto_effect (state) != EM_EFFECT_ANSWERS ? 1u << em_top_const (state)->seat
                                                   : em_next_to_answer (state);
}

void
proto_refuse_phase (const EmState *state, ArbVerdict *verdict)
{
  proto_refuse (verdict, PROTO_RULE_PHASE, ARB_ARGUMENT_NONE)[PROTO_PHASE_NOW] =
      moments[proto_effect (state)];
}

gboolean
proto_check_asked (const EmState *state, EmEffect effect, ArbVerdict *verdict)
{
  if (em_asked (state, effect) != NULL)
    return TRUE;
  proto_refuse_phase (state, verdict);
  return FALSE;
}

gboolean
proto_check_held (const EmState *state, guint seat, guint kind, guint n, ArbVerdict *verdict)
{
  const EmSeat *owner = em_seat_const (state, seat);

  if (em_hand_most (owner, kind) >= n)
    return TRUE;
  proto_refuse (verdict, PROTO_RULE_HAND, proto_card_name (kind))[PROTO_HAND_HAND] =
      owner->hand.size;
  return FALSE;
}

void
proto_why_not_now (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  proto_check_asked ((const EmState *) parent, em_verb_effect (parent, move.verb), verdict);
}
