/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"
#include "systems/nine-domains/contract.h"

int
main (int argc, char *argv[])
{
  const CaseSystem system = {
    .ruleset = &arb_nine_domains_ruleset,
  };

  return case_runner_main (argc, argv, &system);
}
