/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/cleanup.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/supply.h"

static inline gboolean
is_within_limit (const EmState *state, guint seat)
{
  return em_seat_const (state, seat)->hand.size <= em_hand_limit (state, seat);
}

static inline void
list_end (const EmState *state, guint seat, ArbMoves *moves)
{
  if (is_within_limit (state, seat))
    em_list_move (moves, seat, EM_VERB_DONE, 0, 0);
}

/* Apart from the rest, because few seats have such a permanent. */
static G_NO_INLINE void
list_removals_and_end (const EmState *state, guint seat, ArbMoves *moves)
{
  em_list_standing_removals (state, seat, moves);
  list_end (state, seat, moves);
}

void
em_list_cleanup (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, item->seat, EM_VERB_DISCARD,
                 em_hand_kinds (em_seat_const (state, item->seat)));
  if (G_UNLIKELY (em_has_standing_removals (state, item->seat)))
    list_removals_and_end (state, item->seat, moves);
  else
    list_end (state, item->seat, moves);
}

void
em_check_end_turn (const EmState *state, guint seat, ArbVerdict *verdict)
{
  guint limit = em_hand_limit (state, seat);
  gint16 *numbers;

  if (is_within_limit (state, seat))
    return;

  numbers = em_refuse (verdict, EM_RULE_HAND_LIMIT, ARB_ARGUMENT_NONE);
  numbers[EM_HAND_LIMIT_HAND] = em_seat_const (state, seat)->hand.size;
  numbers[EM_HAND_LIMIT_LIMIT] = (gint16) limit;
  numbers[EM_HAND_LIMIT_BASE] = em_catalogue (state)->hand_size;
  numbers[EM_HAND_LIMIT_PLANETS] = (gint16) (limit - em_catalogue (state)->hand_size);
}

void
em_end_turn_shortfall (EmState *state, guint seat, ArbAdjustments *adjustments)
{
  arb_adjustments_add_missing (adjustments, "hand", ARB_ARGUMENT_NONE, seat,
                               em_seat_const (state, seat)->hand.size, em_hand_limit (state, seat));
}

/* Pays what cards owe for the whole turn. */
gboolean
em_enter_pay (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  em_gain_influence (state, state->leader, em_pending_influence (state));
  state->pays_kinds_traded = state->pays_kinds_produced = FALSE;
  return TRUE;
}

gboolean
em_enter_clear (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  for (guint seat = 1; seat <= parent->n_seats; seat++)
    em_pile_move (&em_seat (state, seat)->discard, &em_seat (state, seat)->play);
  em_clear_shown (state);
  return TRUE;
}

gboolean
em_enter_refill (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  em_refill (em_seat (state, state->leader), em_hand_limit (state, state->leader));
  return TRUE;
}

static void
check_discard (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (em_moment (state) != EM_MOMENT_CLEANUP)
    em_refuse (verdict, EM_RULE_UNASKED, move.arguments[0]);
  if (em_is_counted (move.arguments[0]))
    em_check_hand_size (move, arb_argument_value (move.arguments[0]),
                        em_seat_const (state, move.seat)->hand.size, verdict);
  else
    em_check_held (state, move.seat, em_card_of (move.arguments[0]), 1, verdict);
}

void
em_apply_discard (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  guint n = arb_argument_value (move.arguments[0]);

  em_forget_use (state, move.seat);
  if (!em_is_counted (move.arguments[0]))
    {
      em_hand_take (owner, em_card_of (move.arguments[0]));
      em_pile_add (&owner->discard, em_card_of (move.arguments[0]), 1);
      return;
    }

  em_hand_discard_unnamed (owner, n);
}

static void
about_discard (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, seat, EM_VERB_DISCARD, em_hand_kinds (em_seat_const (state, seat)));
}

const ArbVerb em_verb_discard = {
  .name = "discard",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD | EM_A_COUNT) },
  .asked_by = EM_ASKED_BY (CLEANUP),
  .about = about_discard,
  .why_not = check_discard,
  .apply = em_apply_discard,
  .episode = EM_EPISODE_CLEANUP,
};
