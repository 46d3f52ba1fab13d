/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/planets.h"

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
