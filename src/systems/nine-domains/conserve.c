/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"

#include "systems/nine-domains/state.h"

gboolean
nine_conserve (const ArbState *state, const char **problem)
{
  const NineState *self = nine_state (state);
  const NineCatalogue *catalogue = nine_catalogue (self);
  guint n_visible = 0;
  guint n_gone = nine_n_domains (self, 1) + nine_n_domains (self, 2);

  *problem = NULL;
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    n_gone += self->now.location[i] == NINE_REMOVED;
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    n_visible += self->now.location[i] == NINE_VISIBLE;
  for (guint place = 0; place < NINE_N_PLACES; place++)
    n_visible -= self->visible[place] != 0;

  if (n_gone != NINE_N_PLACES * self->n_fought)
    *problem = "three domains should have left the piles in each round";
  else if (n_visible != 0)
    *problem = "an open domain lies at no pile";
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      guint16 placed = nine_placed (self, seat);

      if ((guint) __builtin_popcount (self->now.used[seat]) != NINE_N_PLACES * self->n_fought)
        *problem = "three cards should be used in each round";
      else if ((self->now.used[seat] & placed) != 0)
        *problem = "a used card lies at a place";
      else if (((self->now.used[seat] | placed) & ~(catalogue->base_set | self->specials)) != 0)
        *problem = "a card was played that is not in this game";
    }
  return *problem == NULL;
}
