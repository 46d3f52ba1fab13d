/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "engine/help/offer.h"
#include "systems/eminent-domain/effects.h"

#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/boost.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/follow.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/politics.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/survey.h"
#include "systems/eminent-domain/warfare.h"
#include "engine/play/complete.h"

/*
 * Which offers of the verbs a player sees at a time. The offers of a verb are made in the file of its
 * rule.
 */

/* Returns the seat that could lead next now, after the implied closing moves. */
static guint
find_next_leader (const EmState *state)
{
  EmMoment moment = em_moment (state);
  guint seat = moment == EM_MOMENT_ANSWERS || moment == EM_MOMENT_CLEANUP
                   ? arb_next_seat (&state->parent, state->leader)
                   : state->leader;

  for (guint i = 0; i < state->parent.n_seats; i++)
    {
      ArbMove lead = ARB_MOVE (seat, EM_VERB_LEAD, em_role_name (EM_WARFARE), 0, 0);
      ArbVerdict verdict;

      arb_complete (&state->parent, &lead, NULL, &verdict);
      if (arb_verdict_allows (&verdict))
        return seat;
      seat = em_next_seat (state, seat);
    }

  return 0;
}

/* Whether the leader's cards are offered for their Actions, possible or not: with Logistics the Action
 * may still be due after the role. While a card has its effect, the other cards keep their places as
 * refused offers, unless nothing of the turn comes after it. */
static gboolean
has_actions (const EmState *state)
{
  guint seat = state->leader;

  if (em_awaits (state, seat, EM_EFFECT_ROLE) == NULL)
    return em_action_is_late (state) && em_moment (state) != EM_MOMENT_SCRIPT;
  return em_awaits (state, seat, EM_EFFECT_ACTION) != NULL
         || em_awaits (state, seat, EM_EFFECT_END_ACTION) != NULL;
}

/* Offers the planets that are ready for a role of @seat. */
static void
offer_ready (ArbOffering *offering, guint seat)
{
  em_offer_settling (offering, ARB_MOVE (seat, EM_VERB_LEAD, em_role_name (EM_COLONIZE), 0, 0));
  em_offer_attacking (offering, ARB_MOVE (seat, EM_VERB_LEAD, em_role_name (EM_WARFARE), 0, 0));
}

void
em_offer_turn (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = em_offer_table (offering);
  guint leader = find_next_leader (state);
  gboolean acts = has_actions (state);

  em_offer_standing_removals (offering, state->leader);
  if (leader != 0 && leader != state->leader)
    em_offer_standing_removals (offering, leader);
  if (acts)
    em_offer_actions (offering, state->leader);
  else if (leader != 0 && leader != state->leader)
    em_offer_actions (offering, leader);
  else
    em_offer_action_places (offering);
  em_offer_leads (offering, leader != 0 ? leader : arb_next_seat (&state->parent, state->leader));
  if (leader == 0)
    return;
  /* The planets of two players would share a list. */
  if (!acts || leader == state->leader)
    offer_ready (offering, leader);
}

/* Offers to leave out the Action, which has no other button: leading leaves it for later, or something
 * is asked before Cleanup. */
static void
offer_no_action (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offer_table (offering);
  gboolean later = em_switch (state, EM_SWITCH_LOGISTICS_SKIP) == EM_LOGISTICS_SKIP_ROLE_FIRST
                   && em_may_lead (state, seat);

  arb_offering_begin (offering, "no-action", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
  arb_offering_end (offering, later ? "role-first" : "no-action", 1);
}

static gboolean
skipping_leads_to_cleanup (ArbOffering *offering, guint seat)
{
  arb_offering_begin (offering, "no-action", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
  return em_moment (em_offered (offering)) == EM_MOMENT_CLEANUP;
}

void
em_offer_action (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = em_offer_table (offering);

  if (em_action_is_late (state))
    em_offer_answers (offering);
  em_offer_turn (offering, seat, effect);
  if (em_action_is_late (state) && skipping_leads_to_cleanup (offering, seat))
    em_offer_discards (offering, TRUE);
  else if (em_action_is_late (state) || em_may_lead (state, seat))
    offer_no_action (offering, seat);
}

/* The rows of the answers keep their places until the turn ends. Closing the turn is implied before the
 * next lead. */
void
em_offer_cleanup (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = em_offer_table (offering);

  if (state->role_over || state->waiting != 0)
    em_offer_answers (offering);
  em_offer_discards (offering, em_action_is_late (state));
  em_offer_turn (offering, seat, effect);
  em_offer_kept (offering);
}

static void
offer_alternatives (ArbOffering *offering)
{
  const EmState *state = em_offer_table (offering);
  const ArbItem *item = em_top_const (state);

  for (const ArbStep *step = em_top_step (state);; step++)
    {
      ArbOfferFunc *offer = em_catalogue (state)->program.scripts->effects[step->effect].offer;

      if (offer != NULL)
        offer (offering, item->seat, step->effect);
      if (!(step->flags & ARB_STEP_OR_NEXT) || item->choice == ARB_CHOICE_MADE)
        return;
    }
}

/* Returns what it brings to leave a step out, if only one thing can be left out. */
static const char *
name_none (const EmState *state)
{
  const ArbRuleset *ruleset = arb_ruleset_of (&state->parent);
  const ArbStep *step = em_top_step (state);

  for (guint i = ARB_VERB_OWN; i < ruleset->n_verbs && !(step->flags & ARB_STEP_OR_NEXT); i++)
    if (ruleset->verbs[i]->none != NULL && em_verb_effect (&state->parent, i) == step->effect)
      return ruleset->verbs[i]->none;
  return "nothing";
}

static void
offer_none (ArbOffering *offering, guint seat)
{
  arb_offering_begin (offering, "none", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  arb_offering_end (offering, name_none (em_offer_table (offering)), 1);
}

/* While a card or a role has its effect, the Actions and the roles keep their places. */
static void
offer_places (ArbOffering *offering)
{
  em_offer_action_places (offering);
  em_offer_lead_places (offering, em_offer_table (offering)->leader);
}

void
em_offers (const ArbState *parent, ArbOffering *offering)
{
  const EmState *state = (const EmState *) parent;
  guint seat = em_top_const (state)->seat;

  offer_alternatives (offering);
  if (em_moment (state) != EM_MOMENT_SCRIPT)
    return;

  if (em_is_optional (state))
    offer_none (offering, seat);
  /* Only an Action is left open on purpose: people would ask for the result of a role. */
  if (em_is_optional (state) && em_top_step (state)->origin == EM_ORIGIN_ACTION)
    em_offer_turn (offering, seat, EM_EFFECT_ACTION);
  else
    offer_places (offering);
}
