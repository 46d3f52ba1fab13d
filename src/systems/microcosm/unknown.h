/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/* What nobody has said, and a move depends on. */

/**
 * micro_supposes: see #ArbHelp: whether a card that the move names was never seen, or it says which
 * planet an unknown one is.
 */
gboolean micro_supposes (const ArbState *state, ArbMove move);

/** micro_add_answers: see #ArbHelp: whatever a face can show. */
void micro_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                        ArbMoves *moves);

G_END_DECLS
