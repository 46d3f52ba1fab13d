/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_points: the victory points of @seat: domains, what cards won, and adjustments. */
gint nine_points (const NineState *state, guint seat);

/**
 * nine_score:
 *
 * Adds the points with their sources. The four elements win at any points; otherwise the most
 * points win; the switch `final-tie` decides equal points. (Game help, “Elements” and the end.)
 */
void nine_score (const ArbState *state, ArbScoreSheet *sheet);

/** nine_triggers: the ids of what can end the game, ended by %NULL. */
extern const char *const nine_triggers[];

/** nine_triggered: bits of those that have ended it. */
guint nine_triggered (const ArbState *state);

G_END_DECLS
