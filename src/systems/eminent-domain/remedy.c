/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/remedy.h"

#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/follow.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/symbols.h"

/* The state of suggesting moves for one reason. */
typedef struct
{
  const EmState *state;
  guint seat;
  ArbMove move; /* the refused move */
  ArbRemedies *remedies;
} Helper;

static void
suggest (const Helper *helper, EmVerb verb, ArbArgument first, ArbArgument second,
         gboolean supposed)
{
  arb_remedies_suggest (helper->remedies, ARB_MOVE (helper->seat, verb, first, second), supposed);
}

static Helper
begin (const ArbState *state, ArbMove move, ArbRemedies *remedies)
{
  return (Helper){ (const EmState *) state, move.seat, move, remedies };
}

/* Returns the name of a planet, if it is known, or its number. */
static ArbArgument
planet_subject (const EmEmpirePlanet *own, guint number)
{
  return own->card != EM_UNKNOWN ? arb_argument_name (EM_SORT_PLANET, own->card)
                                 : arb_argument_number (number);
}

/* Suggests taking fighters, or colonies under the planet of the refused move, before the role or
 * the Action is over. */
static void
suggest_results (const Helper *helper)
{
  if (helper->move.verb == EM_VERB_ATTACK)
    suggest (helper, EM_VERB_COLLECT, 0, 0, FALSE);
  if (helper->move.verb == EM_VERB_SETTLE)
    suggest (helper, EM_VERB_COLONY, helper->move.arguments[0], 0, FALSE);
}

static gboolean
can_lead (const Helper *helper, guint role)
{
  return em_awaits (helper->state, helper->seat, EM_EFFECT_ROLE) != NULL
         && (em_leadable (helper->state) >> role & 1) != 0;
}

static gboolean
can_follow (const Helper *helper)
{
  return em_moment (helper->state) == EM_MOMENT_ANSWERS
         && (helper->state->waiting >> helper->seat & 1) != 0;
}

static void
suggest_lead (const Helper *helper, guint role)
{
  suggest (helper, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0, FALSE);
  suggest_results (helper);
}

static void
suggest_follow (const Helper *helper)
{
  suggest (helper, EM_VERB_FOLLOW, 0, 0, FALSE);
  suggest_results (helper);
}

/* Suggests cards of @kinds that the hand has or may have. */
static void
suggest_cards (const Helper *helper, EmVerb verb, guint64 kinds)
{
  const EmSeat *owner = em_seat_const (helper->state, helper->seat);

  for (; kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      guint sure = em_hand_least (owner, kind);

      if (sure > 0)
        suggest (helper, verb, arb_argument_name (EM_SORT_CARD, kind), 0, FALSE);
      if (em_hand_most (owner, kind) > sure)
        suggest (helper, verb, arb_argument_name (EM_SORT_CARD, kind), 0, TRUE);
    }
}

/* Suggests following with a card that the hand has or may have. The first card shown implies
 * following, so it takes the place of `follow`. */
static void
help_follow (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  const EmSeat *owner = em_seat_const (helper.state, helper.seat);

  for (guint64 kinds = em_boosts (helper.state, helper.seat, helper.state->role); kinds != 0;
       kinds &= kinds - 1)
    arb_remedies_suggest_instead (remedies,
                                  ARB_MOVE (helper.seat, EM_VERB_BOOST,
                                            arb_argument_name (EM_SORT_CARD, em_first (kinds)), 0),
                                  em_hand_least (owner, em_first (kinds)) == 0);
}

/* Suggests the ways in which the seat can still show symbols of @role in this turn. */
static void
suggest_role (const Helper *helper, guint role)
{
  const EmState *state = helper->state;

  if (can_lead (helper, role))
    suggest_lead (helper, role);
  else if (state->role == role && can_follow (helper))
    suggest_follow (helper);
  else if (em_moment (state) != EM_MOMENT_BOOST || em_top_const (state)->seat != helper->seat
           || state->role != role)
    return;

  suggest_cards (helper, EM_VERB_BOOST, em_boosts (state, helper->seat, role));
}

