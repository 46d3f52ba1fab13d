/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offers.h"

#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/boost.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-results.h"
#include "systems/eminent-domain/offer-slots.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/symbols.h"
#include "engine/play/complete.h"

#define PLANETS_OF_A_BACK 3
#define COLUMNS 4 /* so many cards are always offered, even without such cards */

static const EmState *
table (const ArbOffering *offering)
{
  return (const EmState *) offering->state;
}

static guint
hand_size (const EmState *state, guint seat)
{
  return em_seat_const (state, seat)->hand.size;
}

static ArbArgument
role_name (guint role)
{
  return arb_argument_name (EM_SORT_ROLE, role);
}

static ArbArgument
card_name (guint kind)
{
  return arb_argument_name (EM_SORT_CARD, kind);
}

/* An offer of cards that the hand cannot hold is refused, but still has a result. */
static void
suppose_cards (ArbOffering *offering, guint seat, guint kind, guint n)
{
  if (offering->supposed || offering->current.verdict.value != ARB_ILLEGAL)
    return;
  em_pile_add (&em_seat ((EmState *) &offering->table, seat)->hand, kind, n);
  arb_offering_suppose (offering);
}

static void
offer_cards (ArbOffering *offering, guint seat, EmVerb verb, ArbArgument what, guint kind, guint n)
{
  gboolean before = arb_offering_is_allowed (offering);

  if (!em_offer_move (offering, seat, verb, what, 0) && before)
    suppose_cards (offering, seat, kind, n);
}

/* Adds cards of the stack of the role. */
static void
offer_own_boosts (ArbOffering *offering, guint seat, guint role, guint n)
{
  offer_cards (offering, seat, EM_VERB_BOOST, arb_argument_count (n), em_stack_of (role), n);
}

/* Returns the kinds that @seat can show for @role besides the cards of its own stack. */
static guint64
other_boosts (const EmState *state, guint seat, guint role)
{
  return em_boosts (state, seat, role) & ~em_bit (em_stack_of (role));
}

/* Offers cards for the role that are not of its own stack: one technology, or some role cards. */
static void
offer_boost_cards (ArbOffering *offering, guint seat)
{
  const EmState *state = table (offering);

  for (guint64 kinds = other_boosts (state, seat, state->role); kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      guint most = em_hand_most (em_seat_const (state, seat), kind);

      for (guint n = 1; n <= most; n++)
        {
          em_offer_begin (offering, EM_OFFER_BOOST_CARD, seat, card_name (kind), n > 1 ? n : 0);
          for (guint i = 0; i < n; i++)
            em_offer_move (offering, seat, EM_VERB_BOOST, card_name (kind), 0);
          arb_offering_end (offering, NULL, 0);
        }
    }
}

void
em_offer_boosts (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = table (offering);

  for (guint n = 0; n <= MAX (COLUMNS, hand_size (state, seat)); n++)
    {
      em_offer_begin (offering, EM_OFFER_BOOST, seat, role_name (state->role), n);
      if (n > 0)
        offer_own_boosts (offering, seat, state->role, n);
      em_offer_end_role (offering, seat);
    }
  offer_boost_cards (offering, seat);
}

/* Supposes that everybody before @seat has answered, if only that refuses the first move of an
 * answer, so that the answer has a result before its turn. */
static void
suppose_in_order (ArbOffering *offering, guint seat)
{
  EmState *state = (EmState *) &offering->table;

  if (arb_offering_is_allowed (offering) || offering->supposed || !(state->waiting >> seat & 1))
    return;
  state->waiting = (guint8) (1u << seat);
  arb_offering_suppose (offering);
}

/* Begins an offer to answer, which keeps its place when @seat has answered; @answer says which
 * answer it is. */
static void
begin_answer (ArbOffering *offering, EmOffer kind, guint seat, guint answer, guint n)
{
  const EmState *state = table (offering);

  em_offer_begin (offering, kind, seat, role_name (state->role), n);
  offering->current.over = !(state->waiting >> seat & 1);
  offering->current.made = offering->current.over && state->answers[seat - 1] == answer + n;
}

