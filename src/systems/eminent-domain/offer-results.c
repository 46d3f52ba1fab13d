/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-results.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-slots.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/symbols.h"
#include "engine/play/referee.h"

void
em_offer_colonies (ArbOffering *offering, guint seat, guint number)
{
  guint64 kinds = em_tuckable (em_offered (offering));

  for (; kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      gboolean role = em_top_step (em_offered (offering))->origin != EM_ORIGIN_ACTION;
      guint n = role ? em_pile_count (&em_offered (offering)->shown, kind) : 1;

      for (guint i = 0; i < n && offering->current.n_moves < ARB_MAX_OFFER_MOVES; i++)
        em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                       arb_argument_name (EM_SORT_CARD, kind));
    }
}

/* Counts the colonies that the open step of a role gives. */
static guint
count_colonies (const EmState *state)
{
  guint n = 0;

  for (guint64 kinds = em_tuckable (state); kinds != 0; kinds &= kinds - 1)
    n += em_pile_count (&state->shown, em_first (kinds)) * em_colonies_of (state, em_first (kinds));

  return n;
}

static void
end_colonize (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);
  gboolean asked = em_asked (state, EM_EFFECT_COLONY) != NULL;
  guint n = asked ? count_colonies (state) : 0;
  guint only = em_only_face_down (state, seat);

  if (n > 0 && only != 0)
    em_offer_colonies (offering, seat, only);
  arb_offering_end (offering, "colonies", (gint) n);
}

static void
end_warfare (ArbOffering *offering, guint seat)
{
  guint before = em_seat_const ((const EmState *) offering->state, seat)->fighters;

  if (em_asked (em_offered (offering), EM_EFFECT_FIGHTER) != NULL)
    em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
  arb_offering_end (offering, "fighters",
                    (gint) (em_seat_const (em_offered (offering), seat)->fighters - before));
}

static void
end_research (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);
  gboolean asked = em_asked (state, EM_EFFECT_ACQUIRE) != NULL;
  guint symbols = asked ? em_symbols (state, seat, NULL) : 0;
  ArbOffer *offer = arb_offering_end (offering, "symbols", (gint) symbols);

  if (offer != NULL && arb_verdict_allows (&offer->verdict)
      && (!asked || em_affordable (state, seat, symbols) == 0))
    offer->idle = TRUE;
}

void
em_offer_end_role (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);

  if (arb_offering_goes_on (offering) && em_moment (state) == EM_MOMENT_BOOST
      && em_top_const (state)->seat == seat)
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  if (!arb_offering_goes_on (offering))
    {
      arb_offering_end (offering, NULL, 0);
      return;
    }

  switch ((EmRole) state->role)
    {
    case EM_SURVEY:
      arb_offering_end (offering, "look-at", (gint) em_look_size (state));
      break;
    case EM_WARFARE:
      end_warfare (offering, seat);
      break;
    case EM_COLONIZE:
      end_colonize (offering, seat);
      break;
    case EM_PRODUCE:
      em_offer_end_slots (offering, seat, EM_EFFECT_PRODUCE);
      break;
    case EM_TRADE:
      em_offer_end_slots (offering, seat, EM_EFFECT_TRADE);
      break;
    case EM_RESEARCH:
      end_research (offering, seat);
      break;
    case EM_N_ROLES:
      g_assert_not_reached ();
    }
}

/* Returns the back of the planet deck with @type that costs @settle colonies, or -1. */
static gint
find_back (const EmCatalogue *catalogue, guint type, guint settle)
{
  for (guint back = 0; back < catalogue->n_backs; back++)
    {
      const EmPlanet *planet = &catalogue->planets[em_first (catalogue->backs[back])];

      if ((catalogue->backs[back] & catalogue->deck_planets) != 0 && planet->type == type
          && (guint) planet->settle_cost == settle)
        return (gint) back;
    }

  return -1;
}

static void
offer_back (ArbOffering *offering, guint seat, guint back)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) offering->state);
  const EmPlanet *planet = &catalogue->planets[em_first (catalogue->backs[back])];

  em_offer_begin (offering, EM_OFFER_KEEP, seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_KEEP, arb_argument_name (EM_SORT_TYPE, planet->type),
                 arb_argument_pair ((guint) planet->settle_cost, (guint) planet->warfare_cost));
  arb_offering_end (offering, NULL, 0);
}

