/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_points: the victory points of @seat: domains, what cards won, and adjustments. */
gint nine_points (const NineState *state, guint seat);

G_END_DECLS
