/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log.h"

G_BEGIN_DECLS

/**
 * arb_narrate:
 * @episodes: (element-type ArbEpisode): the episodes of an earlier state of @log, or none
 * @log: a log
 * @kept: how many of its first lines have not changed since @episodes were made
 *
 * Divides @log into episodes: each line belongs to exactly one, and the lines of an episode follow
 * each other in one turn. Observations, and lines that change nothing, belong to the episode before
 * them. If the system does not narrate, each gesture is an episode.
 *
 * Returns: the first episode that may have changed
 */
guint arb_narrate (GArray *episodes, const ArbGameLog *log, guint kept);

G_END_DECLS
