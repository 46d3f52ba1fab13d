/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_resolve:
 * @state: a state in which all six cards and all three domains are known
 *
 * Resolves the combats of the round, gives the domains and points to the winners, and calls
 * nine_go_on().
 */
void nine_resolve (NineState *state);

/**
 * nine_win_points:
 * @state: a state
 * @row: a round, counted from 0, whose combats were resolved
 * @place: the place
 *
 * Returns: the points that the winning card brings besides the domain
 */
gint nine_win_points (const NineState *state, guint row, guint place);

/**
 * nine_go_on:
 * @state: a state after the combats
 *
 * Makes the next possible swap offer. If there is none, the round ends: see nine_judge_ends().
 */
void nine_go_on (NineState *state);

/** nine_may_swap_domain: whether the rules allow a swap of @domain, whoever owns it. */
gboolean nine_may_swap_domain (const NineState *state, guint domain);

/**
 * nine_returnable:
 * @state: a state
 * @seat: a seat
 * @how: a value of `return-this-round`
 *
 * Returns: the used cards that a swap may bring back
 */
guint16 nine_returnable (const NineState *state, guint seat, guint how);

G_END_DECLS
