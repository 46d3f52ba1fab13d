/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"
#include "engine/play/counters.h"
#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

#define N_GAMES 3000

/* All invariants of the engine, in each edition, with each number of players and each detail; in
 * some games a player leaves, and some are played as fast as they can be. */
static void
test_simulated_games (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("stairs"));
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      ArbChecks checks = (ArbChecks) (seed / 5 % (ARB_CHECK_LEAVING + 1));
      guint n_seats = 2 + (guint) (seed % 3);
      ArbRecordDetail detail = (ArbRecordDetail) (seed / 3 % 3);

      arb_options_init (&options, catalogue, n_seats, (guint) (seed / 9 % catalogue->n_editions));
      if (!arb_simulate (catalogue, &options, seed, detail, checks, &simulation, NULL))
        g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, simulation.violation);
    }
  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  arb_simulation_clear (&simulation);
}

/* Plays some games with another list of counters; returns the violation. */
static char *
play_with (const ArbCounterDefinition *counters)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("stairs"));
  ArbRuleset ruleset = *catalogue->ruleset;
  g_autofree ArbCatalogue *copy = g_memdup2 (catalogue, ruleset.catalogue_size);
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  ruleset.counters = counters;
  copy->ruleset = &ruleset;
  arb_options_init (&options, copy, 3, 0);
  for (guint64 seed = 1; seed <= 400 && simulation.violation == NULL; seed++)
    arb_simulate (copy, &options, seed, ARB_DETAIL_ALL, ARB_CHECK_ALL, &simulation, NULL);
  return simulation.violation;
}

/* Random play finds a trend that does not hold, and a counter that is not what is described. */
static void
test_counters (void)
{
  const ArbRuleset *ruleset = arb_systems_find ("stairs");
  ArbCounterDefinition counters[5];
  ArbCounterDefinition *height = &counters[1];
  g_autofree char *none = NULL, *falls = NULL, *rises = NULL, *other = NULL, *missing = NULL;

  memcpy (counters, ruleset->counters, sizeof counters);
  g_assert_cmpstr (height->id, ==, "height");
  g_assert_cmpstr (counters[3].id, ==, "hand");
  none = play_with (counters);
  g_assert_null (none);

  height->trend = ARB_TREND_FALLS;
  rises = play_with (counters);
  g_assert_nonnull (strstr (rises, "“height” of 0 rises from 0 to 1"));
  height->trend = ARB_TREND_RISES;
  falls = play_with (counters);
  g_assert_nonnull (strstr (falls, "“height” of 0 falls"));

  height->trend = 0;
  counters[3].trend = 0;
  counters[3].which--;
  other = play_with (counters);
  g_assert_nonnull (strstr (other, "“hand” of "));
  counters[3].which++;
  counters[3].id = "palm";
  missing = play_with (counters);
  g_assert_nonnull (strstr (missing, "does not declare"));
}

/* What a search asks of the counters. */
static void
test_counter_values (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("stairs"));
  const ArbRuleset *ruleset = catalogue->ruleset;
  ArbStateRoom room;
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &room.state);
  g_assert_cmpuint (arb_counter_trend (ruleset, "hand"), ==, ARB_TREND_FALLS);
  g_assert_cmpuint (arb_counter_trend (ruleset, "height"), ==, 0);
  g_assert_cmpuint (arb_counter_trend (ruleset, "width"), ==, 0);
  g_assert_null (arb_counter_find (ruleset, "width"));
  g_assert_cmpint (arb_counter_value (&room.state, arb_counter_find (ruleset, "hand"), 2), ==, 3);
  g_assert_cmpint (arb_counter_value (&room.state, arb_counter_find (ruleset, "height"), ARB_TABLE),
                   ==, 0);
  g_assert_cmpint (
      arb_counter_value (&room.state, arb_counter_find (ruleset, ARB_COUNTER_POINTS), 1), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/stairs/random-play", test_simulated_games);
  g_test_add_func ("/games/stairs/counters", test_counters);
  g_test_add_func ("/games/stairs/counter-values", test_counter_values);
  return g_test_run ();
}
