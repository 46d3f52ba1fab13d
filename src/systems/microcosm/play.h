/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* The action of a turn: playing a card, or picking cards up. Source: rules, actions. */

/** micro_may_close: whether the open step may be left out. */
gboolean micro_may_close (const MicroState *state);

/** micro_finish_card: discards the played card, unless its action has moved it. */
void micro_finish_card (ArbState *state, const ArbItem *item);

/**
 * micro_list_plays: adds playing each card that the hand can hold; before taking only those that
 * can be played then, as far as that is known.
 */
void micro_list_plays (const MicroState *state, guint seat, gboolean before_taking,
                       ArbMoves *moves);

/* See #ArbEffect. */
ArbListFunc micro_list_choice;
ArbListFunc micro_list_pick_up;
ArbListFunc micro_list_by_hand;
ArbAsksFunc micro_asks_picking;
ArbAsksFunc micro_asks_pick_up;
ArbEnterFunc micro_enter_another;

G_END_DECLS
