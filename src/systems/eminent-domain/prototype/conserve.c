/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/conserve.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype/planets.h"

/* Every role card of one kind, wherever it is known or counted to be. */
static gint
count_kind (const EmState *state, guint kind)
{
  gint n = em_count_in_piles (state, kind);

  for (guint i = 0; i < state->n_planets && kind == EM_COLONIZE; i++)
    n += state->proto_planets[i].colonize;
  return n;
}

static gboolean
planets_agree (const EmState *state)
{
  guint found = state->planet_deck + state->planet_discard;
  guint64 known = 0;

  for (guint i = 0; i < state->n_planets; i++)
    {
      const ProtoPlanet *own = &state->proto_planets[i];

      if (own->owner == 0)
        continue;
      if (own->card == EM_UNKNOWN)
        {
          found += !own->start;
          continue;
        }
      if ((known >> own->card & 1) != 0)
        return FALSE;
      known |= em_bit (own->card);
      found += proto_catalogue (state)->planets[own->card].pile == 0;
    }
  return found == PROTO_N_PLANETS - EM_MAX_SEATS;
}

gboolean
proto_conserve (const ArbState *parent, const char **problem)
{
  const EmState *state = (const EmState *) parent;

  *problem = NULL;
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    if (!em_piles_agree (em_seat_const (state, seat)))
      *problem = "the piles of a player do not add up";
  for (guint kind = 0; kind < EM_N_ROLES; kind++)
    if (count_kind (state, kind) != state->taken[kind] + state->card_inflow[kind])
      *problem = "role cards appeared or vanished";
  if (!em_technologies_agree (state, 0))
    *problem = "a technology is in two locations";
  if (!planets_agree (state))
    *problem = "planets appeared or vanished";
  if (!em_influence_agrees (state, proto_catalogue (state)->setups[0].influence))
    *problem = "influence appeared or vanished";
  return *problem == NULL;
}
