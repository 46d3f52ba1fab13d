/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offers.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/apply.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

guint
em_only_face_down (const EmState *state, guint seat)
{
  guint only = 0;

  for (guint number = 1; number <= em_seat_const (state, seat)->n_worlds; number++)
    {
      if (!em_is_face_down (em_world_const (state, seat, number)))
        continue;
      if (only != 0)
        return 0;
      only = number;
    }

  return only;
}

void
em_offer_colonies (ArbOffering *offering, guint seat, guint number)
{
  guint64 kinds = em_tuckable (em_offered (offering));

  for (; kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      gboolean role = em_top_const (em_offered (offering))->source != EM_SOURCE_ACTION;
      guint n = role ? em_pile_count (&em_offered (offering)->shown, kind) : 1;

      for (guint i = 0; i < n && offering->current.n_moves < ARB_MAX_OFFER_MOVES; i++)
        em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                       arb_argument_name (EM_SORT_CARD, kind));
    }
}

/* How many colonies the open step of a role gives. */
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

static gboolean
can_acquire (const EmState *state, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_list (&state->parent, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    if (moves[i].verb == EM_VERB_ACQUIRE)
      return TRUE;

  return FALSE;
}

static void
end_research (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);
  gboolean asked = em_asked (state, EM_EFFECT_ACQUIRE) != NULL;
  ArbOffer *offer;

  offer = arb_offering_end (offering, "symbols", asked ? (gint) em_symbols (state, seat, NULL) : 0);
  if (offer != NULL && arb_verdict_allows (&offer->verdict) && !can_acquire (state, seat))
    offer->idle = TRUE;
}

void
em_offer_end_role (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);
  const EmItem *top = em_top_const (state);

  if (arb_offering_goes_on (offering) && top->task == EM_TASK_BOOST && top->seat == seat)
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

/* The planets are told by their backs, of which there are nine. */
static void
offer_backs (ArbOffering *offering, guint seat)
{
  const EmState *state = (const EmState *) offering->state;
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 seen = em_look_candidates (state);

  for (guint back = 0; back < catalogue->n_backs; back++)
    {
      const EmPlanet *planet;

      if ((catalogue->backs[back] & seen) == 0)
        continue;
      planet = &catalogue->planets[em_first (catalogue->backs[back])];
      arb_offering_begin (offering, "result", seat, ARB_ARGUMENT_NONE, 0);
      em_offer_move (offering, seat, EM_VERB_KEEP, arb_argument_name (EM_SORT_TYPE, planet->type),
                     arb_argument_pair ((guint) planet->settle_cost, (guint) planet->warfare_cost));
      arb_offering_end (offering, NULL, 0);
    }
}

/* The candidates of one verb: as results, but what a rule forbids as @refused, if that is given. */
static void
offer_candidates (ArbOffering *offering, guint seat, EmVerb verb, const char *refused)
{
  const EmState *state = (const EmState *) offering->state;
  ArbMove moves[ARB_MAX_MOVES];
  guint n = em_candidates (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;
      const char *kind = "result";

      if (moves[i].verb != verb)
        continue;
      arb_check (&state->parent, moves[i], &verdict);
      if (verdict.value == ARB_ILLEGAL)
        kind = refused;
      if (kind == NULL)
        continue;
      arb_offering_begin (offering, kind, seat, moves[i].arguments[0], 0);
      arb_offering_play (offering, moves[i]);
      arb_offering_end (offering, NULL, 0);
    }
}

/* How many cards give the colonies of an open role. */
static guint
count_tuckable (const EmState *state)
{
  guint n = 0;

  for (guint64 kinds = em_tuckable (state); kinds != 0; kinds &= kinds - 1)
    n += em_pile_count (&state->shown, em_first (kinds));

  return n;
}

/* A part of the colonies: so many of the role's own cards, or one technology. All of them together
 * are offered already. */
static void
offer_some_colonies (ArbOffering *offering, guint seat, guint number)
{
  const EmState *state = (const EmState *) offering->state;
  guint own = em_pile_count (&state->shown, EM_STACK_COLONIZE);
  guint64 kinds = em_tuckable (state) & ~em_bit (EM_STACK_COLONIZE);
  guint all = MIN (count_tuckable (state), ARB_MAX_OFFER_MOVES);

  if (all < 2)
    return;
  for (guint n = 1; n <= own && n < all; n++)
    {
      arb_offering_begin (offering, "colonies", seat, arb_argument_number (number), n);
      for (guint i = 0; i < n; i++)
        em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                       arb_argument_name (EM_SORT_CARD, EM_STACK_COLONIZE));
      arb_offering_end (offering, "colonies", (gint) n);
    }
  for (; kinds != 0; kinds &= kinds - 1)
    {
      arb_offering_begin (offering, "result", seat, arb_argument_number (number), 0);
      em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                     arb_argument_name (EM_SORT_CARD, em_first (kinds)));
      arb_offering_end (offering, "colonies", (gint) em_colonies_of (state, em_first (kinds)));
    }
}

