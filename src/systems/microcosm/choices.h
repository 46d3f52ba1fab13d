/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* See #ArbRules and #ArbHelp. */
guint micro_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
/** micro_list_step: the moves that the step which is waited for asks about, legal or not. */
guint micro_list_step (const ArbState *state, guint seat, ArbMove *moves, guint max);

guint micro_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);

G_END_DECLS
