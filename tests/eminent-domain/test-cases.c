/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arrange.h"
#include "case-runner.h"
#include "systems/eminent-domain/cards.h"
#include "systems/eminent-domain/contract.h"
#include "systems/systems.h"

int
main (int argc, char *argv[])
{
  const CaseSystem system = {
    .ruleset = arb_systems_find ("eminent-domain"),
    .arrange = em_arrange_apart,
    .used_sort = EM_SORT_CARD,
    .scripts = &em_scripts,
  };

  return case_runner_main (argc, argv, &system);
}
