/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/remedy.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

static const EmState *
em_state (const ArbState *state)
{
  return (const EmState *) state;
}

/* How a planet is called: by its name where that is known. */
static ArbArgument
world_subject (const EmWorld *world, guint number)
{
  return world->card != EM_UNTOLD ? arb_argument_name (EM_SORT_PLANET, world->card)
                                  : arb_argument_number (number);
}

/* Another player's decision comes first. */
static void
help_seat (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  (void) state;
  (void) move;
  em_help (remedies, EM_HELP_DECIDE_FIRST, ARB_ARGUMENT_NONE, 0, (guint) reason->numbers[0]);
}

/* Leading a role with which this card could boost. */
static void
help_lead_for (const EmState *state, ArbMove move, ArbRemedies *remedies)
{
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;

  for (guint role = 0; role < EM_N_ROLES && em_can_lead (state, move.seat); role++)
    if (em_stack_in_use (state, em_stack_of (role))
        && (counted
            || em_card_symbols (state, move.seat, em_card_of (move.arguments[0]), role) > 0))
      em_help (remedies, EM_HELP_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0, move.seat);
}

/* Whether @verb has its phase still to come in this turn of @seat. */
static gboolean
comes_later (const EmState *state, guint seat, EmVerb verb)
{
  if (verb == EM_VERB_PLAY || verb == EM_VERB_SKIP)
    return em_can_act (state, seat);
  if (verb == EM_VERB_LEAD)
    return em_can_lead (state, seat);
  return verb == EM_VERB_DISCARD && seat == state->leader;
}

/* The order of a turn: what must come before this, if it comes at all. */
static void
help_phase (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  const EmItem *top = em_top_const (state);

  (void) reason;
  if (move.verb == EM_VERB_BOOST)
    help_lead_for (state, move, remedies);
  else if (move.verb == EM_VERB_KEEP)
    em_help_effect (state, move.seat, EM_EFFECT_LOOK, remedies);
  else if (move.verb == EM_VERB_SCRAP)
    em_help_scrap (state, move.seat, remedies);
  else if (top->task == EM_TASK_ACTION && move.verb != EM_VERB_FOLLOW
           && move.verb != EM_VERB_DISSENT)
    em_help (remedies, EM_HELP_SKIP_ACTION, ARB_ARGUMENT_NONE, 0, move.seat);
  else if (comes_later (state, move.seat, (EmVerb) move.verb))
    em_help (remedies, EM_HELP_FINISH_FIRST, ARB_ARGUMENT_NONE, 0, move.seat);
}

/* What would ask for the move in this turn. */
static void
help_unasked (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  EmEffect effect = em_verb_effect ((EmVerb) move.verb);

  (void) reason;
  if (comes_later (state, move.seat, (EmVerb) move.verb))
    em_help (remedies, EM_HELP_FINISH_FIRST, ARB_ARGUMENT_NONE, 0, move.seat);
  if (effect == EM_EFFECT_END)
    return;

  em_help_effect (state, move.seat, effect, remedies);
  if (effect == EM_EFFECT_COLONY)
    em_help_effect (state, move.seat, EM_EFFECT_TERRAFORM, remedies);
}

static void
help_role_mandatory (const ArbState *parent, ArbMove move, const ArbReason *reason,
                     ArbRemedies *remedies)
{
  (void) reason;
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (em_stack_in_use (em_state (parent), em_stack_of (role)))
      em_help (remedies, EM_HELP_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0, move.seat);
}

static void
help_hand_limit (const ArbState *parent, ArbMove move, const ArbReason *reason,
                 ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  guint excess = (guint) (reason->numbers[0] - reason->numbers[1]);

  remedies->missing = (gint16) excess;
  em_help (remedies, EM_HELP_DISCARD, ARB_ARGUMENT_NONE, excess, move.seat);
  if (em_standing_remove (state, move.seat))
    em_help (remedies, EM_HELP_REMOVE, ARB_ARGUMENT_NONE,
             em_has (state, move.seat, EM_STANDING_REMOVE_ANY) ? excess : 1, move.seat);
}

/* A card of the hand with the symbol of the role is what is missing. */
static void
help_follow_card (const ArbState *parent, ArbMove move, const ArbReason *reason,
                  ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);

  (void) reason;
  remedies->missing = 1;
  remedies->at_once = TRUE;
  em_help_boosts (state, move.seat, state->role, remedies);
}

