/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_stack_of: the stack of role cards of @role; Produce and Trade share one. */
static inline guint
em_stack_of (guint role)
{
  return role - (role >= EM_TRADE);
}

G_STATIC_ASSERT ((guint) EM_PRODUCE == EM_STACK_PRODUCE_TRADE
                 && (guint) EM_RESEARCH - 1 == EM_STACK_RESEARCH);

/** em_stack_in_use: whether the stack is part of this game (Research is not when learning). */
static inline gboolean
em_stack_in_use (const EmState *state, guint stack)
{
  return stack != EM_STACK_RESEARCH || em_switch (state, EM_SWITCH_LEARNING) == EM_OFF;
}

/** em_open_stacks: the stacks that have a card, as a set of kinds of cards. */
guint64 em_open_stacks (const EmState *state);

/** em_take_role_card: takes the top card of a stack into @pile. */
void em_take_role_card (EmState *state, guint stack, EmPile *pile);

/** em_empty_stacks: how many stacks in use are empty. */
guint em_empty_stacks (const EmState *state);

/** em_end_triggered: whether the end of the game has been triggered. Source: 6.3. */
gboolean em_end_triggered (const EmState *state);

G_END_DECLS
