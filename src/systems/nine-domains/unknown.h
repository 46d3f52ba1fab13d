/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/* What nobody has said, and a move depends on. */

/** nine_add_answers: see #ArbHelp: whichever tile can lie open at a place. */
void nine_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                       ArbMoves *moves);

G_END_DECLS
