/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/stacks.h"

#include <string.h>

void
em_refuse_phase (const EmState *state, ArbArgument subject, ArbVerdict *verdict)
{
  em_refuse (verdict, EM_RULE_PHASE, subject)[EM_PHASE_NOW] = (gint16) em_moment (state);
}

/* What is lacking if @effect could do nothing. */
static EmLack
get_lack (const EmState *state, guint effect)
{
  return (EmLack) em_catalogue (state)->program.scripts->effects[effect].lack;
}

void
em_refuse_amount (const EmState *state, EmEffect effect, guint recorded, guint amount,
                  ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);

  numbers[EM_EFFECT_AMOUNT_TOLD] = (gint16) recorded;
  numbers[EM_EFFECT_AMOUNT_AMOUNT] = (gint16) amount;
  numbers[EM_EFFECT_AMOUNT_OF] = (gint16) (EM_N_LACKS + get_lack (state, effect));
}

void
em_contradict (const EmState *state, ArbArgument subject, guint recorded, guint possible,
               ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_CONTRADICTION, subject);

  numbers[EM_CONTRADICTION_TOLD] = (gint16) recorded;
  numbers[EM_CONTRADICTION_POSSIBLE] = (gint16) possible;
  if (arb_argument_is_name (subject, EM_SORT_PLANET))
    numbers[EM_CONTRADICTION_OWNER] =
        (gint16) em_planet_owner (state, arb_argument_value (subject));
}

/* Returns the alternative with @effect of the step at @at; %NULL if it has none. */
static const ArbStep *
find_alternative (const EmState *state, guint at, EmEffect effect)
{
  const ArbStep *steps = em_catalogue (state)->program.steps;

  while (at > 0 && (steps[at - 1].flags & ARB_STEP_OR_NEXT))
    at--;
  for (;; at++)
    {
      if (steps[at].effect == effect)
        return &steps[at];
      if (!(steps[at].flags & ARB_STEP_OR_NEXT))
        return NULL;
    }
}

/* How much of its effect the script of the last step gives in later steps. */
static guint
count_later (const EmState *state)
{
  const ArbStep *step = &em_catalogue (state)->program.steps[state->last_step];
  guint effect = step->effect;
  guint n = 0;

  while (step->flags & ARB_STEP_OR_NEXT)
    step++;
  for (step++; step->effect != EM_EFFECT_END; step++)
    if (step->effect == effect)
      n += (guint) step->amount;
  return n;
}

/* Whether the seat followed a role and the move is what its leader may do instead. */
static gboolean
is_of_leader (const EmState *state, EmEffect effect)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  return catalogue->program.steps[state->last_step].origin == EM_ORIGIN_FOLLOW
         && arb_program_find (&catalogue->program, catalogue->lead_scripts[state->role], effect)
                != NULL;
}

EmLastUse
em_last_use (const EmState *state, ArbMove move)
{
  EmEffect effect = em_verb_effect (&state->parent, move.verb);
  const ArbStep *step;
  guint given;

  if (effect == EM_EFFECT_END || state->last_effect_seat != move.seat
      || em_asked (state, effect) != NULL)
    return EM_LAST_USE_NONE;

  step = find_alternative (state, state->last_step, effect);
  if (step == NULL)
    return is_of_leader (state, effect) ? EM_LAST_USE_FOLLOWED : EM_LAST_USE_NONE;
  if (step != &em_catalogue (state)->program.steps[state->last_step])
    return EM_LAST_USE_INSTEAD;
  given = state->last_effect_amount + state->last_effect_left + count_later (state);
  return state->last_effect_amount + em_count_cards (move) > given ? EM_LAST_USE_ALL
                                                                   : EM_LAST_USE_PART;
}

void
em_check_last_effect (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const ArbStep *step = &em_catalogue (state)->program.steps[state->last_step];
  guint used = state->last_effect_amount;

  switch (em_last_use (state, move))
    {
    case EM_LAST_USE_ALL:
      em_refuse_amount (state, em_verb_effect (&state->parent, move.verb),
                        used + em_count_cards (move),                        used + state->last_effect_left + count_later (state), verdict);
      break;
    case EM_LAST_USE_INSTEAD:
      em_refuse (verdict, EM_RULE_INSTEAD, step->subject);
      break;
    case EM_LAST_USE_FOLLOWED:
      em_refuse (verdict, EM_RULE_LEADER_ONLY, step->subject);
      break;
    case EM_LAST_USE_PART:
    case EM_LAST_USE_NONE:
      break;
    }
}

/* Whether the reason at @index is only the moment. */
static gboolean
is_moment (const ArbVerdict *verdict, guint index)
{
  return index < verdict->n_reasons && em_rules[verdict->reasons[index].rule].timing;
}

void
em_put_moment_last (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  ArbReason moment = verdict->reasons[0];

  if (verdict->n_reasons < 2 || !is_moment (verdict, 0) || is_moment (verdict, 1))
    return;

  verdict->n_reasons--;
  memmove (&verdict->reasons[0], &verdict->reasons[1], verdict->n_reasons * sizeof moment);
  /* What gave too little for want of something did allow the move. */
  if (moment.rule != EM_RULE_UNASKED || verdict->unsettled
      || em_last_use (state, move) != EM_LAST_USE_PART)
    verdict->reasons[verdict->n_reasons++] = moment;
  else
    verdict->reasons[verdict->n_reasons] = (ArbReason){ 0 };
}

