/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/answers.h"

/* Lists the answers to the switch @which. */
static guint
list_readings (const ArbState *state, guint which, ArbMove *moves, guint max)
{
  guint n = MIN (state->catalogue->switches[which].n_readings, max);

  for (guint reading = 0; reading < n; reading++)
    moves[reading] = arb_open_rules_answer (state->catalogue, which, reading);
  return n;
}

guint
arb_list_observations (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                       ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbMoves list = { moves, 0, max };
  ArbVerdict answered;
  guint n = 0;

  for (guint i = 0; ruleset->help.answers != NULL && i < verdict->n_reasons; i++)
    ruleset->help.answers (state, move, &verdict->reasons[i], &list);
  for (guint i = 0; i < list.n; i++)
    if (arb_check (state, moves[i], &answered))
      moves[n++] = moves[i];
  return n;
}

guint
arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict, ArbMove *answers,
                  guint max)
{
  guint n = 0;

  if (verdict->value != ARB_UNDECIDABLE)
    return 0;
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == ARB_RULE_OPEN)
      n += list_readings (state, arb_argument_value (verdict->reasons[i].subject), answers + n,
                          max - n);
  return n + arb_list_observations (state, move, verdict, answers + n, max - n);
}

/* The open switch for which @move waits, or -1. */
static gint
find_open (const ArbState *state, ArbMove move)
{
  ArbVerdict verdict;

  if (arb_check (state, move, &verdict) || verdict.value != ARB_UNDECIDABLE
      || verdict.reasons[0].rule != ARB_RULE_OPEN)
    return -1;
  return (gint) arb_argument_value (verdict.reasons[0].subject);
}

guint
arb_list_open_answers (const ArbState *state, guint seat, ArbMove *answers, guint max)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint64 found = 0;
  guint n_moves = state->open != 0 ? arb_questions (state, seat, moves, ARB_MAX_MOVES) : 0;
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      gint which = find_open (state, moves[i]);

      if (which < 0 || (found >> which & 1) != 0)
        continue;
      found |= G_GUINT64_CONSTANT (1) << which;
      n += list_readings (state, (guint) which, answers + n, max - n);
    }
  return n;
}
