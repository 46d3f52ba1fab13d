/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"
#include "systems/eminent-domain/prototype/contract.h"

int
main (int argc, char *argv[])
{
  /* Only the Action of a card that its owner typed in can have these: see test-prototype-cards.c. */
  static const char *const own_effects[] = { "draw", "influence", NULL };
  const CaseSystem system = {
    .ruleset = &arb_prototype_2010_ruleset,
    .scripts = &proto_scripts,
    .own_effects = own_effects,
  };

  return case_runner_main (argc, argv, &system);
}
