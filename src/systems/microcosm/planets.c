/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/planets.h"

#include "systems/microcosm/contract.h"
#include "engine/core/faces.h"

#include <string.h>

guint
micro_pile_number (const MicroState *state, guint slot)
{
  guint pile = 0;

  while (slot >= (guint) __builtin_popcount (micro_catalogue (state)->piles[pile]))
    slot -= (guint) __builtin_popcount (micro_catalogue (state)->piles[pile++]);
  return pile;
}

static guint16
planet_bit (guint planet)
{
  return (guint16) (1u << (planet - 1));
}

guint16
micro_candidates (const MicroState *state, guint slot)
{
  guint16 others = 0;

  if (state->slots[slot].planet != 0)
    return planet_bit (state->slots[slot].planet);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    if (state->slots[i].planet != 0)
      others |= planet_bit (state->slots[i].planet);
  return (guint16) (micro_pile_of (state, slot) & ~others);
}

guint16
micro_public_candidates (const MicroState *state, guint slot)
{
  guint16 others = 0;

  if (state->slots[slot].seen)
    return planet_bit (state->slots[slot].planet);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    if (state->slots[i].seen)
      others |= planet_bit (state->slots[i].planet);
  return (guint16) (micro_pile_of (state, slot) & ~others);
}

/* Whether two planets of a pile do not differ in any known feature. */
static gboolean
looks_alike (const MicroState *state, guint a, guint b)
{
  const MicroCatalogue *catalogue = micro_catalogue (state);

  return arb_faces_are_alike (&state->parent, MICRO_PLANET_FACE, a, b)
         && catalogue->planets[a].bonus == catalogue->planets[b].bonus;
}

gboolean
micro_is_first_look (const MicroState *state, guint slot, guint planet)
{
  guint16 candidates = micro_candidates (state, slot);

  for (guint i = 0; i < planet; i++)
    if ((candidates & planet_bit (i + 1)) != 0 && looks_alike (state, i, planet))
      return FALSE;
  return (candidates & planet_bit (planet + 1)) != 0;
}

guint
micro_count_looks (const MicroState *state, guint slot)
{
  guint n = 0;

  for (guint planet = 0; planet < MICRO_N_PLANETS; planet++)
    n += micro_is_first_look (state, slot, planet);
  return n;
}

ArbArgument
micro_name_slot (const MicroState *state, guint slot, guint planet)
{
  gboolean known = __builtin_popcount (micro_candidates (state, slot)) == 1;

  return known || micro_count_looks (state, slot) > 1 ? micro_planet_name (planet)
                                                      : micro_slot_number (slot);
}

gint
micro_find_planet (const MicroState *state, guint planet)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (micro_candidates (state, slot) == planet_bit (planet + 1))
      return (gint) slot;
  return -1;
}

static ArbArgument
name_of (const MicroState *state, guint slot)
{
  guint16 candidates = micro_candidates (state, slot);

  if (__builtin_popcount (candidates) != 1)
    return ARB_ARGUMENT_NONE;
  return micro_planet_name ((guint) __builtin_ctz (candidates));
}

ArbArgument
micro_identify (const ArbState *state, guint seat, guint number)
{
  gint slot = micro_slot_argument (arb_argument_number (number));

  return slot >= 0 ? name_of (micro_state (state), (guint) slot) : ARB_ARGUMENT_NONE;
}

void
micro_turn_up (MicroState *state, guint slot, guint planet)
{
  state->slots[slot].planet = (guint8) (planet + 1);
  state->slots[slot].face_up = TRUE;
  state->slots[slot].seen = TRUE;
}

void
micro_canonicalize_planet (const ArbState *parent, ArbMove *move)
{
  const MicroState *state = micro_state (parent);
  gboolean with_name = arb_ruleset_of (parent)->verbs[move->verb]->slots[1].accepts != 0;
  gint planet = micro_planet_argument (move->arguments[0]);
  gint slot = planet >= 0 ? micro_find_planet (state, (guint) planet)
                          : micro_slot_argument (move->arguments[0]);

  if (slot < 0)
    return;
  move->arguments[0] = micro_slot_number ((guint) slot);
  if (with_name && move->arguments[1] == ARB_ARGUMENT_NONE)
    move->arguments[1] = name_of (state, (guint) slot);
}

gboolean
micro_check_planet (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  gint slot = micro_slot_argument (move.arguments[0]);
  gint planet = micro_planet_argument (move.arguments[1]);

  if (planet < 0)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, MICRO_RULE_PLANET_UNKNOWN,
                     move.arguments[0])[MICRO_PLANET_UNKNOWN_NUMBER] =
        (gint16) arb_argument_value (move.arguments[0]);
  else if ((micro_candidates (state, (guint) slot) & planet_bit ((guint) planet + 1)) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_CONTRADICTION, move.arguments[1]);
  else
    return TRUE;
  return FALSE;
}

void
micro_list_planet (const MicroState *state, guint seat, guint verb, guint slot, ArbMoves *moves)
{
  guint16 candidates = micro_candidates (state, slot);

  for (guint planet = 0; planet < MICRO_N_PLANETS; planet++)
    if ((candidates & planet_bit (planet + 1)) != 0)
      arb_moves_add (moves,
                     ARB_MOVE (seat, verb, micro_slot_number (slot), micro_planet_name (planet)));
}
