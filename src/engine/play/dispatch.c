/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/dispatch.h"

#include "engine/play/count.h"
#include "engine/play/leave.h"

static const ArbVerb *
get_verb (const ArbState *state, guint verb)
{
  return arb_ruleset_of (state)->verbs[verb];
}

static gboolean
is_decision (const ArbVerb *verb)
{
  return verb->kind <= ARB_VERB_CLOSING;
}

static gboolean
decides (const ArbState *state, guint seat)
{
  return (arb_ruleset_of (state)->rules.to_decide (state) >> seat & 1) != 0;
}

static guint64
get_phases (const ArbState *state, guint seat)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;

  return rules->phases != NULL ? rules->phases (state, seat) : 0;
}

/* Without phases every verb is asked at any time. */
static gboolean
asks (const ArbRules *rules, const ArbVerb *verb, guint64 phases)
{
  return rules->phases == NULL || (verb->asked_by & phases) != 0;
}

static gboolean
has_right_seat (const ArbState *state, ArbMove move, const ArbVerb *verb)
{
  if (move.seat == ARB_TABLE)
    return !is_decision (verb) && verb->of_seat != ARB_SEAT_NEEDED;
  return move.seat <= state->n_seats && (is_decision (verb) || verb->of_seat != ARB_SEAT_NONE);
}

static void
check_decision (const ArbState *state, ArbMove move, const ArbVerb *verb, ArbVerdict *verdict)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;

  if (rules->seat_rule != 0 && !decides (state, move.seat))
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, rules->seat_rule, ARB_ARGUMENT_NONE)[0] =
          (gint16) g_bit_nth_lsf (rules->to_decide (state), -1);
      return;
    }
  if (rules->check_seat != NULL && !rules->check_seat (state, move, verdict))
    return;
  verb->why_not (state, move, verdict);
  if (G_UNLIKELY (verdict->n_reasons > 1) && rules->order_reasons != NULL)
    rules->order_reasons (state, move, verdict);
}

void
arb_dispatch_check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const ArbVerb *verb = get_verb (state, move.verb);
  gboolean decision = is_decision (verb);

  if (decision && G_UNLIKELY (state->absent != 0) && move.seat <= state->n_seats
      && arb_has_left (state, move.seat))
    arb_refuse_left (state, move.seat, verdict);
  /* After the end nobody decides, so a decision may have no seat. */
  else if (decision && state->over)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_OVER, ARB_ARGUMENT_NONE);
  else if (!has_right_seat (state, move, verb))
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (decision)
    check_decision (state, move, verb, verdict);
  else if (arb_adjusts_counter (state, move))
    arb_check_count (state, move, verdict);
  else
    verb->why_not (state, move, verdict);
}

void
arb_dispatch_apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;
  const ArbVerb *verb = get_verb (state, move.verb);

  if (G_UNLIKELY (arb_adjusts_counter (state, move)))
    {
      arb_apply_count (state, move, adjustments);
      return;
    }
  if (ruled && verb->shortfall != NULL)
    verb->shortfall (state, move, adjustments);
  verb->apply (state, move, adjustments);
  if (rules->go_on != NULL)
    rules->go_on (state);
}

void
arb_dispatch_canonicalize (const ArbState *state, ArbMove *move)
{
  const ArbVerb *verb = get_verb (state, move->verb);

  /* After the end no step is left on the agenda that could say what a decision means. */
  if (verb->canonicalize != NULL && move->seat != ARB_TABLE && move->seat <= state->n_seats
      && !(state->over && is_decision (verb)))
    verb->canonicalize (state, move);
}

/* Adds what the verb @index is about. */
static void
add_about (const ArbState *state, guint seat, guint index, ArbMoves *list)
{
  const ArbVerb *verb = get_verb (state, index);

  if (verb->about != NULL)
    verb->about (state, seat, list);
  else if (is_decision (verb) && verb->slots[0].accepts == 0)
    arb_moves_add (list, ARB_MOVE (seat, index, ARB_ARGUMENT_NONE));
}

guint
arb_dispatch_keep_legal (const ArbState *state, ArbMove *moves, guint n)
{
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;

      arb_verdict_init (&verdict);
      get_verb (state, moves[i].verb)->why_not (state, moves[i], &verdict);
      if (arb_verdict_allows (&verdict))
        moves[n_kept++] = moves[i];
    }
  return n_kept;
}

guint
arb_dispatch_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const ArbRules *rules = &ruleset->rules;
  guint64 phases = get_phases (state, seat);
  ArbMoves list = { moves, 0, max };

  for (guint i = ARB_VERB_OWN; i < ruleset->n_verbs; i++)
    {
      const ArbVerb *verb = ruleset->verbs[i];

      if (!asks (rules, verb, phases))
        continue;
      if (verb->values != NULL)
        verb->values (state, seat, &list);
      else
        {
          guint n_before = list.n;

          add_about (state, seat, i, &list);
          list.n = n_before + arb_dispatch_keep_legal (state, &moves[n_before], list.n - n_before);
        }
    }
  return list.n;
}

guint
arb_dispatch_questions (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbMoves list = { moves, 0, max };
  guint64 phases;

  if (state->over)
    return 0;
  phases = get_phases (state, seat);
  for (guint i = ARB_VERB_OWN; i < ruleset->n_verbs; i++)
    if (asks (&ruleset->rules, ruleset->verbs[i], phases))
      add_about (state, seat, i, &list);
  return list.n;
}