/* Suggests the Actions with @effect that the seat can still play. */
static void
suggest_actions (const Helper *helper, EmEffect effect)
{
  const EmState *state = helper->state;

  if (em_awaits (state, helper->seat, EM_EFFECT_ACTION) == NULL)
    return;

  suggest_cards (helper, EM_VERB_PLAY,
                 em_hand_kinds (em_seat_const (state, helper->seat))
                     & em_catalogue (state)->with_effect[effect]);
  suggest_results (helper);
}

/* Suggests the Actions and roles by which the seat can still reach @effect. */
static void
suggest_effect (const Helper *helper, EmEffect effect)
{
  const EmCatalogue *catalogue = em_catalogue (helper->state);

  suggest_actions (helper, effect);
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (can_lead (helper, role)
        && arb_program_find (&catalogue->program, catalogue->lead_scripts[role], effect) != NULL)
      suggest_lead (helper, role);

  if (can_follow (helper)
      && arb_program_find (&catalogue->program, catalogue->follow_scripts[helper->state->role],
                           effect)
             != NULL)
    suggest_follow (helper);
}

/* Suggests leading a role for which the card of a boost could be shown. */
static void
suggest_lead_for (const Helper *helper)
{
  ArbArgument card = helper->move.arguments[0];

  for (guint role = 0; role < EM_N_ROLES; role++)
    if (can_lead (helper, role)
        && (em_is_counted (card)
            || em_card_symbols (helper->state, helper->seat, em_card_of (card), role) > 0))
      suggest_lead (helper, role);
}

/* The order of a turn: suggests the moves that may come before this one. */
static void
help_phase (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  if (move.verb == EM_VERB_BOOST)
    suggest_lead_for (&helper);
  else if (move.verb == EM_VERB_KEEP)
    suggest_effect (&helper, EM_EFFECT_LOOK);
  else if (move.verb == EM_VERB_SCRAP)
    suggest_actions (&helper, EM_EFFECT_REMOVE);
}

/* Suggests moves that would make an effect ask for the move in this turn. */
static void
help_unasked (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  EmEffect effect = em_verb_effect (state, move.verb);

  if (effect == EM_EFFECT_END)
    return;

  suggest_effect (&helper, effect);
  if (effect == EM_EFFECT_COLONY)
    suggest_effect (&helper, EM_EFFECT_TERRAFORM);
}

static void
help_role_mandatory (const ArbState *state, ArbMove move, const ArbReason *reason,
                     ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  for (guint rest = em_leadable (helper.state); rest != 0; rest &= rest - 1)
    suggest_lead (&helper, em_first (rest));
}

static void
help_hand_limit (const ArbState *state, ArbMove move, const ArbReason *reason,
                 ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  guint excess =
      (guint) (reason->numbers[EM_HAND_LIMIT_HAND] - reason->numbers[EM_HAND_LIMIT_LIMIT]);
  guint removals = MIN (excess, em_standing_removals (helper.state, move.seat));

  suggest (&helper, EM_VERB_DISCARD, arb_argument_count (excess), 0, FALSE);
  if (removals > 0)
    suggest (&helper, EM_VERB_REMOVE, arb_argument_count (removals), 0, FALSE);
}

/* Suggests cards for the minimum of following. If the hand can never reach it, that was checked
 * before. */
static void
help_follow_minimum (const ArbState *state, ArbMove move, const ArbReason *reason,
                     ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  if (move.verb == EM_VERB_FOLLOW)
    help_follow (state, move, reason, remedies);
  else if (move.verb != EM_VERB_BOOST)
    suggest_cards (&helper, EM_VERB_BOOST, em_boosts (helper.state, move.seat, helper.state->role));
}

static void
help_answer (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  if (em_follow_potential (helper.state, move.seat) > 0)
    suggest_follow (&helper);
}

/* Suggests turning up @own, if all its candidates are among @planets. */
static void
suggest_turn_up (const Helper *helper, guint number, const EmEmpirePlanet *own, guint64 planets)
{
  if (planets != em_candidates_of (own))
    return;

  suggest_actions (helper, EM_EFFECT_SETTLE);
  suggest_actions (helper, EM_EFFECT_ATTACK);
  suggest (helper, EM_VERB_SETTLE, planet_subject (own, number), 0, FALSE);
  suggest (helper, EM_VERB_ATTACK, planet_subject (own, number), 0, FALSE);
}

