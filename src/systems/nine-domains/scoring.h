/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_points: the victory points of @seat: domains, what cards won, and adjustments. */
gint nine_points (const NineState *state, guint seat);

/** nine_elements: the marks of the domains of @seat, as bits of #NineMark; two halves are a whole. */
guint nine_elements (const NineState *state, guint seat);

/** nine_n_elements_with: how many elements @seat would have with the domains @more, too. */
guint nine_n_elements_with (const NineState *state, guint seat, guint16 more);

/**
 * nine_n_elements: how many of the four elements @seat has with the domains of @holdings, by the
 * marks that are known.
 */
guint nine_n_elements (const NineState *state, const NineHoldings *holdings, guint seat);

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
