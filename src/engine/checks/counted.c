/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/counted.h"

#include "engine/play/counters.h"
#include "engine/play/referee.h"

/* Goes on to the next counter with a trend, of the table first and then of each seat; begins with
 * *@counter %NULL. Returns %FALSE after the last one. */
static gboolean
go_on (const ArbState *state, const ArbCounterDefinition **counter, guint *seat)
{
  const ArbCounterDefinition *all = arb_ruleset_of (state)->counters;

  if (all == NULL)
    return FALSE;
  *counter = *counter == NULL ? all : *counter + 1;
  while ((*counter)->id == NULL || (*counter)->trend == 0 || (*counter)->of_seat != (*seat > 0))
    if ((*counter)->id != NULL)
      ++*counter;
    else if (++*seat > state->n_seats)
      return FALSE;
    else
      *counter = all;
  return TRUE;
}

void
arb_counts_take (const ArbState *state, ArbCounts *counts)
{
  const ArbCounterDefinition *counter = NULL;
  guint seat = ARB_TABLE, n = 0;

  counts->turn = state->turn;
  for (; go_on (state, &counter, &seat); n++)
    {
      g_assert (n < ARB_MAX_COUNTS);
      counts->values[n] = arb_counter_value (state, counter, seat);
    }
}

char *
arb_counts_find_problem (const ArbCounts *before, const ArbState *after)
{
  const ArbCounterDefinition *counter = NULL;
  guint seat = ARB_TABLE;

  for (guint n = 0; go_on (after, &counter, &seat); n++)
    {
      gint was = before->values[n];
      gint is = arb_counter_value (after, counter, seat);
      guint trend = counter->trend & (after->turn == before->turn ? ~0u : ~3u);

      if (was == ARB_NO_COUNT || is == ARB_NO_COUNT)
        continue;
      if (is > was && (trend & ARB_TREND_FALLS) != 0)
        return g_strdup_printf ("“%s” of %u rises from %d to %d", counter->id, seat, was, is);
      if (is < was && (trend & ARB_TREND_RISES) != 0)
        return g_strdup_printf ("“%s” of %u falls from %d to %d", counter->id, seat, was, is);
    }
  return NULL;
}

/* Whether @id is one of @ids; compares pointers, because both are static. */
static gboolean
is_declared (const char *const *ids, const char *id)
{
  while (ids != NULL && *ids != NULL && *ids != id)
    ids++;
  return ids != NULL && *ids == id;
}

static gboolean
declares_zones (const ArbView *view, const ArbPresentation *declared)
{
  for (guint i = 0; i < view->zones->len; i++)
    if (!is_declared (declared->zones, g_array_index (view->zones, ArbViewZone, i).id))
      return FALSE;
  for (guint i = 0; i < view->card_counters->len; i++)
    if (!is_declared (declared->card_counters,
                      g_array_index (view->card_counters, ArbViewCounter, i).id))
      return FALSE;
  return TRUE;
}

/* Checks the numbers that are described, in the view, or those that are not. */
static char *
find_wrong_count (const ArbState *state, const ArbView *view)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  g_autoptr (GArray) numbers = arb_view_dup_counts (view);

  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      const ArbCounterDefinition *counter = arb_counter_find (ruleset, number->id);
      gint value;

      if (counter == NULL || counter->of_seat != (number->seat != ARB_TABLE))
        return g_strdup_printf ("it describes “%s” and does not declare it", number->id);
      value = arb_counter_value (state, counter, number->seat);
      if (value != number->value)
        return g_strdup_printf ("“%s” of %u is %d, and described as %d", number->id, number->seat,
                                value, number->value);
    }
  return NULL;
}

/* Checks that the view has each number that is there. */
static char *
find_left_out (const ArbState *state, const ArbView *view)
{
  const ArbCounterDefinition *counter = arb_ruleset_of (state)->counters;
  gint value;

  for (; counter != NULL && counter->id != NULL; counter++)
    for (guint seat = counter->of_seat ? 1 : ARB_TABLE;
         seat <= (counter->of_seat ? state->n_seats : 0u); seat++)
      if (counter->form != ARB_COUNTER_UNSEEN
          && arb_counter_value (state, counter, seat) != ARB_NO_COUNT
          && !arb_view_find_count (view, counter->id, seat, &value))
        return g_strdup_printf ("“%s” of %u is not described", counter->id, seat);
  return NULL;
}

char *
arb_described_find_problem (const ArbState *state)
{
  g_autoptr (ArbView) view = arb_view_new ();
  char *problem;

  arb_describe (state, view);
  if (!declares_zones (view, &arb_ruleset_of (state)->presentation))
    return g_strdup ("it describes what it does not declare");
  problem = find_wrong_count (state, view);
  return problem != NULL ? problem : find_left_out (state, view);
}
