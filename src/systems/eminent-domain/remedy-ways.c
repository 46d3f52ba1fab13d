/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/remedy.h"

const char *const em_sources[] = {
  [EM_HELP_ACTION] = "action",
  [EM_HELP_ACTION_POSSIBLE] = "action-possible",
  [EM_HELP_LEAD] = "lead",
  [EM_HELP_FOLLOW] = "follow",
  [EM_HELP_BOOST] = "boost",
  [EM_HELP_BOOST_POSSIBLE] = "boost-possible",
  [EM_HELP_BOOST_LATE] = "boost-late",
  [EM_HELP_COLLECT] = "collect",
  [EM_HELP_TUCK] = "tuck",
  [EM_HELP_SYMBOL] = "symbol",
  [EM_HELP_SYMBOL_POSSIBLE] = "symbol-possible",
  [EM_HELP_TURN_UP] = "turn-up",
  [EM_HELP_TURN_UP_POSSIBLE] = "turn-up-possible",
  [EM_HELP_DISCARD] = "discard",
  [EM_HELP_REMOVE] = "remove",
  [EM_HELP_DECIDE_FIRST] = "decide-first",
  [EM_HELP_SKIP_ACTION] = "skip-action",
  [EM_HELP_PUT_IN] = "put-in",
  [EM_HELP_FINISH_FIRST] = "finish-first",
  [EM_HELP_DISSENT] = "dissent",
  [EM_HELP_CHOOSE_COLLECT] = "choose-collect",
  [EM_HELP_CHOOSE_ATTACK] = "choose-attack",
  [EM_HELP_CHOOSE_SETTLE] = "choose-settle",
  [EM_HELP_CHOOSE_COLONY] = "choose-colony",
  [EM_HELP_CHOOSE_KEEP] = "choose-keep",
  [EM_HELP_CHOOSE_PRODUCE] = "choose-produce",
  [EM_HELP_CHOOSE_TRADE] = "choose-trade",
  [EM_HELP_CHOOSE_TAKE] = "choose-take",
  [EM_HELP_CHOOSE_NAME] = "choose-name",
  [EM_HELP_AMOUNT] = "amount",
  [EM_HELP_FREE_SLOT] = "free-slot",
  [EM_HELP_RESOURCE] = "resource",
  [EM_HELP_NAME] = "name",
  [EM_N_HELPS] = NULL,
};

gint16 *
em_help (ArbRemedies *remedies, EmHelp help, ArbArgument subject, guint amount, guint seat)
{
  return arb_remedies_add (remedies, em_sources[help], subject, amount, seat);
}

static gboolean
awaits (const EmState *state, guint seat, EmTask task)
{
  for (guint i = 0; i < state->n_agenda; i++)
    if (state->agenda[i].task == task && state->agenda[i].seat == seat)
      return TRUE;

  return FALSE;
}

gboolean
em_can_lead (const EmState *state, guint seat)
{
  return awaits (state, seat, EM_TASK_ROLE);
}

gboolean
em_can_act (const EmState *state, guint seat)
{
  for (guint i = 0; i < state->n_agenda; i++)
    if (state->agenda[i].task == EM_TASK_ACTION && state->agenda[i].seat == seat)
      return state->agenda[i].left > 0;

  return FALSE;
}

static gboolean
can_follow (const EmState *state, guint seat)
{
  const EmItem *top = em_top_const (state);

  return top->task == EM_TASK_ANSWERS && (top->waiting >> seat & 1) != 0;
}

/* Whether @seat carries out @role, but can no longer add to its symbols. */
static gboolean
is_late (const EmState *state, guint seat, guint role)
{
  const EmItem *top = em_top_const (state);

  return state->role == role && top->task == EM_TASK_SCRIPT && top->seat == seat
         && (top->source == EM_SOURCE_LEAD || top->source == EM_SOURCE_FOLLOW);
}

static void
help_cards (const EmState *state, guint seat, guint role, EmHelp known, EmHelp possible,
            ArbRemedies *remedies)
{
  const EmSeat *owner = em_seat_const (state, seat);

  for (guint64 rest = em_hand_kinds (owner); rest != 0; rest &= rest - 1)
    {
      guint kind = em_first (rest);
      guint symbols = em_card_symbols (state, seat, kind, role);
      guint sure = em_hand_least (owner, kind);
      guint most = em_hand_most (owner, kind);
      ArbArgument subject = arb_argument_name (EM_SORT_CARD, kind);

      if (symbols > 0 && sure > 0)
        em_help (remedies, known, subject, symbols * sure, seat);
      if (symbols > 0 && most > sure)
        em_help (remedies, possible, subject, symbols * (most - sure), seat);
    }
}

void
em_help_boosts (const EmState *state, guint seat, guint role, ArbRemedies *remedies)
{
  if (is_late (state, seat, role))
    help_cards (state, seat, role, EM_HELP_BOOST_LATE, EM_HELP_BOOST_LATE, remedies);
  else
    help_cards (state, seat, role, EM_HELP_BOOST, EM_HELP_BOOST_POSSIBLE, remedies);
}

