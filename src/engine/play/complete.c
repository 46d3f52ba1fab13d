/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/complete.h"

#include <string.h>

/* Which seats' closing moves are looked for. */
typedef enum
{
  OF_SPEAKER,
  OF_EVERYBODY,
} Whose;

/* Whether @seat can close something by @verb before @said. A player who says `done` closes only for
 * himself, and a mere closing move implies no answer of the same player. */
static gboolean
is_closing (const ArbRuleset *ruleset, guint seat, guint verb, ArbMove said)
{
  guint kind = ruleset->verbs[verb]->kind;

  if (verb == said.verb)
    return FALSE;
  return kind == ARB_VERB_CLOSING
         || (kind == ARB_VERB_ANSWER
             && (seat != said.seat || ruleset->verbs[said.verb]->kind != ARB_VERB_CLOSING));
}

/* Finds the closing move after @closing that the seats @whose could make before @said; the
 * first one if @closing is a null move. The move may be illegal. */
static gboolean
next_closing (const ArbState *state, Whose whose, ArbMove said, ArbMove *closing)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint seats = arb_to_decide (state);
  guint verb = closing->seat == 0 ? 0 : closing->verb + 1u;

  if (whose == OF_SPEAKER)
    seats &= 1u << said.seat;
  for (guint seat = MAX (1, closing->seat); seat <= state->n_seats; seat++, verb = 0)
    for (; (seats & 1u << seat) != 0 && verb < ruleset->n_verbs; verb++)
      if (is_closing (ruleset, seat, verb, said))
        {
          *closing = ARB_MOVE (seat, verb, 0, 0, 0);
          return TRUE;
        }

  return FALSE;
}

/* Finds the first legal closing move before @said. All bytes of its verdict are set. */
static gboolean
find_closing (const ArbState *state, Whose whose, ArbMove said, ArbMove *closing,
              ArbVerdict *verdict)
{
  *closing = (ArbMove){ 0 };
  while (next_closing (state, whose, said, closing))
    {
      memset (verdict, 0, sizeof *verdict);
      if (arb_check (state, *closing, verdict))
        return TRUE;
    }

  return FALSE;
}

/* Whether a seat still has to answer. */
static gboolean
awaits_answer (const ArbState *state)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const ArbMove anything = { 0 };
  ArbMove closing = { 0 };
  ArbVerdict verdict;

  while (next_closing (state, OF_EVERYBODY, anything, &closing))
    if (ruleset->verbs[closing.verb]->kind == ARB_VERB_ANSWER
        && arb_check (state, closing, &verdict))
      return TRUE;
  return FALSE;
}

/* Canonicalizes @move and judges it. Returns whether it comes at the right moment. */
static gboolean
is_due (const ArbState *state, ArbMove *move, ArbVerdict *verdict)
{
  memset (verdict, 0, sizeof *verdict);
  arb_canonicalize (state, move);
  return arb_check (state, *move, verdict)
         || !arb_is_out_of_order (arb_ruleset_of (state), verdict);
}

static gboolean
has_answer (const ArbRuleset *ruleset, const ArbClosing *closing)
{
  for (guint i = 0; i < closing->n; i++)
    if (ruleset->verbs[closing->moves[i].verb]->kind == ARB_VERB_ANSWER)
      return TRUE;
  return FALSE;
}

/* Whether a move that comes at the right moment in @state, after @closing, implies the closing
 * moves and answers of others: it must be playable, and a player who answers implies no answer of
 * others. */
static gboolean
implies (const ArbState *state, const ArbClosing *closing, const ArbVerdict *verdict)
{
  return verdict->value != ARB_ILLEGAL
         && (!has_answer (arb_ruleset_of (state), closing) || !awaits_answer (state));
}

/* Whether @canonical, after closing moves, is still what the player @said. A word that closes
 * something at every moment, like `skip`, can close the next thing instead, but nobody said that
 * if it is not even possible. */
