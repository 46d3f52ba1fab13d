/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/ruleset.h"

#include <string.h>

void
arb_options_init (ArbOptions *options, const ArbCatalogue *catalogue, guint n_seats, guint edition)
{
  g_return_if_fail (edition < catalogue->n_editions);
  g_return_if_fail (n_seats <= ARB_MAX_SEATS);

  options->n_seats = n_seats;
  options->edition = edition;
  memcpy (options->switches, catalogue->editions[edition].values, sizeof options->switches);
}

void
arb_options_add_variant (ArbOptions *options, const ArbCatalogue *catalogue, guint variant)
{
  g_return_if_fail (variant < catalogue->n_variants);

  for (const ArbPair *pair = catalogue->variants[variant].switches; pair->key != NULL; pair++)
    {
      gint index = arb_catalogue_find (catalogue, ARB_SORT_SWITCH, pair->key);
      gint value = arb_switch_find_value (&catalogue->switches[index], pair->value);

      options->switches[index] = (guint8) value;
    }
}

void
arb_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  const ArbRuleset *ruleset = catalogue->ruleset;

  g_return_if_fail (options->n_seats >= ruleset->min_seats
                    && options->n_seats <= ruleset->max_seats);

  memset (state, 0, ARB_STATE_MAX);
  state->catalogue = catalogue;
  state->n_seats = (guint8) options->n_seats;
  memcpy (state->switches, options->switches, sizeof state->switches);
  ruleset->setup (catalogue, options, state);
}

/* The value that `rule KEY VALUE` names, as the switch counts its values; -1 if it has none. */
static gint
answer_value (const ArbState *state, ArbMove move)
{
  const ArbSwitch *a_switch = &state->catalogue->switches[arb_argument_value (move.arguments[0])];

  return arb_switch_find_value (a_switch,
                                arb_catalogue_get_name (state->catalogue, move.arguments[1]));
}

static void
check_answer (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const ArbSwitch *a_switch = &state->catalogue->switches[arb_argument_value (move.arguments[0])];
  gint value = answer_value (state, move);
  const char *name;

  /* What no edition leaves open, like the set-up, cannot change in the middle of a game. */
  if (value < 0 || arb_switch_find_value (a_switch, "ask") < 0)
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[1]);
      return;
    }

  name = arb_catalogue_get_name (state->catalogue, move.arguments[1]);
  if (g_str_equal (name, "ask"))
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[1]);
}

static void
check_end (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if (move.seat != ARB_TABLE)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, ARB_ARGUMENT_NONE);
  else if (state->over)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_OVER, ARB_ARGUMENT_NONE);
}

gboolean
arb_check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  arb_verdict_init (verdict);
  if (G_UNLIKELY (move.verb == ARB_VERB_RULE))
    check_answer (state, move, verdict);
  else if (G_UNLIKELY (move.verb == ARB_VERB_END))
    check_end (state, move, verdict);
  else
    arb_ruleset_of (state)->check (state, move, verdict);

  return arb_verdict_allows (verdict);
}

/* A move by the rules has nothing to tell, and no time for it. */
static void
apply_by_rules (ArbState *state, ArbMove move)
{
  arb_ruleset_of (state)->apply (state, move, NULL);
  state->played = TRUE;
}

void
arb_apply (ArbState *state, ArbMove move, gboolean ruled)
{
  ArbAdjustments adjustments;

  if (!ruled && arb_ruleset_of (state)->verbs[move.verb].kind != ARB_VERB_TABLE)
    apply_by_rules (state, move);
  else
    arb_apply_telling (state, move, ruled, &adjustments);
}

void
arb_apply_telling (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  adjustments->n = 0;
  if (move.verb == ARB_VERB_RULE)
    state->switches[arb_argument_value (move.arguments[0])] = (guint8) answer_value (state, move);
  else if (move.verb == ARB_VERB_END)
    state->over = state->ended_by_table = TRUE;
  else if (ruled || arb_ruleset_of (state)->verbs[move.verb].kind == ARB_VERB_TABLE)
    arb_ruleset_of (state)->apply (state, move, adjustments);
  else
    apply_by_rules (state, move);

  state->played |= arb_ruleset_of (state)->verbs[move.verb].kind != ARB_VERB_TABLE;
  state->n_ruled += ruled;
  state->n_adjusted += (guint16) adjustments->n;
}

