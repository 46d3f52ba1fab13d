/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/**
 * em_arrange_apart:
 * @state: a state
 * @words: what to arrange
 * @problem: (out): why it cannot be arranged; %NULL if it is none of these
 *
 * Puts a table of Eminent Domain as a case wants it, where no move of the table can:
 *
 *     SEAT deck|discard CARD…           exactly these, known; `empty` for none
 *     SEAT leads                        it is that player's turn, at its start
 *     planet-deck|planet-discard NAME…  exactly these, known; `empty` for none
 *
 * The first of `deck`, `discard` makes all cards of that player known.
 *
 * Returns: whether it could
 */
gboolean em_arrange_apart (ArbState *state, const char *words, char **problem);

G_END_DECLS
