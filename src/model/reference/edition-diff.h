/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_COMPARED_SWITCH (arb_compared_switch_get_type ())
G_DECLARE_FINAL_TYPE (ArbComparedSwitch, arb_compared_switch, ARB, COMPARED_SWITCH, GObject)

/**
 * ArbComparedSwitch:
 *
 * A point in which rules differ: how it stands in two of them, and whether that mattered.
 */

/** arb_compared_switch_get_index: its place in the catalogue. */
guint arb_compared_switch_get_index (ArbComparedSwitch *self);
gboolean arb_compared_switch_get_differs (ArbComparedSwitch *self);

/** arb_compared_switch_get_value: its value in words, of the other rules if @other. */
const char *arb_compared_switch_get_value (ArbComparedSwitch *self, gboolean other);

/** arb_compared_switch_get_source: (nullable): where the value comes from. */
const char *arb_compared_switch_get_source (ArbComparedSwitch *self, gboolean other);

/** arb_compared_switch_get_effect: (nullable): what it alone did in the game; %NULL without one. */
const char *arb_compared_switch_get_effect (ArbComparedSwitch *self);

/**
 * arb_edition_diff_new:
 * @catalogue: the cards and rules
 * @session: (nullable): a game of them
 * @own: the rules it is played by
 * @other: the rules to compare with
 *
 * Returns: (transfer full): every switch, #ArbComparedSwitch
 */
GListModel *arb_edition_diff_new (const ArbCatalogue *catalogue, ArbSession *session,
                                  const ArbOptions *own, const ArbOptions *other);

/**
 * arb_edition_diff_dup_outcome:
 * @session: a game
 * @other: other rules
 * @scores_hidden: whether no score may be named, only that it would be another
 *
 * Returns: (transfer full): what all of them together would have changed: the moves judged
 *   otherwise, from where the games cannot be compared, and the scores; blocks of lines with an
 *   empty one between them, each headed by its first
 */
char *arb_edition_diff_dup_outcome (ArbSession *session, const ArbOptions *other,
                                    gboolean scores_hidden);

G_END_DECLS
