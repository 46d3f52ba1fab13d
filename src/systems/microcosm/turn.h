/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Whose turn it is, what is waited for, and the end: eighteen cards make eighteen turns. */

/** micro_begin_turn: the next player has to take a card. */
void micro_begin_turn (MicroState *state);

/** micro_run: does all that needs no decision, until somebody has to decide or the game is over. */
void micro_run (MicroState *state);

/** micro_close_step: leaves the step that is waited for, and whatever was revealed for it. */
void micro_close_step (MicroState *state);

/** micro_forget_reveals: what was revealed counts for nothing more. */
void micro_forget_reveals (MicroState *state);

/**
 * micro_check_moment:
 * @effect: what must be waited for
 * @verdict: takes why it is the wrong moment
 *
 * Returns: whether @move comes at the right moment, and from the right seat
 */
gboolean micro_check_moment (const MicroState *state, ArbMove move, MicroEffect effect,
                             ArbVerdict *verdict);

/** micro_check_seat: the same without asking what is waited for. */
gboolean micro_check_seat (const MicroState *state, ArbMove move, ArbVerdict *verdict);

/** micro_add_phase: it is the wrong moment. */
void micro_add_phase (const MicroState *state, ArbVerdict *verdict);

G_END_DECLS
