/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/adjust-cards.h"

#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/symbols.h"

#include <string.h>

#define MOST_CARDS 99

gint16 *
em_refuse_change (ArbMove move, gint present, ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_ADJUST_RANGE, move.arguments[0]);

  numbers[EM_ADJUST_RANGE_PRESENT] = (gint16) present;
  numbers[EM_ADJUST_RANGE_CHANGE] = (gint16) arb_argument_get_change (move.arguments[1]);
  return numbers;
}

/* Whether planet @index of the table's list can be another one than @taken, if other unknown
 * planets change too. */
static gboolean
find_planet (const EmState *state, guint index, guint64 *tried, guint8 *taken_by)
{
  guint64 left;

  while ((left = state->planets[index].candidates & ~*tried) != 0)
    {
      guint planet = em_first (left);

      *tried |= em_bit (planet);
      if (taken_by[planet] == EM_NO_PLANET
          || find_planet (state, taken_by[planet], tried, taken_by))
        {
          taken_by[planet] = (guint8) index;
          return TRUE;
        }
    }
  return FALSE;
}

/* Whether @planet can lie in the box: all unknown planets can be others. */
static gboolean
can_be_in_box (const EmState *state, guint planet)
{
  guint8 taken_by[EM_MAX_PLANETS];

  memset (taken_by, EM_NO_PLANET, sizeof taken_by);
  for (guint i = 0; i < state->n_planets; i++)
    {
      guint64 tried = em_bit (planet);

      if (state->planets[i].owner != 0 && state->planets[i].card == EM_UNKNOWN
          && !find_planet (state, i, &tried, taken_by))
        return FALSE;
    }
  return TRUE;
}

/* Whether the first planet of @seat is an unknown start planet that can be @planet. */
static gboolean
can_be_first (const EmState *state, guint seat, guint planet)
{
  const EmEmpirePlanet *first = em_find_planet (state, seat, 1);

  return first != NULL && first->card == EM_UNKNOWN
         && (first->candidates & em_catalogue (state)->start_planets & em_bit (planet)) != 0;
}

static gboolean
can_come (const EmState *state, guint seat, guint planet)
{
  guint64 piles =
      state->deck_known | state->deck_candidates | state->discard_known | state->discard_candidates;

  if (em_catalogue (state)->start_planets >> planet & 1)
    return can_be_first (state, seat, planet) || can_be_in_box (state, planet);

  return em_number_of (state, seat, planet) != 0 || (piles >> planet & 1);
}

/* Removes a planet from its pile; start planets come from the box. */
static void
draw_planet (EmState *state, guint planet)
{
  guint64 bit = em_bit (planet);

  if ((state->deck_known | state->deck_candidates) & bit)
    state->planet_deck--;
  else if (state->discard_candidates & bit)
    state->discard_unknown--;
  state->deck_known &= ~bit;
  state->discard_known &= ~bit;
}

static EmEmpirePlanet *
find_or_draw (EmState *state, guint seat, guint planet)
{
  guint number = em_number_of (state, seat, planet);
  EmEmpirePlanet *own;

  if (number != 0)
    return em_planet (state, seat, number);
  if (can_be_first (state, seat, planet))
    {
      em_planet_identify (state, em_planet (state, seat, 1), planet);
      return em_planet (state, seat, 1);
    }

  draw_planet (state, planet);
  own = em_empire_add (state, seat, em_bit (planet));
  own->card = (guint8) planet;
  em_locate (state, planet);
  return own;
}

ArbArgument
em_back_of (const EmState *state, guint planet)
{
  const EmPlanet *card = &em_catalogue (state)->planets[planet];

  return arb_argument_pair ((guint) card->settle_cost, (guint) card->warfare_cost);
}

void
em_check_adjust_planet (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint planet = arb_argument_value (move.arguments[0]);
  gint change = arb_argument_get_change (move.arguments[1]);
  guint owner = em_planet_owner (state, planet);
  guint number = em_number_of (state, move.seat, planet);
  gboolean face_down = move.arguments[2] != ARB_ARGUMENT_NONE;
  gboolean there =
      number != 0 && (face_down || em_planet_const (state, move.seat, number)->face_up);

  if (face_down && (change != 1 || move.arguments[2] != em_back_of (state, planet)))
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[2]);
  else if (change == 1 && owner != 0 && owner != move.seat)
    em_refuse (verdict, EM_RULE_PLANET_OWN, move.arguments[0])[EM_PLANET_OWN_OWNER] =
        (gint16) owner;
  else if (!(change == 1 && !there) && !(change == -1 && number != 0))
    em_refuse_change (move, number != 0, verdict);
  else if (change == 1 && !can_come (state, move.seat, planet))
    em_refuse (verdict, EM_RULE_CONTRADICTION, move.arguments[0]);
}

