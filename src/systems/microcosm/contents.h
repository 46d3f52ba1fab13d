/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/**
 * micro_most: see `most` of #ArbHelp: the influence of all planets, and what all Domain cards could
 * count at most. What nobody knows of a card counts as much as it can be. Source: rules, scoring.
 */
gint micro_most (const ArbState *state, ArbArgument what);

G_END_DECLS
