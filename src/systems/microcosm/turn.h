/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* The turn, the open step, and the end: eighteen cards make eighteen turns. */

/** micro_begin_turn: begins the turn of the next player, who has to take a card. */
void micro_begin_turn (MicroState *state);

/**
 * micro_run: carries out all steps that need no decision, until a player has to decide or the game
 * is over.
 */
void micro_run (MicroState *state);

/** micro_close_step: ends the open step, and clears the icons revealed for it. */
void micro_close_step (MicroState *state);

/** micro_forget_reveals: clears the revealed icons. */
void micro_forget_reveals (MicroState *state);

/**
 * micro_check_moment:
 * @effect: the effect for which the agenda must wait
 * @verdict: gets the reason if it is the wrong moment
 *
 * Returns: whether it is the right moment
 */
gboolean micro_check_moment (const MicroState *state, MicroEffect effect, ArbVerdict *verdict);

/** micro_add_phase: adds the reason that it is the wrong moment. */
void micro_add_phase (const MicroState *state, ArbVerdict *verdict);

G_END_DECLS
