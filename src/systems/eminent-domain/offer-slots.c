/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-slots.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/planets.h"

#define N_KINDS (EM_N_RESOURCES + 1)

/* How many resources of each kind could be produced or traded. */
typedef struct
{
  guint of[N_KINDS];
  guint n_kinds;
  guint total;
} Stock;

static void
count_kind (Stock *stock, guint kind, guint n)
{
  stock->n_kinds += stock->of[kind] == 0 && n > 0;
  stock->of[kind] += n;
  stock->total += n;
}

static Stock
take_stock (const EmState *state, guint seat, EmEffect effect)
{
  const EmSeat *owner = em_seat_const (state, seat);
  Stock stock = { 0 };

  for (guint32 rest = owner->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      for (guint bits = effect == EM_EFFECT_PRODUCE ? em_free_slots (state, own) : own->filled;
           bits != 0; bits &= bits - 1)
        count_kind (&stock, em_catalogue (state)->planets[own->card].slots.nicks[em_first (bits)],
                    1);
    }
  if (effect == EM_EFFECT_TRADE && em_has (state, seat, EM_STANDING_TRADE_FIGHTERS))
    count_kind (&stock, EM_FIGHTER, owner->fighters);
  return stock;
}

/* The first planet on which a resource of @kind can be produced, or 0. */
static guint
find_slot (const EmState *state, guint seat, guint kind)
{
  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      if (em_slots_of (state, own, kind) & em_free_slots (state, own))
        return em_first (rest);
    }

  return 0;
}

static void
play_slots (ArbOffering *offering, guint seat, EmEffect effect, guint kind, guint n)
{
  ArbArgument resource = arb_argument_name (EM_SORT_RESOURCE, kind);

  for (guint i = 0; i < n && offering->current.n_moves < ARB_MAX_OFFER_MOVES; i++)
    {
      if (effect == EM_EFFECT_TRADE)
        em_offer_move (offering, seat, EM_VERB_TRADE, resource, 0);
      else
        em_offer_move (offering, seat, EM_VERB_PRODUCE,
                       arb_argument_number (find_slot (em_offered (offering), seat, kind)),
                       resource);
    }
}

static const char *
outcome_of (EmEffect effect)
{
  return effect == EM_EFFECT_PRODUCE ? "resources" : "influence";
}

void
em_offer_slots (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = em_offered (offering);
  Stock stock = take_stock (state, seat, effect);
  guint amount = em_asked_amount (state, effect);

  /* Selling fighters is a choice, even if there is nothing else to sell. */
  if (stock.of[EM_FIGHTER] > 0 || (amount < stock.total && stock.n_kinds > 1)
      || offering->current.n_moves + MIN (amount, stock.total) > ARB_MAX_OFFER_MOVES)
    return;
  for (guint kind = 0; kind < N_KINDS; kind++)
    play_slots (offering, seat, effect, kind, MIN (amount, stock.of[kind]));
}

/* Ends the offer with everything that the amount allows, even if the kinds are still to be
 * chosen. */
void
em_offer_end_slots (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = em_offered (offering);
  Stock stock = take_stock (state, seat, effect);
  gint amount = (gint) MIN (em_asked_amount (state, effect), stock.total);
  gint before = em_seat_const (state, seat)->influence;

  em_offer_slots (offering, seat, effect);
  /* A trade can bring more influence than it sells resources, which is known only after it. */
  if (effect == EM_EFFECT_TRADE)
    amount = MAX (amount, em_seat_const (em_offered (offering), seat)->influence - before);
  arb_offering_end (offering, outcome_of (effect), amount);
}

/* Returns the card by which @seat may trade fighters. */
static ArbArgument
find_fighter_card (const EmState *state, guint seat)
{
  const EmTechnology *technologies = em_catalogue (state)->technologies;
  guint64 rest = em_seat_const (state, seat)->permanents;

  while (technologies[em_first (rest)].standing != EM_STANDING_TRADE_FIGHTERS)
    rest &= rest - 1;
  return arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest));
}

/* Ends the offer with what it brings. A trade can bring more influence than it sells resources, which
 * is known only after it. */
static ArbOffer *
end_offer (ArbOffering *offering, EmEffect effect)
{
  guint seat = offering->current.seat;
  const EmState *before = (const EmState *) offering->state, *after = em_offered (offering);

  return arb_offering_end (
      offering, outcome_of (effect),
      effect == EM_EFFECT_PRODUCE
          ? (gint) (em_seat_resources (after, seat) - em_seat_resources (before, seat))
          : em_seat_const (after, seat)->influence - em_seat_const (before, seat)->influence);
}

/* Offers one place on the card @row; it is refused if the place is not as needed. If only one can be
 * chosen, it is a whole offer, so that one tap is enough. */
