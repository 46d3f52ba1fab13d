/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * The declared counters of a game, see #ArbCounterDefinition. Nothing here allocates but
 * arb_counters_describe().
 */

/** arb_counter_find: (nullable): the counter @id of a game; look it up once, not for each state. */
const ArbCounterDefinition *arb_counter_find (const ArbRuleset *ruleset, const char *id);

/**
 * arb_counter_trend: bits of #ArbTrend: what the number @id can do by the rules; 0 if there is none, or
 * if it can fall and rise.
 */
guint arb_counter_trend (const ArbRuleset *ruleset, const char *id);

/** arb_count_total: the `value` of the counter that is the total of the score sheet. */
ArbCounterFunc arb_count_total;

/**
 * arb_counter_value:
 * @state: a state
 * @counter: a counter of its game
 * @seat: a seat of the game; %ARB_TABLE if the counter is not one of seats
 *
 * Returns: the number that a view of @state has of it, much faster; %ARB_NO_COUNT if it has none
 */
static inline gint
arb_counter_value (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const guint8 *field = (const guint8 *) state + counter->field;

  if (counter->value != NULL)
    return counter->value (state, counter, seat);
  if (seat != ARB_TABLE)
    field += (seat - 1) * counter->stride;
  return counter->size == 1 ? *field : *(const guint16 *) (gconstpointer) field;
}

/** arb_counter_named: (nullable): the counter that @argument names; %NULL if it names none. */
const ArbCounterDefinition *arb_counter_named (const ArbCatalogue *catalogue, ArbArgument argument);

/** arb_counter_name: the argument that names the counter @id, which has a name. */
ArbArgument arb_counter_name (const ArbCatalogue *catalogue, const char *id);

/**
 * arb_counter_why_not:
 *
 * Adds the reasons why the table cannot change @counter of @seat by @change.
 */
void arb_counter_why_not (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                          gint change, ArbVerdict *verdict);

/** arb_counter_change: changes it, and adds that to @adjustments. */
void arb_counter_change (ArbState *state, const ArbCounterDefinition *counter, guint seat,
                         gint change, ArbAdjustments *adjustments);

/** arb_refuse_change: adds the reason that @counter cannot be changed by so much. */
void arb_refuse_change (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                        gint change, gint most, ArbVerdict *verdict);

/** arb_refuse_unclear: adds the reason that it is not clear what has to come or leave. */
void arb_refuse_unclear (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                         ArbVerdict *verdict);

/**
 * arb_counter_adjustment:
 * @state: a state
 * @id: a counter that the table can set
 * @seat: its seat, or %ARB_TABLE
 * @present: what it is
 * @wanted: what it shall be
 * @move: (out): the adjustment, by as much as one can be
 *
 * Returns: how many adjustments that takes: 0 if it is right already, otherwise 1
 */
guint arb_counter_adjustment (const ArbState *state, const char *id, guint seat, gint present,
                              gint wanted, ArbMove *move);

/** arb_adjust_points: the `change` of a total that the table can adjust by points. */
ArbChangeFunc arb_adjust_points;

/** arb_counters_describe: adds all counters to @view, but those that are the count of a card. */
void arb_counters_describe (const ArbState *state, ArbView *view);

G_END_DECLS
