/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/stacks.h"

#include "systems/eminent-domain/piles.h"

guint64
em_open_stacks (const EmState *state)
{
  guint64 open = 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    open |= (guint64) (state->stacks[stack] > 0) << stack;

  return open;
}

void
em_take_role_card (EmState *state, guint stack, EmPile *pile)
{
  state->stacks[stack]--;
  em_pile_add (pile, stack, 1);
}

guint
em_empty_stacks (const EmState *state)
{
  guint n = 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    n += em_stack_in_use (state, stack) && state->stacks[stack] == 0;

  return n;
}

gboolean
em_end_triggered (const EmState *state)
{
  return state->supply == 0 || em_empty_stacks (state) >= state->empty_to_end;
}
