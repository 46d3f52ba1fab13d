/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * em_refuse_change: adds the reason that there are @present and that the change is out of range;
 * returns its numbers.
 */
gint16 *em_refuse_change (ArbMove move, gint present, ArbVerdict *verdict);

/**
 * em_back_of: the costs on the back of @planet; in a move they mean that the planet lies face down.
 */
ArbArgument em_back_of (const EmState *state, guint planet);

/** em_check_adjust_planet: checks adding a planet to the seat's Empire, or removing one. */
EmCheckFunc em_check_adjust_planet;
void em_adjust_planet (EmState *state, ArbMove move);

/**
 * em_check_adjust_card: checks giving a technology to the seat, or returning it to its pile; with
 * the number of a planet, adding cards under it or removing them.
 */
EmCheckFunc em_check_adjust_card;

/**
 * em_adjust_card: makes the adjustment. Returns: (transfer static): the id of the adjusted thing.
 */
const char *em_adjust_card (EmState *state, ArbMove move);

/** em_check_adjust_hand: checks adding role cards to the hand, or removing them. */
ArbWhyNotFunc em_check_adjust_hand;

G_END_DECLS
