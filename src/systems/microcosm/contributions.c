/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "engine/core/verdict.h"
#include "systems/microcosm/state.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/warfare.h"

static ArbArgument
name_slot (const MicroState *state, guint slot)
{
  return state->slots[slot].planet != 0 ? micro_planet_name (state->slots[slot].planet - 1u)
                                        : micro_slot_number (slot);
}

/* Adds the shield or the cost of the planet and its bonuses, card by card; if two bonuses do not
 * add up, only the first counts. */
static void
add_needed (const MicroState *state, ArbContributions *parts)
{
  guint bonus = micro_effect (state) == MICRO_EFFECT_ATTACK ? micro_bonus (state) : 0;
  guint slot = state->target - 1u;
  guint defender = micro_owner (state, slot);

  arb_contributions_add (parts, MICRO_REVEAL_ICON_NEEDED, name_slot (state, slot),
                         (gint) (micro_needed (state) - bonus));
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES && bonus > 0; i++)
    if (defender != 0 && state->owners[i] == defender
        && micro_catalogue (state)->technologies[i].bonus > 0)
      {
        arb_contributions_add (parts, MICRO_REVEAL_ICON_NEEDED, micro_technology_name (i), 1);
        bonus--;
      }
  for (guint i = 0; i < MICRO_N_PLANETS && bonus > 0; i++)
    if (micro_defends (state, i))
      {
        arb_contributions_add (parts, MICRO_REVEAL_ICON_NEEDED, name_slot (state, i), 1);
        bonus--;
      }
}

/* Adds the icons of a card that was shown; see micro_apply_reveal(). */
static void
add_card (const MicroState *state, ArbArgument card, ArbArgument name, ArbContributions *parts)
{
  guint n = micro_count_icon (state, card, micro_asked_role (state));

  arb_contributions_add (parts, MICRO_REVEAL_ICON_SHOWN, name, (gint) MAX (n, 1));
}

static void
add_shown (const MicroState *state, ArbContributions *parts)
{
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->shown_domains >> i & 1)
      add_card (state, micro_domain_name (i), micro_domain_name (i), parts);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    if (state->shown_slots >> i & 1)
      add_card (state, micro_planet_name (state->slots[i].planet - 1u), name_slot (state, i),
                parts);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->shown_technologies >> i & 1)
      add_card (state, micro_technology_name (i), micro_technology_name (i), parts);
}

guint
micro_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                     ArbContribution *contributions)
{
  const MicroState *self = micro_state (state);
  ArbContributions parts = { contributions, 0 };

  if (reason->rule != MICRO_RULE_REVEAL_ICON)
    return 0;
  if (self->target != 0)
    add_needed (self, &parts);
  add_shown (self, &parts);
  return parts.n;
}
