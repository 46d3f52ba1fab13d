/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_LOG_BAR (arb_log_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogBar, arb_log_bar, ARB, LOG_BAR, ArbSessionView)

/**
 * ArbLogBar:
 *
 * The last line of the log that says more than that a choice has ended, for windows without room
 * for the log. Tapping it opens the whole log.
 */

G_END_DECLS