static void
offer_follow (ArbOffering *offering, guint seat, guint n)
{
  guint role = table (offering)->role;

  begin_answer (offering, EM_OFFER_ANSWER, seat, EM_ANSWER_FOLLOWS, n);
  if (n == 0)
    em_offer_move (offering, seat, EM_VERB_FOLLOW, 0, 0);
  else
    em_offer_move (offering, seat, EM_VERB_BOOST, arb_argument_count (n), 0);
  suppose_in_order (offering, seat);
  if (n > 0)
    suppose_cards (offering, seat, em_stack_of (role), n);
  em_offer_end_role (offering, seat);
}

static void
offer_dissent (ArbOffering *offering, guint seat)
{
  guint before = hand_size (table (offering), seat);

  begin_answer (offering, EM_OFFER_DISSENT, seat, EM_ANSWER_DISSENTS, 0);
  em_offer_move (offering, seat, EM_VERB_DISSENT, 0, 0);
  suppose_in_order (offering, seat);
  arb_offering_end (offering, "drawn", (gint) (hand_size (em_offered (offering), seat) - before));
}

static void
offer_answer (ArbOffering *offering, guint seat)
{
  const EmState *state = table (offering);

  offer_dissent (offering, seat);
  for (guint n = 0; n <= MAX (COLUMNS, hand_size (state, seat)); n++)
    offer_follow (offering, seat, n);
  if (state->waiting >> seat & 1)
    offer_boost_cards (offering, seat);
}

/* Offers the only gesture for several players: the person who taps it has asked all of them. */
static void
offer_everyone_dissents (ArbOffering *offering)
{
  const EmState *state = table (offering);
  guint leader = state->leader, drawn = 0;

  em_offer_begin (offering, EM_OFFER_EVERYONE_DISSENTS, em_next_seat (state, leader),
                  ARB_ARGUMENT_NONE, 0);
  for (guint seat = em_next_seat (state, leader); seat != leader; seat = em_next_seat (state, seat))
    if (state->waiting >> seat & 1)
      {
        em_offer_move (offering, seat, EM_VERB_DISSENT, 0, 0);
        drawn += hand_size (em_offered (offering), seat) - hand_size (state, seat);
      }
  arb_offering_end (offering, drawn > 0 ? "cards" : NULL, (gint) drawn);
}

static void
offer_answers (ArbOffering *offering)
{
  const EmState *state = table (offering);

  for (guint seat = em_next_seat (state, state->leader); seat != state->leader;
       seat = em_next_seat (state, seat))
    offer_answer (offering, seat);
  offer_everyone_dissents (offering);
}

/* Ends the turn, after whatever can be left out before Cleanup. */
static void
end_turn (ArbOffering *offering, guint seat)
{
  guint turn = table (offering)->parent.turn;

  do
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  while (arb_offering_is_allowed (offering) && !em_offered (offering)->parent.over
         && em_offered (offering)->parent.turn == turn);
}

/* Offers numbers of cards to discard, after which the turn ends; one that leaves too many in the
 * hand is refused. An Action that is still possible is skipped: the offer says so. */
static void
offer_discards (ArbOffering *offering)
{
  const EmState *state = table (offering);
  gboolean late = em_action_is_late (state);
  guint seat = state->leader;

  for (guint n = 0; n <= hand_size (state, seat); n++)
    {
      em_offer_begin (offering, late ? EM_OFFER_LATE_DISCARD : EM_OFFER_DISCARD, seat,
                      ARB_ARGUMENT_NONE, n);
      if (late)
        em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
      if (n > 0)
        em_offer_move (offering, seat, EM_VERB_DISCARD, arb_argument_count (n), 0);
      end_turn (offering, seat);
      arb_offer_set_remaining (arb_offering_end (offering, NULL, 0), "cards-kept",
                               hand_size (state, seat) - n);
    }
}

