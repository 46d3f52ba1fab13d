/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Boosting: leader and followers show cards of the hand for the role before any effect is resolved.
 * The first boost of a follower implies following. Source: 2.2.
 */

/**
 * em_check_end_boost: checks whether @seat may stop showing cards; warns if the role has no effect.
 */
void em_check_end_boost (const EmState *state, guint seat, ArbVerdict *verdict);

/** em_play_shown: @seat plays a card of the hand and shows it. */
static inline void
em_play_shown (EmState *state, guint seat, guint kind)
{
  EmSeat *owner = em_seat (state, seat);

  em_hand_take (owner, kind);
  em_pile_add (&owner->play, kind, 1);
  em_pile_add (&state->shown, kind, 1);
}

/** em_end_boost_shortfall: adds the symbols that a ruling lets @seat do without. */
void em_end_boost_shortfall (EmState *state, guint seat, ArbAdjustments *adjustments);

G_END_DECLS
