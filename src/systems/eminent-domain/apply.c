/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/apply.h"

#include "systems/eminent-domain/adjust.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/ruling.h"
#include "systems/eminent-domain/turn.h"

/* The planet of the move, identified if the move tells which it is. */
static EmWorld *
move_world (EmState *state, ArbMove move)
{
  EmWorld *world = em_world (state, move.seat, arb_argument_value (move.arguments[0]));

  if (move.arguments[1] != ARB_ARGUMENT_NONE
      && arb_argument_is_name (move.arguments[1], EM_SORT_PLANET))
    em_world_identify (state, world, arb_argument_value (move.arguments[1]));
  return world;
}

static void
apply_boost (EmState *state, ArbMove move)
{
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;

  if (em_top (state)->task == EM_TASK_ANSWERS)
    em_begin_follow (state, move.seat);
  em_boost (state, move.seat, counted ? em_stack_of (state->role) : em_card_of (move.arguments[0]),
            counted ? arb_argument_value (move.arguments[0]) : 1);
}

static void
apply_collect (EmState *state, ArbMove move)
{
  const EmStep *step = em_asked (state, EM_EFFECT_FIGHTER);
  guint amount = step != NULL ? em_amount (state, em_top (state), step) : 0;

  /* What a ruling gives beyond it has come already. */
  if (move.arguments[0] != ARB_ARGUMENT_NONE)
    amount = MIN (amount, arb_argument_value (move.arguments[0]));
  em_gain_fighters (state, move.seat, amount);
  em_used (state, EM_EFFECT_FIGHTER, TRUE);
}

/* Whether Terraforming settles @world at once. That it does not tells of a planet what it is
 * not. */
static gboolean
resolve_terraforming (EmState *state, EmWorld *world, ArbMove move)
{
  guint kind = em_card_of (move.arguments[1]);

  if (move.arguments[2] != ARB_ARGUMENT_NONE)
    em_world_identify (state, world, arb_argument_value (move.arguments[2]));
  if (world->card == EM_UNTOLD)
    em_world_narrow (state, world, em_not_terraformed (state, world, kind));

  return world->card != EM_UNTOLD && em_terraforms (state, world, kind, world->card);
}

static void
apply_colony (EmState *state, ArbMove move)
{
  EmWorld *world = em_world (state, move.seat, arb_argument_value (move.arguments[0]));
  gboolean terraform = em_asked (state, EM_EFFECT_TERRAFORM) != NULL;
  gboolean settles = terraform && resolve_terraforming (state, world, move);

  em_tuck (state, move.seat, world, em_card_of (move.arguments[1]));
  if (settles)
    em_settle (state, world);
  em_used (state, terraform ? EM_EFFECT_TERRAFORM : EM_EFFECT_COLONY, FALSE);
}

static void
apply_attack (EmState *state, ArbMove move)
{
  const EmItem *top = em_top_const (state);

  /* Mobilization grants one attack, however many moments there are for it. */
  if (top->task == EM_TASK_SCRIPT && top->source == EM_SOURCE_MOBILIZED)
    state->mobilized = FALSE;
  em_attack (state, move.seat, move_world (state, move));
  em_used (state, EM_EFFECT_ATTACK, FALSE);
}

static void
apply_settle (EmState *state, ArbMove move)
{
  em_settle (state, move_world (state, move));
  em_used (state, EM_EFFECT_SETTLE, FALSE);
}

static void
apply_trade (EmState *state, ArbMove move)
{
  EmWorld *world = move.arguments[1] == ARB_ARGUMENT_NONE
                       ? NULL
                       : em_world (state, move.seat, arb_argument_value (move.arguments[1]));

  em_trade (state, move.seat, world, arb_argument_value (move.arguments[0]));
  em_used (state, EM_EFFECT_TRADE, FALSE);
}

/* Removes cards that are not told: role cards, for a technology is always told. */
static void
remove_untold (EmState *state, guint seat, guint n)
{
  EmSeat *owner = em_seat (state, seat);

  em_hand_take_untold (owner, n);
  owner->lost += (guint8) n;
  em_deduce (owner);
}

