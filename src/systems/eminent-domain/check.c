/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/turn.h"

/* While the leader boosts, the card of the role lies in front of him, but nobody played it. */
static guint
count_led (const EmState *state, guint seat, guint kind)
{
  return em_top_const (state)->task == EM_TASK_BOOST && seat == state->leader && !state->took_none
         && em_stack_of (state->role) == kind;
}

/* The cards of @kind that lie under the planets of @seat. */
static guint
count_tucked (const EmState *state, guint seat, guint kind)
{
  guint n = 0;

  for (guint number = 1; number <= em_seat_const (state, seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, seat, number);

      if (kind == EM_STACK_COLONIZE)
        n += world->colonize;
      else if (kind == EM_STACK_RESEARCH)
        n += world->research;
      else if (kind >= EM_N_ROLE_CARDS)
        n += world->technologies >> (kind - EM_N_ROLE_CARDS) & 1;
    }
  return n;
}

gboolean
em_check_held (const EmState *state, guint seat, guint kind, guint n, ArbVerdict *verdict)
{
  const EmSeat *owner = em_seat_const (state, seat);
  gint16 *numbers;

  if (em_hand_most (owner, kind) >= n)
    return TRUE;

  numbers = em_refuse (verdict, EM_RULE_HAND_IMPOSSIBLE, arb_argument_name (EM_SORT_CARD, kind));
  numbers[0] = (gint16) n;
  numbers[1] = (gint16) em_pile_count (&owner->deck, kind);
  numbers[2] = (gint16) em_pile_count (&owner->discard, kind);
  numbers[5] = (gint16) count_led (state, seat, kind);
  numbers[3] = (gint16) em_pile_count (&owner->play, kind) - numbers[5];
  if (kind >= EM_N_ROLE_CARDS)
    numbers[4] = (gint16) (state->removed_technologies >> (kind - EM_N_ROLE_CARDS) & 1);
  numbers[6] = (gint16) count_tucked (state, seat, kind);
  return FALSE;
}

static void
note_nothing (ArbVerdict *verdict, ArbArgument subject)
{
  arb_verdict_add (verdict, ARB_VOID, EM_RULE_NOTHING, subject);
}

/* Whether playing @kind asks what the turn's earlier trades or production count for. */
static gboolean
counts_earlier (const EmState *state, guint kind)
{
  if (em_switch (state, EM_SWITCH_EARLIER) != EM_EARLIER_ASK)
    return FALSE;

  for (const EmStep *step = em_card_script (state, kind); step->effect != EM_EFFECT_END; step++)
    if ((step->effect == EM_EFFECT_MARKETS && state->traded != 0)
        || (step->effect == EM_EFFECT_ENGINEER && state->produced != 0))
      return TRUE;

  return FALSE;
}

/* Too many Actions, or too late for one that could have been. */
static void
refuse_action (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint allowed = em_has (state, move.seat, EM_STANDING_EXTRA_ACTION) ? 2 : 1;
  gint16 *numbers;

  if (state->n_actions < allowed)
    {
      em_refuse (verdict, EM_RULE_ACTION_CLOSED, move.arguments[0]);
      return;
    }
  numbers = em_refuse (verdict, EM_RULE_ACTION_LIMIT, move.arguments[0]);
  numbers[0] = (gint16) (state->n_actions + 1);
  numbers[1] = (gint16) allowed;
}

static void
check_play (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  guint kind = em_card_of (move.arguments[0]);
  EmItem item = { .task = EM_TASK_SCRIPT,
                  .seat = move.seat,
                  .source = EM_SOURCE_ACTION,
                  .card = (guint8) kind,
                  .waiting = (guint8) kind };

  if (top->task == EM_TASK_ROLE || top->task == EM_TASK_CLEANUP)
    refuse_action (state, move, verdict);
  else if (top->task != EM_TASK_ACTION)
    em_refuse_phase (state, move.arguments[0], verdict);

  em_check_held (state, move.seat, kind, 1, verdict);
  if (counts_earlier (state, kind))
    arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_OPEN,
                     arb_argument_name (ARB_SORT_SWITCH, EM_SWITCH_EARLIER));
  if (em_card_script (state, kind)->effect == EM_EFFECT_END)
    em_refuse (verdict, EM_RULE_NO_ACTION, move.arguments[0]);
  else if (verdict->value == ARB_LEGAL && em_script_idle (state, &item))
    note_nothing (verdict, move.arguments[0]);
}