void
em_offer_backs (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) offering->state);

  for (guint settle = 0; settle <= EM_MAX_COST; settle++)
    for (guint type = 0; type < EM_N_TYPES; type++)
      {
        gint back = find_back (catalogue, type, settle);

        if (back >= 0)
          offer_back (offering, seat, (guint) back);
      }
  em_offer_single (offering, EM_OFFER_KEEP_UNSAID, ARB_ARGUMENT_NONE,
                   ARB_MOVE (seat, EM_VERB_KEEP, arb_argument_unknown (), 0, 0));
}

/* Returns the kind of offers of an effect whose moves are offered one by one. */
static EmOffer
kind_of (EmEffect effect)
{
  switch ((guint) effect)
    {
    case EM_EFFECT_SETTLE:
      return EM_OFFER_SETTLE;
    case EM_EFFECT_TERRAFORM:
      return EM_OFFER_TERRAFORM;
    case EM_EFFECT_ACQUIRE:
      return EM_OFFER_ACQUIRE;
    case EM_EFFECT_TAKE:
      return EM_OFFER_TAKE;
    case EM_EFFECT_NAME:
      return EM_OFFER_NAME;
    default:
      g_assert_not_reached ();
    }
}

/* Offers an attack, and says how many fighters are left after it. */
static void
offer_attack (ArbOffering *offering, ArbMove move)
{
  ArbOffer *offer;

  em_offer_begin (offering, EM_OFFER_ATTACK, move.seat, move.arguments[0], 0);
  arb_offering_play (offering, move);
  offer = arb_offering_end (offering, NULL, 0);
  if (offer != NULL && offer->verdict.value != ARB_ILLEGAL)
    arb_offer_set_remaining (offer, "fighters",
                             em_seat_const (em_offered (offering), move.seat)->fighters);
}

/* Offers the moves of @effect that people would ask about; moves against a rule as kind @refused,
 * if that is a kind. */
static void
offer_questions (ArbOffering *offering, guint seat, EmEffect effect, EmOffer refused)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_dispatch_questions (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;
      EmOffer kind = kind_of (effect);

      if (!em_verb_asks (offering->state, moves[i].verb, effect))
        continue;
      arb_check (offering->state, moves[i], &verdict);
      if (verdict.value == ARB_ILLEGAL)
        kind = refused;
      if (kind != EM_N_OFFERS)
        em_offer_single (offering, kind, moves[i].arguments[0], moves[i]);
    }
}

void
em_offer_listed (ArbOffering *offering, guint seat, EmEffect effect)
{
  offer_questions (offering, seat, effect, EM_N_OFFERS);
}

/* Whether the last offer is an attack on the planet @number; questions come planet by planet. */
static gboolean
has_attack (const ArbOffering *offering, ArbArgument number)
{
  const ArbOffer *last = offering->n > 0 ? &offering->offers[offering->n - 1] : NULL;

  return last != NULL && last->row == number
         && g_str_equal (last->kind, em_offer_kinds[EM_OFFER_ATTACK]);
}

static gboolean
is_refused (const ArbOffering *offering, ArbMove move)
{
  ArbVerdict verdict;

  arb_check (offering->state, move, &verdict);
  return verdict.value == ARB_ILLEGAL;
}

/* While fighters can be collected instead, a planet that cannot be attacked, whatever its card is, is
 * offered once as refused, to show how many fighters are missing. Otherwise it is left out: the
 * offers that come after the attack need the room. */
void
em_offer_attacks (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  gboolean all = em_asked (state, EM_EFFECT_FIGHTER) != NULL;
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_dispatch_questions (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbMove any = ARB_MOVE (seat, EM_VERB_ATTACK, moves[i].arguments[0]);

      if (moves[i].verb != EM_VERB_ATTACK)
        continue;
      if (!is_refused (offering, moves[i]))
        offer_attack (offering, moves[i]);
      else if (all && !has_attack (offering, any.arguments[0]) && is_refused (offering, any))
        offer_attack (offering, any);
    }
}

static gint
cost_of (const ArbOffering *offering, const ArbOffer *offer)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) offering->state);

  return catalogue->technologies[arb_argument_value (offer->row) - EM_N_ROLE_CARDS].cost;
}

