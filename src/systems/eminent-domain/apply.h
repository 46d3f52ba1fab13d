/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_apply: see #ArbRules. */
void em_apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments);

/** em_canonicalize: see #ArbRules. */
void em_canonicalize (const ArbState *state, ArbMove *move);

/** em_candidates: what @seat could think of doing, legal or not, if it decides. */
guint em_candidates (const ArbState *state, guint seat, ArbMove *moves, guint max);

/** em_boost_kinds: the set of kinds that the hand of @seat can hold and that boost @role. */
guint64 em_boost_kinds (const EmState *state, guint seat, guint role);

G_END_DECLS