/* Offers technologies to discard, by name; the turn does not end, because more cards can follow. */
static void
offer_discard_cards (ArbOffering *offering)
{
  gboolean late = em_action_is_late (table (offering));
  guint seat = table (offering)->leader;
  guint64 kinds =
      em_hand_kinds (em_seat_const (table (offering), seat)) & ~(em_bit (EM_N_ROLE_CARDS) - 1);

  for (; kinds != 0; kinds &= kinds - 1)
    {
      em_offer_begin (offering, late ? EM_OFFER_LATE_DISCARD_CARD : EM_OFFER_DISCARD_CARD, seat,
                      card_name (em_first (kinds)), 0);
      if (late)
        em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
      em_offer_move (offering, seat, EM_VERB_DISCARD, card_name (em_first (kinds)), 0);
      arb_offering_end (offering, NULL, 0);
    }
}

/* Offers cards that a permanent allows its owner to remove in his own turn, if that is possible
 * now. */
static void
offer_standing_removals (ArbOffering *offering, guint seat)
{
  const EmState *state = table (offering);
  guint most = em_has (state, seat, EM_STANDING_REMOVE_ONE) ? 1 : 0;

  if (em_has (state, seat, EM_STANDING_REMOVE_ANY))
    most = hand_size (state, seat);

  for (guint n = 1; n <= most; n++)
    {
      em_offer_begin (offering, EM_OFFER_REMOVE_STANDING, seat, ARB_ARGUMENT_NONE, n);
      if (em_offer_move (offering, seat, EM_VERB_REMOVE, arb_argument_count (n), 0))
        arb_offering_end (offering, NULL, 0);
    }
}

/* Returns the move by which planet @number can be turned up as @planet. */
static ArbMove
turn_up (const EmState *state, guint seat, EmVerb verb, guint number, guint planet)
{
  gboolean known = em_planet_const (state, seat, number)->card != EM_UNKNOWN;

  return ARB_MOVE (seat, verb, arb_argument_number (number),
                   known ? ARB_ARGUMENT_NONE : arb_argument_name (EM_SORT_PLANET, planet), 0);
}

/* One way to turn a planet up: by an Action card or a role. */
typedef struct
{
  EmOffer kind;
  EmVerb verb;
  ArbMove first;
} Approach;

static void
offer_approach (ArbOffering *offering, const Approach *approach, guint number, guint planet)
{
  guint seat = approach->first.seat;

  em_offer_begin (offering, approach->kind, seat, arb_argument_number (number), 0);
  arb_offering_play (offering, approach->first);
  arb_offering_play (offering, turn_up (table (offering), seat, approach->verb, number, planet));
  if (offering->current.verdict.value != ARB_ILLEGAL)
    arb_offering_end (offering, NULL, 0);
}

static void
offer_target (ArbOffering *offering, const Approach *approach)
{
  const EmState *state = table (offering);
  guint seat = approach->first.seat;

  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    for (guint64 planets = em_candidates_of (em_planet_const (state, seat, em_first (rest)));
         planets != 0; planets &= planets - 1)
      offer_approach (offering, approach, em_first (rest), em_first (planets));
}

/* Returns the size of the hand of @seat after the closing moves before his turn: a player who
 * dissents draws. Leading does not change it. */
static guint
hand_in_turn (ArbOffering *offering, guint seat)
{
  em_offer_begin (offering, EM_OFFER_LEAD, seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_LEAD, role_name (EM_WARFARE), 0);
  return hand_size (em_offered (offering), seat);
}

