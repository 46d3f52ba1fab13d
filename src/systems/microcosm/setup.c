/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "systems/microcosm/state.h"

#include "systems/microcosm/planets.h"
#include "systems/microcosm/turn.h"

void
micro_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  MicroState *self = (MicroState *) state;

  state->turn = 1;
  for (guint i = 0; i < MICRO_N_SUPPLY; i++)
    arb_pile_draw (state, micro_pools, MICRO_IN_DECK, MICRO_IN_SUPPLY);
  micro_begin_turn (self);
}
