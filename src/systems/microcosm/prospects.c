/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/describe.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"

static const char *const prospect_zones[MICRO_N_PILES] = { "prospects-cheap", "prospects-middle",
                                                           "prospects-dear" };

static void
add_prospect (const MicroState *state, ArbView *view, guint slot, guint seat)
{
  gint icons = (gint) micro_count_icons (state, seat, MICRO_COLONIZE);
  gint cost = (gint) micro_cost (state, slot);

  micro_add_slot (state, slot, view);
  arb_view_add_card_counter (view, "colonize-icons", icons, cost);
  arb_view_add_card_counter (view, "affordable", icons >= cost, -1);
}

void
micro_prospects (const ArbState *state, ArbView *view)
{
  const MicroState *self = micro_state (state);

  for (guint pile = 0; pile < MICRO_N_PILES; pile++)
    for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
      {
        arb_view_add_zone (view, prospect_zones[pile], seat);
        for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
          if (self->slots[slot].place == MICRO_IN_PILE && micro_pile_number (self, slot) == pile)
            add_prospect (self, view, slot, seat);
      }
}
