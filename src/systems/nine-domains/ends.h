/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_move_domain:
 * @location: a #NineLocation
 *
 * Puts a domain where a combat or a swap of this round puts it.
 */
void nine_move_domain (NineState *state, guint domain, guint location);

/**
 * nine_put_right:
 * @location: a #NineLocation
 *
 * Puts a domain where the table says that it is. The slip was the combat or the swap that has put
 * it elsewhere, so the ends of the rounds since then are put right, too: it does not matter when the
 * table notices. Judges the ends again.
 */
void nine_put_right (NineState *state, guint domain, guint location);

/** nine_keep_end: keeps what the players have at the end of this round, and judges the ends. */
void nine_keep_end (NineState *state);

/**
 * nine_judge_ends:
 * @state: a state
 *
 * Judges the ends of all rounds by all marks that are known now. The first round at the end of which
 * one seat has the four elements has ended the game; if both have, elements no longer matter. So the
 * game can come back to life, or turn out to have ended earlier, and the order in which marks are
 * recorded does not matter. (Game help, “Elements”.)
 */
void nine_judge_ends (NineState *state);

/**
 * nine_counted: (transfer none): what the players have, or had when the game ended, if it turned out
 * later that it had.
 */
const NineHoldings *nine_counted (const NineState *state);

/**
 * nine_take_back:
 * @state: a state
 * @counted: (out): the state without the rounds that do not count
 */
void nine_take_back (const NineState *state, NineState *counted);

G_END_DECLS