/* Sorts the offers from @first on, the most expensive first, otherwise in the printed order. */
static void
sort_by_cost (ArbOffering *offering, guint first)
{
  for (guint i = first + 1; i < offering->n; i++)
    {
      ArbOffer offer = offering->offers[i];
      guint place = i;

      for (; place > first
             && cost_of (offering, &offering->offers[place - 1]) < cost_of (offering, &offer);
           place--)
        offering->offers[place] = offering->offers[place - 1];
      offering->offers[place] = offer;
    }
}

void
em_offer_technologies (ArbOffering *offering, guint seat, EmEffect effect)
{
  guint first = offering->n;

  offer_questions (offering, seat, effect, EM_OFFER_TECHNOLOGY);
  sort_by_cost (offering, first);
}

void
em_offer_stacks (ArbOffering *offering, guint seat, EmEffect effect)
{
  offer_questions (offering, seat, effect, EM_OFFER_TAKE);
}

/* Offers parts of the colonies: a number of the role's own cards, or one technology. All colonies
 * together come last. */
static void
offer_some_colonies (ArbOffering *offering, guint seat, guint number)
{
  const EmState *state = (const EmState *) offering->state;
  guint standard = em_pile_count (&state->shown, EM_STACK_COLONIZE);
  guint64 kinds = em_tuckable (state) & ~em_bit (EM_STACK_COLONIZE);
  guint all = MIN (em_count_shown_colonies (state, seat), ARB_MAX_OFFER_MOVES);

  if (all < 2)
    return;
  for (guint n = 1; n <= standard && n < all; n++)
    {
      em_offer_begin (offering, EM_OFFER_COLONY, seat, arb_argument_number (number), n);
      for (guint i = 0; i < n; i++)
        em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                       arb_argument_name (EM_SORT_CARD, EM_STACK_COLONIZE));
      arb_offering_end (offering, "colonies", (gint) n);
    }
  for (; kinds != 0; kinds &= kinds - 1)
    {
      em_offer_begin (offering, EM_OFFER_COLONY_CARD, seat, arb_argument_number (number), 0);
      em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                     arb_argument_name (EM_SORT_CARD, em_first (kinds)));
      arb_offering_end (offering, "colonies", (gint) em_colonies_of (state, em_first (kinds)));
    }
}

void
em_offer_all_colonies (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  gboolean action = em_top_step (state)->origin == EM_ORIGIN_ACTION;
  guint n = action ? em_tuckable (state) != 0 : count_colonies (state);
  guint32 numbers = n > 0 ? em_seat_const (state, seat)->face_down : 0;

  for (; numbers != 0; numbers &= numbers - 1)
    {
      guint number = em_first (numbers);

      if (n > 1)
        offer_some_colonies (offering, seat, number);
      em_offer_begin (offering, EM_OFFER_COLONY, seat, arb_argument_number (number), 0);
      em_offer_colonies (offering, seat, number);
      arb_offering_end (offering, "colonies", (gint) n);
    }
}

static void
offer_removal (ArbOffering *offering, guint seat, guint n, guint most, gboolean itself)
{
  guint cards = n - itself;

  em_offer_begin (offering, itself ? EM_OFFER_REMOVE_ITSELF : EM_OFFER_REMOVE, seat,
                  ARB_ARGUMENT_NONE, n);
  if (itself)
    em_offer_move (offering, seat, EM_VERB_SCRAP, 0, 0);
  if (cards > 0)
    em_offer_move (offering, seat, EM_VERB_REMOVE, arb_argument_count (cards), 0);
  if (n < most && em_asked (em_offered (offering), EM_EFFECT_REMOVE) != NULL)
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  arb_offering_end (offering, NULL, 0);
}

void
em_offer_removals (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  const ArbItem *top = em_top_const (state);
  gboolean itself = em_could_scrap (state, top, em_asked (state, EM_EFFECT_REMOVE));
  guint most = MIN (top->left, em_seat_const (state, seat)->hand.size);

  for (guint n = 1; n <= most; n++)
    offer_removal (offering, seat, n, top->left, FALSE);
  for (guint n = 1; itself && n <= MIN (top->left, most + 1); n++)
    offer_removal (offering, seat, n, top->left, TRUE);
}

void
em_offer_collect (ArbOffering *offering, guint seat, EmEffect effect)
{
  em_offer_begin (offering, EM_OFFER_COLLECT, seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
  end_warfare (offering, seat);
}
