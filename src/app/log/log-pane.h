/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_LOG_PANE (arb_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogPane, arb_log_pane, ARB, LOG_PANE, ArbSessionView)

/**
 * ArbLogPane:
 *
 * The log, a line for each part of a turn, the newest first, and whether all of it is on the disk. A
 * line unfolds to its moves, in their order. A move opens a menu of what can be done about it:
 * `log.go-back`, `log.correct`, `log.insert`, `log.remove`; `log.menu` opens it for the row that has
 * the keyboard.
 */

G_END_DECLS
