/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/turn.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/closing.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype/contract.h"
#include "systems/eminent-domain/prototype/follow.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/turn.h"

#define MAX_DISCARD 1 /* cards in a Cleanup */

const char *const proto_triggers[] = { "influence",     "survey-pile",     "warfare-pile",
                                       "colonize-pile", "harvest-pile",    "trade-pile",
                                       "research-pile", "uncounted-piles", NULL };

void
proto_begin_turn (EmState *state, guint seat)
{
  state->n_discarded = 0;
  state->shown = (EmPile){ 0 };
  em_begin_phases (state, seat);
}

gint
proto_count_uncounted (const EmState *state, guint *n_piles)
{
  gint left = proto_catalogue (state)->setups[0].role_cards;

  *n_piles = 0;
  for (guint role = 0; role < EM_N_ROLES; role++)
    {
      gboolean counted = state->piles[role] != PROTO_NOT_COUNTED;

      *n_piles += !counted;
      left -= state->taken[role] + (counted ? state->piles[role] : 0);
    }
  return left;
}

/* Where fewer cards are left than piles, one of them must be empty, though nobody said so. */
static gboolean
must_have_empty_pile (const EmState *state)
{
  guint n_piles;
  gint left = proto_count_uncounted (state, &n_piles);

  return n_piles > 0 && left < (gint) n_piles;
}

guint
proto_triggered (const ArbState *parent)
{
  const EmState *state = (const EmState *) parent;
  guint bits = state->supply == 0;

  for (guint role = 0; role < EM_N_ROLES; role++)
    if (proto_pile_is_empty (state, role))
      bits |= 2u << role;
  return must_have_empty_pile (state) ? bits | 2u << EM_N_ROLES : bits;
}

gboolean
proto_end_triggered (const EmState *state)
{
  return proto_triggered (&state->parent) != 0;
}

void
proto_leave (ArbState *parent, guint seat)
{
  EmState *state = (EmState *) parent;

  if (em_top_const (state)->seat == seat)
    state->shown = (EmPile){ 0 };
  em_drop_choices (state, seat);
}

void
proto_list_cleanup (const ArbState *parent, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  em_list_cards (moves, item->seat, EM_VERB_DISCARD,
                 em_hand_kinds (em_seat_const ((const EmState *) parent, item->seat)));
  em_list_move (moves, item->seat, EM_VERB_DONE, 0, 0);
}

/* Whether the table makes a player with too many cards discard. Source: 8.4, 6. */
static gboolean
must_discard (const EmState *state, guint seat)
{
  return proto_switch (state, PROTO_SWITCH_ABOVE_HAND) == PROTO_ABOVE_DISCARD
         && state->hand_size != 0 && em_seat_const (state, seat)->hand.size > state->hand_size;
}

static void
check_discard (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmSeat *owner = em_seat_const (state, move.seat);
  gboolean counted = em_is_counted (move.arguments[0]);
  guint n = em_count_cards (move);

  if (!proto_check_asked (state, EM_EFFECT_CLEANUP, verdict))
    return;
  if (counted && owner->hand.size < n)
    proto_refuse (verdict, PROTO_RULE_HAND, move.arguments[0])[PROTO_HAND_HAND] = owner->hand.size;
  else if (!counted)
    proto_check_held (state, move.seat, arb_argument_value (move.arguments[0]), 1, verdict);
  if (state->n_discarded + n > MAX_DISCARD
      && !(must_discard (state, move.seat) && owner->hand.size >= n
           && owner->hand.size - n >= state->hand_size))
    proto_refuse (verdict, PROTO_RULE_DISCARD, ARB_ARGUMENT_NONE)[PROTO_DISCARD_LIMIT] =
        MAX_DISCARD;
}

static void
apply_discard (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_apply_discard (parent, move, adjustments);
  state->n_discarded += (guint8) em_count_cards (move);
}

const ArbVerb proto_verb_discard = {
  .name = "discard",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD | EM_A_COUNT) },
  .kinds = { "discard-card", "discard" },
  .why_not = check_discard,
  .apply = apply_discard,
  .episode = EM_EPISODE_CLEANUP,
};

/* The Action phase is left by `skip`, everything else by `done`; people may say either. */
static void
canonicalize_closing (const ArbState *parent, ArbMove *move)
{
  gboolean skips = proto_effect ((const EmState *) parent) == EM_EFFECT_ACTION;

  if (move->seat != ARB_TABLE)
    move->verb = skips ? EM_VERB_SKIP : EM_VERB_DONE;
}

static void
check_skip (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  proto_check_asked (state, EM_EFFECT_ACTION, verdict);
}

const ArbVerb proto_verb_skip = {
  .name = "skip",
  .kind = ARB_VERB_CLOSING,
  .canonicalize = canonicalize_closing,
  .kinds = { "skip" },
  .why_not = check_skip,
  .apply = em_apply_done,
  .episode = EM_EPISODE_SKIP,
};

