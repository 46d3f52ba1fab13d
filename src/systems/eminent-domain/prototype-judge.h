/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/* The tables of the game: effects and verbs; and its lists of moves. */

/** proto_scripts: the effects and words of the scripts. */
extern const ArbScripts proto_scripts;

/* See #ArbRuleset, #ArbRules and #ArbHelp. */
extern const ArbVerb *const proto_verbs[];
void proto_go_on (ArbState *state);
guint proto_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);
guint proto_list (const ArbState *state, guint seat, ArbMove *moves, guint max);

G_END_DECLS
