/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/* What nobody has said, and a move depends on. */

/**
 * proto_add_answers: see #ArbHelp: whatever a face or a number can be, and whichever card a planet
 * can be.
 */
void proto_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                        ArbMoves *moves);

G_END_DECLS
