/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_setup: lays out the game. Source: 1.2, 1.3; the variants. */
void em_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/** em_play: a card from hand is played for its Action. */
void em_play (EmState *state, guint seat, guint kind);

/**
 * em_end_action_phase:
 *
 * Takes the Action phase, which is the top of the agenda, off; where the edition lets Mobilization
 * attack after any phase, the attack comes next. Source: DS19.
 */
void em_end_action_phase (EmState *state);

/** em_lead: the leader chooses a role and takes the top card of its stack. Source: S1. */
void em_lead (EmState *state, guint role);

/** em_begin_follow: @seat follows; boosting is open. Source: S4. */
void em_begin_follow (EmState *state, guint seat);

/** em_boost: @n cards of @kind from hand are shown for the role. */
void em_boost (EmState *state, guint seat, guint kind, guint n);

/** em_dissent: @seat draws a card, with Dissension two. Source: S4. */
void em_dissent (EmState *state, guint seat);

/** em_cleanup: ends the turn: pays what is due, clears the table, draws up. Source: S5, S6. */
void em_cleanup (EmState *state);

/** em_extra_turn_seat: who takes the extra turn of Logistics (errata), or 0. Source: 6.4; DS18. */
guint em_extra_turn_seat (const EmState *state);

/** em_follow_item: the script task that @seat would get by following. */
EmItem em_follow_item (const EmState *state, guint seat);

G_END_DECLS
