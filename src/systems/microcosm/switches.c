/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/switches.h"

const ArbSwitchDefinition micro_switches[] = {
  { "reveal-discard", { "no", "yes", NULL } },
  { "pile-choice", { "any", "top-to-colonize", "top", NULL } },
  { "colony-side", { "face-down", "as-it-lay", NULL } },
  { "self-protection", { "no", "yes", NULL } },
  { "two-bonuses", { "no", "yes", NULL } },
  { "spoils-bonus", { "no", "yes", NULL } },
  { "pass", { "allowed", "forbidden", NULL } },
  { "turn-up", { "any-time", "for-icons", NULL } },
  { "swap-to", { "hand", "discard", NULL } },
  { "face-down-score", { "no", "yes", NULL } },
  { "counts-itself", { "yes", "no", NULL } },
  { "empty-research", { "no-effect", "refused", NULL } },
  { "empty-hand", { "no-effect", "refused", NULL } },
  { "capital-spoils", { "no", "yes", NULL } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (micro_switches) == MICRO_N_SWITCHES);
