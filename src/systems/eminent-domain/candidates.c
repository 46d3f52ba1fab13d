/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/apply.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

/* The moves found so far; what finds no room is dropped, which the room is made for. */
typedef struct
{
  const EmState *state;
  guint seat;
  ArbMove *moves;
  guint n;
  guint max;
} Finder;

static void
add (Finder *finder, EmVerb verb, ArbArgument first, ArbArgument second)
{
  if (finder->n < finder->max)
    finder->moves[finder->n++] = ARB_MOVE (finder->seat, verb, first, second, 0);
}

static void
add_cards (Finder *finder, EmVerb verb, guint64 kinds)
{
  for (; kinds != 0; kinds &= kinds - 1)
    add (finder, verb, arb_argument_name (EM_SORT_CARD, em_first (kinds)), 0);
}

static guint64
hand_kinds (const Finder *finder)
{
  return em_hand_kinds (em_seat_const (finder->state, finder->seat));
}

static void
add_removals (Finder *finder)
{
  if (em_standing_remove (finder->state, finder->seat))
    add_cards (finder, EM_VERB_REMOVE, hand_kinds (finder));
}

/* Every face-down planet; one that is not identified once for each it can still be. */
static void
add_turn_ups (Finder *finder, EmVerb verb)
{
  const EmSeat *seat = em_seat_const (finder->state, finder->seat);

  for (guint number = 1; number <= seat->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (finder->state, finder->seat, number);
      guint64 candidates;

      if (!em_is_face_down (world))
        continue;

      if (world->card != EM_UNTOLD)
        {
          add (finder, verb, arb_argument_number (number), 0);
          continue;
        }
      for (candidates = em_world_candidates (world); candidates != 0; candidates &= candidates - 1)
        add (finder, verb, arb_argument_number (number),
             arb_argument_name (EM_SORT_PLANET, em_first (candidates)));
    }
}

/* Where Terraforming would settle a planet that was never told, the move tells which it is. */
static void
add_terraformed (Finder *finder, guint number, guint kind)
{
  const EmWorld *world = em_world_const (finder->state, finder->seat, number);
  guint64 settled = em_world_candidates (world) & ~em_not_terraformed (finder->state, world, kind);

  if (world->card != EM_UNTOLD || em_asked (finder->state, EM_EFFECT_TERRAFORM) == NULL)
    return;

  for (; settled != 0 && finder->n < finder->max; settled &= settled - 1)
    finder->moves[finder->n++] =
        ARB_MOVE (finder->seat, EM_VERB_COLONY, arb_argument_number (number),
                  arb_argument_name (EM_SORT_CARD, kind),
                  arb_argument_name (EM_SORT_PLANET, em_first (settled)));
}

static void
add_colonies (Finder *finder)
{
  const EmSeat *seat = em_seat_const (finder->state, finder->seat);

  for (guint number = 1; number <= seat->n_worlds; number++)
    if (em_is_face_down (em_world_const (finder->state, finder->seat, number)))
      for (guint64 kinds = em_tuckable (finder->state); kinds != 0; kinds &= kinds - 1)
        {
          add (finder, EM_VERB_COLONY, arb_argument_number (number),
               arb_argument_name (EM_SORT_CARD, em_first (kinds)));
          add_terraformed (finder, number, em_first (kinds));
        }
}

static void
add_slots (Finder *finder, gboolean produce)
{
  const EmSeat *seat = em_seat_const (finder->state, finder->seat);

  for (guint number = 1; number <= seat->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (finder->state, finder->seat, number);
      const ArbNicks *slots;
      guint said = 0;

      if (!em_is_face_up (world))
        continue;

      slots = &em_catalogue (finder->state)->planets[world->card].slots;
      for (guint bits = produce ? em_free_slots (finder->state, world) : world->filled; bits != 0;
           bits &= bits - 1)
        {
          guint kind = slots->nicks[em_first (bits)];
          ArbArgument resource = arb_argument_name (EM_SORT_RESOURCE, kind);
          ArbArgument planet = arb_argument_number (number);

          if (!(said >> kind & 1))
            add (finder, produce ? EM_VERB_PRODUCE : EM_VERB_TRADE, produce ? planet : resource,
                 produce ? resource : planet);
          said |= 1u << kind;
        }
    }
  if (!produce)
    add (finder, EM_VERB_TRADE, arb_argument_name (EM_SORT_RESOURCE, EM_FIGHTER), 0);
}

static void
add_technologies (Finder *finder)
{
  const EmCatalogue *catalogue = em_catalogue (finder->state);

  add_cards (finder, EM_VERB_ACQUIRE,
             (~finder->state->gone & (em_bit (catalogue->n_technologies) - 1)) << EM_N_ROLE_CARDS);
}

