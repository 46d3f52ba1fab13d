/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"
#include "systems/microcosm/cards.h"
#include "systems/microcosm/contract.h"
#include "systems/microcosm/effects.h"

int
main (int argc, char *argv[])
{
  /* What only the owner of a copy can type in; test-cards.c scores it. */
  static const char *const own_scoring[] = { "research-icons", "warfare-icons", "colonize-icons",
                                             "points-alone", NULL };
  const CaseSystem system = {
    .ruleset = &arb_microcosm_ruleset,
    .used_sort = MICRO_SORT_DOMAIN,
    .scripts = &micro_scripts,
    .scoring = "scores",
    .own_scoring = own_scoring,
  };

  return case_runner_main (argc, argv, &system);
}
