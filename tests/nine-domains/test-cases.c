/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"
#include "systems/nine-domains/cards.h"
#include "systems/nine-domains/ruleset.h"
#include "wording/notation.h"

static const char *const places[] = { "left", "middle", "right" };

static gboolean
play (ArbState *state, const char *text, char **problem)
{
  g_autoptr (GError) error = NULL;
  ArbVerdict verdict;
  ArbMove move;

  if (!arb_wording_parse_move (state->catalogue, state->n_seats, text, &move, &error))
    *problem = g_strdup (error->message);
  else if (!arb_check (state, move, &verdict))
    *problem =
        g_strdup_printf ("“%s” is refused: %s", text,
                         arb_nine_domains_ruleset.rule_definitions[verdict.reasons[0].rule].id);
  else
    arb_apply (state, move, FALSE);
  return *problem == NULL;
}

/*
 * `given open 9 2 3` tells the three open domains, `given 1 lays 4 0 1+` places three cards, from
 * left to right. Both only shorten the line: they are made of moves that are judged.
 */
static gboolean
arrange (ArbState *state, const char *words, char **problem)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  gboolean opens = g_str_equal (parts[0], "open");
  guint first = opens ? 1 : 2;

  if (g_strv_length (parts) != first + NINE_N_PLACES || !(opens || g_str_equal (parts[1], "lays")))
    {
      *problem = g_strdup ("expected “open 9 2 3” or “1 lays 4 0 1+”");
      return FALSE;
    }

  for (guint i = 0; i < NINE_N_PLACES; i++)
    {
      g_autofree char *move =
          opens ? g_strdup_printf ("pile %s domain-%s", places[i], parts[first + i])
                : g_strdup_printf ("%s place %s %s", parts[0], places[i], parts[first + i]);

      if (!play (state, move, problem))
        return FALSE;
    }
  return TRUE;
}

int
main (int argc, char *argv[])
{
  const CaseSystem system = {
    .ruleset = &arb_nine_domains_ruleset,
    .arrange = arrange,
  };

  return case_runner_main (argc, argv, &system);
}
