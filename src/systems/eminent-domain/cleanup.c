/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/cleanup.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/offer-moves.h"

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

  if (!arb_has_left (parent, state->leader))
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
  .kinds = { "discard", "discard-card", "late-discard", "late-discard-card" },
  .why_not = check_discard,
  .apply = em_apply_discard,
  .episode = EM_EPISODE_CLEANUP,
};

/* Ends the turn, after whatever can be left out before Cleanup. */
static void
offer_end (ArbOffering *offering, guint seat)
{
  guint turn = em_offer_table (offering)->parent.turn;

  do
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  while (arb_offering_is_allowed (offering) && !em_offered (offering)->parent.over
         && em_offered (offering)->parent.turn == turn);
}

/* Offers numbers of cards to discard, after which the turn ends; one that leaves too many in the
 * hand is refused. An Action that is still possible is skipped: the offer says so. */
static void
offer_numbers (ArbOffering *offering, gboolean late)
{
  const EmState *state = em_offer_table (offering);
  guint seat = state->leader;

  for (guint n = 0; n <= em_hand_size (state, seat); n++)
    {
      arb_offering_begin (offering, late ? "late-discard" : "discard", seat, ARB_ARGUMENT_NONE, n);
      if (late)
        em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
      if (n > 0)
        em_offer_move (offering, seat, EM_VERB_DISCARD, arb_argument_count (n), 0);
      offer_end (offering, seat);
      arb_offer_set_remaining (arb_offering_end (offering, NULL, 0), "cards-kept",
                               em_hand_size (state, seat) - n);
    }
}

/* Offers technologies to discard, by name; the turn does not end, because more cards can follow. */
static void
offer_discard_cards (ArbOffering *offering, gboolean late)
{
  guint seat = em_offer_table (offering)->leader;
  guint64 kinds = em_hand_kinds (em_seat_const (em_offer_table (offering), seat))
                  & ~(em_bit (EM_N_ROLE_CARDS) - 1);

  for (; kinds != 0; kinds &= kinds - 1)
    {
      arb_offering_begin (offering, late ? "late-discard-card" : "discard-card", seat,
                          em_card_name (em_first (kinds)), 0);
      if (late)
        em_offer_move (offering, seat, EM_VERB_SKIP, 0, 0);
      em_offer_move (offering, seat, EM_VERB_DISCARD, em_card_name (em_first (kinds)), 0);
      arb_offering_end (offering, NULL, 0);
    }
}

void
em_offer_discards (ArbOffering *offering, gboolean late)
{
  offer_numbers (offering, late);
  offer_discard_cards (offering, late);
}
