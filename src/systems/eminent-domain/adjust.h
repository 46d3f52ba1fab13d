/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/check.h"

G_BEGIN_DECLS

/*
 * `adjust` makes the record agree with the table: counters, resources, and the planets and
 * technologies of a seat.
 */

/** em_check_adjust: whether so many can come or go. */
void em_check_adjust (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_apply_adjust: makes the change and tells it. */
void em_apply_adjust (EmState *state, ArbMove move, ArbAdjustments *adjustments);

/** em_refuse_change: says that there are @present, and that the change leads out of range. */
void em_refuse_change (ArbMove move, gint present, ArbVerdict *verdict);

/** em_check_adjust_planet: a planet comes face up into the seat's empire, or leaves it. */
void em_check_adjust_planet (const EmState *state, ArbMove move, ArbVerdict *verdict);
void em_adjust_planet (EmState *state, ArbMove move);

/** em_check_adjust_technology: a technology becomes the seat's, or goes back to its pile. */
void em_check_adjust_technology (const EmState *state, ArbMove move, ArbVerdict *verdict);
void em_adjust_technology (EmState *state, ArbMove move);

G_END_DECLS
