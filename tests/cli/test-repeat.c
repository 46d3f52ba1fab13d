/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "store/catalogues.h"
#include "systems/systems.h"
#include "wording/language.h"

#include <string.h>

/*
 * The command that `simulate` prints when something went wrong repeats just that. Nothing does go
 * wrong, so this program is an arbiter-cli by whose rules a long game loses a card.
 */

#define LONG 45 /* turns */

static const char *program;

static gboolean
lose_a_card (const ArbState *state, const char **problem)
{
  *problem = "a card is gone";
  return state->turn < LONG;
}

static int
simulate (char **words)
{
  const ArbRuleset *ruleset = arb_systems_find ("eminent-domain");
  ArbRuleset broken = *ruleset;

  broken.rules.conserve = lose_a_card;
  ((ArbCatalogue *) arb_catalogue_get (ruleset))->ruleset = &broken;
  return arb_command_simulate (words);
}

/* Has this program simulate; returns what it complains of. */
static char *
complain (char **words)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) error = NULL;
  char *complaint = NULL;
  int status;

  g_strv_builder_add (builder, program);
  g_strv_builder_addv (builder, (const char **) words);
  arguments = g_strv_builder_end (builder);
  g_spawn_sync (NULL, arguments, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &complaint,
                &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_error (error, G_SPAWN_EXIT_ERROR, ARB_STATUS_FLAGGED);
  return complaint;
}

static void
test_repeat (void)
{
  static const char *const words[] = { "simulate",
                                       "--system=eminent-domain",
                                       "--edition=jp",
                                       "--variant=extra-round",
                                       "--switch=final-tie=shared",
                                       "--tell=counts",
                                       "--players=2",
                                       "--games=9",
                                       NULL };
  g_autofree char *found = complain ((char **) (guintptr) words);
  const char *command = strstr (found, "arbiter-cli simulate");
  g_auto (GStrv) repeated = NULL;
  g_autofree char *again = NULL;

  g_test_message ("%s", found);
  g_assert_nonnull (strstr (found, "a card is gone, after move "));
  g_assert_nonnull (command);
  g_assert_false (g_str_has_suffix (command, "--seed=1\n"));
  g_assert_true (g_shell_parse_argv (command, NULL, &repeated, NULL));
  again = complain (repeated + 1);
  g_assert_cmpstr (again, ==, found);
}

int
main (int argc, char *argv[])
{
  g_setenv ("LANGUAGE", "en", TRUE);
  arb_language_init ();
  if (argc > 1 && g_str_equal (argv[1], "simulate"))
    return simulate (argv + 1);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/repeat", test_repeat);
  return g_test_run ();
}
