/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/* What nobody has said, and a move depends on. */

/**
 * em_supposes: see #ArbHelp: whether the hand need not have the card that a move takes from it, or the
 * planet need not be the one that it names.
 */
gboolean em_supposes (const ArbState *state, ArbMove move);

/** em_add_answers: see #ArbHelp: whichever card a planet can be. */
void em_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves);

G_END_DECLS