/* What a role gives before any card of the hand; colonies are cards only. */
static guint
bare_symbols (const EmState *state, guint seat, guint role, gboolean leads)
{
  gboolean stack = leads && state->stacks[em_stack_of (role)] > 0;
  gboolean bonus = leads && !stack && em_empty_bonus (state, role);

  if (role == EM_COLONIZE)
    return stack;
  return em_empire_symbols (state, seat, role, NULL) + stack + bonus;
}

/* A role that gives nothing of itself is still what one boosts. */
static void
help_bare (const EmState *state, guint seat, guint role, gboolean leads, ArbRemedies *remedies)
{
  guint bare = bare_symbols (state, seat, role, leads);

  if (bare > 0)
    em_help (remedies, leads ? EM_HELP_LEAD : EM_HELP_FOLLOW,
             arb_argument_name (EM_SORT_ROLE, role), bare, seat);
}

void
em_help_role (const EmState *state, guint seat, guint role, ArbRemedies *remedies)
{
  const EmItem *top = em_top_const (state);
  gboolean boosts = top->task == EM_TASK_BOOST && top->seat == seat && state->role == role;

  if (em_can_lead (state, seat) && em_stack_in_use (state, em_stack_of (role)))
    help_bare (state, seat, role, TRUE, remedies);
  else if (state->role == role && can_follow (state, seat))
    help_bare (state, seat, role, FALSE, remedies);
  else if (!boosts && !is_late (state, seat, role))
    return;

  em_help_boosts (state, seat, role, remedies);
}

static const EmStep *
find_step (const EmStep *script, EmEffect effect)
{
  for (const EmStep *step = script; step->effect != EM_EFFECT_END; step++)
    if (step->effect == effect)
      return step;

  return NULL;
}

/* How much of what is counted the Action gives: fighters or colonies. */
static guint
action_amount (const EmState *state, guint kind, const EmStep *step)
{
  if (step->effect == EM_EFFECT_COLONY || step->effect == EM_EFFECT_TERRAFORM)
    return em_colonies_of (state, kind);
  return step->effect == EM_EFFECT_FIGHTER ? (guint) step->amount : 0;
}

static void
help_action (const EmState *state, guint seat, guint kind, guint amount, ArbRemedies *remedies)
{
  gboolean sure = em_hand_least (em_seat_const (state, seat), kind) > 0;

  em_help (remedies, sure ? EM_HELP_ACTION : EM_HELP_ACTION_POSSIBLE,
           arb_argument_name (EM_SORT_CARD, kind), remedies->missing > 0 ? amount : 0, seat);
}

/* The kinds that @seat can still play for an Action. */
static guint64
action_kinds (const EmState *state, guint seat)
{
  return em_can_act (state, seat) ? em_hand_kinds (em_seat_const (state, seat)) : 0;
}

void
em_help_actions (const EmState *state, guint seat, EmEffect effect, ArbRemedies *remedies)
{
  for (guint64 rest = action_kinds (state, seat); rest != 0; rest &= rest - 1)
    {
      guint kind = em_first (rest);
      const EmStep *step = find_step (em_card_script (state, kind), effect);

      if (step != NULL)
        help_action (state, seat, kind, action_amount (state, kind, step), remedies);
    }
}

void
em_help_scrap (const EmState *state, guint seat, ArbRemedies *remedies)
{
  for (guint64 rest = action_kinds (state, seat); rest != 0; rest &= rest - 1)
    {
      EmItem item = { .seat = (guint8) seat, .card = (guint8) em_first (rest) };
      const EmStep *step = find_step (em_card_script (state, item.card), EM_EFFECT_REMOVE);

      if (step != NULL && em_may_scrap (state, &item, step))
        help_action (state, seat, item.card, 0, remedies);
    }
}

/* Whether @item, which has been begun, still comes to @effect. */
static gboolean
leads_to (const EmState *state, const EmItem *item, EmEffect effect)
{
  const EmRoleRecord *role = &em_catalogue (state)->roles[state->role];

  if (item->task == EM_TASK_BOOST)
    return find_step (item->seat == state->leader ? role->lead_script : role->follow_script, effect)
           != NULL;
  return item->task == EM_TASK_SCRIPT
         && find_step (em_item_script (state, item) + item->step, effect) != NULL;
}

static gboolean
is_begun (const EmState *state, guint seat, EmEffect effect)
{
  for (guint i = 0; i < state->n_agenda; i++)
    if (state->agenda[i].seat == seat && leads_to (state, &state->agenda[i], effect))
      return TRUE;

  return FALSE;
}

void
em_help_effect (const EmState *state, guint seat, EmEffect effect, ArbRemedies *remedies)
{
  const EmRoleRecord *roles = em_catalogue (state)->roles;

  if (em_asked (state, effect) == NULL && is_begun (state, seat, effect))
    em_help (remedies, EM_HELP_FINISH_FIRST, ARB_ARGUMENT_NONE, 0, seat);
  em_help_actions (state, seat, effect, remedies);
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (em_can_lead (state, seat) && em_stack_in_use (state, em_stack_of (role))
        && find_step (roles[role].lead_script, effect) != NULL)
      em_help (remedies, EM_HELP_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0, seat);

  if (can_follow (state, seat) && find_step (roles[state->role].follow_script, effect) != NULL)
    em_help (remedies, EM_HELP_FOLLOW, arb_argument_name (EM_SORT_ROLE, state->role), 0, seat);
}
