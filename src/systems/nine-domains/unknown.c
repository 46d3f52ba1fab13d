/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"

#include "systems/nine-domains/state.h"

void
nine_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves)
{
  for (guint domain = 0; reason->rule == NINE_RULE_UNKNOWN_TILE && domain < NINE_N_DOMAINS;
       domain++)
    if (nine_state (state)->now.location[domain] == NINE_HIDDEN)
      arb_moves_add (moves, ARB_MOVE (ARB_TABLE, NINE_VERB_PILE, reason->subject,
                                      arb_argument_name (NINE_SORT_DOMAIN, domain)));
}
