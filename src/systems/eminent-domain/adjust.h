/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * `adjust` makes the record agree with the table: counters and resources; planets and technologies
 * are in adjust-cards.
 */

/** em_check_adjust: whether so many can come or go. */
EmCheckFunc em_check_adjust;

/** em_apply_adjust: makes the change and tells it. */
void em_apply_adjust (EmState *state, ArbMove move, ArbAdjustments *adjustments);

G_END_DECLS