/* Offers the Action of a standard card in its usual form; a choice in it stays open. */
static void
offer_action (ArbOffering *offering, guint seat, EmRole role)
{
  guint kind = em_stack_of (role);
  guint before = role == EM_SURVEY ? hand_in_turn (offering, seat) : 0;
  const EmState *state;

  em_offer_begin (offering, EM_OFFER_ACTION, seat, role_name (role), 0);
  offer_cards (offering, seat, EM_VERB_PLAY, card_name (kind), kind, 1);
  state = em_offered (offering);
  switch (role)
    {
    case EM_SURVEY:
      /* the card itself left the hand, unless it was only supposed to be there */
      before -= !offering->supposed;
      arb_offering_end (offering, "cards", (gint) (hand_size (state, seat) - before));
      break;
    case EM_WARFARE:
      em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
      arb_offering_end (offering, "fighters", 1);
      break;
    case EM_COLONIZE:
      if (em_only_face_down (state, seat) != 0)
        em_offer_colonies (offering, seat, em_only_face_down (state, seat));
      arb_offering_end (offering, "colonies", em_seat_const (state, seat)->face_down != 0);
      break;
    case EM_PRODUCE:
      em_offer_slots (offering, seat, EM_EFFECT_PRODUCE);
      arb_offering_end (offering, "resources", em_seat_free_slots (table (offering), seat) > 0);
      break;
    case EM_TRADE:
      em_offer_slots (offering, seat, EM_EFFECT_TRADE);
      arb_offering_end (offering, "influence", em_seat_resources (table (offering), seat) > 0);
      break;
    case EM_RESEARCH:
      arb_offering_end (offering, "removed", em_top_const (state)->left);
      break;
    case EM_N_ROLES:
      g_assert_not_reached ();
    }
}

/* Offers the Action of a card, with what it produces or trades if there is no choice in that. */
static void
offer_action_card (ArbOffering *offering, guint seat, guint kind)
{
  const ArbStep *step;

  em_offer_begin (offering, EM_OFFER_ACTION_CARD, seat, card_name (kind), 0);
  if (em_offer_move (offering, seat, EM_VERB_PLAY, card_name (kind), 0)
      && em_moment (em_offered (offering)) == EM_MOMENT_SCRIPT)
    {
      step = em_top_step (em_offered (offering));
      if ((step->effect == EM_EFFECT_PRODUCE || step->effect == EM_EFFECT_TRADE)
          && !(step->flags & ARB_STEP_OR_NEXT))
        em_offer_slots (offering, seat, (EmEffect) step->effect);
    }
  arb_offering_end (offering, NULL, 0);
}

/* Offers cards with an Action that are not the standard card of a role. */
static void
offer_action_cards (ArbOffering *offering, guint seat)
{
  const EmState *state = table (offering);
  guint64 kinds = em_hand_kinds (em_seat_const (state, seat)) & ~(em_bit (EM_N_STACKS) - 1);

  for (; kinds != 0; kinds &= kinds - 1)
    if (em_catalogue (state)->with_action >> em_first (kinds) & 1)
      offer_action_card (offering, seat, em_first (kinds));
}

static void
offer_actions (ArbOffering *offering, guint seat)
{
  const Approach settle = { EM_OFFER_SETTLE_ACTION, EM_VERB_SETTLE,
                            ARB_MOVE (seat, EM_VERB_PLAY, card_name (EM_STACK_COLONIZE), 0, 0) };
  const Approach attack = { EM_OFFER_ATTACK_ACTION, EM_VERB_ATTACK,
                            ARB_MOVE (seat, EM_VERB_PLAY, card_name (EM_STACK_WARFARE), 0, 0) };

  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_action (offering, seat, (EmRole) role);
  offer_action_cards (offering, seat);
  offer_target (offering, &settle);
  offer_target (offering, &attack);
}

static void
offer_lead (ArbOffering *offering, guint seat, guint role)
{
  ArbMove lead = ARB_MOVE (seat, EM_VERB_LEAD, role_name (role), 0, 0);
  guint empty = em_empty_stacks (table (offering));

  /* Further cards are recorded one after the other: this offer leads the role and leaves its
   * boosting open. */
  for (guint n = 0; n <= COLUMNS; n++)
    {
      em_offer_begin (offering, EM_OFFER_LEAD, seat, role_name (role), n);
      arb_offering_play (offering, lead);
      offering->current.last = em_empty_stacks (em_offered (offering)) > empty;
      if (n > 0)
        offer_own_boosts (offering, seat, role, n);
      em_offer_end_role (offering, seat);
    }
  em_offer_single (offering, EM_OFFER_LEAD_OPEN, role_name (role), lead);
}

