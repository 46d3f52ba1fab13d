/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/referee.h"

G_BEGIN_DECLS

/**
 * em_arrange:
 * @state: a state
 * @words: what to arrange
 * @problem: (out): why it cannot be arranged
 *
 * Puts a table of Eminent Domain as a case wants it:
 *
 *     SEAT hand|deck|discard CARD…      exactly these, known; `empty` for none
 *     SEAT planet NAME up|down          into the Empire, with the next number
 *     SEAT up #N                        turns it face up
 *     SEAT resources #N KIND…           on a face-up planet
 *     SEAT colonies #N CARD…            under a face-down planet
 *     SEAT technology NAME              a permanent one, in the Empire
 *     SEAT fighters|influence N
 *     SEAT leads                        it is that player's turn, at its start
 *     stack NAME N
 *     planet-deck|planet-discard NAME…  exactly these, known; `empty` for none
 *
 * The first of `hand`, `deck`, `discard` makes all cards of that player known.
 *
 * Returns: whether it could
 */
gboolean em_arrange (ArbState *state, const char *words, char **problem);

G_END_DECLS
