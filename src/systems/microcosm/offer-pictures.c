/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/describe.h"
#include "systems/microcosm/planets.h"

/* Adds the planet that the move identifies; otherwise the card as it lies. */
void
micro_picture (const ArbState *state, const ArbOffer *offer, ArbView *view)
{
  const MicroState *self = micro_state (state);
  ArbArgument named = offer->moves[0].arguments[1];
  gint slot = micro_slot_argument (offer->row);

  if (micro_planet_argument (offer->row) >= 0 && micro_planet_argument (named) >= 0)
    {
      slot = micro_slot_argument (offer->moves[0].arguments[0]);
      arb_view_add_card (view, named, 1, (guint) slot + 1, ARB_FACE_UP);
      micro_describe_card (self, named, view);
    }
  else if (slot >= 0)
    micro_add_slot (self, (guint) slot, view);
  else if (micro_domain_argument (offer->row) >= 0 || micro_technology_argument (offer->row) >= 0)
    micro_add_card (self, offer->row, view);
}
