/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/action.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/closing.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/warfare.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-roles.h"

gboolean
em_action_is_late (const EmState *state)
{
  guint seat = state->leader;

  return em_awaits (state, seat, EM_EFFECT_ACTION) != NULL
         && em_awaits (state, seat, EM_EFFECT_ROLE) == NULL
         && state->n_actions < em_actions_allowed (state, seat);
}

void
em_finish_action (ArbState *parent, const ArbItem *item)
{
  EmState *state = (EmState *) parent;
  EmSeat *seat;

  seat = em_seat (state, item->seat);
  em_pile_add (em_switch (state, EM_SWITCH_ACTION_ZONE) == EM_ACTION_ZONE_ASIDE ? &seat->play
                                                                                : &seat->discard,
               item->card, 1);
}

gboolean
em_asks_action (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  return state->n_actions < em_actions_allowed (state, item->seat);
}

void
em_reopen_action (EmState *state, guint seat)
{
  gboolean open = state->n_actions < em_actions_allowed (state, seat);

  if (seat != state->leader)
    return;

  if (em_moment (state) == EM_MOMENT_ROLE && open && !state->skipped
      && em_awaits (state, seat, EM_EFFECT_ACTION) == NULL)
    em_push (state, EM_SCRIPT_ACTION, seat);
  else if (em_moment (state) == EM_MOMENT_ACTION && !open)
    em_close_step (state);
  em_run (state);
}

gboolean
em_enter_end_action (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  em_push_mobilized ((EmState *) state, 1u << EM_MOBILIZATION_AFTER_ANY);
  return TRUE;
}

void
em_list_action (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, item->seat, EM_VERB_PLAY,
                 em_hand_kinds (em_seat_const (state, item->seat))
                     & em_catalogue (state)->with_action);
  if (em_may_lead (state, item->seat))
    em_list_leads (state, item->seat, moves);
  em_list_standing_removals (state, item->seat, moves);
  em_list_move (moves, item->seat, EM_VERB_SKIP, 0, 0);
}

/* Refuses one Action too many, or an Action after the phase. */
static void
refuse_action (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint allowed = em_actions_allowed (state, move.seat);
  gint16 *numbers;

  if (state->n_actions < allowed)
    {
      em_refuse (verdict, EM_RULE_ACTION_CLOSED, move.arguments[0]);
      return;
    }
  numbers = em_refuse (verdict, EM_RULE_ACTION_LIMIT, move.arguments[0]);
  numbers[EM_ACTION_LIMIT_PLAYED] = (gint16) (state->n_actions + 1);
  numbers[EM_ACTION_LIMIT_ALLOWED] = (gint16) allowed;
}

static ArbItem
action_item (const EmState *state, guint seat, guint kind)
{
  return (ArbItem){ .at = em_catalogue (state)->card_scripts[kind],
                    .seat = (guint8) seat,
                    .card = (guint8) kind };
}

static void
check_play (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = em_card_of (move.arguments[0]);
  ArbItem item = action_item (state, move.seat, kind);
  EmMoment moment = em_moment (state);

  if (em_awaits (state, move.seat, EM_EFFECT_ACTION) == NULL
      && (moment == EM_MOMENT_ROLE || moment == EM_MOMENT_CLEANUP))
    refuse_action (state, move, verdict);
  else if (moment != EM_MOMENT_ACTION)
    em_refuse_phase (state, move.arguments[0], verdict);

  em_check_held (state, move.seat, kind, 1, verdict);
  if (!(em_catalogue (state)->with_action >> kind & 1))
    em_refuse (verdict, EM_RULE_NO_ACTION, move.arguments[0]);
  else if (verdict->value == ARB_LEGAL)
    em_check_script (state, &item, 0, move.arguments[0], verdict);
}

static void
apply_play (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint kind = em_card_of (move.arguments[0]);

  em_forget_use (state, move.seat);
  state->n_actions++;
  if (kind < EM_N_STACKS)
    state->acted |= 1u << kind;
  if (em_asked (state, EM_EFFECT_ACTION) != NULL
      && state->n_actions >= em_actions_allowed (state, move.seat))
    em_close_step (state);

  em_hand_take (em_seat (state, move.seat), kind);
  arb_agenda_push (&state->agenda, em_catalogue (state)->card_scripts[kind], move.seat, kind);
}

static void
about_play (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, seat, EM_VERB_PLAY, em_hand_kinds (em_seat_const (state, seat)));
}

