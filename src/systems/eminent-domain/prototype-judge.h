/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * The verdict on a move. What the text leaves open is asked of the table by the first move that
 * comes out differently by its readings, and by no other.
 */

/** proto_scripts: what the scripts of the catalogue can say. */
extern const ArbScripts proto_scripts;

/* See #ArbRules and #ArbHelp. */
guint proto_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);
guint proto_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
void proto_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void proto_apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments);

G_END_DECLS
