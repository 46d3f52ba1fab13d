/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-state.h"

#include "systems/eminent-domain/hands.h"

static const ArbProgram *
program (const ProtoState *state)
{
  return &proto_catalogue (state)->program;
}

guint
proto_to_decide (const ArbState *parent)
{
  const ProtoState *state = proto_state (parent);
  guint after, next;

  if (parent->over || state->agenda.n == 0)
    return 0;
  if (proto_effect (state) != PROTO_EFFECT_ANSWERS)
    return 1u << arb_agenda_top_const (&state->agenda)->seat;

  after = state->waiting & ~((2u << proto_leader (state)) - 1);
  next = after != 0 ? after : state->waiting;
  return next & -next;
}

const ArbStep *
proto_asked (const ProtoState *state, ProtoEffect effect)
{
  return state->parent.over ? NULL : arb_agenda_asked (&state->agenda, program (state), effect);
}

gboolean
proto_check_asked (const ProtoState *state, ProtoEffect effect, ArbVerdict *verdict)
{
  if (proto_asked (state, effect) != NULL)
    return TRUE;
  proto_refuse (verdict, PROTO_RULE_PHASE, ARB_ARGUMENT_NONE)[PROTO_PHASE_NOW] =
      (gint16) proto_effect (state);
  return FALSE;
}

gboolean
proto_check_held (const ProtoState *state, guint seat, guint kind, guint n, ArbVerdict *verdict)
{
  const EmSeat *owner = proto_seat_const (state, seat);

  if (em_hand_most (owner, kind) >= n)
    return TRUE;
  proto_refuse (verdict, PROTO_RULE_HAND, proto_card_name (kind))[PROTO_HAND_HAND] =
      owner->hand.size;
  return FALSE;
}

void
proto_push (ProtoState *state, ProtoScript script, guint seat)
{
  arb_agenda_push (&state->agenda, proto_catalogue (state)->own_scripts[script], seat, ARB_NO_CARD);
}

void
proto_use (ProtoState *state, ProtoEffect effect, guint n)
{
  const ArbStep *step = proto_asked (state, effect);

  /* A ruling can make an effect happen that nothing asked for. */
  if (step == NULL)
    return;
  arb_agenda_choose (&state->agenda, program (state), &state->parent, step);
  arb_agenda_consume (&state->agenda, program (state), &state->parent, n);
}

void
proto_close (ProtoState *state)
{
  arb_agenda_close (&state->agenda, program (state));
}

void
proto_list_cards (const ProtoState *state, guint seat, guint verb, ArbMoves *moves)
{
  for (guint64 kinds = em_hand_kinds (proto_seat_const (state, seat)); kinds != 0;
       kinds &= kinds - 1)
    proto_list_move (moves, seat, verb, proto_card_name (em_first (kinds)), 0);
}

gboolean
proto_asks_nothing (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return FALSE;
}
