/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/repair.h"

G_BEGIN_DECLS

/** ArbRepairStop: whether to stop the search; called often, in the thread of the search. */
typedef gboolean (*ArbRepairStop) (gpointer data);

/**
 * arb_repairs_find:
 * @game: a game; it may be another thread's only if nobody changes it
 * @counts: (array length=n_counts): the counts of the real table
 * @n_counts: the number of @counts
 * @stop: (nullable): whether to stop
 * @data: data for @stop
 *
 * Compares the record with the real table, and looks for what may have happened in the last two
 * rounds that explains the differences. Takes a few tenths of a second.
 *
 * Returns: (transfer full) (nullable): the differences and the proposals, both empty if nothing
 *   differs; %NULL if it was stopped
 */
ArbRepairs *arb_repairs_find (const ArbGame *game, const ArbCount *counts, guint n_counts,
                              ArbRepairStop stop, gpointer data);

/** arb_repairs_agree: whether the record of @game agrees with all counts. */
gboolean arb_repairs_agree (const ArbGame *game, const ArbCount *counts, guint n_counts);

G_END_DECLS
