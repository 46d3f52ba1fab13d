/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/leave.h"

void
arb_refuse_left (const ArbState *state, guint seat, ArbVerdict *verdict)
{
  arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_LEFT, ARB_ARGUMENT_NONE)[0] =
      (gint16) state->left[seat - 1];
}

void
arb_check_leave (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if (move.seat == ARB_TABLE || move.seat > state->n_seats)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, ARB_ARGUMENT_NONE);
  else if (arb_has_left (state, move.seat))
    arb_refuse_left (state, move.seat, verdict);
  else if (state->over)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_OVER, ARB_ARGUMENT_NONE);
}

void
arb_apply_leave (ArbState *state, ArbMove move)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;

  state->left[move.seat - 1] = MAX (state->turn, 1);
  state->absent |= (guint8) (1u << move.seat);
  state->played = TRUE;
  if (arb_count_present (state) < 2)
    {
      state->over = state->ended_by_table = TRUE;
      return;
    }
  rules->leave (state, move.seat);
  if (rules->go_on != NULL)
    rules->go_on (state);
}
