/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/questions.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/judge.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/symbols.h"

/*
 * The moves that people would ask about: the legal ones, and others about cards and planets before
 * them. No rule depends on this file.
 */

#define ALL_ROLES ((1u << EM_N_ROLES) - 1)

/* The moves found so far for one seat. */
typedef struct
{
  const EmState *state;
  guint seat;
  ArbMoves moves;
} Finder;

static void
add (Finder *finder, EmVerb verb, ArbArgument first, ArbArgument second)
{
  em_list_move (&finder->moves, finder->seat, verb, first, second);
}

static void
add_cards (Finder *finder, EmVerb verb, guint64 kinds)
{
  em_list_cards (&finder->moves, finder->seat, verb, kinds);
}

static guint64
hand_kinds (const Finder *finder)
{
  return em_hand_kinds (em_seat_const (finder->state, finder->seat));
}

static void
add_roles (Finder *finder)
{
  for (guint rest = ALL_ROLES; rest != 0; rest &= rest - 1)
    add (finder, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, em_first (rest)), 0);
}

/* Adds every face-down planet; an unknown one once for each of its candidates. */
static void
add_targets (Finder *finder, EmVerb verb)
{
  for (guint32 rest = em_seat_const (finder->state, finder->seat)->face_down; rest != 0;
       rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (finder->state, finder->seat, em_first (rest));
      ArbArgument number = arb_argument_number (em_first (rest));

      if (own->card != EM_UNKNOWN)
        add (finder, verb, number, 0);
      else
        for (guint64 can = own->candidates; can != 0; can &= can - 1)
          add (finder, verb, number, arb_argument_name (EM_SORT_PLANET, em_first (can)));
    }
}

/* Adds the moves of the asked effect that are not legal, because they cannot be paid or their card
 * is missing. */
static void
add_effect (Finder *finder, const ArbItem *item, const ArbStep *step)
{
  const EmCatalogue *catalogue = em_catalogue (finder->state);
  guint64 technologies = ~finder->state->gone & (em_bit (catalogue->n_technologies) - 1);

  if (step->effect == EM_EFFECT_ATTACK)
    add_targets (finder, EM_VERB_ATTACK);
  else if (step->effect == EM_EFFECT_SETTLE)
    add_targets (finder, EM_VERB_SETTLE);
  else if (step->effect == EM_EFFECT_ACQUIRE)
    add_cards (finder, EM_VERB_ACQUIRE, technologies << EM_N_ROLE_CARDS);
  else if (step->effect == EM_EFFECT_TAKE)
    add_cards (finder, EM_VERB_TAKE, em_bit (EM_N_STACKS) - 1);
  else if (step->effect == EM_EFFECT_REMOVE)
    {
      add_cards (finder, EM_VERB_REMOVE, hand_kinds (finder));
      add (finder, EM_VERB_SCRAP, 0, 0);
    }
  else if (catalogue->program.scripts->effects[step->effect].list != NULL)
    catalogue->program.scripts->effects[step->effect].list (&finder->state->parent, item, step,
                                                            &finder->moves);
  if (step->effect == EM_EFFECT_TRADE
      && !em_has (finder->state, item->seat, EM_STANDING_TRADE_FIGHTERS))
    add (finder, EM_VERB_TRADE, arb_argument_name (EM_SORT_RESOURCE, EM_FIGHTER), 0);
}

static void
add_script (Finder *finder)
{
  const ArbItem *item = em_top_const (finder->state);

  for (const ArbStep *step = em_top_step (finder->state);; step++)
    {
      add_effect (finder, item, step);
      if (!(step->flags & ARB_STEP_OR_NEXT) || item->choice == ARB_CHOICE_MADE)
        break;
    }
  add (finder, EM_VERB_DONE, 0, 0);
}

/* Adds the moves that a seat would ask about in its own turn. */
static void
add_turn (Finder *finder)
{
  add_cards (finder, EM_VERB_PLAY, hand_kinds (finder));
  add_roles (finder);
  add (finder, EM_VERB_SKIP, 0, 0);
}

static void
add_answers (Finder *finder)
{
  add_cards (finder, EM_VERB_BOOST, em_boosts (finder->state, finder->seat, finder->state->role));
  add (finder, EM_VERB_FOLLOW, 0, 0);
  add (finder, EM_VERB_DISSENT, 0, 0);
}

static void
add_removals (Finder *finder)
{
  guint32 standings = em_seat_const (finder->state, finder->seat)->standings;

  if (standings & (1u << EM_STANDING_REMOVE_ANY | 1u << EM_STANDING_REMOVE_ONE))
    add_cards (finder, EM_VERB_REMOVE, hand_kinds (finder));
}

static void
add_decision (Finder *finder)
{
  switch (em_moment (finder->state))
    {
    case EM_MOMENT_ACTION:
      add_cards (finder, EM_VERB_PLAY, hand_kinds (finder));
      if (em_has (finder->state, finder->seat, EM_STANDING_PHASE_ORDER))
        add_roles (finder);
      add_removals (finder);
      add (finder, EM_VERB_SKIP, 0, 0);
      break;
    case EM_MOMENT_ROLE:
      add_roles (finder);
      add_removals (finder);
      break;
    case EM_MOMENT_BOOST:
      add_cards (finder, EM_VERB_BOOST,
                 em_boosts (finder->state, finder->seat, finder->state->role));
      add (finder, EM_VERB_DONE, 0, 0);
      break;
    case EM_MOMENT_SCRIPT:
      add_script (finder);
      break;
    case EM_MOMENT_ANSWERS:
      add_answers (finder);
      break;
    case EM_MOMENT_CLEANUP:
      add_cards (finder, EM_VERB_DISCARD, hand_kinds (finder));
      add_removals (finder);
      add (finder, EM_VERB_DONE, 0, 0);
      break;
    }
}

guint
em_questions (const ArbState *parent, guint seat, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  Finder finder = { state, seat, { moves, 0, max } };

  if (state->parent.over)
    return 0;

  if (em_to_decide (state) >> seat & 1)
    add_decision (&finder);
  else if (em_moment (state) == EM_MOMENT_ANSWERS && (state->waiting >> seat & 1))
    add_answers (&finder);
  else
    add_turn (&finder);
  return finder.moves.n;
}