static gboolean
keeps_meaning (ArbMove said, ArbMove canonical, const ArbVerdict *verdict)
{
  return canonical.verb == said.verb || arb_verdict_allows (verdict);
}

/* Applies the closing moves that @said implies until it comes at the right moment or no closing
 * move is left. Returns whether it does; @canonical is its canonical form then. */
static gboolean
close_before (ArbState *state, Whose whose, ArbMove said, ArbClosing *closing, ArbMove *canonical,
              ArbVerdict *verdict)
{
  for (closing->n = 0; closing->n < ARB_MAX_CLOSING;)
    {
      ArbMove *next = &closing->moves[closing->n];

      if (!find_closing (state, whose, said, next, &closing->verdicts[closing->n]))
        return FALSE;
      arb_apply (state, *next, FALSE);
      closing->n++;
      *canonical = said;
      if (is_due (state, canonical, verdict))
        return keeps_meaning (said, *canonical, verdict)
               && (whose == OF_SPEAKER || implies (state, closing, verdict));
    }
  return FALSE;
}

/* Makes any decisions for the seat of @closing, which @rule forbids, even against the rules, until
 * that rule no longer forbids it. */
static void
get_past (ArbState *state, ArbMove closing, guint rule)
{
  ArbMove moves[ARB_MAX_MOVES];
  ArbVerdict why;

  for (guint n = 0; n < ARB_MAX_CLOSING; n++)
    if (arb_check (state, closing, &why) || why.reasons[0].rule != rule)
      return;
    else if (arb_can_overrule (state->catalogue, &why))
      arb_apply (state, closing, TRUE);
    else if (arb_list (state, closing.seat, moves, ARB_MAX_MOVES) == 0)
      return;
    else
      arb_apply (state, moves[0], FALSE);
}

