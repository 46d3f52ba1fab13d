/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_stack_row: the row of the catalogue by which this game is laid out. Source: 1.3. */
const EmStackRow *em_stack_row (const EmState *state);

/** em_starting_cards: how many cards of @kind a starting deck has in this game. Source: DS25. */
guint em_starting_cards (const EmState *state, guint kind);

G_END_DECLS
