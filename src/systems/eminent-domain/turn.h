/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_begin_turn: @seat begins a turn: Action, Role, Cleanup. Source: 2.2. */
void em_begin_turn (EmState *state, guint seat);

/** em_begin_phases: @seat begins the phases of a turn. */
void em_begin_phases (EmState *state, guint seat);

/** em_end_turn: the rest of Cleanup is done and @next begins a turn; if it is 0, the game ends. */
void em_end_turn (EmState *state, guint next);

/**
 * em_extra_turn_seat: the seat that takes the extra turn of Logistics (errata), or 0. Source: 6.4;
 * DS18.
 */
guint em_extra_turn_seat (const EmState *state);

/**
 * em_drop_choices: takes back what is asked of @seat, whose player has left. The cards that lie before
 * it for this turn go to its discard pile. The others still answer a role that was led.
 */
void em_drop_choices (EmState *state, guint seat);

G_END_DECLS
