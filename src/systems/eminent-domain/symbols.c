/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/symbols.h"

#include "systems/eminent-domain/stacks.h"

const char *const em_symbol_ids[EM_N_ROLES] = { "survey-symbols",   "warfare-symbols",
                                                "colonize-symbols", "produce-symbols",
                                                "trade-symbols",    "research-symbols" };

guint
em_hand_symbols (const EmState *state, guint seat, guint role)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint64 kinds = em_boosts (state, seat, role);
  guint total = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    total += em_hand_most (owner, em_first (kinds))
             * em_card_symbols (state, seat, em_first (kinds), role);

  return total;
}

guint
em_lead_symbols (const EmState *state, guint seat, guint role)
{
  const EmSeat *owner = em_seat_const (state, seat);
  gboolean stack = state->stacks[em_stack_of (role)] > 0;

  return owner->planet_symbols[role] + owner->technology_symbols[role]
         + (stack || em_empty_bonus (state, role) ? 1u : 0u);
}

gboolean
em_empty_bonus (const EmState *state, guint role)
{
  if (role == EM_SURVEY || role == EM_WARFARE)
    return em_switch (state, EM_SWITCH_STICKERS) == EM_ON;
  return role != EM_COLONIZE;
}
