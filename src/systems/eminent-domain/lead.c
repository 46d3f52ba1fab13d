/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/lead.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/warfare.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-roles.h"

guint
em_leadable (const EmState *state)
{
  return ((1u << EM_N_ROLES) - 1)
         & ~(em_stack_in_use (state, EM_STACK_RESEARCH) ? 0 : 1u << EM_RESEARCH);
}

void
em_list_leads (const EmState *state, guint seat, ArbMoves *moves)
{
  for (guint rest = em_leadable (state); rest != 0; rest &= rest - 1)
    em_list_move (moves, seat, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, em_first (rest)), 0);
}

void
em_clear_shown (EmState *state)
{
  state->shown = (EmPile){ 0 };
  state->shown_symbols = 0;
}

void
em_list_role (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_leads (state, item->seat, moves);
  em_list_standing_removals (state, item->seat, moves);
}

/* Warns if leading @role could have no effect with any boost. */
static void
check_effect (const EmState *state, guint seat, guint role, ArbVerdict *verdict)
{
  ArbItem item = { .at = em_catalogue (state)->lead_scripts[role],
                   .seat = (guint8) seat,
                   .card = ARB_NO_CARD };
  guint symbols = role == EM_COLONIZE
                      ? em_could_tuck (state, seat, TRUE)
                      : em_lead_symbols (state, seat, role) + em_hand_symbols (state, seat, role);

  em_check_script (state, &item, symbols, arb_argument_name (EM_SORT_ROLE, role), verdict);
}

static void
check_lead (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint role = arb_argument_value (move.arguments[0]);

  if (!em_may_lead (state, move.seat))
    em_refuse_phase (state, move.arguments[0], verdict);
  if (!(em_leadable (state) >> role & 1))
    em_refuse (verdict, EM_RULE_NO_RESEARCH, move.arguments[0]);
  /* Players often lead Research only for its card, before they can pay for anything: that needs no
   * warning. */
  if (verdict->value == ARB_LEGAL && role != EM_RESEARCH)
    check_effect (state, move.seat, role, verdict);
}

/* Removes the choice of the role; an Action that Logistics allows after it stays. */
static void
take_role_off (EmState *state)
{
  guint index = state->agenda.n - 1u;

  while (index > 0
         && em_catalogue (state)->program.steps[state->agenda.items[index].at].effect
                != EM_EFFECT_ROLE)
    index--;
  arb_agenda_remove (&state->agenda, index);
}

static void
apply_lead (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  const EmCatalogue *catalogue = em_catalogue (state);
  guint role = arb_argument_value (move.arguments[0]);
  guint stack = em_stack_of (role);
  guint seat = state->leader;

  em_forget_use (state, move.seat);
  take_role_off (state);
  em_clear_shown (state);
  state->role = (guint8) role;
  state->took_none = state->stacks[stack] == 0;
  state->bonus = state->took_none && em_empty_bonus (state, role);
  if (!state->took_none)
    {
      em_take_role_card (state, stack, &em_seat (state, seat)->play);
      em_pile_add (&state->shown, stack, 1);
      state->shown_symbols = 1;
    }

  em_await_answers (state, seat);
  em_push_mobilized (state, 1u << EM_MOBILIZATION_AFTER_ROLE | 1u << EM_MOBILIZATION_AFTER_ANY);
  em_push (state, EM_SCRIPT_ANSWERS, 0);
  em_push_mobilized (state, 1u << EM_MOBILIZATION_BEFORE_ANSWERS);
  arb_agenda_push (&state->agenda, catalogue->lead_scripts[role], seat, ARB_NO_CARD);
  em_push (state, EM_SCRIPT_BOOST, seat);
}

static void
about_lead (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  gboolean decides = (em_to_decide (state) >> seat & 1) != 0;

  /* Before the Action phase is over a role can be led only with Logistics. */
  if (decides && em_moment (state) == EM_MOMENT_ACTION
      && !em_has (state, seat, EM_STANDING_PHASE_ORDER))
    return;
  for (guint role = 0; role < EM_N_ROLES; role++)
    em_list_move (moves, seat, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0);
}

const ArbVerb em_verb_lead = {
  .name = "lead",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_ROLE) },
  .asked_by = EM_ASKED_BY (ACTION) | EM_ASKED_BY (ROLE),
  .about = about_lead,
  .kinds = { "lead", "lead-open", "lead-card" },
  .why_not = check_lead,
  .apply = apply_lead,
  .episode = EM_EPISODE_LEAD,
};

static void
offer_lead (ArbOffering *offering, guint seat, guint role)
{
  ArbMove lead = ARB_MOVE (seat, EM_VERB_LEAD, em_role_name (role), 0, 0);
  guint empty = em_empty_stacks (em_offer_table (offering));

  /* Further cards are recorded one after the other: this offer leads the role and leaves its
   * boosting open. */
  for (guint n = 0; n <= EM_COLUMNS; n++)
    {
      arb_offering_begin (offering, "lead", seat, em_role_name (role), n);
      arb_offering_play (offering, lead);
      offering->current.last = em_empty_stacks (em_offered (offering)) > empty;
      if (n > 0)
        em_offer_own_boosts (offering, seat, role, n);
      em_offer_end_role (offering, seat);
    }
  em_offer_single (offering, "lead-open", em_role_name (role), lead);
}

/* Offers leading a role by showing a technology for it. Role cards that count for other roles can
 * be several: they are offered after leading. */
static void
offer_lead_cards (ArbOffering *offering, guint seat, guint role)
{
  guint64 kinds =
      em_other_boosts (em_offer_table (offering), seat, role) & ~(em_bit (EM_N_ROLE_CARDS) - 1);

  for (; kinds != 0; kinds &= kinds - 1)
    {
      ArbArgument card = em_card_name (em_first (kinds));

      arb_offering_begin (offering, "lead-card", seat, card, 0);
      em_offer_move (offering, seat, EM_VERB_LEAD, em_role_name (role), 0);
      if (em_offer_move (offering, seat, EM_VERB_BOOST, card, 0))
        arb_offering_end (offering, NULL, 0);
    }
}

void
em_offer_lead_places (ArbOffering *offering, guint seat)
{
  for (guint role = 0; role < EM_N_ROLES; role++)
    em_offer_single (offering, "lead", em_role_name (role),
                     ARB_MOVE (seat, EM_VERB_LEAD, em_role_name (role), 0, 0));
}

void
em_offer_leads (ArbOffering *offering, guint seat)
{
  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_lead (offering, seat, role);
  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_lead_cards (offering, seat, role);
}