static void
apply_remove (EmState *state, ArbMove move)
{
  gboolean asked = em_asked (state, EM_EFFECT_REMOVE) != NULL;
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;
  guint n = counted ? arb_argument_value (move.arguments[0]) : 1;

  if (counted)
    remove_untold (state, move.seat, n);
  else
    {
      em_hand_take (em_seat (state, move.seat), em_card_of (move.arguments[0]));
      em_remove_card (state, move.seat, em_card_of (move.arguments[0]));
    }

  if (!asked && !em_has (state, move.seat, EM_STANDING_REMOVE_ANY))
    state->streamlined = TRUE;
  for (guint i = 0; asked && i < n; i++)
    em_used (state, EM_EFFECT_REMOVE, FALSE);
}

static void
apply_scrap (EmState *state, ArbMove move)
{
  EmItem *top = em_top (state);

  em_remove_card (state, move.seat, top->card);
  top->card = EM_UNTOLD;
  em_used (state, EM_EFFECT_REMOVE, FALSE);
}

static void
apply_discard (EmState *state, ArbMove move)
{
  EmSeat *owner = em_seat (state, move.seat);
  guint n = arb_argument_value (move.arguments[0]);

  if (arb_argument_kind (move.arguments[0]) != ARB_ARGUMENT_COUNT)
    {
      em_hand_take (owner, em_card_of (move.arguments[0]));
      em_pile_add (&owner->discard, em_card_of (move.arguments[0]), 1);
      return;
    }

  em_hand_take_untold (owner, n);
  owner->discard.unknown += (guint8) n;
  owner->discard.size += (guint8) n;
  em_deduce (owner);
}

static void
apply_done (EmState *state, ArbMove move)
{
  switch ((EmTask) em_top (state)->task)
    {
    case EM_TASK_SCRIPT:
      em_close_step (state);
      break;
    case EM_TASK_CLEANUP:
      em_cleanup (state);
      break;
    case EM_TASK_BOOST:
    case EM_TASK_ROLE:
    case EM_TASK_ACTION:
    case EM_TASK_ANSWERS:
      em_pop (state);
      break;
    }
}

static void
apply_follow (EmState *state, ArbMove move)
{
  em_begin_follow (state, move.seat);
  em_pop (state);
}

static void
apply_drew (EmState *state, ArbMove move)
{
  EmSeat *seat = em_seat (state, move.seat);
  guint kind = em_card_of (move.arguments[0]);

  for (guint i = 0; i < em_told_count (move); i++)
    {
      if (em_pile_count (&seat->drawn, kind) > 0)
        em_pile_take (&seat->drawn, kind);
      else
        {
          seat->drawn.unknown--;
          seat->drawn.size--;
          em_tell (seat, &seat->hand, kind);
        }
    }
}

static void
apply_holds (EmState *state, ArbMove move)
{
  EmSeat *seat = em_seat (state, move.seat);
  guint kind = em_card_of (move.arguments[0]);

  while (em_pile_count (&seat->hand, kind) < em_told_count (move))
    em_tell (seat, &seat->hand, kind);
}

static void
apply_discarded (EmState *state, ArbMove move)
{
  guint index = arb_argument_value (move.arguments[0]);
  EmSeat *seat;

  if (arb_argument_is_name (move.arguments[0], EM_SORT_PLANET))
    {
      if (!(state->discard_known >> index & 1))
        {
          state->discard_untold--;
          state->discard_known |= em_bit (index);
          em_locate (state, index);
        }
      return;
    }

  seat = em_seat (state, move.seat);
  while (em_pile_count (&seat->discard, index) < em_told_count (move))
    em_tell (seat, &seat->discard, index);
}

static void
apply_saw (EmState *state, ArbMove move)
{
  guint planet = arb_argument_value (move.arguments[0]);

  if (state->look_known >> planet & 1)
    return;

  state->look_untold--;
  state->look_known |= em_bit (planet);
  em_locate (state, planet);
}

static void
apply_play (EmState *state, ArbMove move)
{
  em_play (state, move.seat, em_card_of (move.arguments[0]));
}

