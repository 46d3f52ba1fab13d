/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/* The verdict on a move. */

/** proto_scripts: the effects and words of the scripts. */
extern const ArbScripts proto_scripts;

/* See #ArbRules and #ArbHelp. */
guint proto_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);
guint proto_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
void proto_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void proto_apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments);

G_END_DECLS