void
em_adjust_planet (EmState *state, ArbMove move)
{
  guint planet = arb_argument_value (move.arguments[0]);
  EmEmpirePlanet *own = find_or_draw (state, move.seat, planet);

  if (arb_argument_get_change (move.arguments[1]) > 0)
    {
      if (move.arguments[2] == ARB_ARGUMENT_NONE)
        em_turn_up (state, own);
      return;
    }

  em_turn_down (state, own);
  em_empire_remove (state, move.seat, em_number_of (state, move.seat, planet));
  state->discard_known |= em_catalogue (state)->deck_planets & em_bit (planet);
}

/* Whether an adjustment can take the technology: also if it was removed from the game, but not if
 * it was left out at the set-up. */
static gboolean
is_to_be_had (const EmState *state, guint technology)
{
  guint64 faces = em_faces (state, technology);

  return !(state->gone >> technology & 1)
         || (em_technology_owner (state, technology) == 0 && (state->removed_technologies & faces));
}

/* Checks an adjustment of role cards of one kind, of which there are @present and can be @most
 * more. */
static void
check_role_cards (ArbMove move, guint present, guint most, ArbVerdict *verdict)
{
  gint change = arb_argument_get_change (move.arguments[1]);

  if (change == 0)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (change < -(gint) present || change > (gint) most)
    em_refuse_change (move, (gint) present, verdict);
}

/* Returns how many more cards the piles of @seat can hold. */
static guint
room_for_cards (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = owner->hand.size + owner->deck.size + owner->discard.size + owner->play.size;

  return MOST_CARDS - MIN (MOST_CARDS, n);
}

/* Only face-down planets have colonies: of Colonize, Research (Adaptability) or technologies. */
static gboolean
check_colony (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmEmpirePlanet *own =
      em_planet_const (state, move.seat, arb_argument_value (move.arguments[2]));
  guint kind = em_card_of (move.arguments[0]);

  if (own->face_up)
    em_refuse_change (move, 0, verdict);
  else if (kind == EM_STACK_COLONIZE || kind == EM_STACK_RESEARCH)
    {
      guint present = kind == EM_STACK_COLONIZE ? own->colonize : own->research;

      check_role_cards (move, present, MOST_CARDS - present, verdict);
    }
  else if (kind < EM_N_ROLE_CARDS
           || em_catalogue (state)->technologies[kind - EM_N_ROLE_CARDS].permanent)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (arb_argument_get_change (move.arguments[1]) != 1)
    em_refuse_change (move, (gint) (own->technologies >> (kind - EM_N_ROLE_CARDS) & 1), verdict);
  else
    return TRUE;
  return FALSE;
}

static void
check_technology (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint kind = em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS;
  gint change = arb_argument_get_change (move.arguments[1]);
  gboolean owned;

  owned = em_seat_const (state, move.seat)->owned >> kind & 1;
  if (change != (owned ? -1 : 1))
    em_refuse_change (move, owned, verdict);
  else if (!owned && em_check_in_game (state, kind, move.arguments[0], verdict)
           && !is_to_be_had (state, kind))
    em_refuse (verdict, EM_RULE_TECHNOLOGY_GONE, move.arguments[0])[EM_TECHNOLOGY_GONE_OWNER] =
        (gint16) em_technology_owner (state, kind);
}

void
em_check_adjust_card (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint kind = em_card_of (move.arguments[0]);

  if (move.arguments[2] != ARB_ARGUMENT_NONE && !check_colony (state, move, verdict))
    return;

  if (kind < EM_N_ROLE_CARDS)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else
    check_technology (state, move, verdict);
}

void
em_check_adjust_hand (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = em_card_of (move.arguments[0]);

  /* There is one card of each technology: `adjust` says who owns it. */
  if (kind >= EM_N_ROLE_CARDS)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else
    check_role_cards (move, em_hand_most (em_seat_const (state, move.seat), kind),
                      room_for_cards (state, move.seat), verdict);
}

static void
take_permanent (EmSeat *owner, const EmTechnology *card, guint technology)
{
  owner->permanents &= ~em_bit (technology);
  owner->standings &= ~(1u << card->standing);
  for (guint i = 0; i < card->symbols.n; i++)
    owner->technology_symbols[card->symbols.nicks[i]]--;
}

/* Takes the card from its known place outside of the piles. */
static gboolean
take_from_table (EmState *state, guint seat, guint kind)
{
  guint64 bit = em_bit (kind - EM_N_ROLE_CARDS);

  for (guint i = 0; i < state->n_planets; i++)
    if (state->planets[i].technologies & bit)
      {
        state->planets[i].technologies &= ~bit;
        return TRUE;
      }
  for (guint i = 0; i < state->agenda.n; i++)
    if (state->agenda.items[i].card == kind)
      {
        state->agenda.items[i].card = ARB_NO_CARD;
        return TRUE;
      }
  return FALSE;
}

