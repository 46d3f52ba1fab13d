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

G_END_DECLS
