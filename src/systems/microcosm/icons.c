/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/icons.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/verbs.h"

MicroRole
micro_asked_role (const MicroState *state)
{
  MicroEffect now = micro_effect (state);

  if (now == MICRO_EFFECT_AGAIN)
    return MICRO_RESEARCH;
  if (state->target == 0 || state->defence == MICRO_ASKED)
    return MICRO_N_ROLES;
  return now == MICRO_EFFECT_COLONIZE ? MICRO_COLONIZE : MICRO_WARFARE;
}

static guint
shows (const MicroState *state, ArbArgument card, MicroRole role)
{
  return micro_count_icon (micro_icons (state, card), role);
}

guint
micro_count_icons (const MicroState *state, guint seat, MicroRole role)
{
  guint n = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] == micro_place (MICRO_IN_HAND, seat))
      n += shows (state, micro_domain_name (i), role);
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (state->slots[slot].place == micro_planet_place (MICRO_COLONY, seat)
        && state->slots[slot].planet != 0)
      n += shows (state, micro_planet_name (state->slots[slot].planet - 1u), role);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == seat)
      n += shows (state, micro_technology_name (i), role);
  return n;
}

static void
list_slots (const MicroState *state, guint seat, gboolean face_down_only, ArbMoves *moves)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (state->slots[slot].place == micro_planet_place (MICRO_COLONY, seat)
        && (state->shown_slots & 1u << slot) == 0
        && !(face_down_only && state->slots[slot].face_up))
      micro_list_planet (state, seat, MICRO_VERB_REVEAL, slot, moves);
}

void
micro_list_reveals (const MicroState *state, guint seat, ArbMoves *moves)
{
  gboolean discard = micro_switch (state, MICRO_SWITCH_REVEAL_DISCARD) == MICRO_YES;

  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if ((state->shown_domains & 1u << domain) == 0
        && ((state->played & 1u << domain) != 0 || micro_can_hold (state, seat, domain)
            || (discard && state->places[domain] == micro_place (MICRO_IN_DISCARD, seat))))
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_REVEAL, micro_domain_name (domain)));
  list_slots (state, seat, FALSE, moves);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == seat && (state->shown_technologies & 1u << i) == 0)
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_REVEAL, micro_technology_name (i)));
}

void
micro_list_turning_up (const MicroState *state, guint seat, ArbMoves *moves)
{
  list_slots (state, seat, TRUE, moves);
}
