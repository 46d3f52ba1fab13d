/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_refuse_change: says that there are @present, and that the change leads out of range. */
void em_refuse_change (ArbMove move, gint present, ArbVerdict *verdict);

/** em_back_of: the costs on the back of @planet, by which a move says that it lies face down. */
ArbArgument em_back_of (const EmState *state, guint planet);

/** em_check_adjust_planet: a planet comes into the seat's Empire, or leaves it. */
EmCheckFunc em_check_adjust_planet;
void em_adjust_planet (EmState *state, ArbMove move);

/**
 * em_check_adjust_card: a technology becomes the seat's or goes back to its pile; with the number of
 * a planet, cards come under it or leave it.
 */
EmCheckFunc em_check_adjust_card;

/** em_check_adjust_hand: role cards come to the hand, or leave it. */
EmCheckFunc em_check_adjust_hand;

/** em_adjust_card: Returns: (transfer static): the id of what was adjusted. */
const char *em_adjust_card (EmState *state, ArbMove move);

G_END_DECLS