static void
check_cleanup (const EmState *state, guint seat, ArbVerdict *verdict)
{
  const EmSeat *owner = em_seat_const (state, seat);
  gint16 *numbers;

  if (state->hand_size == 0)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, PROTO_RULE_UNKNOWN_NUMBER,
                     arb_counter_name (state->parent.catalogue, "hand-size"));
  else if (must_discard (state, seat))
    {
      numbers = proto_refuse (verdict, PROTO_RULE_HAND_LIMIT, ARB_ARGUMENT_NONE);
      numbers[PROTO_HAND_LIMIT_HAND] = owner->hand.size;
      numbers[PROTO_HAND_LIMIT_LIMIT] = state->hand_size;
    }
}

/* Whether @seat may leave out what the asked step still does. Of all roles the text says no more than
 * that the player resolves them, so how far is open. Nobody must fill a place of which nobody has
 * said that it is there. */
static gboolean
may_leave_out (const EmState *state, guint seat)
{
  EmEffect effect = proto_effect (state);

  if (em_is_optional (state) || (effect == EM_EFFECT_PRODUCE && !proto_can_produce (state, seat)))
    return TRUE;
  if (em_top_step (state)->origin == EM_ORIGIN_ACTION)
    return FALSE;
  switch (proto_switch (state, PROTO_SWITCH_ROLE_IN_FULL))
    {
    case PROTO_ROLE_OPTIONAL:
      return TRUE;
    case PROTO_ROLE_UP_TO:
      return effect == EM_EFFECT_PRODUCE || effect == EM_EFFECT_TRADE;
    default:
      return FALSE;
    }
}

static void
check_done (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  switch ((gint) proto_effect (state))
    {
    case EM_EFFECT_ROLE:
      proto_refuse (verdict, PROTO_RULE_MANDATORY, ARB_ARGUMENT_NONE);
      break;
    case EM_EFFECT_ACTION:
    case EM_EFFECT_ANSWERS:
      proto_refuse_phase (state, verdict);
      break;
    case EM_EFFECT_CLEANUP:
      check_cleanup (state, move.seat, verdict);
      break;
    case EM_EFFECT_BOOST:
      proto_check_end_boost (state, move.seat, verdict);
      break;
    case EM_EFFECT_BY_HAND:
      break;
    default:
      if (!may_leave_out (state, move.seat))
        proto_refuse (verdict, PROTO_RULE_CHOICE, em_top_step (state)->subject);
      break;
    }
}

/* Cards that the leader put under planets in this turn go to his discard pile with the others, where
 * the table has it so. Source: 8.4, 4. */
static void
discard_tucked (EmState *state, guint seat)
{
  EmSeat *owner = em_seat (state, seat);
  gboolean stay = proto_switch (state, PROTO_SWITCH_TUCKED_CARDS) == PROTO_TUCKED_STAY;

  for (guint i = 0; i < state->n_planets; i++)
    {
      ProtoPlanet *own = &state->proto_planets[i];
      guint64 technologies = own->technologies & state->tucked_technologies;

      if (!stay)
        {
          em_pile_add (&owner->discard, EM_COLONIZE, own->tucked);
          own->colonize -= own->tucked;
          own->technologies &= ~technologies;
          for (; technologies != 0; technologies &= technologies - 1)
            em_pile_add (&owner->discard, EM_N_ROLES + em_first (technologies), 1);
        }
      own->tucked = 0;
    }
  state->tucked_technologies = 0;
}

/* Source: 8.2, P3; when followers' cards are discarded is open, 8.4, 5. */
gboolean
proto_enter_clear (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;
  guint leader = state->leader;
  EmSeat *owner = em_seat (state, leader);

  discard_tucked (state, leader);
  em_pile_move (&owner->discard, &owner->play);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    if (proto_switch (state, PROTO_SWITCH_FOLLOWER_CARDS) == PROTO_FOLLOWER_LEADER_CLEANUP)
      em_pile_move (&em_seat (state, seat)->discard, &em_seat (state, seat)->play);
  return TRUE;
}

gboolean
proto_enter_refill (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  if (!arb_has_left (parent, state->leader))
    em_refill (em_seat (state, state->leader), state->hand_size);
  return TRUE;
}

/* Source: 8.2, P4. */
gboolean
proto_enter_check_turn (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  em_end_turn (state, proto_end_triggered (state) ? 0 : em_next_seat (state, state->leader));
  return TRUE;
}

gboolean
proto_enter_check_round (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  gboolean round_over = state->leader == parent->n_seats;

  em_end_turn (state,
               round_over && proto_end_triggered (state) ? 0 : em_next_seat (state, state->leader));
  return TRUE;
}

gboolean
proto_enter_next_turn (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;
  guint seat = item->seat;

  arb_agenda_pop (&state->agenda);
  proto_begin_turn (state, seat);
  return TRUE;
}

const ArbVerb proto_verb_done = {
  .name = "done",
  .kind = ARB_VERB_CLOSING,
  .canonicalize = canonicalize_closing,
  .kinds = { "done" },
  .why_not = check_done,
  .apply = em_apply_done,
  .episode = EM_EPISODE_MORE,
};