/* Whether a Survey could show nothing, whatever is boosted. */
static gboolean
survey_idle (const EmState *state, guint seat)
{
  return state->stacks[EM_STACK_SURVEY] == 0 && !em_empty_bonus (state, EM_SURVEY)
         && em_empire_symbols (state, seat, EM_SURVEY, NULL) == 0
         && !(em_hand_kinds (em_seat_const (state, seat))
              & em_catalogue (state)->with_symbol[EM_SURVEY]);
}

/* Whether leading @role could have no effect as the cards lie, before any boost. */
static gboolean
lead_idle (const EmState *state, guint seat, guint role)
{
  const EmStep *script = em_catalogue (state)->roles[role].lead_script;

  if (role == EM_SURVEY)
    return survey_idle (state, seat);
  for (const EmStep *step = script; step->effect != EM_EFFECT_END; step++)
    if (em_has_use (state, seat, (EmEffect) step->effect))
      return FALSE;

  return TRUE;
}

static void
check_lead (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  guint role = arb_argument_value (move.arguments[0]);
  gboolean first = top->task == EM_TASK_ACTION && !state->role_over
                   && em_has (state, move.seat, EM_STANDING_PHASE_ORDER);

  if (top->task != EM_TASK_ROLE && !first)
    em_refuse_phase (state, move.arguments[0], verdict);
  if (role == EM_RESEARCH && !em_stack_in_use (state, EM_STACK_RESEARCH))
    em_refuse (verdict, EM_RULE_NO_RESEARCH, move.arguments[0]);
  if (verdict->value == ARB_LEGAL && lead_idle (state, move.seat, role))
    note_nothing (verdict, move.arguments[0]);
}

static void
refuse_minimum (const EmState *state, guint seat, guint needed, ArbVerdict *verdict)
{
  gint16 *numbers =
      em_refuse (verdict, EM_RULE_FOLLOW_MINIMUM, arb_argument_name (EM_SORT_ROLE, state->role));
  EmSymbols symbols = { 0 };

  em_symbols (state, seat, &symbols);
  numbers[0] = (gint16) needed;
  numbers[1] = symbols.total;
  numbers[2] = symbols.cards;
  numbers[3] = symbols.planets;
  numbers[4] = symbols.technologies;
}

/* The first boost of a follower is his follow: refused where it could never reach an effect. */
static void
check_first_boost (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint needed = em_follow_minimum (state);

  if (needed > 1 && em_follow_potential (state, move.seat) < needed)
    {
      gint16 *numbers = em_refuse (verdict, EM_RULE_FOLLOW_MINIMUM,
                                   arb_argument_name (EM_SORT_ROLE, state->role));

      numbers[0] = (gint16) needed;
      numbers[1] = (gint16) em_follow_potential (state, move.seat);
      numbers[2] =
          (gint16) (numbers[1] - (gint) em_empire_symbols (state, move.seat, state->role, NULL));
      numbers[3] = em_seat_const (state, move.seat)->planet_symbols[state->role];
      numbers[4] = (gint16) (numbers[1] - numbers[2] - numbers[3]);
    }
  else if (lead_idle (state, move.seat, state->role))
    note_nothing (verdict, arb_argument_name (EM_SORT_ROLE, state->role));
}

