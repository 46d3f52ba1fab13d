/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#define N_GAMES 3000

/* All invariants of the engine, in each edition, with each number of players and each detail; every
 * other game as fast as it can be played. */
static void
test_simulated_games (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("stairs"));
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      ArbChecks checks = seed % 2 == 0 ? ARB_CHECK_NONE : ARB_CHECK_ALL;
      guint n_seats = 2 + (guint) (seed % 3);
      ArbRecordDetail detail = (ArbRecordDetail) (seed / 3 % 3);

      arb_options_init (&options, catalogue, n_seats, (guint) (seed / 9 % catalogue->n_editions));
      if (!arb_simulate (catalogue, &options, seed, detail, checks, &simulation, NULL))
        g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, simulation.violation);
    }
  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  arb_simulation_clear (&simulation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/stairs/random-play", test_simulated_games);
  return g_test_run ();
}
