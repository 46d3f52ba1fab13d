/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/switches.h"

#define WORD(name, word) word,
#define WORDS(one, other) one, other,
#define DEFINITION(name, id, values) { id, { values NULL } },

const ArbSwitchDefinition em_switches[] = { EM_SWITCHES (DEFINITION, WORD, WORDS) };

G_STATIC_ASSERT (G_N_ELEMENTS (em_switches) == EM_N_SWITCHES);