static void
offer_place (ArbOffering *offering, EmEffect effect, ArbArgument row, guint place, ArbMove move)
{
  ArbOffer *offer;

  em_offer_begin (offering, effect == EM_EFFECT_PRODUCE ? EM_OFFER_PRODUCE : EM_OFFER_TRADE,
                  move.seat, row, 0);
  arb_offering_play (offering, move);
  offering->current.part = em_asked_amount ((const EmState *) offering->state, effect) > 1;
  offer = end_offer (offering, effect);
  /* A place further on is no more of the one before, as more cards would be. */
  if (offer != NULL)
    offer->column = (guint8) (place + 1);
}

static void
offer_places (ArbOffering *offering, guint seat, EmEffect effect, guint number)
{
  const EmState *state = (const EmState *) offering->state;
  const EmEmpirePlanet *own = em_planet_const (state, seat, number);
  const ArbNicks *slots = &em_catalogue (state)->planets[own->card].slots;
  ArbArgument planet = arb_argument_number (number);

  for (guint slot = 0; slot < slots->n; slot++)
    {
      ArbArgument resource = arb_argument_name (EM_SORT_RESOURCE, slots->nicks[slot]);

      offer_place (offering, effect, planet, slot,
                   effect == EM_EFFECT_PRODUCE
                       ? ARB_MOVE (seat, EM_VERB_PRODUCE, planet, resource, 0)
                       : ARB_MOVE (seat, EM_VERB_TRADE, resource, planet, 0));
    }
}

/* Offers the fighters one by one, as far as they can be traded. */
static void
offer_fighters (ArbOffering *offering, guint seat, guint n)
{
  ArbArgument fighter = arb_argument_name (EM_SORT_RESOURCE, EM_FIGHTER);
  ArbArgument card = find_fighter_card ((const EmState *) offering->state, seat);

  for (guint i = 0; i < n; i++)
    offer_place (offering, EM_EFFECT_TRADE, card, i, ARB_MOVE (seat, EM_VERB_TRADE, fighter, 0, 0));
}

/* Returns the kind of resource of a place that was offered. */
static guint
get_kind (const ArbOffer *offer, EmEffect effect)
{
  return arb_argument_value (offer->moves[0].arguments[effect == EM_EFFECT_PRODUCE ? 1 : 0]);
}

/* Returns the next place to choose of those from @first on, or %NULL: of the kind of which the
 * smallest part of @stock is chosen, so that the kinds are mixed as they lie there. */
static const ArbOffer *
find_next (const ArbOffering *offering, EmEffect effect, guint first, const Stock *stock,
           const guint *chosen)
{
  const ArbOffer *best = NULL;
  guint seen[N_KINDS] = { 0 };

  for (guint i = first; i < offering->n; i++)
    {
      const ArbOffer *offer = &offering->offers[i];
      guint kind = get_kind (offer, effect), other;

      /* The places of a kind are chosen in their order. */
      if (!arb_verdict_allows (&offer->verdict) || seen[kind]++ != chosen[kind])
        continue;
      other = best != NULL ? get_kind (best, effect) : kind;
      if (best == NULL
          || stock->of[kind] * (chosen[other] + 1) > stock->of[other] * (chosen[kind] + 1)
          || (stock->of[kind] * (chosen[other] + 1) == stock->of[other] * (chosen[kind] + 1)
              && chosen[kind] < chosen[other]))
        best = offer;
    }

  return best;
}

/* Offers as many of the places that were offered from @first on as the amount allows. */
static void
offer_set (ArbOffering *offering, guint seat, EmEffect effect, guint first, guint amount)
{
  Stock stock = take_stock ((const EmState *) offering->state, seat, effect);
  guint chosen[N_KINDS] = { 0 };
  const ArbOffer *next;

  em_offer_begin (offering, effect == EM_EFFECT_PRODUCE ? EM_OFFER_PRODUCE_SET : EM_OFFER_TRADE_SET,
                  seat, ARB_ARGUMENT_NONE, 0);
  while (offering->current.n_moves < amount
         && (next = find_next (offering, effect, first, &stock, chosen)) != NULL)
    {
      arb_offering_play (offering, next->moves[0]);
      chosen[get_kind (next, effect)]++;
    }
  arb_offering_close (offering);
  end_offer (offering, effect);
}

void
em_offer_slot_choices (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  Stock stock = take_stock (state, seat, effect);
  guint asked = MIN (em_asked_amount (state, effect), ARB_MAX_OFFER_MOVES);
  guint first = offering->n;

  if (MIN (asked, stock.total) == 0)
    return;

  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    offer_places (offering, seat, effect, em_first (rest));
  /* Who has resources may want to keep the fighters. */
  if (asked > 1 && stock.total > stock.of[EM_FIGHTER])
    offer_set (offering, seat, effect, first, asked);
  if (stock.of[EM_FIGHTER] > 0)
    offer_fighters (offering, seat, MIN (asked, stock.of[EM_FIGHTER]));
  if (asked > 1 && stock.total == stock.of[EM_FIGHTER])
    offer_set (offering, seat, effect, first, asked);
}