static void
check_boost (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;
  guint kind = counted ? em_stack_of (state->role) : em_card_of (move.arguments[0]);

  if (top->task != EM_TASK_BOOST && top->task != EM_TASK_ANSWERS)
    {
      em_refuse_phase (state, move.arguments[0], verdict);
      return;
    }

  em_check_held (state, move.seat, kind, counted ? arb_argument_value (move.arguments[0]) : 1,
                 verdict);
  if (em_card_symbols (state, move.seat, kind, state->role) == 0)
    em_refuse (verdict, EM_RULE_BOOST_SYMBOL, move.arguments[0]);
  if (top->task == EM_TASK_ANSWERS && verdict->value == ARB_LEGAL)
    check_first_boost (state, move, verdict);
}

/* Whether following takes a card from the hand here. Source: DS1. */
static gboolean
follow_needs_card (const EmState *state)
{
  guint rule = em_switch (state, EM_SWITCH_FOLLOW_CARD);

  return rule == EM_FOLLOW_CARD_YES
         || (rule == EM_FOLLOW_CARD_COLONIZE && state->role == EM_COLONIZE);
}

/* Following with Empire symbols only. Source: DS1. */
static void
check_follow (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  ArbArgument role = arb_argument_name (EM_SORT_ROLE, state->role);
  EmSymbols symbols = { 0 };
  gint16 *numbers;

  if (top->task != EM_TASK_ANSWERS)
    {
      em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
      return;
    }

  symbols.total = (guint8) em_empire_symbols (state, move.seat, state->role, &symbols);
  if (symbols.total == 0)
    em_refuse (verdict, EM_RULE_FOLLOW_SYMBOL, role);
  else if (follow_needs_card (state))
    {
      numbers = em_refuse (verdict, EM_RULE_FOLLOW_CARD, role);
      numbers[0] = symbols.planets;
      numbers[1] = symbols.technologies;
    }
  else if (symbols.total < em_follow_minimum (state))
    {
      numbers = em_refuse (verdict, EM_RULE_FOLLOW_MINIMUM, role);
      numbers[0] = (gint16) em_follow_minimum (state);
      numbers[1] = symbols.total;
      numbers[3] = symbols.planets;
      numbers[4] = symbols.technologies;
    }
  else if ((state->role == EM_SURVEY && symbols.total < EM_SURVEY_MINIMUM)
           || lead_idle (state, move.seat, state->role)
           || (state->role == EM_COLONIZE && !em_has (state, move.seat, EM_STANDING_LEADER_BONUS)))
    note_nothing (verdict, role);
}

static void
check_dissent (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmSeat *owner = em_seat_const (state, move.seat);

  if (em_top_const (state)->task != EM_TASK_ANSWERS)
    em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
  else if (owner->deck.size == 0 && owner->discard.size == 0)
    note_nothing (verdict, ARB_ARGUMENT_NONE);
}

/* Boosting ends; a follower must have brought together what the edition asks for. */
static void
check_done_boost (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint needed = em_follow_minimum (state);
  guint symbols = em_symbols (state, move.seat, NULL);

  if (move.seat == state->leader)
    return;
  /* Where no further card can help, following was a mistake, but one must be able to go on. */
  if (symbols < needed && em_can_boost_more (state, move.seat))
    refuse_minimum (state, move.seat, needed, verdict);
  else if (symbols < needed || (state->role == EM_SURVEY && symbols < EM_SURVEY_MINIMUM)
           || (state->role == EM_RESEARCH && symbols < EM_RESEARCH_MINIMUM))
    note_nothing (verdict, arb_argument_name (EM_SORT_ROLE, state->role));
}

static void
check_done_cleanup (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint hand = em_seat_const (state, move.seat)->hand.size;
  guint limit = em_hand_limit (state, move.seat);
  gint16 *numbers;

  if (hand <= limit)
    return;

  numbers = em_refuse (verdict, EM_RULE_HAND_LIMIT, ARB_ARGUMENT_NONE);
  numbers[0] = (gint16) hand;
  numbers[1] = (gint16) limit;
  numbers[2] = EM_HAND_SIZE;
  numbers[3] = (gint16) (limit - EM_HAND_SIZE);
}

