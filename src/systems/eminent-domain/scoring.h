/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_score: see #ArbRules. Source: 6.1, 6.2. */
void em_score (const ArbState *state, ArbScoreSheet *sheet);

G_END_DECLS
