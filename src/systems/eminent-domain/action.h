/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * The Action phase: the player plays a card from the hand for its Action. Source: 2.2.
 */

/** em_actions_allowed: how many Action cards @seat may play in a turn: two with Productivity. */
static inline guint
em_actions_allowed (const EmState *state, guint seat)
{
  return 1u + em_has (state, seat, EM_STANDING_EXTRA_ACTION);
}

/** em_action_is_late: whether the leader may still play a card after the role, by Logistics. */
gboolean em_action_is_late (const EmState *state);

/** em_finish_action: moves the played card to where the edition prescribes. Source: DS5. */
void em_finish_action (ArbState *state, const ArbItem *item);

/**
 * em_reopen_action:
 *
 * To be called when the number of Actions that @seat may play has changed: in the turn of @seat,
 * before the Role phase, it opens an Action again that was not skipped, or closes one too many.
 */
void em_reopen_action (EmState *state, guint seat);

/**
 * em_offer_action_places: offers the Actions of the standard cards to the leader while something else
 * is decided, so that the cards keep their places; those that were played are marked.
 */
void em_offer_action_places (ArbOffering *offering);

/** em_offer_actions: offers @seat the Actions of its cards, and planets that are ready for one. */
void em_offer_actions (ArbOffering *offering, guint seat);

G_END_DECLS
