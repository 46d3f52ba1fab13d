/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/setup.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/turn.h"

void
micro_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  MicroState *self = (MicroState *) state;

  state->turn = 1;
  self->n_supply = MICRO_N_SUPPLY;
  self->n_deck = MICRO_N_DOMAINS - MICRO_N_SUPPLY;
  micro_read_faces (self);
  micro_begin_turn (self);
}

gboolean
micro_conserve (const ArbState *state, const char **problem)
{
  const MicroState *self = micro_state (state);
  guint n_unknown = self->n_deck + self->n_unseen[1] + self->n_unseen[2];
  guint16 known = 0;

  *problem = NULL;
  if (micro_n_at (self, MICRO_IN_SUPPLY) > self->n_supply)
    *problem = "more cards lie in the supply than there are";
  else if (micro_n_at (self, MICRO_UNSEEN) != n_unknown + micro_n_unknown_supply (self))
    *problem = "a Domain card is missing, or there twice";
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
