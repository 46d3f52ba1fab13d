/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/switches.h"

const ArbSwitchDefinition em_switches[] = {
  { "follow-needs-card", { "no", "yes", "colonize", NULL } },
  { "empty-follow", { "void", "refused", NULL } },
  { "display-stickers", { "off", "on", NULL } },
  { "action-card-zone", { "discard", "aside", NULL } },
  { "extra-round", { "off", "on", NULL } },
  { "stacks-2p", { "printed", "online", NULL } },
  { "final-tie", { "another-game", "draw", "shared", NULL } },
  { "errata", { "off", "on", NULL } },
  { "mobilization-window", { "after-role-phase", "after-any-phase", "before-answers", NULL } },
  { "self-removal", { "research", "improved-research", NULL } },
  { "scorched-earth-marker", { "supply", "paid", "own", NULL } },
  { "answer-order", { "clockwise", "free", NULL } },
  { "planet-reshuffle", { "at-once", "on-need", NULL } },
  { "earlier-trades", { "not-counted", "counted", NULL } },
  { "kinds-paid", { "at-once", "end-of-turn", NULL } },
  { "marker-in-ties", { "no", "yes", NULL } },
  { "logistics-skip", { "ends", "role-first", NULL } },
  { "learning-game", { "off", "on", NULL } },
  { "learning-deck", { "8", "10", NULL } },
  { "level-1-only", { "off", "on", NULL } },
  { "level-1-planets", { "all", "learning", NULL } },
  { "extended", { "off", "on", NULL } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (em_switches) == EM_N_SWITCHES);
