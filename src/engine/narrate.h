/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/log.h"

G_BEGIN_DECLS

/**
 * arb_narrate:
 * @episodes: (element-type ArbEpisode): the episodes of an earlier state of @log, or none
 * @log: a log
 * @kept: how many of its first lines are still those that @episodes were made of
 *
 * Divides @log into episodes: each line belongs to exactly one, and each episode is lines that
 * follow each other in one turn. What only says what was seen, or changes nothing, belongs to the
 * episode before it. Where the system does not narrate, each gesture is an episode.
 *
 * Returns: the first episode that may be another one than before
 */
guint arb_narrate (GArray *episodes, const ArbGameLog *log, guint kept);

G_END_DECLS
