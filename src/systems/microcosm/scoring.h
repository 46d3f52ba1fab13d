/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_scored_role: the icons that a Domain card with that scoring counts. */
MicroRole micro_scored_role (MicroScoring scores);

/* Scoring: influence of Colonies and Spoils, and what each Domain card counts. Source: rules,
 * scoring. */

/** micro_total: the known points of @seat, by the answers to open rules, or by what is assumed until then. */
gint micro_total (const MicroState *state, guint seat);

G_END_DECLS