void
arb_score (const ArbState *state, ArbScoreSheet *sheet)
{
  arb_ruleset_of (state)->score (state, sheet);
  sheet->ended_by_table = state->ended_by_table;
  sheet->counted = state->ended_by_table && !state->played;
  sheet->n_ruled = state->n_ruled;
  sheet->n_adjusted = sheet->counted ? 0 : state->n_adjusted;
}

guint
arb_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint n_candidates = ruleset->candidates (state, seat, moves, max);
  guint n_legal = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < n_candidates; i++)
    {
      arb_verdict_init (&verdict);
      ruleset->check (state, moves[i], &verdict);
      if (arb_verdict_allows (&verdict))
        moves[n_legal++] = moves[i];
    }

  return n_legal;
}

void
arb_standard (const ArbState *state, ArbMove *move)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  if (move->seat == ARB_TABLE && ruleset->verbs[move->verb].kind <= ARB_VERB_CLOSING)
    {
      guint seats = ruleset->to_decide (state);

      if (seats != 0 && (seats & (seats - 1)) == 0)
        move->seat = (guint8) g_bit_nth_lsf (seats, -1);
    }

  if (move->verb >= ARB_VERB_OWN)
    ruleset->standard (state, move);
}

ArbArgument
arb_identify (const ArbState *state, guint seat, ArbArgument argument)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbArgument card = ARB_ARGUMENT_NONE;

  if (arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER && ruleset->identify != NULL
      && seat != ARB_TABLE && seat <= state->n_seats)
    card = ruleset->identify (state, seat, arb_argument_value (argument));
  return card != ARB_ARGUMENT_NONE ? card : argument;
}

ArbMove
arb_identify_all (const ArbState *state, ArbMove move)
{
  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    move.arguments[i] = arb_identify (state, move.seat, move.arguments[i]);
  return move;
}

guint
arb_parts (const ArbState *state, guint seat, const ArbReason *reason, guint number, ArbPart *parts)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint n_all = 0, n = 0;
  gint sum = 0;

  if (ruleset->parts != NULL && seat != ARB_TABLE && seat <= state->n_seats)
    n_all = ruleset->parts (state, seat, reason, parts);
  for (guint i = 0; i < n_all; i++)
    if (parts[i].number == number)
      {
        sum += parts[i].amount;
        parts[n++] = parts[i];
      }
  return sum == reason->numbers[number] ? n : 0;
}

gboolean
arb_is_unplayable (const ArbCatalogue *catalogue, const ArbVerdict *verdict)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (catalogue->rules[verdict->reasons[i].rule].rule_class == ARB_RULE_UNPLAYABLE)
      return TRUE;
  return FALSE;
}

gboolean
arb_can_overrule (const ArbState *state, const ArbVerdict *verdict)
{
  return verdict->value == ARB_ILLEGAL && !verdict->unsettled
         && !arb_is_unplayable (state->catalogue, verdict);
}

gboolean
arb_is_early (const ArbRuleset *ruleset, const ArbVerdict *verdict)
{
  return !arb_verdict_allows (verdict) && verdict->n_reasons > 0
         && ruleset->rules[verdict->reasons[0].rule].order;
}

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
  guint seats = ruleset->to_decide (state);
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
  arb_standard (state, move);
  return arb_check (state, *move, verdict) || !arb_is_early (arb_ruleset_of (state), verdict);
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
        && !arb_is_early (ruleset, &why) && !has_reason (verdict, why.reasons[0].rule)
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
  add_what_forbids_closing (&room.state, said, !(ruleset->to_decide (state) >> move->seat & 1),
                            verdict);
  return 0;
}
