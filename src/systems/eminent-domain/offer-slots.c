/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-slots.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/planets.h"

#define MAX_SETS 8 /* with more ways to choose resources, they are not offered one by one */
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

/* The state of choosing kinds and numbers of resources. */
typedef struct
{
  ArbOffering *offering;
  EmEffect effect;
  guint seat;
  Stock stock;
  guint chosen[N_KINDS];
  guint n;
} Sets;

static void
offer_set (Sets *sets)
{
  guint amount = 0;

  em_offer_begin (sets->offering,
                  sets->effect == EM_EFFECT_PRODUCE ? EM_OFFER_PRODUCE : EM_OFFER_TRADE, sets->seat,
                  ARB_ARGUMENT_NONE, 0);
  for (guint kind = 0; kind < N_KINDS; kind++)
    {
      play_slots (sets->offering, sets->seat, sets->effect, kind, sets->chosen[kind]);
      amount += sets->chosen[kind];
    }
  arb_offering_end (sets->offering, outcome_of (sets->effect), (gint) amount);
}

/* Offers every choice of @left resources of the kinds from @kind on; only counts them if not
 * @offer. */
static void
choose_sets (Sets *sets, guint kind, guint left, gboolean offer)
{
  if (left == 0)
    {
      sets->n++;
      if (offer)
        offer_set (sets);
      return;
    }
  if (kind == N_KINDS)
    return;

  for (guint n = MIN (left, sets->stock.of[kind]);; n--)
    {
      sets->chosen[kind] = n;
      choose_sets (sets, kind + 1, left - n, offer);
      if (n == 0)
        return;
    }
}

/* If there are too many ways, offers each kind with each number. */
static void
offer_slot_counts (Sets *sets, guint left)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    for (guint n = 1; n <= MIN (left, sets->stock.of[kind]); n++)
      {
        em_offer_begin (sets->offering, EM_OFFER_SLOTS, sets->seat,
                        arb_argument_name (EM_SORT_RESOURCE, kind), n);
        play_slots (sets->offering, sets->seat, sets->effect, kind, n);
        arb_offering_end (sets->offering, outcome_of (sets->effect), (gint) n);
      }
}

void
em_offer_slot_choices (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  Sets sets = { offering, effect, seat, take_stock (state, seat, effect), { 0 }, 0 };
  guint left = MIN (em_asked_amount (state, effect), sets.stock.total);

  left = MIN (left, ARB_MAX_OFFER_MOVES);
  if (left == 0)
    return;

  choose_sets (&sets, 0, left, FALSE);
  if (sets.n > MAX_SETS || sets.stock.of[EM_FIGHTER] > 0)
    offer_slot_counts (&sets, left);
  else
    choose_sets (&sets, 0, left, TRUE);
}