const ArbVerb em_verb_play = {
  .name = "play",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .asked_by = EM_ASKED_BY (ACTION),
  .about = about_play,
  .kinds = { "action", "action-card" },
  .why_not = check_play,
  .apply = apply_play,
  .episode = EM_EPISODE_ACTION,
};

static void
check_skip (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (em_moment (state) != EM_MOMENT_ACTION)
    em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
}

/* Moves the Action phase below the Role phase, which comes first then. */
static void
put_after_role (EmState *state)
{
  ArbItem action = *em_top (state);
  ArbItem *role = em_top (state) - 1;

  *em_top (state) = *role;
  *role = action;
}

static void
apply_skip (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_forget_use (state, move.seat);
  if (em_switch (state, EM_SWITCH_LOGISTICS_SKIP) == EM_LOGISTICS_SKIP_ROLE_FIRST
      && em_may_lead (state, move.seat))
    {
      put_after_role (state);
      return;
    }

  state->skipped = TRUE;
  em_close_step (state);
}

const ArbVerb em_verb_skip = {
  .name = "skip",
  .kind = ARB_VERB_CLOSING,
  .asked_by = EM_ASKED_BY (ACTION),
  .canonicalize = em_canonicalize_closing,
  .kinds = { "no-action" },
  .why_not = check_skip,
  .apply = apply_skip,
  .episode = EM_EPISODE_SKIP,
};

/* Returns the size of the hand of @seat after the closing moves before his turn: a player who
 * dissents draws. Leading does not change it. */
static guint
hand_in_turn (ArbOffering *offering, guint seat)
{
  arb_offering_begin (offering, "lead", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_LEAD, em_role_name (EM_WARFARE), 0);
  return em_hand_size (em_offered (offering), seat);
}

/* Offers the Action of a standard card in its usual form; a choice in it stays open. */
static void
offer_action (ArbOffering *offering, guint seat, EmRole role)
{
  guint kind = em_stack_of (role);
  guint hand = role == EM_SURVEY ? hand_in_turn (offering, seat) : 0;

  arb_offering_begin (offering, "action", seat, em_role_name (role), 0);
  em_offer_cards (offering, seat, EM_VERB_PLAY, em_card_name (kind), kind, 1);
  em_offer_end_action (offering, seat, role, hand);
}

/* Offers the Action of a card, with what it produces or trades if there is no choice in that. */
static void
offer_action_card (ArbOffering *offering, guint seat, guint kind)
{
  arb_offering_begin (offering, "action-card", seat, em_card_name (kind), 0);
  if (em_offer_move (offering, seat, EM_VERB_PLAY, em_card_name (kind), 0)
      && em_moment (em_offered (offering)) == EM_MOMENT_SCRIPT)
    em_offer_slots_of_step (offering, seat);
  arb_offering_end (offering, NULL, 0);
}

/* Offers cards with an Action that are not the standard card of a role. */
static void
offer_action_cards (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offer_table (offering);
  guint64 kinds = em_hand_kinds (em_seat_const (state, seat)) & ~(em_bit (EM_N_STACKS) - 1);

  for (; kinds != 0; kinds &= kinds - 1)
    if (em_catalogue (state)->with_action >> em_first (kinds) & 1)
      offer_action_card (offering, seat, em_first (kinds));
}

void
em_offer_action_places (ArbOffering *offering)
{
  const EmState *state = em_offer_table (offering);

  for (guint role = 0; role < EM_N_ROLES; role++)
    {
      guint kind = em_stack_of (role);

      arb_offering_begin (offering, "action", state->leader, em_role_name (role), 0);
      if (em_offer_move (offering, state->leader, EM_VERB_PLAY, em_card_name (kind), 0))
        {
          offer_action (offering, state->leader, (EmRole) role);
          continue;
        }
      offering->current.made = state->acted >> kind & 1;
      arb_offering_end (offering, NULL, 0);
    }
}

void
em_offer_actions (ArbOffering *offering, guint seat)
{
  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_action (offering, seat, (EmRole) role);
  offer_action_cards (offering, seat);
  em_offer_settling (offering,
                     ARB_MOVE (seat, EM_VERB_PLAY, em_card_name (EM_STACK_COLONIZE), 0, 0));
  em_offer_attacking (offering,
                      ARB_MOVE (seat, EM_VERB_PLAY, em_card_name (EM_STACK_WARFARE), 0, 0));
}
