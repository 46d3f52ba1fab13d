/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_most: see `most` of #ArbHelp: the points of all domains, and what cards bring that win by
 * enough. Source: B.1, B.2.
 */
gint nine_most (const ArbState *state, ArbArgument what);

G_END_DECLS
