/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Scoring: influence of Colonies and Spoils, and what each Domain card counts. Source: rules,
 * scoring. */

/** micro_score: see #ArbRules. */
void micro_score (const ArbState *state, ArbScoreSheet *sheet);

/** micro_total: the known points of @seat, by the given or suggested answers. */
gint micro_total (const MicroState *state, guint seat);

/**
 * micro_open_at_end:
 *
 * Returns: an open switch that decides who wins; -1 if there is none, or if something is unknown
 */
gint micro_open_at_end (const MicroState *state);

/** micro_triggers: see #ArbPresentation. */
extern const char *const micro_triggers[];

/** micro_triggered: see #ArbPresentation. */
guint micro_triggered (const ArbState *state);

G_END_DECLS
