/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * What holds of the description of a table, and of its declared counters, in every game.
 */

/** ARB_MAX_COUNTS: the most counters of a game, of the table and of all seats together. */
#define ARB_MAX_COUNTS 256

/**
 * ArbCounts:
 * @turn: the turn
 * @values: the counters of the table and then of each seat that have a trend
 *
 * The counters of a state.
 */
typedef struct
{
  guint turn;
  gint values[ARB_MAX_COUNTS];
} ArbCounts;

/** arb_counts_take: counts all counters of @state that have a trend. */
void arb_counts_take (const ArbState *state, ArbCounts *counts);

/**
 * arb_counts_find_problem:
 * @before: the counts before a move by the rules
 * @after: the state after it
 *
 * Checks that each counter keeps its trend.
 *
 * Returns: (transfer full) (nullable): which one does not
 */
char *arb_counts_find_problem (const ArbCounts *before, const ArbState *after);

/**
 * arb_described_find_problem:
 * @state: a state
 *
 * Checks that a game describes exactly what it declares, so that all of it has looks, and that its
 * counters have the values that it describes.
 *
 * Returns: (transfer full) (nullable): what does not hold
 */
char *arb_described_find_problem (const ArbState *state);

/**
 * arb_set_counts_find_problem:
 * @state: a state
 *
 * Checks that each number that the table can set is then what the table has counted, that nothing
 * appears or vanishes, and that all moves of the list are legal.
 *
 * Returns: (transfer full) (nullable): what does not hold
 */
char *arb_set_counts_find_problem (const ArbState *state);

G_END_DECLS
