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
