/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_candidates:
 *
 * What a seat could think of: every card it may have for every free place, used ones too; every
 * swap. For the table: what it can tell.
 */
guint nine_candidates (const ArbState *state, guint seat, ArbMove *moves, guint max);

/** nine_standard: fills in the card of `place` and `reveal` where only one is left. */
void nine_standard (const ArbState *state, ArbMove *move);

G_END_DECLS
