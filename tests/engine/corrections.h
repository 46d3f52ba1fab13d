/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

/**
 * Corrections:
 * @n_made: how many roles were corrected
 * @n_clean: how often no later line is struck
 * @n_struck: later lines that are struck, in all
 * @n_struck_by_edit: the same, if only the line itself is changed
 * @n_worse: how often more is struck than by that
 * @n_judged: how many lines were judged again, in all
 *
 * What corrections of the past cost.
 */
typedef struct
{
  guint n_made;
  guint n_clean;
  guint n_struck;
  guint n_struck_by_edit;
  guint n_worse;
  guint n_judged;
} Corrections;

/**
 * corrections_measure:
 * @record: a game
 * @n_turns: how many whole turns were played since
 * @step: of the roles every so many is corrected
 * @verbose: whether to print what is struck, as comments
 * @corrections: adds what they cost
 *
 * Changes each role to each other one that was legal there, as people would who notice it @n_turns
 * later.
 */
void corrections_measure (const ArbGame *record, guint n_turns, guint step, gboolean verbose,
                          Corrections *corrections);

G_END_DECLS
