/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_list: see #ArbRules. */
guint nine_list (const ArbState *state, guint seat, ArbMove *moves, guint max);

/**
 * nine_questions:
 *
 * Lists every card that the seat may have for every free place, also used ones, and every swap that
 * it has now or later in the round.
 */
guint nine_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);

/** nine_canonicalize: fills in the card of `place` and `reveal` if only one is left. */
void nine_canonicalize (const ArbState *state, ArbMove *move);

G_END_DECLS
