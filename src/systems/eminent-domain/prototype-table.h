/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Moves of the table: observations, numbers that were not published, that a pile is empty, and
 * adjustments.
 */

/** proto_count_counter: see `count` of #ArbRules. */
gint proto_count_counter (const ArbState *parent, guint seat, guint counter);

extern const ArbVerb proto_verb_discarded;
extern const ArbVerb proto_verb_is;
extern const ArbVerb proto_verb_number;
extern const ArbVerb proto_verb_empty;
extern const ArbVerb proto_verb_adjust;
extern const ArbVerb proto_verb_adjust_hand;

G_END_DECLS