static void
help_prerequisite (const ArbState *state, ArbMove move, const ArbReason *reason,
                   ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  guint64 fitting = em_catalogue (helper.state)->of_type[arb_argument_value (reason->subject)];

  for (guint32 rest = em_seat_const (helper.state, move.seat)->face_down; rest != 0;
       rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (helper.state, move.seat, em_first (rest));

      if (em_candidates_of (own) & fitting)
        suggest_turn_up (&helper, em_first (rest), own, em_candidates_of (own) & fitting);
    }
}

static void
help_face_down (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  guint number = (guint) reason->numbers[EM_PLANET_FACE_DOWN_NUMBER];
  const EmEmpirePlanet *own = em_planet_const (helper.state, move.seat, number);

  suggest_turn_up (&helper, number, own, em_candidates_of (own));
}

static void
help_unidentified (const ArbState *state, ArbMove move, const ArbReason *reason,
                   ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  guint number = (guint) reason->numbers[EM_PLANET_UNTOLD_NUMBER];
  guint64 planets = em_candidates_of (em_planet_const (helper.state, move.seat, number));

  for (; planets != 0; planets &= planets - 1)
    suggest (&helper, EM_VERB_IS, move.arguments[0],
             arb_argument_name (EM_SORT_PLANET, em_first (planets)), TRUE);
}

static void
help_warfare_cost (const ArbState *state, ArbMove move, const ArbReason *reason,
                   ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  if (em_asked (helper.state, EM_EFFECT_FIGHTER) != NULL)
    suggest (&helper, EM_VERB_COLLECT, 0, 0, FALSE);
  suggest_actions (&helper, EM_EFFECT_FIGHTER);
  suggest_role (&helper, EM_WARFARE);
}

/* Whether each of @planets has a Colonize symbol. */
static gboolean
all_colonize (const EmState *state, guint64 planets)
{
  for (; planets != 0; planets &= planets - 1)
    {
      const ArbNicks *symbols = &em_catalogue (state)->planets[em_first (planets)].symbols;
      gboolean found = FALSE;

      for (guint i = 0; i < symbols->n; i++)
        found = found || symbols->nicks[i] == EM_COLONIZE;
      if (!found)
        return FALSE;
    }

  return TRUE;
}

/* Suggests turning up another planet with a Colonize symbol, which would count then. */
static void
suggest_symbol_planets (const Helper *helper)
{
  for (guint32 rest = em_seat_const (helper->state, helper->seat)->face_down; rest != 0;
       rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (helper->state, helper->seat, em_first (rest));
      ArbArgument subject = planet_subject (own, em_first (rest));

      if (helper->move.arguments[0] == arb_argument_number (em_first (rest))
          || !all_colonize (helper->state, em_candidates_of (own)))
        continue;
      suggest (helper, EM_VERB_SETTLE, subject, 0, FALSE);
      suggest (helper, EM_VERB_ATTACK, subject, 0, FALSE);
    }
}

static void
help_settle_cost (const ArbState *state, ArbMove move, const ArbReason *reason,
                  ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  guint64 kinds = em_asked (helper.state, EM_EFFECT_COLONY) != NULL
                          || em_asked (helper.state, EM_EFFECT_TERRAFORM) != NULL
                      ? em_tuckable (helper.state)
                      : 0;

  for (; kinds != 0; kinds &= kinds - 1)
    suggest (&helper, EM_VERB_COLONY, move.arguments[0],
             arb_argument_name (EM_SORT_CARD, em_first (kinds)), FALSE);
  suggest_actions (&helper, EM_EFFECT_COLONY);
  suggest_actions (&helper, EM_EFFECT_TERRAFORM);
  suggest_role (&helper, EM_COLONIZE);
  suggest_symbol_planets (&helper);
}

/* Suggests a trade that frees the slot, of the resources on that planet. */
static void
help_slot (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  if (reason->subject == ARB_ARGUMENT_NONE)
    return;

  suggest_effect (&helper, EM_EFFECT_TRADE);
  suggest (&helper, EM_VERB_TRADE, reason->subject, move.arguments[0], FALSE);
}

