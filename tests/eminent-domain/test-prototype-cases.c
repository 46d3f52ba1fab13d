/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"
#include "systems/eminent-domain/prototype-ruleset.h"

int
main (int argc, char *argv[])
{
  const CaseSystem system = { .ruleset = &arb_prototype_2010_ruleset };

  return case_runner_main (argc, argv, &system);
}