/* A choice of what was begun ends without anything only where it may. */
static void
check_done_script (const EmState *state, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);

  if (em_asked (state, EM_EFFECT_LOOK))
    em_refuse (verdict, EM_RULE_SURVEY_KEEP, ARB_ARGUMENT_NONE)[0] = (gint16) em_look_size (state);
  else if (!em_step_optional (state, top))
    em_refuse (verdict, EM_RULE_EFFECT_CHOICE,
               top->source == EM_SOURCE_ACTION ? arb_argument_name (EM_SORT_CARD, top->waiting)
                                               : arb_argument_name (EM_SORT_ROLE, state->role));
}

static void
check_done (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);

  switch ((EmTask) top->task)
    {
    case EM_TASK_BOOST:
      check_done_boost (state, move, verdict);
      break;
    case EM_TASK_SCRIPT:
      check_done_script (state, verdict);
      break;
    case EM_TASK_CLEANUP:
      check_done_cleanup (state, move, verdict);
      break;
    case EM_TASK_ROLE:
      em_refuse (verdict, EM_RULE_ROLE_MANDATORY, ARB_ARGUMENT_NONE);
      break;
    case EM_TASK_ANSWERS:
      em_refuse (verdict, EM_RULE_ANSWER, ARB_ARGUMENT_NONE);
      break;
    case EM_TASK_ACTION:
      em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
      break;
    }
}

static void
check_discard (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmSeat *owner = em_seat_const (state, move.seat);

  if (em_top_const (state)->task != EM_TASK_CLEANUP)
    em_refuse (verdict, EM_RULE_UNASKED, move.arguments[0]);
  if (arb_argument_kind (move.arguments[0]) != ARB_ARGUMENT_COUNT)
    em_check_held (state, move.seat, em_card_of (move.arguments[0]), 1, verdict);
  else if (arb_argument_value (move.arguments[0]) > owner->hand.size)
    em_refuse (verdict, EM_RULE_HAND_IMPOSSIBLE, move.arguments[0])[0] =
        (gint16) arb_argument_value (move.arguments[0]);
}

/* Whether the seat may move now; otherwise the reason. Reasons of the move itself follow. */
static gboolean
check_seat (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint seats = em_to_decide (state);
  const EmItem *top = em_top_const (state);

  if (seats >> move.seat & 1)
    return TRUE;

  /* A player whose answer is still due only comes too early. */
  if (top->task == EM_TASK_ANSWERS && (top->waiting >> move.seat & 1))
    {
      em_refuse (verdict, EM_RULE_ANSWER_ORDER, ARB_ARGUMENT_NONE)[0] =
          (gint16) g_bit_nth_lsf (seats, -1);
      return TRUE;
    }

  em_refuse (verdict, EM_RULE_SEAT, ARB_ARGUMENT_NONE)[0] = (gint16) g_bit_nth_lsf (seats, -1);
  em_check_spent (state, move, verdict);
  return FALSE;
}

static void
check_skip (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (em_top_const (state)->task != EM_TASK_ACTION)
    em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
}

/* What has no entry is asked for by an effect. */
static const EmCheck checks[EM_N_VERBS] = {
  [EM_VERB_PLAY] = check_play,       [EM_VERB_LEAD] = check_lead,
  [EM_VERB_BOOST] = check_boost,     [EM_VERB_FOLLOW] = check_follow,
  [EM_VERB_DISSENT] = check_dissent, [EM_VERB_DISCARD] = check_discard,
  [EM_VERB_SKIP] = check_skip,       [EM_VERB_DONE] = check_done,
};

static void
check_decision (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (state->parent.over)
    em_refuse (verdict, EM_RULE_OVER, ARB_ARGUMENT_NONE);
  else if (!check_seat (state, move, verdict))
    return;
  else if (checks[move.verb] != NULL)
    checks[move.verb](state, move, verdict);
  else
    em_check_effect (state, move, verdict);
}

void
em_check (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (em_verbs[move.verb].kind <= ARB_VERB_CLOSING)
    check_decision (state, move, verdict);
  else
    em_check_told (state, move, verdict);
}