/* Suggests producing the missing resource in this turn, or collecting a fighter. */
static void
help_trade (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);
  guint resource = arb_argument_value (reason->subject);
  guint32 numbers = em_seat_const (helper.state, move.seat)->face_up;

  if (resource == EM_FIGHTER)
    {
      suggest_actions (&helper, EM_EFFECT_FIGHTER);
      suggest (&helper, EM_VERB_COLLECT, 0, 0, FALSE);
      return;
    }

  suggest_effect (&helper, EM_EFFECT_PRODUCE);
  for (; numbers != 0; numbers &= numbers - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (helper.state, move.seat, em_first (numbers));

      if (em_slots_of (helper.state, own, resource) & em_free_slots (helper.state, own))
        suggest (&helper, EM_VERB_PRODUCE, arb_argument_number (em_first (numbers)),
                 reason->subject, FALSE);
    }
}

static void
help_research_cost (const ArbState *state, ArbMove move, const ArbReason *reason,
                    ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  suggest_role (&helper, EM_RESEARCH);
}

static void
help_remove (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  suggest_effect (&helper, EM_EFFECT_REMOVE);
}

/* The kept planet need not be identified. */
static void
help_keep (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  Helper helper = begin (state, move, remedies);

  suggest (&helper, EM_VERB_KEEP, arb_argument_unknown (), 0, FALSE);
}

const ArbRemedyFunc em_remedies[EM_N_RULES] = {
  [EM_RULE_PHASE] = help_phase,
  [EM_RULE_UNASKED] = help_unasked,
  [EM_RULE_ROLE_MANDATORY] = help_role_mandatory,
  [EM_RULE_HAND_LIMIT] = help_hand_limit,
  [EM_RULE_ANSWER] = help_answer,
  [EM_RULE_SURVEY_KEEP] = help_keep,
  [EM_RULE_FOLLOW_SYMBOL] = help_follow,
  [EM_RULE_FOLLOW_CARD] = help_follow,
  [EM_RULE_FOLLOW_MINIMUM] = help_follow_minimum,
  [EM_RULE_PLANET_FACE_DOWN] = help_face_down,
  [EM_RULE_PLANET_UNTOLD] = help_unidentified,
  [EM_RULE_WARFARE_COST] = help_warfare_cost,
  [EM_RULE_SETTLE_COST] = help_settle_cost,
  [EM_RULE_PRODUCE_SLOT] = help_slot,
  [EM_RULE_TRADE_NONE] = help_trade,
  [EM_RULE_PREREQUISITE] = help_prerequisite,
  [EM_RULE_RESEARCH_COST] = help_research_cost,
  [EM_RULE_REMOVE_PERMISSION] = help_remove,

  /* Another player decides first; no move of this player changes that. */
  [EM_RULE_SEAT] = arb_no_remedy,
  [EM_RULE_ANSWERED] = arb_no_remedy,
  [EM_RULE_ANSWER_ORDER] = arb_no_remedy,
  /* The phase is over; a forgotten move can be inserted at its place. */
  [EM_RULE_ACTION_CLOSED] = arb_no_remedy,
  /* Another effect was taken already; the reason that nothing asks for this one has the
   * suggestions. */
  [EM_RULE_INSTEAD] = arb_no_remedy,
  /* The present choices are legal moves, which are tried anyway. */
  [EM_RULE_EFFECT_CHOICE] = arb_no_remedy,
  /* The sentence contains the right amount. */
  [EM_RULE_EFFECT_AMOUNT] = arb_no_remedy,
  /* A player with Productivity has already played a second card. */
  [EM_RULE_ACTION_LIMIT] = arb_no_remedy,
  /* The symbols of a card are printed; Adaptability was considered before. */
  [EM_RULE_BOOST_SYMBOL] = arb_no_remedy,
  /* A follower does not become the leader; Bureaucracy was considered before. */
  [EM_RULE_LEADER_ONLY] = arb_no_remedy,
  /* The fighter of Scorched Earth Policy stays forever. */
  [EM_RULE_PRODUCE_BLOCKED] = arb_no_remedy,
  /* Weapon Emporium is acquired by Research, and trades happen in another role. */
  [EM_RULE_TRADE_FIGHTER] = arb_no_remedy,
  /* Whether a card may remove itself is printed on it. */
  [EM_RULE_REMOVE_SELF] = arb_no_remedy,
};
