/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Revealing icons: of cards in hand, which stay there, of cards played in this turn, of
 * technologies, and of Colonies, which are turned face up. Source: rules, Reveal icons.
 */

/**
 * micro_list_turning_up: adds turning up each Colony of @seat, which needs no reason, but for those that
 * defend: that is a verb of its own.
 */
void micro_list_turning_up (const MicroState *state, guint seat, ArbMoves *moves);

G_END_DECLS
