/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * The only file that uses all rules: it passes each move to the rule of its verb, and each step of
 * a script to the rule of its effect. See #ArbRules.
 */

/** em_scripts: the effects, by #EmEffect, and the other definitions of scripts. */
extern const ArbScripts em_scripts;

guint em_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
void em_canonicalize (const ArbState *state, ArbMove *move);
void em_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void em_apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments);

G_END_DECLS
