/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/supply.h"

/* Enlisting: cards of the hand are discarded, and each brings a fighter. */

gboolean
expansion_asks_enlist (const ArbState *state, const ArbItem *item, const ArbStep *step,
                       guint amount)
{
  return amount > 0 && em_seat_const ((const EmState *) state, item->seat)->hand.size > 0;
}

void
expansion_list_enlist (const ArbState *state, const ArbItem *item, const ArbStep *step,
                       ArbMoves *moves)
{
  em_list_cards (moves, item->seat, EM_VERB_ENLIST,
                 em_hand_kinds (em_seat_const ((const EmState *) state, item->seat)));
}

static void
check_enlist (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  em_check_asked (state, move, (EmEffect) EM_EFFECT_ENLIST, verdict);
  em_check_held (state, move.seat, em_card_of (move.arguments[0]), 1, verdict);
}

static void
apply_enlist (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  guint kind = em_card_of (move.arguments[0]);

  em_hand_take (owner, kind);
  em_pile_add (&owner->discard, kind, 1);
  em_gain_fighters (state, move.seat, 1);
  em_consume_step (state, (EmEffect) EM_EFFECT_ENLIST, 1);
}

static void
about_enlist (const ArbState *state, guint seat, ArbMoves *moves)
{
  em_list_asked ((const EmState *) state, (EmEffect) EM_EFFECT_ENLIST, moves);
}

const ArbVerb em_verb_enlist = {
  .name = "enlist",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .asked_by = G_GUINT64_CONSTANT (1) << EM_EFFECT_ENLIST,
  .about = about_enlist,
  .why_not = check_enlist,
  .apply = apply_enlist,
  .episode = EM_EPISODE_MORE,
};
