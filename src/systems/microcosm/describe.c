/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/describe.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/scoring.h"
#include "systems/microcosm/warfare.h"

#define MICRO_ID(name, id) id,
const char *const micro_zones[] = { MICRO_VIEW_ZONES (MICRO_ID) NULL };
const char *const micro_view_counters[] = { MICRO_VIEW_COUNTERS (MICRO_ID) NULL };
const char *const micro_card_counters[] = { MICRO_CARD_COUNTERS (MICRO_ID) NULL };

static void
begin_zone (ArbView *view, MicroViewZone zone, guint seat)
{
  arb_view_add_zone (view, micro_zones[zone], seat);
}

static void
add_counter (ArbView *view, MicroViewCounter counter, guint seat, gint value, gint limit)
{
  arb_view_add_counter (view, micro_view_counters[counter], seat, value, limit);
}

static void
add_domains (const MicroState *state, ArbView *view, guint place)
{
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] == place)
      arb_view_add_card (view, micro_domain_name (i), 1, 0, ARB_FACE_UP);
}

static void
add_unknown (ArbView *view, guint count)
{
  if (count > 0)
    arb_view_add_card (view, arb_argument_unknown (), count, 0, ARB_FACE_DOWN);
}

static void
add_slot (const MicroState *state, ArbView *view, guint slot)
{
  const MicroSlot *self = &state->slots[slot];

  arb_view_add_card (view,
                     self->planet != 0 ? micro_planet_name (self->planet - 1u)
                                       : arb_argument_unknown (),
                     1, slot + 1, self->face_up ? ARB_FACE_UP : ARB_FACE_DOWN);
  for (guint i = 0; self->planet != 0 && i < MICRO_N_NUMBERS; i++)
    if (micro_number (state, self->planet - 1u, i) >= 0)
      arb_view_add_card_counter (view, micro_card_counters[MICRO_ON_CARD_SHIELD + i],
                                 micro_number (state, self->planet - 1u, i), -1);
}

static void
add_slots (const MicroState *state, ArbView *view, guint place)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (state->slots[slot].place == place)
      add_slot (state, view, slot);
}

static void
add_technologies (const MicroState *state, ArbView *view, guint owner)
{
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == owner)
      arb_view_add_card (view, micro_technology_name (i), 1, 0, ARB_FACE_UP);
}

/* What is attacked or colonized now, or researched once more. */
static void
describe_attempt (const MicroState *state, ArbView *view)
{
  if (state->target == 0)
    return;
  begin_zone (view, MICRO_VIEW_ZONE_TARGET, ARB_TABLE);
  add_slot (state, view, state->target - 1u);
  arb_view_add_card_counter (view, micro_card_counters[MICRO_ON_CARD_SHOWN], state->n_shown,
                             (gint) micro_needed (state));
}

static void
describe_table (const MicroState *state, ArbView *view)
{
  add_counter (view, MICRO_VIEW_TURN, ARB_TABLE, state->parent.turn, MICRO_N_TURNS);
  begin_zone (view, MICRO_VIEW_ZONE_SUPPLY, ARB_TABLE);
  add_domains (state, view, MICRO_IN_SUPPLY);
  add_unknown (view, micro_n_untold_supply (state));
  begin_zone (view, MICRO_VIEW_ZONE_DECK, ARB_TABLE);
  add_unknown (view, state->n_deck);
  for (guint pile = 0; pile < MICRO_N_PILES; pile++)
    {
      begin_zone (view, MICRO_VIEW_ZONE_CHEAP_PLANETS + pile, ARB_TABLE);
      for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
        if (state->slots[slot].place == MICRO_IN_PILE && micro_pile_number (state, slot) == pile)
          add_slot (state, view, slot);
    }
  begin_zone (view, MICRO_VIEW_ZONE_CENTRE, ARB_TABLE);
  add_technologies (state, view, 0);
  begin_zone (view, MICRO_VIEW_ZONE_IN_PLAY, ARB_TABLE);
  add_domains (state, view, MICRO_IN_PLAY);
  describe_attempt (state, view);
}

void
micro_describe (const ArbState *state, ArbView *view)
{
  const MicroState *self = micro_state (state);

  describe_table (self, view);
  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    {
      add_counter (view, MICRO_VIEW_POINTS, seat, micro_total (self, seat), -1);
      /* Capital icons are counted at the end, and never revealed. */
      for (guint role = 0; role < MICRO_CAPITAL; role++)
        add_counter (view, MICRO_VIEW_RESEARCH_ICONS + role, seat,
                     (gint) micro_count_icons (self, seat, role), -1);
      begin_zone (view, MICRO_VIEW_ZONE_HAND, seat);
      add_domains (self, view, micro_place (MICRO_IN_HAND, seat));
      add_unknown (view, self->n_unseen[seat]);
      begin_zone (view, MICRO_VIEW_ZONE_DISCARD, seat);
      add_domains (self, view, micro_place (MICRO_IN_DISCARD, seat));
      begin_zone (view, MICRO_VIEW_ZONE_COLONIES, seat);
      add_slots (self, view, micro_planet_place (MICRO_COLONY, seat));
      begin_zone (view, MICRO_VIEW_ZONE_SPOILS, seat);
      add_slots (self, view, micro_planet_place (MICRO_SPOILS, seat));
      begin_zone (view, MICRO_VIEW_ZONE_TECHNOLOGIES, seat);
      add_technologies (self, view, seat);
    }
}

void
micro_deduce (const ArbState *state, ArbView *view)
{
  const MicroState *self = micro_state (state);
  guint n_unseen = micro_n_at (self, MICRO_UNSEEN);

  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    if (n_unseen > 0 && self->n_unseen[seat] == n_unseen)
      {
        arb_view_add_zone (view, "must-hold", seat);
        add_domains (self, view, MICRO_UNSEEN);
      }
}

void
micro_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock)
{
  const MicroState *state = micro_state (now);
  gint left = state->n_deck + state->n_supply;

  clock->triggered = left == 0;
  clock->lines[clock->n_lines++] = (ArbClockLine){ micro_triggers[0], left, left };
}
