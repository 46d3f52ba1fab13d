/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-turn.h"

#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype-follow.h"
#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-verbs.h"

#define MAX_DISCARD 1 /* cards in a Cleanup */

const char *const proto_triggers[] = { "influence",     "survey-pile",     "warfare-pile",
                                       "colonize-pile", "harvest-pile",    "trade-pile",
                                       "research-pile", "uncounted-piles", NULL };

void
proto_begin_turn (ProtoState *state)
{
  state->parent.turn++;
  state->n_discarded = 0;
  state->shown = (EmPile){ 0 };
  proto_push (state, PROTO_SCRIPT_CLEANUP, proto_leader (state));
  proto_push (state, PROTO_SCRIPT_TURN, proto_leader (state));
  proto_run (state);
}

void
proto_run (ProtoState *state)
{
  if (!arb_agenda_waits (&state->agenda))
    arb_agenda_run (&state->agenda, &proto_catalogue (state)->program, &state->parent);
}

gint
proto_count_uncounted (const ProtoState *state, guint *n_piles)
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
must_have_empty_pile (const ProtoState *state)
{
  guint n_piles;
  gint left = proto_count_uncounted (state, &n_piles);

  return n_piles > 0 && left < (gint) n_piles;
}

guint
proto_triggered (const ArbState *parent)
{
  const ProtoState *state = proto_state (parent);
  guint bits = state->supply == 0;

  for (guint role = 0; role < EM_N_ROLES; role++)
    if (proto_pile_is_empty (state, role))
      bits |= 2u << role;
  return must_have_empty_pile (state) ? bits | 2u << EM_N_ROLES : bits;
}

gboolean
proto_end_triggered (const ProtoState *state)
{
  return proto_triggered (&state->parent) != 0;
}

void
proto_list_cleanup (const ArbState *parent, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  proto_list_cards (proto_state (parent), item->seat, PROTO_VERB_DISCARD, moves);
  proto_list_move (moves, item->seat, PROTO_VERB_DONE, 0, 0);
}

/* Whether the table makes a player with too many cards discard. Source: 8.4, 6. */
static gboolean
must_discard (const ProtoState *state, guint seat)
{
  return proto_switch (state, PROTO_SWITCH_ABOVE_HAND) == PROTO_ABOVE_DISCARD
         && state->hand_size != 0 && proto_seat_const (state, seat)->hand.size > state->hand_size;
}

static void
check_discard (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const ProtoState *state = proto_state (parent);
  const EmSeat *owner = proto_seat_const (state, move.seat);
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;
  guint n = counted ? arb_argument_value (move.arguments[0]) : 1;

  if (!proto_check_asked (state, PROTO_EFFECT_CLEANUP, verdict))
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
  ProtoState *state = (ProtoState *) parent;
  EmSeat *owner = proto_seat (state, move.seat);
  guint value = arb_argument_value (move.arguments[0]);

  if (arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT)
    {
      em_hand_discard_unnamed (owner, value);
      state->n_discarded += (guint8) value;
      return;
    }
  em_hand_take (owner, value);
  em_pile_add (&owner->discard, value, 1);
  state->n_discarded++;
}

const ArbVerb proto_verb_discard = {
  .name = "discard",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (PROTO_A_CARD | PROTO_A_COUNT) },
  .why_not = check_discard,
  .apply = apply_discard,
};

/* The Action phase is left by `skip`, everything else by `done`; people may say either. */
static void
canonicalize_closing (const ArbState *parent, ArbMove *move)
{
  gboolean skips = proto_effect (proto_state (parent)) == PROTO_EFFECT_ACTION;

  if (move->seat != ARB_TABLE)
    move->verb = skips ? PROTO_VERB_SKIP : PROTO_VERB_DONE;
}

static void
check_skip (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const ProtoState *state = proto_state (parent);

  proto_check_asked (state, PROTO_EFFECT_ACTION, verdict);
}

static void
apply_skip (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  ProtoState *state = (ProtoState *) parent;

  proto_close (state);
}

const ArbVerb proto_verb_skip = {
  .name = "skip",
  .kind = ARB_VERB_CLOSING,
  .canonicalize = canonicalize_closing,
  .why_not = check_skip,
  .apply = apply_skip,
};

