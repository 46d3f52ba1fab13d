/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/apply.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/turn.h"

/* The number of the seat's only face-down planet that can be @planet and is not identified. */
static guint
find_candidate (const EmState *state, guint seat, guint planet)
{
  guint found = 0;

  for (guint number = 1; number <= em_seat_const (state, seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, seat, number);

      if (world == NULL || world->card != EM_UNTOLD || !(em_world_candidates (world) >> planet & 1))
        continue;
      if (found != 0)
        return 0;
      found = number;
    }

  return found;
}

/* A planet named by its card gets its number; a name that only repeats what is known goes. */
static void
number_planet (const EmState *state, ArbMove *move, guint slot, gboolean identify)
{
  ArbArgument said = move->arguments[slot];
  guint planet = arb_argument_value (said);
  guint number;

  if (!arb_argument_is_name (said, EM_SORT_PLANET))
    return;

  number = em_world_find (state, move->seat, planet);
  if (number != 0)
    move->arguments[slot] = arb_argument_number (number);
  else if (identify && (number = find_candidate (state, move->seat, planet)) != 0)
    {
      move->arguments[slot] = arb_argument_number (number);
      move->arguments[slot + 1] = said;
    }
}

/* Whether @planet only repeats what is known of the numbered planet. */
static gboolean
is_known_planet (const EmState *state, const ArbMove *move, ArbArgument planet)
{
  const EmWorld *world;

  if (planet == ARB_ARGUMENT_NONE || arb_argument_kind (move->arguments[0]) != ARB_ARGUMENT_NUMBER)
    return FALSE;

  world = em_world_const (state, move->seat, arb_argument_value (move->arguments[0]));
  return world != NULL && world->card == arb_argument_value (planet);
}

static void
fill_colony (const EmState *state, ArbMove *move)
{
  guint64 tuckable = em_tuckable (state);

  number_planet (state, move, 0, FALSE);
  if (move->arguments[1] == ARB_ARGUMENT_NONE && em_is_single (tuckable))
    move->arguments[1] = arb_argument_name (EM_SORT_CARD, em_first (tuckable));
  if (is_known_planet (state, move, move->arguments[2]))
    move->arguments[2] = ARB_ARGUMENT_NONE;
}

/* The one kind among these slots of @world, or none. */
static ArbArgument
only_kind (const EmState *state, const EmWorld *world, guint slots)
{
  const ArbNicks *kinds = &em_catalogue (state)->planets[world->card].slots;
  guint kind;

  if (slots == 0)
    return ARB_ARGUMENT_NONE;

  kind = kinds->nicks[em_first (slots)];
  for (; slots != 0; slots &= slots - 1)
    if (kinds->nicks[em_first (slots)] != kind)
      return ARB_ARGUMENT_NONE;

  return arb_argument_name (EM_SORT_RESOURCE, kind);
}

static void
fill_produce (const EmState *state, ArbMove *move)
{
  const EmWorld *world;

  number_planet (state, move, 0, FALSE);
  if (move->arguments[1] != ARB_ARGUMENT_NONE
      || arb_argument_kind (move->arguments[0]) != ARB_ARGUMENT_NUMBER)
    return;

  world = em_world_const (state, move->seat, arb_argument_value (move->arguments[0]));
  if (world != NULL && world->face_up)
    move->arguments[1] = only_kind (state, world, em_free_slots (state, world));
}

/* Where a resource comes from makes no difference: the first planet that has it. */
static void
fill_trade (const EmState *state, ArbMove *move)
{
  guint resource = arb_argument_value (move->arguments[0]);

  if (resource == EM_FIGHTER)
    {
      move->arguments[1] = ARB_ARGUMENT_NONE;
      return;
    }

  number_planet (state, move, 1, FALSE);
  if (move->arguments[1] != ARB_ARGUMENT_NONE)
    return;

  for (guint number = 1; number <= em_seat_const (state, move->seat)->n_worlds; number++)
    if (em_holds_resource (state, em_world_const (state, move->seat, number), resource))
      {
        move->arguments[1] = arb_argument_number (number);
        return;
      }
}

/* A follower's fighters come by themselves when he has shown his cards: to collect is to say so. */
static gboolean
collects_by_itself (const EmState *state, const ArbMove *move)
{
  return em_top_const (state)->task == EM_TASK_BOOST && state->role == EM_WARFARE
         && move->seat != state->leader && em_top_const (state)->seat == move->seat
         && em_follow_item (state, move->seat).source == EM_SOURCE_FOLLOW
         && (move->arguments[0] == ARB_ARGUMENT_NONE
             || arb_argument_value (move->arguments[0]) == em_symbols (state, move->seat, NULL));
}

static void
fill_collect (const EmState *state, ArbMove *move)
{
  const EmStep *step = em_asked (state, EM_EFFECT_FIGHTER);
  guint amount = step != NULL ? em_amount (state, em_top_const (state), step) : 1;

  if (collects_by_itself (state, move))
    *move = ARB_MOVE (move->seat, EM_VERB_DONE, 0, 0, 0);
  else if (arb_argument_value (move->arguments[0]) == amount)
    move->arguments[0] = ARB_ARGUMENT_NONE;
}

/* `done` and `skip` mean the same to people; each moment has one of them. */
static void
choose_closing (const EmState *state, ArbMove *move)
{
  guint task = em_top_const (state)->task;

  if (move->verb == EM_VERB_SKIP && task == EM_TASK_SCRIPT)
    move->verb = EM_VERB_DONE;
  else if (move->verb == EM_VERB_DONE && task == EM_TASK_ACTION)
    move->verb = EM_VERB_SKIP;
}

void
em_canonicalize (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;

  if (state->parent.over || move->seat == ARB_TABLE)
    return;

  switch (move->verb)
    {
    case EM_VERB_ATTACK:
    case EM_VERB_SETTLE:
      number_planet (state, move, 0, TRUE);
      if (is_known_planet (state, move, move->arguments[1]))
        move->arguments[1] = ARB_ARGUMENT_NONE;
      break;
    case EM_VERB_COLONY:
      fill_colony (state, move);
      break;
    case EM_VERB_PRODUCE:
      fill_produce (state, move);
      break;
    case EM_VERB_TRADE:
      fill_trade (state, move);
      break;
    case EM_VERB_COLLECT:
      fill_collect (state, move);
      break;
    case EM_VERB_BOOST:
      if (move->arguments[0] == arb_argument_count (1))
        move->arguments[0] = arb_argument_name (EM_SORT_CARD, em_stack_of (state->role));
      break;
    case EM_VERB_SKIP:
    case EM_VERB_DONE:
      choose_closing (state, move);
      break;
    default:
      break;
    }
}