/* The least that following takes; a hand that can never bring it together has been counted. */
static void
help_follow_minimum (const ArbState *parent, ArbMove move, const ArbReason *reason,
                     ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);

  remedies->missing = (gint16) (reason->numbers[0] - reason->numbers[1]);
  remedies->at_once = TRUE;
  if (move.verb != EM_VERB_BOOST)
    em_help_boosts (state, move.seat, state->role, remedies);
}

/* A wrong number can be put right; an effect that has been used up cannot. */
static void
help_amount (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  EmEffect effect = em_verb_effect ((EmVerb) move.verb);

  if (em_asked (em_state (parent), effect) != NULL)
    em_help (remedies, EM_HELP_AMOUNT, ARB_ARGUMENT_NONE, (guint) reason->numbers[1], move.seat);
}

/* One of the things that what was begun asks for now. What may be left out anyway is not named. */
static void
help_choice (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  static const struct
  {
    EmEffect effect;
    EmHelp help;
    gboolean counted;
  } choices[] = {
    { EM_EFFECT_FIGHTER, EM_HELP_CHOOSE_COLLECT, TRUE },
    { EM_EFFECT_ATTACK, EM_HELP_CHOOSE_ATTACK, FALSE },
    { EM_EFFECT_COLONY, EM_HELP_CHOOSE_COLONY, TRUE },
    { EM_EFFECT_TERRAFORM, EM_HELP_CHOOSE_COLONY, TRUE },
    { EM_EFFECT_SETTLE, EM_HELP_CHOOSE_SETTLE, FALSE },
    { EM_EFFECT_LOOK, EM_HELP_CHOOSE_KEEP, FALSE },
    { EM_EFFECT_PRODUCE, EM_HELP_CHOOSE_PRODUCE, FALSE },
    { EM_EFFECT_TRADE, EM_HELP_CHOOSE_TRADE, FALSE },
    { EM_EFFECT_TAKE, EM_HELP_CHOOSE_TAKE, TRUE },
    { EM_EFFECT_NAME, EM_HELP_CHOOSE_NAME, FALSE },
  };
  const EmState *state = em_state (parent);
  const EmItem *top = em_top_const (state);

  (void) reason;
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      const EmStep *step = em_asked (state, choices[i].effect);

      if (step != NULL && em_can_be_taken (state, top, step))
        em_help (remedies, choices[i].help, ARB_ARGUMENT_NONE,
                 choices[i].counted ? MIN (em_amount (state, top, step), top->left) : 0, move.seat);
    }
}

/* Following, with what can be shown for it, or not. */
static void
help_answer (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);

  (void) reason;
  if (em_follow_potential (state, move.seat) > 0)
    em_help (remedies, EM_HELP_FOLLOW, arb_argument_name (EM_SORT_ROLE, state->role), 0, move.seat);
  em_help (remedies, EM_HELP_DISSENT, ARB_ARGUMENT_NONE, 0, move.seat);
}

static gint16
lacking (gint needed, gint shown)
{
  return (gint16) MAX (needed - shown, 0);
}

/* The least that turning up @world as one of @planets still takes: colonies, or fighters. */
static void
find_needs (const EmState *state, const EmWorld *world, guint64 planets, gint16 needs[2])
{
  gint fighters = em_seat_const (state, world->owner)->fighters;
  EmSettleCost cost;

  needs[0] = needs[1] = G_MAXINT16;
  for (; planets != 0; planets &= planets - 1)
    {
      guint planet = em_first (planets);
      gint warfare = (gint) em_warfare_cost (state, world->owner, planet, NULL);

      em_settle_cost (state, world, planet, &cost);
      needs[0] = MIN (needs[0], lacking (cost.needed, cost.shown));
      needs[1] = MIN (needs[1], lacking (warfare, fighters));
    }
}

static void
help_turn_up (const EmState *state, guint number, const EmWorld *world, guint64 planets,
              ArbRemedies *remedies)
{
  gboolean sure = planets == em_world_candidates (world);

  find_needs (state, world, planets,
              em_help (remedies, sure ? EM_HELP_TURN_UP : EM_HELP_TURN_UP_POSSIBLE,
                       world_subject (world, number), 1, world->owner));
}

static void
help_prerequisite (const ArbState *parent, ArbMove move, const ArbReason *reason,
                   ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  const EmPlanet *planets = em_catalogue (state)->planets;
  guint type = arb_argument_value (reason->subject);

  remedies->missing = (gint16) (reason->numbers[0] - reason->numbers[1]);
  for (guint number = 1; number <= em_seat_const (state, move.seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, move.seat, number);
      guint64 fitting = 0;

      for (guint64 rest = em_world_candidates (world); rest != 0; rest &= rest - 1)
        if (planets[em_first (rest)].type == type)
          fitting |= em_bit (em_first (rest));
      if (em_is_face_down (world) && fitting != 0)
        help_turn_up (state, number, world, fitting, remedies);
    }
}

