/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/symbols.h"

#include "systems/eminent-domain/stacks.h"

const char *const em_symbol_ids[EM_N_ROLES] = { "survey-symbols",   "warfare-symbols",
                                                "colonize-symbols", "produce-symbols",
                                                "trade-symbols",    "research-symbols" };

guint
em_symbols (const EmState *state, guint seat, EmSymbols *symbols)
{
  guint total = state->shown_symbols + em_empire_symbols (state, seat, state->role, symbols);
  guint bonus = seat == state->leader ? state->bonus : 0;

  total += bonus;
  if (symbols != NULL)
    {
      /* The leader's own role card is among the shown ones unless the stack was empty. */
      gboolean took = seat == state->leader && state->shown.size > 0 && !state->took_none;

      symbols->taken = took ? 1 : 0;
      symbols->cards = (guint8) (state->shown_symbols - symbols->taken);
      symbols->bonus = (guint8) bonus;
      symbols->total = (guint8) total;
    }
  return total;
}

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
