/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * ArbComparedSwitch:
 * @differs: whether its values differ
 * @values: its value in words, and the value in the other rules
 * @sources: (nullable): the sources of these values
 * @effect: (nullable): what this difference alone changes in the game; %NULL without a game
 *
 * A switch with its values in two sets of rules, and what the difference changes in a game.
 */
typedef struct
{
  gboolean differs;
  char *values[2];
  const char *sources[2];
  char *effect;
} ArbComparedSwitch;

/**
 * arb_edition_diff_new: (transfer full) (element-type ArbComparedSwitch): every switch by its index
 * in @catalogue, compared in the rules @own and @other. @session (nullable) is a game by the rules
 * @own.
 */
GArray *arb_edition_diff_new (const ArbCatalogue *catalogue, ArbSession *session,
                              const ArbOptions *own, const ArbOptions *other);

/**
 * arb_edition_diff_dup_outcome: (transfer full): what all differences of the rules @other together
 * would have changed: the moves with another verdict, the move from which the games diverge, and
 * the scores, or with @scores_hidden only that they differ; blocks of lines, separated by an empty
 * line, each with a heading as its first line.
 */
char *arb_edition_diff_dup_outcome (ArbSession *session, const ArbOptions *other,
                                    gboolean scores_hidden);

G_END_DECLS
