/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/remedy.h"

const ArbRemedyFunc nine_remedies[NINE_N_RULES] = {
  /* What the player can do now is legal, and tried as that. */
  [NINE_RULE_SWAP_OPEN] = arb_no_remedy,
  [NINE_RULE_SWAP_RIGHT] = arb_no_remedy,
  [NINE_RULE_TAKEN] = arb_no_remedy,
  [NINE_RULE_EARLY] = arb_no_remedy,
  /* What was won or played in this round stays so until the next one, when no swap is left. */
  [NINE_RULE_SWAP_FRESH] = arb_no_remedy,
  [NINE_RULE_SWAP_ROUND] = arb_no_remedy,
  /* What a tile carries is printed on it. */
  [NINE_RULE_BLANK] = arb_no_remedy,
};
