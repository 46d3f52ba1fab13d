/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/score.h"
#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/* Influence, face-up planets and technologies; at equal totals armies and resources. Source: 8.2. */

/** proto_score: see #ArbRules. Something unknown has a line without points. */
void proto_score (const ArbState *state, ArbScoreSheet *sheet);

G_END_DECLS