/* Offers leading a role by showing a technology for it. Role cards that count for other roles can
 * be several: they are offered after leading. */
static void
offer_lead_cards (ArbOffering *offering, guint seat, guint role)
{
  guint64 kinds = other_boosts (table (offering), seat, role) & ~(em_bit (EM_N_ROLE_CARDS) - 1);

  for (; kinds != 0; kinds &= kinds - 1)
    {
      ArbArgument card = card_name (em_first (kinds));

      em_offer_begin (offering, EM_OFFER_LEAD_CARD, seat, card, 0);
      em_offer_move (offering, seat, EM_VERB_LEAD, role_name (role), 0);
      if (em_offer_move (offering, seat, EM_VERB_BOOST, card, 0))
        arb_offering_end (offering, NULL, 0);
    }
}

/* Offers all roles of @seat, with @ready also the planets that are ready for them. */
static void
offer_leads (ArbOffering *offering, guint seat, gboolean ready)
{
  const Approach settle = { EM_OFFER_SETTLE_ROLE, EM_VERB_SETTLE,
                            ARB_MOVE (seat, EM_VERB_LEAD, role_name (EM_COLONIZE), 0, 0) };
  const Approach attack = { EM_OFFER_ATTACK_ROLE, EM_VERB_ATTACK,
                            ARB_MOVE (seat, EM_VERB_LEAD, role_name (EM_WARFARE), 0, 0) };

  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_lead (offering, seat, role);
  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_lead_cards (offering, seat, role);
  if (!ready)
    return;
  offer_target (offering, &settle);
  offer_target (offering, &attack);
}