/* A card that was shown for the role is also among the played cards. */
static void
take_shown (EmState *state, guint seat, guint kind)
{
  if (em_pile_count (&state->shown, kind) == 0)
    return;

  em_pile_take (&state->shown, kind);
  state->shown_symbols -= (guint8) em_card_symbols (state, seat, kind, state->role);
}

/* Takes a card whose place is unknown: from the deck if that has an unknown card, otherwise from
 * the discard pile, the hand, or the removed cards. */
static void
take_unknown (EmSeat *owner, guint kind)
{
  EmPile *pile = owner->deck.unknown > 0 ? &owner->deck : &owner->discard;

  if (pile->unknown == 0 && owner->hand.unknown > 0)
    {
      em_hand_take (owner, kind);
      return;
    }

  /* The record does not say where it was, so the batch may not be true any more. */
  owner->batch = (EmBatch){ 0 };
  em_pile_take (&owner->pool, kind);
  if (pile->unknown > 0)
    {
      pile->unknown--;
      pile->size--;
    }
  else
    owner->lost--;
  em_deduce (owner);
}

static void
take_card (EmState *state, guint seat, guint kind)
{
  EmSeat *owner = em_seat (state, seat);

  if (take_from_table (state, seat, kind))
    return;
  if (em_pile_count (&owner->play, kind) > 0)
    {
      take_shown (state, seat, kind);
      em_pile_take (&owner->play, kind);
    }
  else if (em_pile_count (&owner->hand, kind) > 0)
    em_hand_take (owner, kind);
  else if (em_pile_count (&owner->discard, kind) > 0)
    em_pile_take (&owner->discard, kind);
  else if (em_pile_count (&owner->deck, kind) > 0)
    em_pile_take (&owner->deck, kind);
  else
    take_unknown (owner, kind);
}

static void
adjust_technology (EmState *state, ArbMove move)
{
  guint kind = em_card_of (move.arguments[0]);
  guint technology = kind - EM_N_ROLE_CARDS;
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];
  EmSeat *owner = em_seat (state, move.seat);

  if (arb_argument_get_change (move.arguments[1]) > 0)
    {
      state->removed_technologies &= ~em_faces (state, technology);
      em_give_technology (state, move.seat, technology);
      if (card->standing == EM_STANDING_EXTRA_ACTION)
        em_reopen_action (state, move.seat);
      return;
    }

  owner->owned &= ~em_bit (technology);
  state->gone &= ~em_faces (state, technology);
  if (!card->permanent)
    take_card (state, move.seat, kind);
  else
    {
      take_permanent (owner, card, technology);
      if (card->standing == EM_STANDING_EXTRA_ACTION)
        em_reopen_action (state, move.seat);
    }
}

/* Adds role cards to the hand, or removes them. */
static void
adjust_role_cards (EmState *state, ArbMove move)
{
  EmSeat *owner = em_seat (state, move.seat);
  guint kind = em_card_of (move.arguments[0]);
  gint change = arb_argument_get_change (move.arguments[1]);

  state->card_inflow[kind] += (gint16) change;
  if (change > 0)
    em_pile_add (&owner->hand, kind, (guint) change);
  for (; change < 0; change++)
    em_hand_take (owner, kind);
}

/* Adds cards under a planet, or removes them. */
static void
adjust_colonies (EmState *state, ArbMove move)
{
  EmEmpirePlanet *own = em_planet (state, move.seat, arb_argument_value (move.arguments[2]));
  guint kind = em_card_of (move.arguments[0]);
  gint change = arb_argument_get_change (move.arguments[1]);

  if (kind >= EM_N_ROLE_CARDS)
    {
      adjust_technology (state, move);
      em_hand_take (em_seat (state, move.seat), kind);
      own->technologies |= em_bit (kind - EM_N_ROLE_CARDS);
      return;
    }

  state->card_inflow[kind] += (gint16) change;
  if (kind == EM_STACK_COLONIZE)
    own->colonize += (guint8) change;
  else
    own->research += (guint8) change;
}

const char *
em_adjust_card (EmState *state, ArbMove move)
{
  if (move.arguments[2] != ARB_ARGUMENT_NONE)
    {
      adjust_colonies (state, move);
      return "colonies";
    }
  if (move.verb == EM_VERB_ADJUST_HAND)
    {
      adjust_role_cards (state, move);
      return "hand";
    }
  adjust_technology (state, move);
  return "technology";
}
