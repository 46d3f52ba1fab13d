/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"

#include "systems/nine-domains/state.h"

const ArbVerb *const nine_verbs[] = { ARB_COMMON_VERBS, NINE_VERBS (ARB_LIST_VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (nine_verbs) == NINE_N_VERBS);

guint64
nine_get_phases (const ArbState *state, guint seat)
{
  return 1u << (nine_open_swap (nine_state (state)) != NULL ? NINE_PHASE_SWAPS
                                                            : NINE_PHASE_PLACING);
}
