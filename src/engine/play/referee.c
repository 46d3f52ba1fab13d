/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/referee.h"

#include "engine/play/count.h"
#include "engine/play/leave.h"
#include "engine/play/shows.h"

#include "engine/play/piles.h"

#include <string.h>

void
arb_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  const ArbRuleset *ruleset = catalogue->ruleset;

  g_return_if_fail (options->n_seats >= ruleset->min_seats
                    && options->n_seats <= ruleset->max_seats);

  memset (state, 0, ARB_STATE_MAX);
  state->catalogue = catalogue;
  state->n_seats = (guint8) options->n_seats;
  for (guint i = 0; i < catalogue->n_switches; i++)
    arb_set_switch (state, i, options->switches[i]);
  arb_pools_begin (state);
  arb_faces_read (state);
  ruleset->rules.setup (catalogue, options, state);
}

gboolean
arb_conserves (const ArbState *state, const char **problem)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;

  *problem = NULL;
  return arb_pools_agree (state, problem)
         && (rules->conserve == NULL || rules->conserve (state, problem));
}

/* Returns the index of the value that `rule KEY VALUE` names; -1 if the switch has no such
 * value. */
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

  /* `ask` is no answer. A switch that no edition leaves open, like the set-up, cannot change during a
   * game. */
  if (value >= 0 && !arb_switch_can_be_open (a_switch))
    arb_verdict_add (verdict, ARB_ILLEGAL, arb_ruleset_of (state)->rules.settled_rule,
                     move.arguments[0]);
  else if (value < 0 || (guint) value >= a_switch->n_readings)
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

static void
check_common (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if (move.verb == ARB_VERB_RULE)
    check_answer (state, move, verdict);
  else if (move.verb == ARB_VERB_END)
    check_end (state, move, verdict);
  else if (move.verb == ARB_VERB_LEAVE)
    arb_check_leave (state, move, verdict);
  else
    arb_check_count (state, move, verdict);
}

/* Notes in the reason against a malformed move that names no seat whether it would mean something
 * with one. */
static void
note_missing_seat (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  ArbVerdict with_seat;

  for (move.seat = 1; move.seat <= state->n_seats; move.seat++)
    {
      arb_check (state, move, &with_seat);
      if (with_seat.n_reasons > 0 && with_seat.reasons[0].rule == ARB_RULE_MALFORMED)
        continue;
      verdict->reasons[0].numbers[0] = state->n_seats;
      return;
    }
}

gboolean
arb_check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  arb_verdict_init (verdict);
  if (G_UNLIKELY (move.verb < ARB_VERB_OWN))
    check_common (state, move, verdict);
  else if (G_UNLIKELY (state->open != 0))
    arb_open_rules_check (state, move, verdict);
  else
    arb_dispatch_check (state, move, verdict);

  if (arb_verdict_allows (verdict))
    return TRUE;
  if (move.seat == ARB_TABLE && verdict->reasons[0].rule == ARB_RULE_MALFORMED)
    note_missing_seat (state, move, verdict);
  return FALSE;
}

void
arb_apply_adjusting (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  adjustments->n = 0;
  if (move.verb == ARB_VERB_RULE)
    arb_set_switch (state, arb_argument_value (move.arguments[0]),
                    (guint) answer_value (state, move));
  else if (move.verb == ARB_VERB_END)
    state->over = state->ended_by_table = TRUE;
  else if (move.verb == ARB_VERB_COUNT)
    arb_apply_count (state, move, adjustments);
  else if (move.verb == ARB_VERB_LEAVE)
    arb_apply_leave (state, move);
  else
    arb_dispatch_apply (state, move, ruled, adjustments);

  state->played |= arb_ruleset_of (state)->verbs[move.verb]->kind != ARB_VERB_TABLE;
  state->n_ruled += ruled;
  state->n_adjusted += (guint16) adjustments->n;
}

gboolean
arb_makes_up_faces (const ArbCatalogue *catalogue)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  ArbOptions options;
  ArbStateRoom room;

  if (ruleset->playout.makes_up != NULL && ruleset->playout.makes_up (catalogue))
    return TRUE;
  arb_options_init (&options, catalogue, ruleset->min_seats, 0);
  arb_setup (catalogue, &options, &room.state);
  return arb_shows_misses_any (&room.state);
}