static void
add_resources (Finder *finder)
{
  for (guint resource = 0; resource < EM_N_RESOURCES; resource++)
    add (finder, EM_VERB_NAME, arb_argument_name (EM_SORT_RESOURCE, resource), 0);
}

static void
add_looked (Finder *finder)
{
  for (guint64 planets = em_look_candidates (finder->state); planets != 0; planets &= planets - 1)
    add (finder, EM_VERB_KEEP, arb_argument_name (EM_SORT_PLANET, em_first (planets)), 0);
}

static void
add_effect (Finder *finder, EmEffect effect)
{
  switch (effect)
    {
    case EM_EFFECT_FIGHTER:
      add (finder, EM_VERB_COLLECT, 0, 0);
      break;
    case EM_EFFECT_ATTACK:
      add_turn_ups (finder, EM_VERB_ATTACK);
      break;
    case EM_EFFECT_SETTLE:
      add_turn_ups (finder, EM_VERB_SETTLE);
      break;
    case EM_EFFECT_COLONY:
    case EM_EFFECT_TERRAFORM:
      add_colonies (finder);
      break;
    case EM_EFFECT_LOOK:
      add_looked (finder);
      break;
    case EM_EFFECT_PRODUCE:
      add_slots (finder, TRUE);
      break;
    case EM_EFFECT_TRADE:
      add_slots (finder, FALSE);
      break;
    case EM_EFFECT_ACQUIRE:
      add_technologies (finder);
      break;
    case EM_EFFECT_REMOVE:
      add_cards (finder, EM_VERB_REMOVE, hand_kinds (finder));
      add (finder, EM_VERB_SCRAP, 0, 0);
      break;
    case EM_EFFECT_TAKE:
      add_cards (finder, EM_VERB_TAKE, em_bit (EM_N_STACKS) - 1);
      break;
    case EM_EFFECT_NAME:
      add_resources (finder);
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

static void
add_script (Finder *finder)
{
  const EmItem *item = em_top_const (finder->state);
  const EmStep *script = em_item_script (finder->state, item);

  for (const EmStep *step = &script[item->step];; step++)
    {
      if (em_asked (finder->state, (EmEffect) step->effect) == step)
        add_effect (finder, (EmEffect) step->effect);
      if (!step->or_next)
        break;
    }
  add (finder, EM_VERB_DONE, 0, 0);
}

guint64
em_boost_kinds (const EmState *state, guint seat, guint role)
{
  guint64 hand = em_hand_kinds (em_seat_const (state, seat));
  guint64 kinds = hand & em_catalogue (state)->with_symbol[role];

  if (em_has (state, seat, EM_STANDING_RESEARCH_IS_ALL))
    kinds |= hand & em_bit (EM_STACK_RESEARCH);
  return kinds;
}

static void
add_boosts (Finder *finder)
{
  add_cards (finder, EM_VERB_BOOST,
             em_boost_kinds (finder->state, finder->seat, finder->state->role));
}

static void
add_roles (Finder *finder)
{
  for (guint role = 0; role < EM_N_ROLES; role++)
    add (finder, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0);
}

guint
em_candidates (const ArbState *parent, guint seat, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  Finder finder = { state, seat, moves, 0, max };

  if (!(em_to_decide (state) >> seat & 1))
    return 0;

  switch ((EmTask) em_top_const (state)->task)
    {
    case EM_TASK_ACTION:
      add_cards (&finder, EM_VERB_PLAY, hand_kinds (&finder));
      if (em_has (state, seat, EM_STANDING_PHASE_ORDER))
        add_roles (&finder);
      add_removals (&finder);
      add (&finder, EM_VERB_SKIP, 0, 0);
      break;
    case EM_TASK_ROLE:
      add_roles (&finder);
      add_removals (&finder);
      break;
    case EM_TASK_BOOST:
      add_boosts (&finder);
      add (&finder, EM_VERB_DONE, 0, 0);
      break;
    case EM_TASK_SCRIPT:
      add_script (&finder);
      break;
    case EM_TASK_ANSWERS:
      add_boosts (&finder);
      add (&finder, EM_VERB_FOLLOW, 0, 0);
      add (&finder, EM_VERB_DISSENT, 0, 0);
      break;
    case EM_TASK_CLEANUP:
      add_cards (&finder, EM_VERB_DISCARD, hand_kinds (&finder));
      add_removals (&finder);
      add (&finder, EM_VERB_DONE, 0, 0);
      break;
    }
  return finder.n;
}
