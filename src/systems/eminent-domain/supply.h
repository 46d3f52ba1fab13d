/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_gain_influence: takes @n tokens, from the supply while it lasts. Source: 1.4. */
void em_gain_influence (EmState *state, guint seat, guint n);

/** em_return_influence: puts @n tokens back, those beyond the supply first. */
void em_return_influence (EmState *state, guint seat, guint n);

/** em_gain_fighters: takes @n fighters, of which there are always enough. */
void em_gain_fighters (EmState *state, guint seat, guint n);

/** em_pay_fighters: returns @n fighters, which the seat must have. */
void em_pay_fighters (EmState *state, guint seat, guint n);

/** em_adjust_fighters: @change fighters more or fewer, outside the rules. */
void em_adjust_fighters (EmState *state, guint seat, gint change);

G_END_DECLS
