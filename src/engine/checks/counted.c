/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/counted.h"

#include "engine/play/counters.h"
#include "engine/play/piles.h"
#include "engine/play/referee.h"

#include <string.h>

/* How far a game is played after the table has set a number. */
#define MOVES_AFTER 8

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

static gboolean
lists_only_legal (const ArbState *state)
{
  guint seats = arb_to_decide (state);
  ArbMove moves[ARB_MAX_MOVES];
  ArbVerdict verdict;

  for (; seats != 0; seats &= seats - 1)
    {
      guint n = arb_list (state, (guint) __builtin_ctz (seats), moves, ARB_MAX_MOVES);

      for (guint i = 0; i < n; i++)
        if (!arb_check (state, moves[i], &verdict))
          return FALSE;
    }
  return TRUE;
}

/* Plays some moves from a state that the table has set. Returns %FALSE if something appears or
 * vanishes. */
static gboolean
goes_on (ArbState *state, guint n, const char **problem)
{
  ArbMove moves[ARB_MAX_MOVES];

  for (guint i = 0; i < n && arb_to_decide (state) != 0; i++)
    {
      guint seat = (guint) __builtin_ctz (arb_to_decide (state));
      guint n_moves = arb_list (state, seat, moves, ARB_MAX_MOVES);

      if (n_moves == 0)
        return TRUE;
      arb_apply (state, moves[i * 7 % n_moves], FALSE);
      if (!arb_conserves (state, problem))
        return FALSE;
    }
  return TRUE;
}

/* Sets @counter to @count, and looks at what comes of it. */
static char *
set_count (const ArbState *before, const ArbCounterDefinition *counter, guint seat, gint count)
{
  ArbMove move = ARB_MOVE (seat, ARB_VERB_COUNT, arb_counter_name (before->catalogue, counter->id),
                           arb_argument_count ((guint) count), 0);
  const char *problem = NULL;
  char *described;
  ArbVerdict verdict;
  ArbStateRoom room;

  if (!arb_check (before, move, &verdict))
    return NULL;
  memcpy (&room, before, arb_ruleset_of (before)->state_size);
  arb_apply (&room.state, move, FALSE);
  if (arb_counter_value (&room.state, counter, seat) != count)
    return g_strdup_printf ("“%s” of %u is not %d, which was counted", counter->id, seat, count);
  if (!arb_conserves (&room.state, &problem))
    return g_strdup_printf ("%s, when “%s” of %u is set to %d", problem, counter->id, seat, count);
  if (!lists_only_legal (&room.state))
    return g_strdup_printf ("an illegal move is listed when “%s” of %u is set to %d", counter->id,
                            seat, count);
  described = arb_described_find_problem (&room.state);
  if (described != NULL || goes_on (&room.state, MOVES_AFTER, &problem))
    return described;
  return g_strdup_printf ("%s, after “%s” of %u was set to %d", problem, counter->id, seat, count);
}

static char *
set_counts (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  gint present = arb_counter_value (state, counter, seat);
  char *problem = NULL;

  if (present == ARB_NO_COUNT)
    return NULL;
  for (gint count = MAX (present - 2, 0); problem == NULL && count <= present + 2; count++)
    problem = set_count (state, counter, seat, count);
  return problem;
}

char *
arb_set_counts_find_problem (const ArbState *state)
{
  const ArbCounterDefinition *counter = arb_ruleset_of (state)->counters;
  char *problem = NULL;

  for (; problem == NULL && counter != NULL && counter->id != NULL; counter++)
    for (guint seat = counter->of_seat ? 1 : ARB_TABLE;
         problem == NULL && counter->most > 0 && !g_str_equal (counter->id, ARB_COUNTER_POINTS)
         && seat <= (counter->of_seat ? state->n_seats : 0u);
         seat++)
      problem = set_counts (state, counter, seat);
  return problem;
}