void
arb_score (const ArbState *state, ArbScoreSheet *sheet)
{
  if (state->open != 0 && state->over)
    arb_open_rules_score (state, sheet);
  else
    arb_ruleset_of (state)->rules.score (state, sheet);
  arb_score_sheet_settle (sheet);
  arb_score_sheet_leave_out (sheet);
  sheet->last_turn = state->last_turn;
  sheet->ended_by_table = state->ended_by_table && state->last_turn == 0;
  sheet->only_end = arb_is_only_end (state);
  sheet->n_ruled = state->n_ruled;
  sheet->n_adjusted = sheet->only_end ? 0 : state->n_adjusted;
}

guint
arb_questions (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  if (ruleset->help.questions != NULL)
    return ruleset->help.questions (state, seat, moves, max);
  if (ruleset->rules.list != NULL)
    return arb_list (state, seat, moves, max);
  return arb_dispatch_questions (state, seat, moves, max);
}

guint
arb_list_any_moment (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;

  if (rules->list_any_moment == NULL || state->over || seat == ARB_TABLE
      || arb_has_left (state, seat))
    return 0;
  return rules->list_any_moment (state, seat, moves, max);
}

gint
arb_most (const ArbState *state, ArbArgument what)
{
  const ArbHelp *help = &arb_ruleset_of (state)->help;

  return help->most != NULL ? help->most (state, what) : -1;
}

gboolean
arb_supposes (const ArbState *state, ArbMove move)
{
  const ArbHelp *help = &arb_ruleset_of (state)->help;

  return help->supposes != NULL && help->supposes (state, move);
}

void
arb_find_moment (const ArbState *state, ArbMoment *moment)
{
  const ArbPresentation *presentation = &arb_ruleset_of (state)->presentation;

  *moment = (ArbMoment){ 0 };
  if (presentation->moment != NULL && !state->over)
    presentation->moment (state, moment);
}

void
arb_offer_picture (const ArbState *state, const ArbOffer *offer, ArbView *view)
{
  const ArbHelp *help = &arb_ruleset_of (state)->help;

  if (help->picture != NULL)
    help->picture (state, offer, view);
}

void
arb_describe_face (const ArbState *state, ArbArgument card, ArbView *view)
{
  const ArbPresentation *presentation = &arb_ruleset_of (state)->presentation;

  arb_view_add_card (view, card, 1, 0, ARB_FACE_UP);
  if (presentation->face != NULL)
    presentation->face (state, card, view);
}

void
arb_describe (const ArbState *state, ArbView *view)
{
  if (arb_ruleset_of (state)->presentation.describe != NULL)
    arb_ruleset_of (state)->presentation.describe (state, view);
}

void
arb_deduce (const ArbState *state, ArbView *view)
{
  if (arb_ruleset_of (state)->presentation.deduce != NULL)
    arb_ruleset_of (state)->presentation.deduce (state, view);
}

void
arb_prospects (const ArbState *state, ArbView *view)
{
  if (arb_ruleset_of (state)->presentation.prospects != NULL)
    arb_ruleset_of (state)->presentation.prospects (state, view);
}

guint
arb_triggered (const ArbState *state)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  return ruleset->presentation.triggered != NULL ? ruleset->presentation.triggered (state) : 0;
}

void
arb_canonicalize (const ArbState *state, ArbMove *move)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  if (move->seat == ARB_TABLE && ruleset->verbs[move->verb]->kind <= ARB_VERB_CLOSING)
    {
      guint seats = arb_to_decide (state);

      if (seats != 0 && (seats & (seats - 1)) == 0)
        move->seat = (guint8) g_bit_nth_lsf (seats, -1);
    }

  if (move->verb >= ARB_VERB_OWN)
    arb_dispatch_canonicalize (state, move);
}

ArbArgument
arb_identify (const ArbState *state, guint seat, ArbArgument argument)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbArgument card = ARB_ARGUMENT_NONE;

  if (arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER && ruleset->presentation.identify != NULL
      && seat != ARB_TABLE && seat <= state->n_seats)
    card = ruleset->presentation.identify (state, seat, arb_argument_value (argument));
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
arb_contributions (const ArbState *state, guint seat, const ArbReason *reason, guint number,
                   ArbContribution *contributions)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint n_all = 0, n = 0;
  gint sum = 0;

  if (ruleset->help.contributions != NULL && seat != ARB_TABLE && seat <= state->n_seats)
    n_all = ruleset->help.contributions (state, seat, reason, contributions);
  for (guint i = 0; i < n_all; i++)
    if (contributions[i].number == number)
      {
        sum += contributions[i].amount;
        contributions[n++] = contributions[i];
      }
  return sum == reason->numbers[number] ? n : 0;
}