/* Returns the seat that could lead next now, after the implied closing moves. */
static guint
find_next_leader (const EmState *state)
{
  EmMoment moment = em_moment (state);
  guint seat = moment == EM_MOMENT_ANSWERS || moment == EM_MOMENT_CLEANUP
                   ? em_next_seat (state, state->leader)
                   : state->leader;

  for (guint i = 0; i < state->parent.n_seats; i++)
    {
      ArbMove lead = ARB_MOVE (seat, EM_VERB_LEAD, role_name (EM_WARFARE), 0, 0);
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

void
em_offer_turn (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = table (offering);
  guint leader = find_next_leader (state);
  gboolean acts = has_actions (state);

  offer_standing_removals (offering, state->leader);
  if (leader != 0 && leader != state->leader)
    offer_standing_removals (offering, leader);
  if (acts)
    offer_actions (offering, state->leader);
  else if (leader != 0 && leader != state->leader)
    offer_actions (offering, leader);
  /* The planets of two players would share a list. */
  if (leader != 0)
    offer_leads (offering, leader, !acts || leader == state->leader);
}

/* Offers to leave out the Action, which has no other button: leading leaves it for later, or something
 * is asked before Cleanup. */
static void
offer_no_action (ArbOffering *offering, guint seat)
{
  const EmState *state = table (offering);
  gboolean later = em_switch (state, EM_SWITCH_LOGISTICS_SKIP) == EM_LOGISTICS_SKIP_ROLE_FIRST
                   && em_may_lead (state, seat);

  em_offer_begin (offering, EM_OFFER_NO_ACTION, seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
  arb_offering_end (offering, later ? "role-first" : "no-action", 1);
}

static gboolean
skipping_leads_to_cleanup (ArbOffering *offering, guint seat)
{
  em_offer_begin (offering, EM_OFFER_NO_ACTION, seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
  return em_moment (em_offered (offering)) == EM_MOMENT_CLEANUP;
}

void
em_offer_action (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = table (offering);

  em_offer_turn (offering, seat, effect);
  if (em_action_is_late (state) && skipping_leads_to_cleanup (offering, seat))
    {
      offer_discards (offering);
      offer_discard_cards (offering);
    }
  else if (em_action_is_late (state) || em_may_lead (state, seat))
    offer_no_action (offering, seat);
}

/* Returns who performed the role last, the leader or a player who followed. */
static guint
find_last_performer (const EmState *state)
{
  guint last = state->leader;

  for (guint seat = em_next_seat (state, last); seat != state->leader;
       seat = em_next_seat (state, seat))
    if (state->answers[seat - 1] >= EM_ANSWER_FOLLOWS)
      last = seat;
  return last;
}

/* After Survey, offers to say which planet was kept, if its back is known: that is a step of its own,
 * which people leave out by going on. */
static void
offer_kept (ArbOffering *offering)
{
  const EmState *state = table (offering);
  guint seat = find_last_performer (state);
  guint number = em_seat_const (state, seat)->n_planets;
  guint64 planets;

  if (state->role != EM_SURVEY || !(em_seat_const (state, seat)->face_down >> number & 1)
      || em_planet_const (state, seat, number)->card != EM_UNKNOWN)
    return;
  planets = em_candidates_of (em_planet_const (state, seat, number));
  for (guint64 rest = em_count (planets) <= PLANETS_OF_A_BACK ? planets : 0; rest != 0;
       rest &= rest - 1)
    {
      ArbArgument planet = arb_argument_name (EM_SORT_PLANET, em_first (rest));

      em_offer_single (offering, EM_OFFER_KEPT, planet,
                       ARB_MOVE (seat, EM_VERB_IS, arb_argument_number (number), planet, 0));
    }
}

/* The rows of the answers keep their places until the last player has answered. Then the discard has
 * to be asked, and what comes after it needs the height. Closing the turn is implied before the next
 * lead. */
void
em_offer_cleanup (ArbOffering *offering, guint seat, EmEffect effect)
{
  if (table (offering)->waiting != 0)
    offer_answers (offering);
  offer_discards (offering);
  offer_discard_cards (offering);
  em_offer_turn (offering, seat, effect);
  offer_kept (offering);
}

static void
offer_alternatives (ArbOffering *offering)
{
  const EmState *state = table (offering);
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

/* Returns the kind of the offer that leaves a step out, if only one thing can be left out. */
static const char *
name_none (const EmState *state)
{
  const ArbStep *step = em_top_step (state);

  if ((step->flags & ARB_STEP_OR_NEXT) != 0)
    return "nothing";
  switch ((guint) step->effect)
    {
    case EM_EFFECT_ACQUIRE:
      return "none-acquired";
    case EM_EFFECT_COLONY:
      return "none-tucked";
    case EM_EFFECT_SETTLE:
      return "none-settled";
    case EM_EFFECT_ATTACK:
      return "none-attacked";
    case EM_EFFECT_PRODUCE:
      return "none-produced";
    case EM_EFFECT_TRADE:
      return "none-traded";
    case EM_EFFECT_REMOVE:
      return "none-removed";
    default:
      return "nothing";
    }
}

static void
offer_none (ArbOffering *offering, guint seat)
{
  em_offer_begin (offering, EM_OFFER_NONE, seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  arb_offering_end (offering, name_none (table (offering)), 1);
}

void
em_offers (const ArbState *parent, ArbOffering *offering)
{
  const EmState *state = (const EmState *) parent;
  guint seat = em_top_const (state)->seat;

  offer_alternatives (offering);
  if (em_moment (state) != EM_MOMENT_SCRIPT || !em_is_optional (state))
    return;

  offer_none (offering, seat);
  /* Only an Action is left open on purpose: people would ask for the result of a role. */
  if (em_top_step (state)->origin == EM_ORIGIN_ACTION)
    em_offer_turn (offering, seat, EM_EFFECT_ACTION);
}
