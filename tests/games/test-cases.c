/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"
#include "systems/systems.h"

int
main (int argc, char *argv[])
{
  const CaseSystem system = { .ruleset = arb_systems_find ("stairs") };

  return case_runner_main (argc, argv, &system);
}
