/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/remedy.h"

#include "systems/nine-domains/state.h"

/* Suggests any tile that can lie open at the place. */
static void
help_unknown (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  (void) move;

  for (guint domain = 0; domain < NINE_N_DOMAINS; domain++)
    if (nine_state (state)->now.location[domain] == NINE_HIDDEN)
      arb_remedies_suggest (remedies,
                            ARB_MOVE (ARB_TABLE, NINE_VERB_PILE, reason->subject,
                                      arb_argument_name (NINE_SORT_DOMAIN, domain)),
                            TRUE);
}

const ArbRemedyFunc nine_remedies[NINE_N_RULES] = {
  [NINE_RULE_UNKNOWN_TILE] = help_unknown,
  /* The possible moves of the player are legal, and are tried anyway. */
  [NINE_RULE_SWAP_OPEN] = arb_no_remedy,
  [NINE_RULE_SWAP_RIGHT] = arb_no_remedy,
  [NINE_RULE_TAKEN] = arb_no_remedy,
  [NINE_RULE_EARLY] = arb_no_remedy,
  /* Domains won and cards played in this round stay so until the next one, when the swap is
   * over. */
  [NINE_RULE_SWAP_FRESH] = arb_no_remedy,
  [NINE_RULE_SWAP_ROUND] = arb_no_remedy,
  /* The marks of a tile are printed. */
  [NINE_RULE_BLANK] = arb_no_remedy,
};
