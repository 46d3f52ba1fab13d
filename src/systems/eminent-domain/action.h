/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * The Action phase: a card of the hand is played for its Action. Source: 2.2.
 */

/** em_actions_allowed: how many Action cards @seat may play in a turn: two with Productivity. */
static inline guint
em_actions_allowed (const EmState *state, guint seat)
{
  return 1u + em_has (state, seat, EM_STANDING_EXTRA_ACTION);
}

/** em_finish_action: puts the card that was played where the edition has it. Source: DS5. */
void em_finish_action (ArbState *state, const ArbItem *item);

/**
 * em_reopen_action:
 *
 * Follows a change of how many Actions @seat may play: in his turn, before the Role phase, an Action
 * that was not given up is open again, or one too many is closed.
 */
void em_reopen_action (EmState *state, guint seat);

/* The phase. */
ArbAsksFunc em_asks_action;
ArbEnterFunc em_enter_end_action;
ArbListFunc em_list_action;

/* The verbs `play` and `skip`. */
EmCheckFunc em_check_play;
EmApplyFunc em_apply_play;
EmCheckFunc em_check_skip;
EmApplyFunc em_apply_skip;

G_END_DECLS