static void
help_face_down (const ArbState *parent, ArbMove move, const ArbReason *reason,
                ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  guint number = (guint) reason->numbers[0];
  const EmWorld *world = em_world_const (state, move.seat, number);

  help_turn_up (state, number, world, em_world_candidates (world), remedies);
}

static void
help_untold (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  const EmWorld *world = em_world_const (state, move.seat, (guint) reason->numbers[0]);

  for (guint64 rest = em_world_candidates (world); rest != 0; rest &= rest - 1)
    em_help (remedies, EM_HELP_NAME, arb_argument_name (EM_SORT_PLANET, em_first (rest)), 0,
             move.seat);
}

static void
help_warfare_cost (const ArbState *parent, ArbMove move, const ArbReason *reason,
                   ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  const EmStep *step = em_asked (state, EM_EFFECT_FIGHTER);

  remedies->missing = (gint16) (reason->numbers[0] - reason->numbers[1]);
  if (step != NULL && em_top_const (state)->seat == move.seat)
    em_help (remedies, EM_HELP_COLLECT, ARB_ARGUMENT_NONE,
             em_amount (state, em_top_const (state), step), move.seat);
  em_help_actions (state, move.seat, EM_EFFECT_FIGHTER, remedies);
  em_help_role (state, move.seat, EM_WARFARE, remedies);
}

/* The Colonize symbols of a planet, if it were turned up. */
static guint
most_symbols (const EmState *state, guint64 planets, gboolean *sure)
{
  guint most = 0;

  *sure = TRUE;
  for (; planets != 0; planets &= planets - 1)
    {
      const ArbNicks *symbols = &em_catalogue (state)->planets[em_first (planets)].symbols;
      guint n = 0;

      for (guint i = 0; i < symbols->n; i++)
        n += symbols->nicks[i] == EM_COLONIZE;
      *sure = *sure && n > 0;
      most = MAX (most, n);
    }

  return most;
}

/* Another planet with Colonize symbols would count, once it lies face up. */
static void
help_symbol_planets (const EmState *state, ArbMove move, ArbRemedies *remedies)
{
  for (guint number = 1; number <= em_seat_const (state, move.seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, move.seat, number);
      gboolean sure;
      guint n = most_symbols (state, em_world_candidates (world), &sure);

      if (em_is_face_down (world) && n > 0 && move.arguments[0] != arb_argument_number (number))
        em_help (remedies, sure ? EM_HELP_SYMBOL : EM_HELP_SYMBOL_POSSIBLE,
                 world_subject (world, number), n, move.seat);
    }
}

static void
help_tuck (const EmState *state, guint seat, ArbRemedies *remedies)
{
  if ((em_asked (state, EM_EFFECT_COLONY) == NULL && em_asked (state, EM_EFFECT_TERRAFORM) == NULL)
      || em_top_const (state)->seat != seat)
    return;

  for (guint64 rest = em_tuckable (state); rest != 0; rest &= rest - 1)
    {
      guint kind = em_first (rest);
      gboolean action = em_top_const (state)->source == EM_SOURCE_ACTION;
      guint cards = action ? 1 : em_pile_count (&state->shown, kind);

      em_help (remedies, EM_HELP_TUCK, arb_argument_name (EM_SORT_CARD, kind),
               cards * em_colonies_of (state, kind), seat);
    }
}

static void
help_settle_cost (const ArbState *parent, ArbMove move, const ArbReason *reason,
                  ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);

  remedies->missing = (gint16) (reason->numbers[0] - reason->numbers[1]);
  help_tuck (state, move.seat, remedies);
  em_help_actions (state, move.seat, EM_EFFECT_COLONY, remedies);
  em_help_actions (state, move.seat, EM_EFFECT_TERRAFORM, remedies);
  em_help_role (state, move.seat, EM_COLONIZE, remedies);
  help_symbol_planets (state, move, remedies);
}

