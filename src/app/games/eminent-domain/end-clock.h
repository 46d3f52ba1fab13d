/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/games/eminent-domain/strip-tile.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define EM_TYPE_END_CLOCK (em_end_clock_get_type ())
G_DECLARE_FINAL_TYPE (EmEndClock, em_end_clock, EM, END_CLOCK, ArbSessionView)

/**
 * EmEndClock:
 *
 * How far the end is, and once it has been triggered, who still has a turn.
 */

/** em_end_clock_set_form: where there is no room it is as narrow as a tile of the strip. */
void em_end_clock_set_form (EmEndClock *self, EmStripForm form);

G_END_DECLS
