/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/count.h"

#include "engine/play/counters.h"

gboolean
arb_move_states_total (const ArbCatalogue *catalogue, ArbMove move)
{
  return move.verb == ARB_VERB_COUNT
         && g_strcmp0 (arb_catalogue_get_name (catalogue, move.arguments[0]), ARB_COUNTER_POINTS)
                == 0;
}

static void
check_total (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if (move.seat == ARB_TABLE)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (arb_get_stated (state, move.seat) == (gint) arb_argument_value (move.arguments[1]))
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
}

/* Finds the counter that a move is about, and by how much it changes it; %NULL if it is none that can be
 * set, or if its seat is missing. */
static const ArbCounterDefinition *
find_change (const ArbState *state, ArbMove move, gint *change)
{
  const ArbCounterDefinition *counter = arb_counter_named (state->catalogue, move.arguments[0]);
  gboolean adjusts = move.verb != ARB_VERB_COUNT;
  gint present;

  if (counter == NULL || counter->most == 0 || (counter->of_seat && move.seat == ARB_TABLE)
      || move.arguments[2] != ARB_ARGUMENT_NONE
      || (adjusts && arb_argument_kind (move.arguments[1]) != ARB_ARGUMENT_CHANGE))
    return NULL;
  present = arb_counter_value (state, counter, counter->of_seat ? move.seat : ARB_TABLE);
  if (present == ARB_NO_COUNT)
    return NULL;
  *change = adjusts ? arb_argument_get_change (move.arguments[1])
                    : (gint) arb_argument_value (move.arguments[1]) - present;
  return counter;
}

void
arb_check_count (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const ArbCounterDefinition *counter;
  gint change;

  if (arb_move_states_total (state->catalogue, move))
    {
      check_total (state, move, verdict);
      return;
    }

  counter = find_change (state, move, &change);
  if (counter == NULL)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (change == 0 && move.verb == ARB_VERB_COUNT)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
  else
    arb_counter_why_not (state, counter, counter->of_seat ? move.seat : ARB_TABLE, change, verdict);
}

void
arb_apply_count (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;
  const ArbCounterDefinition *counter;
  gint change;

  if (arb_move_states_total (state->catalogue, move))
    {
      state->stated[move.seat - 1] = (guint16) (arb_argument_value (move.arguments[1]) + 1);
      return;
    }

  counter = find_change (state, move, &change);
  if (counter == NULL || change == 0)
    return;
  arb_counter_change (state, counter, counter->of_seat ? move.seat : ARB_TABLE, change, adjustments);
  if (rules->go_on != NULL)
    rules->go_on (state);
}
