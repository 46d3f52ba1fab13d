/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/state.h"
#include "engine/core/verdict.h"

G_BEGIN_DECLS

/** ARB_COUNTER_POINTS: the counter of a seat that is the total of its score sheet. */
#define ARB_COUNTER_POINTS "points"

/** ARB_NO_COUNT: the value of a counter that is not there now, or that nobody knows. */
#define ARB_NO_COUNT G_MININT

/**
 * ArbTrend:
 * @ARB_TREND_TURN_FALLS: within a turn it never rises
 * @ARB_TREND_TURN_RISES: within a turn it never falls
 * @ARB_TREND_FALLS: within a whole game it never rises
 * @ARB_TREND_RISES: within a whole game it never falls
 *
 * What a counter can do by the rules, as bits: without any it can fall and rise. Adjustments, counts,
 * rulings and edits can do more. Random play holds it at each move.
 */
typedef enum
{
  ARB_TREND_TURN_FALLS = 1 << 0,
  ARB_TREND_TURN_RISES = 1 << 1,
  ARB_TREND_FALLS = 1 << 2 | ARB_TREND_TURN_FALLS,
  ARB_TREND_RISES = 1 << 3 | ARB_TREND_TURN_RISES,
} ArbTrend;

/**
 * ArbCounterForm:
 * @ARB_COUNTER_UNSEEN: not as a counter. A zone with its id has as many cards, or it is only counted
 * @ARB_COUNTER_NUMBER: as a number that follows from others, see arb_view_add_counter()
 * @ARB_COUNTER_PIECES: as pieces that people can count again, see arb_view_add_pieces()
 * @ARB_COUNTER_CARD: as the count of a card, see arb_view_name_count(); the game describes that one
 *
 * How a view has a counter. All but the first have a look.
 */
typedef enum
{
  ARB_COUNTER_UNSEEN,
  ARB_COUNTER_NUMBER,
  ARB_COUNTER_PIECES,
  ARB_COUNTER_CARD,
} ArbCounterForm;

typedef struct _ArbCounterDefinition ArbCounterDefinition;

/** ArbCounterFunc: a number about @counter of @seat, or of %ARB_TABLE. */
typedef gint ArbCounterFunc (const ArbState *state, const ArbCounterDefinition *counter,
                             guint seat);

/** ArbChangeFunc: changes @counter by @change, which nothing is against, and all that goes with it. */
typedef void ArbChangeFunc (ArbState *state, const ArbCounterDefinition *counter, guint seat,
                            gint change);

/**
 * ArbWhyNotChangeFunc: adds the reasons against a change that leads to no more than @most and not below
 * 0: what has to come or leave is not there, or it is not clear.
 */
typedef void ArbWhyNotChangeFunc (const ArbState *state, const ArbCounterDefinition *counter,
                                  guint seat, gint change, ArbVerdict *verdict);

/**
 * ArbCounterDefinition:
 * @id: kebab-case; a zone can have the same one
 * @of_seat: whether each seat has one
 * @form: an #ArbCounterForm
 * @trend: bits of #ArbTrend
 * @field: the offset of its field in the state, or in that of seat 1; see %ARB_TABLE_FIELD
 * @size: bytes of that field, 1 or 2; 0 if @value says how many there are
 * @stride: from the field of one seat to that of the next
 * @value: (nullable): how many there are, or %ARB_NO_COUNT; arb_count_total() for the total of a score
 *   sheet. %NULL for the field
 * @which: a number for @value
 * @limit: (nullable): the limit of #ArbViewCounter
 * @most: the most that the table can set it to, by `adjust` and `count`; 0 if it follows from others
 * @why_not: (nullable): what else is against it
 * @change: (nullable): sets it, with what goes with it; %NULL if only the field changes
 *
 * A number on the table.
 */
struct _ArbCounterDefinition
{
  const char *id;
  guint8 of_seat;
  guint8 form;
  guint8 trend;
  guint8 size;
  guint16 field;
  guint16 stride;
  ArbCounterFunc *value;
  guint which;
  ArbCounterFunc *limit;
  gint most;
  ArbWhyNotChangeFunc *why_not;
  ArbChangeFunc *change;
};

/** arb_counter_has_name: whether the notation names it: `count` can set it, or state the total. */
static inline gboolean
arb_counter_has_name (const ArbCounterDefinition *counter)
{
  return counter->most > 0 || g_str_equal (counter->id, ARB_COUNTER_POINTS);
}

/** ARB_TABLE_FIELD: the plain field @member of the state @type is the counter. */
#define ARB_TABLE_FIELD(type, member) \
  .field = G_STRUCT_OFFSET (type, member), .size = sizeof (((type *) 0)->member)

/** ARB_SEAT_FIELD: the same of a seat: @first is the field of seat 1, @second that of seat 2. */
#define ARB_SEAT_FIELD(type, first, second) \
  .of_seat = TRUE, ARB_TABLE_FIELD (type, first), \
  .stride = G_STRUCT_OFFSET (type, second) - G_STRUCT_OFFSET (type, first)

G_END_DECLS
