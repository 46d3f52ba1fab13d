/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/count.h"

#include "engine/play/dispatch.h"

gboolean
arb_move_states_total (const ArbCatalogue *catalogue, ArbMove move)
{
  return move.verb == ARB_VERB_COUNT
         && g_strcmp0 (arb_catalogue_get_name (catalogue, move.arguments[0]), ARB_COUNTER_POINTS)
                == 0;
}

/* Returns the adjustment that has the result of @move; its change is 0 if nothing would change. Of
 * nothing that can be counted, the verb is %ARB_VERB_COUNT. */
static ArbMove
find_adjustment (const ArbState *state, ArbMove move)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;
  gint present = -1;
  gint change;

  if (rules->count != NULL)
    present = rules->count (state, move.seat, arb_argument_value (move.arguments[0]));
  change = (gint) arb_argument_value (move.arguments[1]) - present;
  if (present < 0 || ABS (change) > ARB_ARGUMENT_CHANGE_MAX)
    return move;
  return ARB_MOVE (move.seat, rules->adjusts, move.arguments[0], arb_argument_change (change), 0);
}

static void
check_total (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if (move.seat == ARB_TABLE)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (arb_get_stated (state, move.seat) == (gint) arb_argument_value (move.arguments[1]))
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
}

void
arb_check_count (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  ArbMove adjustment;

  if (arb_move_states_total (state->catalogue, move))
    {
      check_total (state, move, verdict);
      return;
    }

  adjustment = find_adjustment (state, move);
  if (adjustment.verb == ARB_VERB_COUNT)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (arb_argument_get_change (adjustment.arguments[1]) == 0)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
  else
    arb_dispatch_check (state, adjustment, verdict);
}

void
arb_apply_count (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  ArbMove adjustment;

  if (arb_move_states_total (state->catalogue, move))
    {
      state->stated[move.seat - 1] = (guint16) (arb_argument_value (move.arguments[1]) + 1);
      return;
    }

  adjustment = find_adjustment (state, move);
  if (arb_argument_get_change (adjustment.arguments[1]) != 0)
    arb_dispatch_apply (state, adjustment, FALSE, adjustments);
}
