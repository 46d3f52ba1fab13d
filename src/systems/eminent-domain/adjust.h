/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * `adjust` makes the record agree with the table: this file adjusts counters and resources;
 * adjust-cards.c adjusts planets and technologies.
 */

/** em_check_adjust: checks whether so many can be added or removed. */
EmCheckFunc em_check_adjust;

/** em_count_counter: see `count` of #ArbRules. */
gint em_count_counter (const ArbState *parent, guint seat, guint counter);

/** em_apply_adjust: makes the change and adds it to @adjustments. */
void em_apply_adjust (EmState *state, ArbMove move, ArbAdjustments *adjustments);

G_END_DECLS
