/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/*
 * A turn: an Action, a role, Cleanup. The game ends at the end of the turn in which a pile or the
 * influence ran out, without equal turns; see `turns` in cards.json. Source: 8.2.
 */

/** proto_begin_turn: @seat begins a turn. */
void proto_begin_turn (EmState *state, guint seat);

/**
 * proto_count_uncounted:
 * @state: the table
 * @n_piles: (out): how many piles nobody counted
 *
 * Returns: how many cards these have together, for the number of all role cards is known
 */
gint proto_count_uncounted (const EmState *state, guint *n_piles);

/** proto_end_triggered: whether a pile or the influence has run out. */
gboolean proto_end_triggered (const EmState *state);

/** proto_leave: the same as em_leave(). */
void proto_leave (ArbState *state, guint seat);

G_END_DECLS