/* Whether @said comes at the right moment in @state, or after closing moves that it implies. */
static gboolean
can_be_due (const ArbState *state, ArbMove said)
{
  ArbMove canonical = said;
  ArbClosing closing;
  ArbStateRoom room;
  ArbVerdict verdict;

  if (is_due (state, &canonical, &verdict))
    return TRUE;
  for (Whose whose = OF_SPEAKER; whose <= OF_EVERYBODY; whose++)
    {
      memcpy (&room, state, arb_ruleset_of (state)->state_size);
      if (close_before (&room.state, whose, said, &closing, &canonical, &verdict))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_reason (const ArbVerdict *verdict, guint rule)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Whether @said would come at the right moment by an answer to the open rule @which. */
static gboolean
can_be_due_by_answer (const ArbState *state, ArbMove said, guint which)
{
  for (guint reading = 0; reading < state->catalogue->switches[which].n_readings; reading++)
    {
      ArbStateRoom room;

      memcpy (&room, state, arb_ruleset_of (state)->state_size);
      arb_set_switch (&room.state, which, reading);
      if (can_be_due (&room.state, said))
        return TRUE;
    }
  return FALSE;
}

/* If the next closing move waits for an open rule, so does @said: then that is the verdict, because
 * the moment is not the reason. */
static gboolean
waits_for_rule (const ArbState *state, ArbMove said, ArbMove closing, const ArbVerdict *why,
                ArbVerdict *verdict)
{
  const ArbReason *open = &why->reasons[0];

  if (why->value != ARB_UNDECIDABLE || open->rule != ARB_RULE_OPEN
      || !can_be_due_by_answer (state, said, arb_argument_value (open->subject)))
    return FALSE;
  memset (verdict, 0, sizeof *verdict);
  arb_verdict_add_reasons_of (verdict, closing.seat, why);
  return TRUE;
}

/* To be called if no closing move of @whose helps @said in @state: adds to @verdict the reason that
 * forbids the next closing move, if @said would come at the right moment without it. What somebody
 * else must do first is not a reason; a rule that is open for them is one. */
static gboolean
add_what_forbids_closing (const ArbState *state, Whose whose, ArbMove said, ArbVerdict *verdict)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const gsize size = ruleset->state_size;
  ArbMove closing = { 0 };
  ArbStateRoom room;
  ArbVerdict why;

  while (next_closing (state, whose, said, &closing))
    {
      gboolean allowed = arb_check (state, closing, &why);

      if (waits_for_rule (state, said, closing, &why, verdict))
        return TRUE;
      if (whose == OF_EVERYBODY || allowed || why.value != ARB_ILLEGAL || arb_is_out_of_order (ruleset, &why)
          || has_reason (verdict, why.reasons[0].rule))
        continue;
      memcpy (&room, state, size);
      get_past (&room.state, closing, why.reasons[0].rule);
      if (can_be_due (&room.state, said))
        {
          arb_verdict_add_reasons_of (verdict, closing.seat, &why);
          return TRUE;
        }
    }
  return FALSE;
}

void
arb_apply_closing (ArbState *state, const ArbClosing *closing)
{
  for (guint i = 0; i < closing->n; i++)
    arb_apply (state, closing->moves[i], FALSE);
}

gboolean
arb_can_be_said (const ArbState *state, ArbMove said)
{
  ArbVerdict verdict;

  arb_complete (state, &said, NULL, &verdict);
  return arb_verdict_allows (&verdict);
}

gboolean
arb_say (ArbState *state, ArbMove *move, ArbVerdict *verdict)
{
  ArbClosing closing;

  arb_complete (state, move, &closing, verdict);
  if (!arb_verdict_allows (verdict))
    return FALSE;

  arb_apply_closing (state, &closing);
  arb_apply (state, *move, FALSE);
  return TRUE;
}

gboolean
arb_find_closing (const ArbState *state, guint seat, ArbMove *closing)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const ArbMove said = ARB_MOVE (seat, ARB_VERB_RULE, 0, 0, 0);
  ArbVerdict verdict;

  *closing = (ArbMove){ 0 };
  while (next_closing (state, OF_SPEAKER, said, closing))
    if (ruleset->verbs[closing->verb]->kind == ARB_VERB_CLOSING
        && arb_check (state, *closing, &verdict))
      return TRUE;
  return FALSE;
}

guint
arb_complete (const ArbState *state, ArbMove *move, ArbClosing *closing, ArbVerdict *verdict)
{
  const gsize size = arb_ruleset_of (state)->state_size;
  ArbMove said = *move, own_said = *move;
  ArbClosing unasked;
  ArbStateRoom room, own;
  ArbMove canonical;
  ArbVerdict first;

  if (closing == NULL)
    closing = &unasked;
  closing->n = 0;
  if (is_due (state, move, verdict))
    {
      closing->own = *verdict;
      return 0;
    }

  first = *verdict;
  /* `done` without a seat belongs to the seat that decides now; a decision may belong to the seat
   * that decides after the closing moves. */
  own_said.seat = move->seat;
  if (arb_ruleset_of (state)->verbs[said.verb]->kind == ARB_VERB_CLOSING)
    said = own_said;
  memcpy (&own, state, size);
  if (close_before (&own.state, OF_SPEAKER, own_said, closing, &canonical, verdict))
    {
      *move = canonical;
      closing->own = *verdict;
      return closing->n;
    }

  memcpy (&room, state, size);
  if (close_before (&room.state, OF_EVERYBODY, said, closing, &canonical, verdict))
    {
      *move = canonical;
      closing->own = *verdict;
      return closing->n;
    }

  closing->n = 0;
  closing->own = *verdict = first;
  if (move->seat != ARB_TABLE
      && !add_what_forbids_closing (&own.state, OF_SPEAKER, *move, verdict))
    add_what_forbids_closing (&room.state, OF_EVERYBODY, *move, verdict);
  return 0;
}
