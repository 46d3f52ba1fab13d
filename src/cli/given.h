/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/report.h"

G_BEGIN_DECLS

/**
 * arb_given_play:
 * @report: a new record
 * @path: a file that describes a position, see data/position.md
 *
 * Arranges that position in the game, by moves of the table in one gesture.
 *
 * Returns: whether it succeeded; if not, it prints the reason to standard error, and the game is
 *   unchanged
 */
gboolean arb_given_play (ArbReport *report, const char *path);

G_END_DECLS
