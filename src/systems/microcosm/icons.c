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
  if (now == MICRO_EFFECT_COLONIZE)
    return MICRO_COLONIZE;
  return now == MICRO_EFFECT_ATTACK ? MICRO_WARFARE : MICRO_N_ROLES;
}

static guint
shows (const MicroState *state, ArbArgument card, MicroRole role)
{
  return micro_count_icon (state, card, role);
}

guint
micro_count_icons (const MicroState *state, guint seat, MicroRole role)
{
  guint n = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] == micro_place (MICRO_IN_HAND, seat))
      n += shows (state, micro_domain_name (i), role);
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (micro_is_colony (state, seat, slot) && state->slots[slot].planet != 0)
      n += shows (state, micro_planet_name (state->slots[slot].planet - 1u), role);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == seat)
      n += shows (state, micro_technology_name (i), role);
  return n;
}

/* Whether @seat can still show the icons of a card, as far as is known where it lies: each is shown
 * once. */
static gboolean
can_name_domain (const MicroState *state, guint seat, guint domain)
{
  if ((state->shown_domains & 1u << domain) != 0)
    return FALSE;
  return (state->played & 1u << domain) != 0 || micro_can_hold (state, seat, domain)
         || (state->places[domain] == micro_place (MICRO_IN_DISCARD, seat)
             && micro_switch (state, MICRO_SWITCH_REVEAL_DISCARD) == MICRO_YES);
}

static gboolean
can_name_slot (const MicroState *state, guint seat, guint slot)
{
  return micro_is_colony (state, seat, slot) && (state->shown_slots & 1u << slot) == 0;
}

static gboolean
can_name_technology (const MicroState *state, guint seat, guint technology)
{
  return state->owners[technology] == seat && (state->shown_technologies & 1u << technology) == 0;
}

gboolean
micro_shows_icons (const MicroState *state, guint seat)
{
  return seat == micro_performer (state) && micro_asked_role (state) != MICRO_N_ROLES;
}

/* The most icons on the unknown cards of a hand, whichever of the unseen ones they are. */
static guint
most_unseen (const MicroState *state, guint seat, MicroRole role)
{
  gint icons[MICRO_N_DOMAINS];

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    icons[i] = (gint) micro_can_show (state, micro_domain_name (i), role);
  return (guint) micro_add_up_unseen (state, micro_n_unseen (state, seat), icons, TRUE);
}

/* The most icons on a Colony, whichever of its candidates it is. */
static guint
most_of_slot (const MicroState *state, guint slot, MicroRole role)
{
  guint16 candidates = micro_candidates (state, slot);
  guint most = 0;

  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    if ((candidates & 1u << i) != 0)
      most = MAX (most, micro_can_show (state, micro_planet_name (i), role));
  return most;
}

/* The most icons on all cards that the seat can still name. */
static guint
count_most (const MicroState *state, guint seat)
{
  MicroRole role = micro_asked_role (state);
  guint n = most_unseen (state, seat, role);

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] != MICRO_UNSEEN && can_name_domain (state, seat, i))
      n += micro_can_show (state, micro_domain_name (i), role);
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (can_name_slot (state, seat, slot))
      n += most_of_slot (state, slot, role);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (can_name_technology (state, seat, i))
      n += micro_can_show (state, micro_technology_name (i), role);
  return n;
}

guint
micro_most_icons (const MicroState *state, guint seat)
{
  guint n = count_most (state, seat);

  return n - MIN (n, state->n_unnamed);
}

gboolean
micro_lacks_icons (const MicroState *state, guint seat)
{
  return count_most (state, seat) < state->n_unnamed;
}

void
micro_list_reveals (const MicroState *state, guint seat, guint most, ArbMoves *moves)
{
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (can_name_domain (state, seat, i))
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_REVEAL, micro_domain_name (i)));
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (can_name_slot (state, seat, slot))
      micro_list_planet (state, seat, MICRO_VERB_REVEAL, slot, moves);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (can_name_technology (state, seat, i))
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_REVEAL, micro_technology_name (i)));
  for (guint n = 1, last = MIN (most, micro_most_icons (state, seat)); n <= last; n++)
    arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_REVEAL, arb_argument_count (n)));
}
