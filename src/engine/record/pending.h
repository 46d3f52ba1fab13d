/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log.h"

G_BEGIN_DECLS

/** arb_opens_decisions: whether @seat has decisions in @after that it could not have in @before. */
gboolean arb_opens_decisions (const ArbState *before, const ArbState *after, guint seat);

/** arb_game_log_list_pending: the same as arb_game_list_pending(), for a log. */
guint arb_game_log_list_pending (const ArbGameLog *log, guint index, guint last, ArbMove *moves,
                                 guint max, gboolean *needed);

G_END_DECLS
