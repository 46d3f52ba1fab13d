/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/log.h"

G_BEGIN_DECLS

/** arb_game_log_seen_by: (transfer full): what arb_game_seen_by() says, of a log. */
ArbGameLog *arb_game_log_seen_by (const ArbGameLog *log, guint seat);

/** arb_game_log_judge_line: what arb_game_judge_line() says, of a log. */
ArbEntry arb_game_log_judge_line (const ArbGameLog *log, guint index);

/**
 * arb_game_log_append_private:
 * @log: a log as all see it
 * @move: a move that can be private, as said
 * @verdict: (out): the verdict, as the seat itself knows the table
 *
 * Appends a line that only the seat it is about may see, if the seat knows nothing against it.
 *
 * Returns: whether it was appended
 */
gboolean arb_game_log_append_private (ArbGameLog *log, ArbMove move, ArbVerdict *verdict);

G_END_DECLS
