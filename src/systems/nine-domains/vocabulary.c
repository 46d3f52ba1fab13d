/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/vocabulary.h"

const ArbRuleDefinition nine_rules[] = {
  ARB_COMMON_RULES,
  { "rule.settled", FALSE, { NULL } },
  { "record.contradiction", FALSE, { NULL } },
  { "record.adjust", FALSE, { NULL } },
  { "phase.swap", TRUE, { "decides", NULL } },
  { "place.taken", FALSE, { "free", NULL } },
  { "reveal.nothing", FALSE, { NULL } },
  { "reveal.early", FALSE, { "needed", "placed", NULL } },
  { "card.used", FALSE, { "round", NULL } },
  { "card.placed", FALSE, { NULL } },
  { "card.out-of-play", FALSE, { "kinds", NULL } },
  { "domain.untold", FALSE, { NULL } },
  { "swap.right", TRUE, { NULL } },
  { "swap.own", FALSE, { "owner", NULL } },
  { "swap.other", FALSE, { "owner", NULL } },
  { "swap.fresh", FALSE, { "round", NULL } },
  { "swap.hand", FALSE, { NULL } },
  { "swap.used", FALSE, { NULL } },
  { "swap.this-round", FALSE, { "round", NULL } },
  { "skip.nothing", TRUE, { NULL } },
  { "special.kind", FALSE, { NULL } },
  { "special.full", FALSE, { "kinds", NULL } },
  { "mark.blank", FALSE, { NULL } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (nine_rules) == NINE_N_RULES);

const ArbSwitchDefinition nine_switches[] = {
  { "special-deal", { "three-a-game", "three-a-round", "one-a-round", NULL } },
  { "self-malus", { "bonus", "strength", NULL } },
  { "negative-bonus", { "signed", "none", NULL } },
  { "star-margin", { "no-points", "points", NULL } },
  { "margin", { "final", "printed", NULL } },
  { "swap-order", { "left-to-right", "right-to-left", NULL } },
  { "fresh-domains", { "allowed", "forbidden", NULL } },
  { "return-this-round", { "any", "not-itself", "earlier", NULL } },
  { "last-round-elements", { "win", "points", NULL } },
  { "final-tie", { "shared", "most-domains", "highest-domain", NULL } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (nine_switches) == NINE_N_SWITCHES);