static void
apply_lead (EmState *state, ArbMove move)
{
  em_lead (state, arb_argument_value (move.arguments[0]));
}

static void
apply_dissent (EmState *state, ArbMove move)
{
  em_dissent (state, move.seat);
}

static void
apply_keep (EmState *state, ArbMove move)
{
  em_look_keep (state, move.seat, em_told_planets (state, move.arguments[0], move.arguments[1]));
  em_used (state, EM_EFFECT_LOOK, TRUE);
}

static void
apply_produce (EmState *state, ArbMove move)
{
  em_produce (state, em_world (state, move.seat, arb_argument_value (move.arguments[0])),
              arb_argument_value (move.arguments[1]));
  em_used (state, EM_EFFECT_PRODUCE, FALSE);
}

static void
apply_acquire (EmState *state, ArbMove move)
{
  em_acquire (state, move.seat, em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS);
  em_used (state, EM_EFFECT_ACQUIRE, TRUE);
}

static void
apply_take (EmState *state, ArbMove move)
{
  em_take_role_card (state, em_card_of (move.arguments[0]), &em_seat (state, move.seat)->hand);
  em_used (state, EM_EFFECT_TAKE, FALSE);
}

static void
apply_name (EmState *state, ArbMove move)
{
  state->named = (guint8) arb_argument_value (move.arguments[0]);
  em_used (state, EM_EFFECT_NAME, TRUE);
}

static void
apply_skip (EmState *state, ArbMove move)
{
  em_end_action_phase (state);
}

static void
apply_is (EmState *state, ArbMove move)
{
  EmWorld *world = em_world (state, move.seat, arb_argument_value (move.arguments[0]));

  em_world_narrow (state, world, em_told_planets (state, move.arguments[1], move.arguments[2]));
}

static void
apply_start (EmState *state, ArbMove move)
{
  em_world_identify (state, em_world (state, move.seat, 1), arb_argument_value (move.arguments[0]));
}

static void (*const appliers[EM_N_VERBS]) (EmState *state, ArbMove move) = {
  [EM_VERB_START] = apply_start,     [EM_VERB_PLAY] = apply_play,
  [EM_VERB_LEAD] = apply_lead,       [EM_VERB_BOOST] = apply_boost,
  [EM_VERB_FOLLOW] = apply_follow,   [EM_VERB_COLLECT] = apply_collect,
  [EM_VERB_ATTACK] = apply_attack,   [EM_VERB_SETTLE] = apply_settle,
  [EM_VERB_COLONY] = apply_colony,   [EM_VERB_KEEP] = apply_keep,
  [EM_VERB_PRODUCE] = apply_produce, [EM_VERB_TRADE] = apply_trade,
  [EM_VERB_ACQUIRE] = apply_acquire, [EM_VERB_REMOVE] = apply_remove,
  [EM_VERB_SCRAP] = apply_scrap,     [EM_VERB_TAKE] = apply_take,
  [EM_VERB_NAME] = apply_name,       [EM_VERB_DISCARD] = apply_discard,
  [EM_VERB_DISSENT] = apply_dissent, [EM_VERB_SKIP] = apply_skip,
  [EM_VERB_DONE] = apply_done,       [EM_VERB_DREW] = apply_drew,
  [EM_VERB_HOLDS] = apply_holds,     [EM_VERB_DISCARDED] = apply_discarded,
  [EM_VERB_SAW] = apply_saw,         [EM_VERB_IS] = apply_is,
};

void
em_apply (ArbState *parent, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  if (move.verb == EM_VERB_ADJUST)
    {
      em_apply_adjust (state, move, adjustments);
      return;
    }

  if (ruled)
    em_rule (state, move, adjustments);
  appliers[move.verb](state, move);
  if (em_verbs[move.verb].kind > ARB_VERB_CLOSING)
    return;

  if (em_verb_effect ((EmVerb) move.verb) == EM_EFFECT_END && state->spent_seat == move.seat)
    state->spent_seat = 0;
  em_run (state);
}