/* Whether Mobilization still gives the seat @effect in this turn. Source: DS19. */
static gboolean
comes_later (const EmState *state, guint seat, EmEffect effect)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  return catalogue->program.steps[catalogue->own_scripts[EM_SCRIPT_MOBILIZED]].effect == effect
         && state->mobilized && !state->role_over && seat == state->leader
         && em_moment (state) != EM_MOMENT_ANSWERS;
}

/* The first kind of card whose Action lets its player attack later. */
static guint
find_mobilizing (const EmState *state)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 kinds = catalogue->with_action;

  while (arb_program_find (&catalogue->program, catalogue->card_scripts[em_first (kinds)],
                           EM_EFFECT_MOBILIZE)
         == NULL)
    kinds &= kinds - 1;
  return em_first (kinds);
}

gboolean
em_check_asked (const EmState *state, ArbMove move, EmEffect effect, ArbVerdict *verdict)
{
  if (em_asked (state, effect) != NULL)
    return TRUE;

  if (comes_later (state, move.seat, effect))
    em_refuse (verdict, EM_RULE_LATER, arb_argument_name (EM_SORT_CARD, find_mobilizing (state)));
  else
    em_refuse (verdict, EM_RULE_UNASKED, ARB_ARGUMENT_NONE);
  em_check_last_effect (state, move, verdict);
  return FALSE;
}

/* Whether the role of the leader, whose answers are due, could have allowed the move. */
static gboolean
is_beyond_role (const EmState *state, ArbMove move)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  return move.seat == state->leader && em_moment (state) == EM_MOMENT_ANSWERS
         && state->last_effect_seat != move.seat
         && arb_program_find (&catalogue->program, catalogue->lead_scripts[state->role],
                              em_verb_effect (&state->parent, move.verb))
                != NULL;
}

void
em_check_beyond_asking (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  ArbVerdict own;

  if (em_last_use (state, move) != EM_LAST_USE_PART && !is_beyond_role (state, move))
    return;

  arb_verdict_init (&own);
  arb_ruleset_of (&state->parent)->verbs[move.verb]->why_not (&state->parent, move, &own);
  for (guint i = 0; i < own.n_reasons; i++)
    if (!em_rules[own.reasons[i].rule].timing && verdict->n_reasons < ARB_MAX_REASONS)
      verdict->reasons[verdict->n_reasons++] = own.reasons[i];
}

void
em_check_script (const EmState *state, const ArbItem *item, guint symbols, ArbArgument subject,
                 ArbVerdict *verdict)
{
  const ArbStep *step = &em_catalogue (state)->program.steps[item->at];

  if (em_script_could_do (state, item, symbols))
    return;

  /* Removing the card from the game has no value of its own: the next step matters. */
  while (step->effect == EM_EFFECT_SCRAP)
    step++;
  if (arb_step_amount (step, symbols) > 0 || step->effect == EM_EFFECT_COLONY)
    em_note_nothing (verdict, subject, get_lack (state, step->effect));
  else
    em_note_nothing (verdict, subject, symbols > 0 ? EM_LACK_MORE_SYMBOLS : EM_LACK_SYMBOLS);
}

/* While the leader boosts, the card of the role lies before him, but was not played: it was never in
 * the hand, and it can belong to the move that is refused. */
static guint
count_led (const EmState *state, guint seat, guint kind)
{
  return em_moment (state) == EM_MOMENT_BOOST && seat == state->leader && !state->took_none
         && em_stack_of (state->role) == kind;
}

/* Counts the cards of @kind under the planets of @seat. */
static guint
count_tucked (const EmState *state, guint seat, guint kind)
{
  guint n = 0;

  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      if (kind == EM_STACK_COLONIZE)
        n += own->colonize;
      else if (kind == EM_STACK_RESEARCH)
        n += own->research;
      else if (kind >= EM_N_ROLE_CARDS)
        n += own->technologies >> (kind - EM_N_ROLE_CARDS) & 1;
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
  numbers[EM_HAND_IMPOSSIBLE_NEEDED] = (gint16) n;
  numbers[EM_HAND_IMPOSSIBLE_MOST] = (gint16) em_hand_most (owner, kind);
  numbers[EM_HAND_IMPOSSIBLE_DECK] = (gint16) em_pile_count (&owner->deck, kind);
  numbers[EM_HAND_IMPOSSIBLE_DISCARD] = (gint16) em_pile_count (&owner->discard, kind);
  numbers[EM_HAND_IMPOSSIBLE_PLAY] =
      (gint16) (em_pile_count (&owner->play, kind) - count_led (state, seat, kind));
  numbers[EM_HAND_IMPOSSIBLE_TUCKED] = (gint16) count_tucked (state, seat, kind);
  if (kind >= EM_N_ROLE_CARDS)
    numbers[EM_HAND_IMPOSSIBLE_REMOVED] =
        (gint16) (state->removed_technologies >> (kind - EM_N_ROLE_CARDS) & 1);
  return FALSE;
}

void
em_check_hand_size (ArbMove move, guint n, guint cards, ArbVerdict *verdict)
{
  gint16 *numbers;

  if (n <= cards)
    return;
  numbers = em_refuse (verdict, EM_RULE_HAND_IMPOSSIBLE, move.arguments[0]);
  numbers[EM_HAND_IMPOSSIBLE_NEEDED] = (gint16) n;
  numbers[EM_HAND_IMPOSSIBLE_MOST] = (gint16) cards;
}
