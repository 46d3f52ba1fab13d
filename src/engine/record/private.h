/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log.h"

G_BEGIN_DECLS

/** arb_game_log_seen_by: (transfer full): the same as arb_game_seen_by(), for a log. */
ArbGameLog *arb_game_log_seen_by (const ArbGameLog *log, guint seat);

/** arb_game_log_judge_line: the same as arb_game_judge_line(), for a log. */
ArbEntry arb_game_log_judge_line (const ArbGameLog *log, guint index);

/**
 * arb_game_log_append_private:
 * @log: a log as all players see it
 * @move: a move that can be private, as said
 * @verdict: (out): the verdict by the knowledge of the seat
 *
 * Appends a line that only its seat may see, if the knowledge of the seat does not contradict it.
 *
 * Returns: whether it was appended
 */
gboolean arb_game_log_append_private (ArbGameLog *log, ArbMove move, ArbVerdict *verdict);

G_END_DECLS
