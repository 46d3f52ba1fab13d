/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/counters.h"

const ArbCounterDefinition *
arb_counter_find (const ArbRuleset *ruleset, const char *id)
{
  const ArbCounterDefinition *counter = ruleset->counters;

  while (counter != NULL && counter->id != NULL && !g_str_equal (counter->id, id))
    counter++;
  return counter != NULL && counter->id != NULL ? counter : NULL;
}

guint
arb_counter_trend (const ArbRuleset *ruleset, const char *id)
{
  const ArbCounterDefinition *counter = arb_counter_find (ruleset, id);

  return counter != NULL ? counter->trend : 0;
}

gint
arb_count_total (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  ArbScoreSheet sheet;

  arb_ruleset_of (state)->rules.score (state, &sheet);
  return arb_get_total (state, seat, sheet.totals[seat]);
}

const ArbCounterDefinition *
arb_counter_named (const ArbCatalogue *catalogue, ArbArgument argument)
{
  const ArbSort *sort = &catalogue->sorts[ARB_SORT_COUNTER];
  guint index = arb_argument_value (argument);

  if (!arb_argument_is_name (argument, ARB_SORT_COUNTER) || index >= sort->n_names)
    return NULL;
  return arb_counter_find (catalogue->ruleset, sort->names[index]);
}

ArbArgument
arb_counter_name (const ArbCatalogue *catalogue, const char *id)
{
  gint index = arb_catalogue_find (catalogue, ARB_SORT_COUNTER, id);

  g_assert (index >= 0);
  return arb_argument_name (ARB_SORT_COUNTER, (guint) index);
}

static gint16 *
refuse (const ArbState *state, const ArbCounterDefinition *counter, guint seat, guint rule,
        ArbVerdict *verdict)
{
  gint16 *numbers = arb_verdict_add (verdict, ARB_ILLEGAL, rule,
                                     arb_counter_name (state->catalogue, counter->id));

  numbers[0] = (gint16) arb_counter_value (state, counter, seat);
  return numbers;
}

void
arb_refuse_change (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                   gint change, gint most, ArbVerdict *verdict)
{
  gint16 *numbers =
      refuse (state, counter, seat, arb_ruleset_of (state)->rules.out_of_range, verdict);

  numbers[1] = (gint16) change;
  numbers[2] = (gint16) most;
}

void
arb_refuse_unclear (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                    ArbVerdict *verdict)
{
  refuse (state, counter, seat, arb_ruleset_of (state)->rules.unclear, verdict);
}

void
arb_counter_why_not (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                     gint change, ArbVerdict *verdict)
{
  gint present = arb_counter_value (state, counter, seat);
  gint after = present + change;

  /* The total of a score sheet can be anything. */
  if (counter->value == arb_count_total)
    return;
  if (after < 0 || after > counter->most)
    arb_refuse_change (state, counter, seat, change, counter->most, verdict);
  else if (counter->why_not != NULL && change != 0)
    counter->why_not (state, counter, seat, change, verdict);
}

void
arb_counter_change (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change,
                    ArbAdjustments *adjustments)
{
  guint8 *field = (guint8 *) state + counter->field;

  if (counter->of_seat)
    field += (seat - 1) * counter->stride;
  if (counter->change != NULL)
    counter->change (state, counter, seat, change);
  else if (counter->size == 1)
    *field = (guint8) (*field + change);
  else
    *(guint16 *) (gpointer) field = (guint16) (*(guint16 *) (gpointer) field + change);
  arb_adjustments_add (adjustments, counter->id, ARB_ARGUMENT_NONE,
                       counter->of_seat ? seat : ARB_TABLE, change);
}

guint
arb_counter_adjustment (const ArbState *state, const char *id, guint seat, gint present,
                        gint wanted, ArbMove *move)
{
  gint change = CLAMP (wanted - present, -ARB_ARGUMENT_CHANGE_MAX, ARB_ARGUMENT_CHANGE_MAX);

  *move = ARB_MOVE (seat, arb_ruleset_of (state)->rules.adjusts,
                    arb_counter_name (state->catalogue, id), arb_argument_change (change), 0);
  return change != 0;
}

void
arb_adjust_points (ArbState *state, const ArbCounterDefinition *counter, guint seat, gint change)
{
  gint points = state->points_adjusted[seat - 1] + change;

  state->points_adjusted[seat - 1] = (gint16) CLAMP (points, G_MININT16, G_MAXINT16);
}

static void
describe (const ArbState *state, const ArbCounterDefinition *counter, guint seat, gint value,
          ArbView *view)
{
  gint limit = counter->limit != NULL ? counter->limit (state, counter, seat) : -1;

  if (value == ARB_NO_COUNT)
    return;
  if (counter->form == ARB_COUNTER_PIECES)
    arb_view_add_pieces (view, counter->id, seat, value, limit);
  else
    arb_view_add_counter (view, counter->id, seat, value, limit);
}

/* All totals are of one sheet. */
static gint
get_value (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
           const ArbScoreSheet *sheet)
{
  return counter->value == arb_count_total ? arb_get_total (state, seat, sheet->totals[seat])
                                           : arb_counter_value (state, counter, seat);
}

void
arb_counters_describe (const ArbState *state, ArbView *view)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbScoreSheet sheet;

  ruleset->rules.score (state, &sheet);
  for (guint seat = ARB_TABLE; seat <= state->n_seats; seat++)
    for (const ArbCounterDefinition *counter = ruleset->counters; counter->id != NULL; counter++)
      if ((counter->form == ARB_COUNTER_NUMBER || counter->form == ARB_COUNTER_PIECES)
          && counter->of_seat == (seat != ARB_TABLE))
        describe (state, counter, seat, get_value (state, counter, seat, &sheet), view);
}
