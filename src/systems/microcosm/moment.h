/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/moment.h"
#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_moment: see #ArbPresentation. */
void micro_moment (const ArbState *state, ArbMoment *moment);

G_END_DECLS
