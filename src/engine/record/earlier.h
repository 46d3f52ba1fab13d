/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log.h"

G_BEGIN_DECLS

/*
 * What earlier lines of a log have to do with a move that is refused.
 */

/**
 * arb_game_log_find_cause:
 * @log: a log
 * @length: the number of lines before the move
 * @move: an observation, in canonical form
 * @verdict: the verdict on it after these lines
 *
 * Finds the line by which a refused observation came to contradict what is known: the last one before
 * which it was judged otherwise.
 *
 * Returns: the number of that line, from 1; 0 if there is none, or if @move is no refused observation
 */
guint arb_game_log_find_cause (const ArbGameLog *log, guint length, ArbMove move,
                               const ArbVerdict *verdict);

/**
 * arb_game_log_find_omission:
 * @log: a log
 * @move: a move that is refused after its last line
 *
 * Finds where in this turn, or in the one before, @move would have been legal, if no closing move had
 * been implied there.
 *
 * Returns: the number of that line, before which @move can be inserted; 0 if there is none
 */
guint arb_game_log_find_omission (const ArbGameLog *log, ArbMove move);

G_END_DECLS
