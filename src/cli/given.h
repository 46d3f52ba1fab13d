/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/report.h"

G_BEGIN_DECLS

/**
 * arb_given_play:
 * @report: a new record
 * @path: a file that describes a position, see data/position.md
 *
 * Brings the game to that position, by moves of the table in one gesture.
 *
 * Returns: whether it could; if not, standard error says why, and the game is as it was
 */
gboolean arb_given_play (ArbReport *report, const char *path);

G_END_DECLS
