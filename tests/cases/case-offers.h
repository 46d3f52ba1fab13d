/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/**
 * case_is_offered:
 * @state: a table
 * @move: a move in standard form
 *
 * What a seat that decides could think of doing must be offered, unless a rule forbids it: also
 * where the rules leave open whether it is legal, for then the table has to be asked.
 *
 * Returns: whether an offer begins with @move, or it need not be offered
 */
gboolean case_is_offered (const ArbState *state, ArbMove move);

G_END_DECLS
