/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "engine/core/moment.h"
#include "systems/microcosm/state.h"

#include "systems/microcosm/icons.h"

/* The decisions of each effect; see `moment.` in rules.json. */
static const char *const ids[MICRO_N_EFFECTS] = {
  [MICRO_EFFECT_TAKE] = "take",       [MICRO_EFFECT_CHOOSE] = "choose",
  [MICRO_EFFECT_PICKING] = "pick-up", [MICRO_EFFECT_COLONIZE] = "colonize",
  [MICRO_EFFECT_ATTACK] = "attack",   [MICRO_EFFECT_RESEARCH] = "research",
  [MICRO_EFFECT_AGAIN] = "again",     [MICRO_EFFECT_PEEK] = "peek",
  [MICRO_EFFECT_DISCARD] = "discard", [MICRO_EFFECT_SWAP] = "swap",
  [MICRO_EFFECT_PICK_UP] = "pick-up", [MICRO_EFFECT_BY_HAND] = "by-hand",
};

/* Returns the target of the attempt: the planet, or its number if it is unknown. */
static ArbArgument
get_target (const MicroState *state)
{
  guint slot = state->target - 1u;

  return state->slots[slot].planet != 0 ? micro_planet_name (state->slots[slot].planet - 1u)
                                        : micro_slot_number (slot);
}

void
micro_moment (const ArbState *state, ArbMoment *moment)
{
  const MicroState *self = micro_state (state);
  MicroEffect now = micro_effect (self);

  if (now >= MICRO_N_EFFECTS || now == MICRO_EFFECT_END)
    return;
  moment->id = ids[now];
  moment->seat = micro_decider (self);
  if (self->defence == MICRO_ASKED)
    moment->id = "defend";
  else if (self->target != 0)
    moment->id = now == MICRO_EFFECT_COLONIZE ? "colonize-icons" : "attack-icons";
  if (self->target != 0)
    moment->subject = get_target (self);
}
