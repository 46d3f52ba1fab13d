/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/action.h"

G_BEGIN_DECLS

/*
 * The only file that uses all rules: it lists the verb of each, and the
 * effects. For the functions see #ArbRules.
 */

/** em_words: the words of #EmWord. */
extern const char *const em_words[];

/** em_count_symbols: `symbols` of #ArbScripts. */
guint em_count_symbols (const ArbState *state, const ArbItem *item);

/** EM_SCRIPTS: the definitions of scripts with the effects of the array @effects, by #EmEffect. */
#define EM_SCRIPTS(effects) \
  { \
    effects, G_N_ELEMENTS (effects), em_words, em_count_symbols, em_finish_action \
  }

/** em_scripts: those of the game. */
extern const ArbScripts em_scripts;

/** em_verbs: see #ArbRuleset. */
extern const ArbVerb *const em_verbs[];

guint64 em_get_phases (const ArbState *state, guint seat);
guint em_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
gboolean em_check_seat (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void em_order_reasons (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void em_go_on (ArbState *state);

G_END_DECLS
