/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/describe.h"
#include "systems/microcosm/planets.h"

void
micro_deduce (const ArbState *state, ArbView *view)
{
  const MicroState *self = micro_state (state);

  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    if (micro_must_hold (self, seat))
      {
        arb_view_add_zone (view, "must-hold", seat);
        for (guint i = 0; i < MICRO_N_DOMAINS; i++)
          if (self->places[i] == MICRO_UNSEEN)
            micro_add_card (self, micro_domain_name (i), view);
      }
}
