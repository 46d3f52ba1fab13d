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
take_stock (const EmState *state, guint seat, const EmSlots *slots)
{
  const EmSeat *owner = em_seat_const (state, seat);
  Stock stock = { 0 };

  for (guint32 rest = owner->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      for (guint bits = slots->find (state, own); bits != 0; bits &= bits - 1)
        count_kind (&stock, em_catalogue (state)->planets[own->card].slots.nicks[em_first (bits)],
                    1);
    }
  if (slots->fighters && em_has (state, seat, EM_STANDING_TRADE_FIGHTERS))
    count_kind (&stock, EM_FIGHTER, owner->fighters);
  return stock;
}

/* The first planet with a slot of @kind, or 0. */
static guint
find_slot (const EmState *state, guint seat, const EmSlots *slots, guint kind)
{
  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      if (em_slots_of (state, own, kind) & slots->find (state, own))
        return em_first (rest);
    }

  return 0;
}

/* The move about @resource on @planet, which can be left out if the verb is not numbered. */
static ArbMove
make_move (const EmSlots *slots, guint seat, ArbArgument planet, ArbArgument resource)
{
  return slots->numbered ? ARB_MOVE (seat, slots->verb, planet, resource, 0)
                         : ARB_MOVE (seat, slots->verb, resource, planet, 0);
}

static void
play_slots (ArbOffering *offering, guint seat, const EmSlots *slots, guint kind, guint n)
{
  ArbArgument resource = arb_argument_name (EM_SORT_RESOURCE, kind);

  for (guint i = 0; i < n && offering->current.n_moves < ARB_MAX_OFFER_MOVES; i++)
    {
      guint number = slots->numbered ? find_slot (em_offered (offering), seat, slots, kind) : 0;
      ArbArgument planet = slots->numbered ? arb_argument_number (number) : ARB_ARGUMENT_NONE;

      arb_offering_play (offering, make_move (slots, seat, planet, resource));
    }
}

void
em_offer_slots (ArbOffering *offering, guint seat, const EmSlots *slots)
{
  const EmState *state = em_offered (offering);
  Stock stock = take_stock (state, seat, slots);
  guint amount = em_asked_amount (state, slots->effect);

  /* Selling fighters is a choice, even if there is nothing else to sell. */
  if (stock.of[EM_FIGHTER] > 0 || (amount < stock.total && stock.n_kinds > 1)
      || offering->current.n_moves + MIN (amount, stock.total) > ARB_MAX_OFFER_MOVES)
    return;
  for (guint kind = 0; kind < N_KINDS; kind++)
    play_slots (offering, seat, slots, kind, MIN (amount, stock.of[kind]));
}

/* How much of the outcome the moves since @before have brought. */
static gint
count_gain (const ArbOffering *offering, const EmState *before, guint seat, const EmSlots *slots)
{
  return slots->count (em_offered (offering), seat) - slots->count (before, seat);
}

