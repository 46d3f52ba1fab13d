/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_COMPARED_SWITCH (arb_compared_switch_get_type ())
G_DECLARE_FINAL_TYPE (ArbComparedSwitch, arb_compared_switch, ARB, COMPARED_SWITCH, GObject)

/**
 * ArbComparedSwitch:
 *
 * A switch with its values in two sets of rules, and what the difference changes in a game.
 */

/** arb_compared_switch_get_index: its index in the catalogue. */
guint arb_compared_switch_get_index (ArbComparedSwitch *self);
gboolean arb_compared_switch_get_differs (ArbComparedSwitch *self);

/** arb_compared_switch_get_value: its value in words; the value in the other rules if @other. */
const char *arb_compared_switch_get_value (ArbComparedSwitch *self, gboolean other);

/** arb_compared_switch_get_source: (nullable): the source of that value. */
const char *arb_compared_switch_get_source (ArbComparedSwitch *self, gboolean other);

/**
 * arb_compared_switch_get_effect: (nullable): what this difference alone changes in the game; %NULL
 * without a game.
 */
const char *arb_compared_switch_get_effect (ArbComparedSwitch *self);

/**
 * arb_edition_diff_new:
 * @catalogue: the cards and rules
 * @session: (nullable): a game by these rules
 * @own: the rules of the game
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
 * @scores_hidden: whether to say only that the score would be another, not which
 *
 * Returns: (transfer full): what all differences together would have changed: the moves with
 *   another verdict, the move from which the games diverge, and the scores; blocks of lines,
 *   separated by an empty line, each with a heading as its first line
 */
char *arb_edition_diff_dup_outcome (ArbSession *session, const ArbOptions *other,
                                    gboolean scores_hidden);

G_END_DECLS
