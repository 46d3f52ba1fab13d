/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/setup.h"

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

gboolean
micro_conserve (const ArbState *state, const char **problem)
{
  const MicroState *self = micro_state (state);
  guint16 known = 0;

  *problem = NULL;
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    {
      guint planet = self->slots[slot].planet;

      if (self->slots[slot].face_up && planet == 0)
        *problem = "a planet lies face up that nobody identified";
      if (planet == 0)
        continue;
      if ((micro_pile_of (self, slot) & 1u << (planet - 1)) == 0)
        *problem = "a planet is in a pile of another cost";
      if ((known & 1u << (planet - 1)) != 0)
        *problem = "a planet is there twice";
      known |= (guint16) (1u << (planet - 1));
    }
  return *problem == NULL;
}
