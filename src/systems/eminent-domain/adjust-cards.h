/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_refuse_change: says that there are @present, and that the change leads out of range. */
void em_refuse_change (ArbMove move, gint present, ArbVerdict *verdict);

/** em_check_adjust_planet: a planet comes face up into the seat's Empire, or leaves it. */
EmCheckFunc em_check_adjust_planet;
void em_adjust_planet (EmState *state, ArbMove move);

/** em_check_adjust_technology: a technology becomes the seat's, or goes back to its pile. */
EmCheckFunc em_check_adjust_technology;
void em_adjust_technology (EmState *state, ArbMove move);

G_END_DECLS
