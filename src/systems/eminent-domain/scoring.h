/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_score: see #ArbRuleset. */
void em_score (const ArbState *state, ArbScoreSheet *sheet);

/** em_describe: see #ArbRuleset. */
void em_describe (const ArbState *state, ArbView *view);

/** em_deduce_view: see `deduce` of #ArbRuleset. */
void em_deduce_view (const ArbState *state, ArbView *view);

/** em_prospects: see #ArbRuleset. */
void em_prospects (const ArbState *state, ArbView *view);

/** em_clock: see `clock` of #ArbRuleset. */
void em_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);

/** em_conserve: see #ArbRuleset. */
gboolean em_conserve (const ArbState *state, const char **problem);

G_END_DECLS