void
em_offer_end_slots (ArbOffering *offering, guint seat, const EmSlots *slots)
{
  const EmState *state = em_offered (offering);
  Stock stock = take_stock (state, seat, slots);
  gint amount = (gint) MIN (em_asked_amount (state, slots->effect), stock.total);
  gint before = slots->count (state, seat);

  em_offer_slots (offering, seat, slots);
  /* A trade can bring more influence than it sells resources, which is known only after it. */
  amount = MAX (amount, slots->count (em_offered (offering), seat) - before);
  arb_offering_end (offering, slots->outcome, amount);
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

static ArbOffer *
end_offer (ArbOffering *offering, const EmSlots *slots)
{
  return arb_offering_end (offering, slots->outcome,
                           count_gain (offering, em_offer_table (offering), offering->current.seat,
                                       slots));
}

/* Offers one place on the card @row; it is refused if the place is not as needed. If only one can be
 * chosen, it is a whole offer, so that one tap is enough. */
static void
offer_place (ArbOffering *offering, const EmSlots *slots, ArbArgument row, guint place,
             ArbMove move)
{
  ArbOffer *offer;

  arb_offering_begin (offering, slots->kind, move.seat, row, 0);
  arb_offering_play (offering, move);
  offering->current.part = em_asked_amount (em_offer_table (offering), slots->effect) > 1;
  offer = end_offer (offering, slots);
  /* A place further on is no more of the one before, as more cards would be. */
  if (offer != NULL)
    offer->column = (guint8) (place + 1);
}

static void
offer_places (ArbOffering *offering, guint seat, const EmSlots *slots, guint number)
{
  const EmState *state = em_offer_table (offering);
  const EmEmpirePlanet *own = em_planet_const (state, seat, number);
  const ArbNicks *printed = &em_catalogue (state)->planets[own->card].slots;
  ArbArgument planet = arb_argument_number (number);

  for (guint slot = 0; slot < printed->n; slot++)
    offer_place (offering, slots, planet, slot,
                 make_move (slots, seat, planet,
                            arb_argument_name (EM_SORT_RESOURCE, printed->nicks[slot])));
}

/* Offers the fighters one by one, as far as they can be traded. */
static void
offer_fighters (ArbOffering *offering, guint seat, const EmSlots *slots, guint n)
{
  ArbArgument fighter = arb_argument_name (EM_SORT_RESOURCE, EM_FIGHTER);
  ArbArgument card = find_fighter_card (em_offer_table (offering), seat);

  for (guint i = 0; i < n; i++)
    offer_place (offering, slots, card, i, make_move (slots, seat, ARB_ARGUMENT_NONE, fighter));
}

/* Returns the kind of resource of a place that was offered. */
static guint
get_kind (const ArbOffer *offer, const EmSlots *slots)
{
  return arb_argument_value (offer->moves[0].arguments[slots->numbered]);
}

/* Returns the next place to choose of those from @first on, or %NULL: of the kind of which the
 * smallest part of @stock is chosen, so that the kinds are mixed as they lie there. */
static const ArbOffer *
find_next (const ArbOffering *offering, const EmSlots *slots, guint first, const Stock *stock,
           const guint *chosen)
{
  const ArbOffer *best = NULL;
  guint seen[N_KINDS] = { 0 };

  for (guint i = first; i < offering->n; i++)
    {
      const ArbOffer *offer = &offering->offers[i];
      guint kind = get_kind (offer, slots), other;

      /* The places of a kind are chosen in their order. */
      if (!arb_verdict_allows (&offer->verdict) || seen[kind]++ != chosen[kind])
        continue;
      other = best != NULL ? get_kind (best, slots) : kind;
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
offer_set (ArbOffering *offering, guint seat, const EmSlots *slots, guint first, guint amount)
{
  Stock stock = take_stock (em_offer_table (offering), seat, slots);
  guint chosen[N_KINDS] = { 0 };
  const ArbOffer *next;

  arb_offering_begin (offering, slots->set, seat, ARB_ARGUMENT_NONE, 0);
  while (offering->current.n_moves < amount
         && (next = find_next (offering, slots, first, &stock, chosen)) != NULL)
    {
      arb_offering_play (offering, next->moves[0]);
      chosen[get_kind (next, slots)]++;
    }
  arb_offering_close (offering);
  end_offer (offering, slots);
}

void
em_offer_slot_choices (ArbOffering *offering, guint seat, const EmSlots *slots)
{
  const EmState *state = em_offer_table (offering);
  Stock stock = take_stock (state, seat, slots);
  guint asked = MIN (em_asked_amount (state, slots->effect), ARB_MAX_OFFER_MOVES);
  guint first = offering->n;

  if (MIN (asked, stock.total) == 0)
    return;

  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    offer_places (offering, seat, slots, em_first (rest));
  /* Who has resources may want to keep the fighters. */
  if (asked > 1 && stock.total > stock.of[EM_FIGHTER])
    offer_set (offering, seat, slots, first, asked);
  if (stock.of[EM_FIGHTER] > 0)
    offer_fighters (offering, seat, slots, MIN (asked, stock.of[EM_FIGHTER]));
  if (asked > 1 && stock.total == stock.of[EM_FIGHTER])
    offer_set (offering, seat, slots, first, asked);
}
