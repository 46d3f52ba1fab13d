/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/complete.h"

#include <string.h>

/* Whether @verb goes without saying before @said. Who only closes something of his own does not
 * answer for others. */
static gboolean
may_imply (const ArbRuleset *ruleset, guint verb, guint said)
{
  guint kind = ruleset->verbs[verb].kind;

  return verb != said
         && (kind == ARB_VERB_CLOSING
             || (kind == ARB_VERB_ANSWER && ruleset->verbs[said].kind == ARB_VERB_DECISION));
}

/* The next move behind @closing, a null one before the first, that could close something before
 * @said without being said, by whoever decides; whether it is allowed is not asked. */
static gboolean
next_closing (const ArbState *state, ArbMove said, ArbMove *closing)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint seats = arb_to_decide (state);
  guint verb = closing->seat == 0 ? 0 : closing->verb + 1u;

  for (guint seat = MAX (1, closing->seat); seat <= state->n_seats; seat++, verb = 0)
    for (; (seats & 1u << seat) != 0 && verb < ruleset->n_verbs; verb++)
      if (may_imply (ruleset, verb, said.verb))
        {
          *closing = ARB_MOVE (seat, verb, 0, 0, 0);
          return TRUE;
        }

  return FALSE;
}

/* The first closing move that may be made now, before @said. */
static gboolean
find_closing (const ArbState *state, ArbMove said, ArbMove *closing)
{
  ArbVerdict verdict;

  *closing = (ArbMove){ 0 };
  while (next_closing (state, said, closing))
    if (arb_check (state, *closing, &verdict))
      return TRUE;

  return FALSE;
}

/* Gives @move its standard form and its verdict. Returns whether it comes at the right moment. */
static gboolean
is_due (const ArbState *state, ArbMove *move, ArbVerdict *verdict)
{
  arb_canonicalize (state, move);
  return arb_check (state, *move, verdict)
         || !arb_is_out_of_order (arb_ruleset_of (state), verdict);
}

/* Makes the closing moves that go without saying before @said, until they are done or no more can be
 * made. Returns how many; 0 if @said, which becomes @standard, comes too early all the same. */
static guint
close_before (ArbState *state, ArbMove said, ArbMove *closing, guint max, ArbMove *standard,
              ArbVerdict *verdict)
{
  for (guint n = 0; n < max && find_closing (state, said, &closing[n]); n++)
    {
      arb_apply (state, closing[n], FALSE);
      *standard = said;
      if (is_due (state, standard, verdict))
        return n + 1;
    }
  return 0;
}

/* Decides for the seat of @closing, which @rule forbids, somehow, or lets it be allowed against the
 * rules, until that rule no longer stands in the way. */
static void
get_past (ArbState *state, ArbMove closing, guint rule)
{
  ArbMove moves[ARB_MAX_MOVES];
  ArbVerdict why;

  for (guint n = 0; n < ARB_MAX_CLOSING; n++)
    if (arb_check (state, closing, &why) || why.reasons[0].rule != rule)
      return;
    else if (arb_can_overrule (state, &why))
      arb_apply (state, closing, TRUE);
    else if (arb_list (state, closing.seat, moves, ARB_MAX_MOVES) == 0)
      return;
    else
      arb_apply (state, moves[0], FALSE);
}

/* Whether @said comes at the right moment once @rule, which forbids @closing, has been met. */
static gboolean
is_due_after (const ArbState *state, ArbMove closing, guint rule, ArbMove said)
{
  ArbMove further[ARB_MAX_CLOSING];
  ArbMove standard = said;
  ArbStateRoom room;
  ArbVerdict verdict;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  get_past (&room.state, closing, rule);
  return is_due (&room.state, &standard, &verdict)
         || close_before (&room.state, said, further, ARB_MAX_CLOSING, &standard, &verdict) > 0;
}

void
arb_close_all (ArbState *state, ArbMove said)
{
  const ArbMove anything = { 0 };
  ArbMove closing;

  for (guint n = 0;
       n < ARB_MAX_CLOSING
       && (find_closing (state, said, &closing) || find_closing (state, anything, &closing));
       n++)
    arb_apply (state, closing, FALSE);
}

static gboolean
has_reason (const ArbVerdict *verdict, guint rule)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Nothing that goes without saying brings @said nearer in @state: adds to @verdict what forbids the
 * next closing move. To a player who has to @wait for another that is always worth telling; what
 * he has begun himself only if @said is due behind it. */
static void
add_what_forbids_closing (ArbState *state, ArbMove said, gboolean wait, ArbVerdict *verdict)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const ArbMove anything = { 0 };
  ArbMove closing = { 0 };
  ArbVerdict why;

  arb_close_all (state, said);
  while (next_closing (state, anything, &closing))
    if (!arb_check (state, closing, &why) && why.value == ARB_ILLEGAL
        && !arb_is_out_of_order (ruleset, &why) && !has_reason (verdict, why.reasons[0].rule)
        && (wait || is_due_after (state, closing, why.reasons[0].rule, said)))
      {
        arb_verdict_add_reasons_of (verdict, closing.seat, &why);
        return;
      }
}

guint
arb_complete (const ArbState *state, ArbMove *move, ArbMove *closing, guint max,
              ArbVerdict *verdict)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbMove said = *move;
  ArbStateRoom room;
  ArbMove standard;
  ArbVerdict first;
  guint n;

  if (is_due (state, move, verdict))
    return 0;

  first = *verdict;
  memcpy (&room, state, ruleset->state_size);
  n = close_before (&room.state, said, closing, max, &standard, verdict);
  if (n > 0)
    {
      *move = standard;
      return n;
    }

  *verdict = first;
  add_what_forbids_closing (&room.state, said, !(arb_to_decide (state) >> move->seat & 1), verdict);
  return 0;
}