static void
check_cleanup (const ProtoState *state, guint seat, ArbVerdict *verdict)
{
  const EmSeat *owner = proto_seat_const (state, seat);
  gint16 *numbers;

  if (state->hand_size == 0)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, PROTO_RULE_UNKNOWN_NUMBER,
                     arb_argument_name (PROTO_SORT_COUNTER, PROTO_COUNTER_HAND_SIZE));
  else if (must_discard (state, seat))
    {
      numbers = proto_refuse (verdict, PROTO_RULE_HAND_LIMIT, ARB_ARGUMENT_NONE);
      numbers[PROTO_HAND_LIMIT_HAND] = owner->hand.size;
      numbers[PROTO_HAND_LIMIT_LIMIT] = state->hand_size;
    }
}

static void
check_done (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const ProtoState *state = proto_state (parent);
  const ArbProgram *program = &proto_catalogue (state)->program;

  switch ((gint) proto_effect (state))
    {
    case PROTO_EFFECT_ROLE:
      proto_refuse (verdict, PROTO_RULE_MANDATORY, ARB_ARGUMENT_NONE);
      break;
    case PROTO_EFFECT_ACTION:
    case PROTO_EFFECT_ANSWERS:
      proto_refuse (verdict, PROTO_RULE_PHASE, ARB_ARGUMENT_NONE)[PROTO_PHASE_NOW] =
          (gint16) proto_effect (state);
      break;
    case PROTO_EFFECT_CLEANUP:
      check_cleanup (state, move.seat, verdict);
      break;
    case PROTO_EFFECT_BOOST:
      proto_check_end_boost (state, move.seat, verdict);
      break;
    case PROTO_EFFECT_BY_HAND:
      break;
    default:
      if (!arb_program_is_optional (program, &state->parent, arb_agenda_top_const (&state->agenda),
                                    arb_agenda_step (&state->agenda, program)))
        proto_refuse (verdict, PROTO_RULE_CHOICE, arb_argument_name (PROTO_SORT_ROLE, state->role));
      break;
    }
}

/* Cards that the leader put under planets in this turn go to his discard pile with the others, where
 * the table has it so. Source: 8.4, 4. */
static void
discard_tucked (ProtoState *state, guint seat)
{
  EmSeat *owner = proto_seat (state, seat);
  gboolean stay = proto_switch (state, PROTO_SWITCH_TUCKED_CARDS) == PROTO_TUCKED_STAY;

  for (guint i = 0; i < state->n_planets; i++)
    {
      ProtoPlanet *own = &state->planets[i];
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
  ProtoState *state = (ProtoState *) parent;
  guint leader = proto_leader (state);
  EmSeat *owner = proto_seat (state, leader);

  discard_tucked (state, leader);
  em_pile_move (&owner->discard, &owner->play);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    if (proto_switch (state, PROTO_SWITCH_FOLLOWER_CARDS) == PROTO_FOLLOWER_LEADER_CLEANUP)
      em_pile_move (&proto_seat (state, seat)->discard, &proto_seat (state, seat)->play);
  return TRUE;
}

gboolean
proto_enter_refill (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  ProtoState *state = (ProtoState *) parent;
  EmSeat *owner = proto_seat (state, proto_leader (state));

  if (owner->hand.size < state->hand_size)
    em_draw (owner, state->hand_size - owner->hand.size);
  return TRUE;
}

/* Ends the game if it is @over. Otherwise the rest of Cleanup is done and the next turn begins. */
static void
go_on (ProtoState *state, gboolean over)
{
  if (over)
    {
      arb_agenda_pop (&state->agenda);
      state->parent.over = TRUE;
    }
  else
    arb_agenda_insert (&state->agenda, proto_catalogue (state)->own_scripts[PROTO_SCRIPT_NEXT_TURN],
                       proto_leader (state));
}

/* Source: 8.2, P4. */
gboolean
proto_enter_check_turn (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  ProtoState *state = (ProtoState *) parent;

  go_on (state, proto_end_triggered (state));
  return TRUE;
}

gboolean
proto_enter_check_round (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  ProtoState *state = (ProtoState *) parent;

  go_on (state, proto_leader (state) == parent->n_seats && proto_end_triggered (state));
  return TRUE;
}

gboolean
proto_enter_next_turn (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  ProtoState *state = (ProtoState *) parent;

  arb_agenda_pop (&state->agenda);
  proto_begin_turn (state);
  return TRUE;
}

static void
apply_done (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  ProtoState *state = (ProtoState *) parent;

  proto_close (state);
}

const ArbVerb proto_verb_done = {
  .name = "done",
  .kind = ARB_VERB_CLOSING,
  .canonicalize = canonicalize_closing,
  .why_not = check_done,
  .apply = apply_done,
};