static void
offer_all_colonies (ArbOffering *offering, guint seat)
{
  const EmState *state = (const EmState *) offering->state;
  guint n = em_top_const (state)->source == EM_SOURCE_ACTION ? em_tuckable (state) != 0
                                                             : count_colonies (state);

  for (guint number = 1; n > 0 && number <= em_seat_const (state, seat)->n_worlds; number++)
    {
      if (!em_is_face_down (em_world_const (state, seat, number)))
        continue;
      arb_offering_begin (offering, "result", seat, arb_argument_number (number), 0);
      em_offer_colonies (offering, seat, number);
      arb_offering_end (offering, "colonies", (gint) n);
      if (n > 1)
        offer_some_colonies (offering, seat, number);
    }
}

static void
offer_removal (ArbOffering *offering, guint seat, guint n, guint most, gboolean itself)
{
  guint cards = n - itself;

  arb_offering_begin (offering, itself ? "remove-itself" : "remove", seat, ARB_ARGUMENT_NONE, n);
  if (itself)
    em_offer_move (offering, seat, EM_VERB_SCRAP, 0, 0);
  if (cards > 0)
    em_offer_move (offering, seat, EM_VERB_REMOVE, arb_argument_count (cards), 0);
  if (n < most && em_asked (em_offered (offering), EM_EFFECT_REMOVE) != NULL)
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  arb_offering_end (offering, NULL, 0);
}

static void
offer_removals (ArbOffering *offering, guint seat)
{
  const EmState *state = (const EmState *) offering->state;
  const EmItem *top = em_top_const (state);
  const EmStep *step = em_asked (state, EM_EFFECT_REMOVE);
  gboolean itself = top->card != EM_UNTOLD && em_may_scrap (state, top, step);
  guint most = MIN (top->left, em_seat_const (state, seat)->hand.size);

  for (guint n = 1; n <= most; n++)
    offer_removal (offering, seat, n, top->left, FALSE);
  for (guint n = 1; itself && n <= MIN (top->left, most + 1); n++)
    offer_removal (offering, seat, n, top->left, TRUE);
}

static void
offer_collect (ArbOffering *offering, guint seat)
{
  arb_offering_begin (offering, "result", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
  end_warfare (offering, seat);
}

static void
offer_effect (ArbOffering *offering, guint seat, EmEffect effect)
{
  switch (effect)
    {
    case EM_EFFECT_FIGHTER:
      offer_collect (offering, seat);
      break;
    case EM_EFFECT_ATTACK:
      offer_candidates (offering, seat, EM_VERB_ATTACK, NULL);
      break;
    case EM_EFFECT_SETTLE:
      offer_candidates (offering, seat, EM_VERB_SETTLE, NULL);
      break;
    case EM_EFFECT_COLONY:
      offer_all_colonies (offering, seat);
      break;
    case EM_EFFECT_TERRAFORM:
      offer_candidates (offering, seat, EM_VERB_COLONY, NULL);
      break;
    case EM_EFFECT_LOOK:
      offer_backs (offering, seat);
      break;
    case EM_EFFECT_PRODUCE:
    case EM_EFFECT_TRADE:
      em_offer_slot_choices (offering, seat, effect);
      break;
    case EM_EFFECT_ACQUIRE:
      offer_candidates (offering, seat, EM_VERB_ACQUIRE, "technology");
      break;
    case EM_EFFECT_REMOVE:
      offer_removals (offering, seat);
      break;
    case EM_EFFECT_TAKE:
      offer_candidates (offering, seat, EM_VERB_TAKE, "result");
      break;
    case EM_EFFECT_NAME:
      offer_candidates (offering, seat, EM_VERB_NAME, NULL);
      break;
    case EM_EFFECT_END:
    case EM_EFFECT_DRAW:
    case EM_EFFECT_INFLUENCE:
    case EM_EFFECT_MARKETS:
    case EM_EFFECT_ENGINEER:
    case EM_EFFECT_MOBILIZE:
    case EM_EFFECT_SCRAP:
      break;
    }
}

void
em_offer_results (ArbOffering *offering)
{
  const EmState *state = (const EmState *) offering->state;
  const EmItem *item = em_top_const (state);

  for (const EmStep *step = &em_item_script (state, item)[item->step];; step++)
    {
      if (em_asked (state, (EmEffect) step->effect) == step)
        offer_effect (offering, item->seat, (EmEffect) step->effect);
      if (!step->or_next)
        break;
    }
  if (!em_step_optional (state, item))
    return;

  arb_offering_begin (offering, "none", item->seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, item->seat, EM_VERB_DONE, 0, 0);
  arb_offering_end (offering, NULL, 0);
}
