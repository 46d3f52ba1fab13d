/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/answers.h"

#include <string.h>

static gboolean
awaits_answer (const ArbState *state)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbVerdict verdict;

  for (guint seat = 1; seat <= state->n_seats; seat++)
    for (guint verb = 0; (arb_to_decide (state) >> seat & 1) != 0 && verb < ruleset->n_verbs;
         verb++)
      if (ruleset->verbs[verb]->kind == ARB_VERB_ANSWER
          && arb_check (state, ARB_MOVE (seat, verb, 0), &verdict))
        return TRUE;
  return FALSE;
}

/* Applies the closing moves that are implied before a move of @seat in @state. Returns a problem,
 * or %NULL. */
static const char *
make_closing (ArbState *state, const ArbClosing *closing, guint seat, gboolean *by_others)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  gboolean answers = FALSE;
  ArbVerdict verdict;

  *by_others = FALSE;
  for (guint i = 0; i < closing->n; i++)
    {
      if (!arb_check (state, closing->moves[i], &verdict))
        return "an implied move cannot be made";
      if (verdict.value != closing->verdicts[i].value)
        return "an implied move is judged differently when it is made";
      answers |= ruleset->verbs[closing->moves[i].verb]->kind == ARB_VERB_ANSWER;
      *by_others |= closing->moves[i].seat != seat;
      arb_apply (state, closing->moves[i], FALSE);
    }
  return answers && *by_others && awaits_answer (state) ? "a player answers for another one" : NULL;
}

static gboolean
has_rule (const ArbVerdict *verdict, guint rule)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Compares the reasons of a refusal with the verdict on the move without closing moves. */
static const char *
check_reasons (const ArbState *state, ArbMove said, guint seat, const ArbVerdict *verdict)
{
  ArbVerdict plain;

  arb_canonicalize (state, &said);
  arb_check (state, said, &plain);
  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];

      if (reason->seat != 0 && reason->seat != seat)
        return "a refusal names what another seat would have to do";
      if (reason->seat == 0 && !has_rule (&plain, reason->rule))
        return "a refusal has a reason from another moment";
    }
  return NULL;
}

const char *
arb_answer_find_problem (const ArbState *state, ArbMove said)
{
  ArbMove move = said;
  ArbClosing closing;
  ArbStateRoom room;
  ArbVerdict verdict;
  gboolean by_others;
  const char *problem;

  arb_complete (state, &move, &closing, &verdict);
  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  problem = make_closing (&room.state, &closing, move.seat, &by_others);
  if (problem != NULL || verdict.value != ARB_ILLEGAL)
    return problem;
  if (by_others)
    return "a refusal comes after what others would close";
  return closing.n == 0 ? check_reasons (state, said, move.seat, &verdict) : NULL;
}

/* What the table would have to say, of a face that nobody knows, is no move of another seat. */
static gboolean
is_of_player (const ArbState *state, ArbMove move, const ArbRemedy *remedy, ArbMove by)
{
  ArbVerbKind kind = arb_ruleset_of (state)->verbs[by.verb]->kind;

  if (kind == ARB_VERB_TABLE)
    return remedy->supposed && (by.seat == move.seat || by.seat == ARB_TABLE);
  return by.seat == move.seat;
}

static const char *
carry_out (const ArbState *state, ArbMove move, const ArbRemedy *remedy)
{
  ArbStateRoom room;
  ArbState *after = &room.state;
  ArbVerdict verdict;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  for (guint i = 0; i < remedy->n_moves; i++)
    {
      if (!is_of_player (state, move, remedy, remedy->moves[i]))
        return "a remedy has a move of another seat";
      if (!arb_check (after, remedy->moves[i], &verdict))
        return "a remedy has a move that cannot be made";
      arb_apply (after, remedy->moves[i], FALSE);
    }

  if (remedy->instead)
    return NULL;
  arb_canonicalize (after, &move);
  if (after->over || after->turn != state->turn || !arb_check (after, move, &verdict))
    return "a move is refused after its remedy, too";
  return NULL;
}

const char *
arb_remedies_find_problem (const ArbState *state, ArbMove said)
{
  const char *problem = NULL;
  ArbRemedies remedies;
  ArbVerdict verdict;
  ArbMove move = said;

  arb_complete (state, &move, NULL, &verdict);
  if (arb_verdict_allows (&verdict))
    return NULL;
  arb_remedies_find (state, move, &verdict, &remedies);
  /* The word that was said is said again: a remedy for another move would help nobody. */
  said.seat = move.seat;
  for (guint i = 0; i < remedies.n && problem == NULL; i++)
    problem = carry_out (state, said, &remedies.items[i]);
  return problem;
}