/* Other planets with a free slot; on this one a trade would free it. */
static void
help_slot (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  guint resource = arb_argument_value (reason->subject);

  for (guint number = 1; number <= em_seat_const (state, move.seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, move.seat, number);

      if (reason->subject == ARB_ARGUMENT_NONE)
        continue;
      if (em_has_free_slot (state, world, resource))
        em_help (remedies, EM_HELP_FREE_SLOT, world_subject (world, number), 0, move.seat);
      if (arb_argument_number (number) == move.arguments[0]
          && em_holds_resource (state, world, resource))
        em_help_effect (state, move.seat, EM_EFFECT_TRADE, remedies);
    }
}

/* Planets on which such a resource lies, or could be produced in this turn. */
static void
help_trade (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const EmState *state = em_state (parent);
  guint resource = arb_argument_value (reason->subject);
  gboolean produces = FALSE;

  if (resource == EM_FIGHTER)
    {
      em_help_actions (state, move.seat, EM_EFFECT_FIGHTER, remedies);
      return;
    }

  for (guint number = 1; number <= em_seat_const (state, move.seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, move.seat, number);

      if (em_holds_resource (state, world, resource))
        em_help (remedies, EM_HELP_RESOURCE, world_subject (world, number), 0, move.seat);
      produces = produces || em_has_free_slot (state, world, resource);
    }
  if (produces)
    em_help_effect (state, move.seat, EM_EFFECT_PRODUCE, remedies);
}

static void
help_research_cost (const ArbState *parent, ArbMove move, const ArbReason *reason,
                    ArbRemedies *remedies)
{
  remedies->missing = (gint16) (reason->numbers[0] - reason->numbers[1]);
  remedies->at_once = TRUE;
  em_help_role (em_state (parent), move.seat, EM_RESEARCH, remedies);
}

static void
help_remove (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  (void) reason;
  em_help_effect (em_state (parent), move.seat, EM_EFFECT_REMOVE, remedies);
}

/* What was played and only not told belongs before the line that closed its phase. */
static void
help_closed (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  (void) parent;
  (void) reason;
  em_help (remedies, EM_HELP_PUT_IN, ARB_ARGUMENT_NONE, 0, move.seat);
}

const ArbRemedyFunc em_remedies[EM_N_RULES] = {
  [EM_RULE_SEAT] = help_seat,
  [EM_RULE_ANSWER_ORDER] = help_seat,
  [EM_RULE_PHASE] = help_phase,
  [EM_RULE_UNASKED] = help_unasked,
  [EM_RULE_ACTION_CLOSED] = help_closed,
  [EM_RULE_ROLE_MANDATORY] = help_role_mandatory,
  [EM_RULE_HAND_LIMIT] = help_hand_limit,
  [EM_RULE_ANSWER] = help_answer,
  [EM_RULE_EFFECT_CHOICE] = help_choice,
  [EM_RULE_SURVEY_KEEP] = help_choice,
  [EM_RULE_FOLLOW_SYMBOL] = help_follow_card,
  [EM_RULE_FOLLOW_CARD] = help_follow_card,
  [EM_RULE_FOLLOW_MINIMUM] = help_follow_minimum,
  [EM_RULE_EFFECT_AMOUNT] = help_amount,
  [EM_RULE_PLANET_FACE_DOWN] = help_face_down,
  [EM_RULE_PLANET_UNTOLD] = help_untold,
  [EM_RULE_WARFARE_COST] = help_warfare_cost,
  [EM_RULE_SETTLE_COST] = help_settle_cost,
  [EM_RULE_PRODUCE_SLOT] = help_slot,
  [EM_RULE_TRADE_NONE] = help_trade,
  [EM_RULE_PREREQUISITE] = help_prerequisite,
  [EM_RULE_RESEARCH_COST] = help_research_cost,
  [EM_RULE_REMOVE_PERMISSION] = help_remove,

  /* Who has Productivity has played its second card by then. */
  [EM_RULE_ACTION_LIMIT] = arb_no_remedy,
  /* What a card shows is printed on it; Adaptability has been counted. */
  [EM_RULE_BOOST_SYMBOL] = arb_no_remedy,
  /* A follower does not become the leader; Bureaucracy has been counted. */
  [EM_RULE_LEADER_ONLY] = arb_no_remedy,
  /* The fighter of Scorched Earth Policy stays for good. */
  [EM_RULE_PRODUCE_BLOCKED] = arb_no_remedy,
  /* Weapon Emporium comes by Research, which is never the role in which one trades. */
  [EM_RULE_TRADE_FIGHTER] = arb_no_remedy,
  /* Whether a card may take itself away is printed on it. */
  [EM_RULE_REMOVE_SELF] = arb_no_remedy,
};
