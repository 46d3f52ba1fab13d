/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** proto_moment: see #ArbPresentation. */
void proto_moment (const ArbState *state, ArbMoment *moment);

G_END_DECLS
