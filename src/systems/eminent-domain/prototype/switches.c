/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/switches.h"

#define WORD(name, word) word,
#define DEFINITION(name, id, values) { id, { values NULL } },

const ArbSwitchDefinition proto_switches[] = { PROTO_SWITCHES (DEFINITION, WORD) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_switches) == PROTO_N_SWITCHES);
