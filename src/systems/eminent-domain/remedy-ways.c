/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/remedy.h"

static void
suggest (ArbRemedies *remedies, guint seat, EmVerb verb, ArbArgument first, gboolean supposed)
{
  arb_remedies_suggest (remedies, ARB_MOVE (seat, verb, first), supposed);
}

/* Cards that are counted can be told one by one, or all at once. */
static void
suggest_count (ArbRemedies *remedies, guint seat, EmVerb verb, guint n)
{
  if (n > 0)
    suggest (remedies, seat, verb, arb_argument_count (n), FALSE);
}

/* Fighters, or colonies under the planet that the refused move is about, are taken before the role
 * or the Action that gives them is over. */
static void
suggest_results (ArbRemedies *remedies, guint seat)
{
  ArbArgument planet = remedies->move.arguments[0];

  if (remedies->move.verb == EM_VERB_ATTACK)
    suggest (remedies, seat, EM_VERB_COLLECT, ARB_ARGUMENT_NONE, FALSE);
  if (remedies->move.verb == EM_VERB_SETTLE)
    suggest (remedies, seat, EM_VERB_COLONY, planet, FALSE);
}

void
em_help (ArbRemedies *remedies, EmHelp help, ArbArgument subject, guint amount, guint seat)
{
  switch (help)
    {
    case EM_HELP_ACTION:
    case EM_HELP_ACTION_POSSIBLE:
      suggest (remedies, seat, EM_VERB_PLAY, subject, help == EM_HELP_ACTION_POSSIBLE);
      suggest_results (remedies, seat);
      break;
    case EM_HELP_LEAD:
      suggest (remedies, seat, EM_VERB_LEAD, subject, FALSE);
      suggest_results (remedies, seat);
      break;
    case EM_HELP_FOLLOW:
      suggest (remedies, seat, EM_VERB_FOLLOW, ARB_ARGUMENT_NONE, FALSE);
      suggest_results (remedies, seat);
      break;
    case EM_HELP_BOOST:
    case EM_HELP_BOOST_POSSIBLE:
      suggest (remedies, seat, EM_VERB_BOOST, subject, help == EM_HELP_BOOST_POSSIBLE);
      break;
    case EM_HELP_COLLECT:
      suggest (remedies, seat, EM_VERB_COLLECT, ARB_ARGUMENT_NONE, FALSE);
      break;
    case EM_HELP_TUCK:
      arb_remedies_suggest (remedies,
                            ARB_MOVE (seat, EM_VERB_COLONY, remedies->move.arguments[0], subject),
                            FALSE);
      break;
    case EM_HELP_TURN_UP:
    case EM_HELP_SYMBOL:
      suggest (remedies, seat, EM_VERB_SETTLE, subject, FALSE);
      suggest (remedies, seat, EM_VERB_ATTACK, subject, FALSE);
      break;
    case EM_HELP_DISCARD:
      suggest_count (remedies, seat, EM_VERB_DISCARD, amount);
      break;
    case EM_HELP_REMOVE:
      suggest_count (remedies, seat, EM_VERB_REMOVE, amount);
      break;
    case EM_HELP_NAME:
      arb_remedies_suggest (remedies,
                            ARB_MOVE (seat, EM_VERB_IS, remedies->move.arguments[0], subject),
                            TRUE);
      break;
    }
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
  if (!is_late (state, seat, role))
    help_cards (state, seat, role, EM_HELP_BOOST, EM_HELP_BOOST_POSSIBLE, remedies);
}

void
em_help_role (const EmState *state, guint seat, guint role, ArbRemedies *remedies)
{
  const EmItem *top = em_top_const (state);
  gboolean boosts = top->task == EM_TASK_BOOST && top->seat == seat && state->role == role;

  if (em_can_lead (state, seat) && em_stack_in_use (state, em_stack_of (role)))
    em_help (remedies, EM_HELP_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0, seat);
  else if (state->role == role && can_follow (state, seat))
    em_help (remedies, EM_HELP_FOLLOW, ARB_ARGUMENT_NONE, 0, seat);
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

static void
help_action (const EmState *state, guint seat, guint kind, ArbRemedies *remedies)
{
  gboolean sure = em_hand_least (em_seat_const (state, seat), kind) > 0;

  em_help (remedies, sure ? EM_HELP_ACTION : EM_HELP_ACTION_POSSIBLE,
           arb_argument_name (EM_SORT_CARD, kind), 0, seat);
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
        help_action (state, seat, kind, remedies);
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
        help_action (state, seat, item.card, remedies);
    }
}

void
em_help_effect (const EmState *state, guint seat, EmEffect effect, ArbRemedies *remedies)
{
  const EmRoleRecord *roles = em_catalogue (state)->roles;

  em_help_actions (state, seat, effect, remedies);
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (em_can_lead (state, seat) && em_stack_in_use (state, em_stack_of (role))
        && find_step (roles[role].lead_script, effect) != NULL)
      em_help (remedies, EM_HELP_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0, seat);

  if (can_follow (state, seat) && find_step (roles[state->role].follow_script, effect) != NULL)
    em_help (remedies, EM_HELP_FOLLOW, arb_argument_name (EM_SORT_ROLE, state->role), 0, seat);
}
