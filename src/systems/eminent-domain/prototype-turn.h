/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * A turn: an Action, a role, Cleanup. The game ends at the end of the turn in which a pile or the
 * influence ran out, without equal turns; see `turns` in cards.json. Source: 8.2.
 */

/** proto_begin_turn: @seat begins a turn. */
void proto_begin_turn (ProtoState *state, guint seat);

/**
 * proto_count_uncounted:
 * @state: the table
 * @n_piles: (out): how many piles nobody counted
 *
 * Returns: how many cards these have together, for the number of all role cards is known
 */
gint proto_count_uncounted (const ProtoState *state, guint *n_piles);

/** proto_end_triggered: whether a pile or the influence has run out. */
gboolean proto_end_triggered (const ProtoState *state);

/** proto_triggers: see #ArbPresentation. */
extern const char *const proto_triggers[];

/** proto_triggered: see #ArbPresentation. */
guint proto_triggered (const ArbState *state);

/* The steps of Cleanup; their order is that of `turns` in cards.json. */
ArbEnterFunc proto_enter_clear;
ArbEnterFunc proto_enter_refill;
ArbEnterFunc proto_enter_check_turn;
ArbEnterFunc proto_enter_check_round;
ArbEnterFunc proto_enter_next_turn;

/* The phases that a closing move leaves, and Cleanup. */
ArbListFunc proto_list_cleanup;

extern const ArbVerb proto_verb_discard;
extern const ArbVerb proto_verb_skip;
extern const ArbVerb proto_verb_done;

G_END_DECLS
