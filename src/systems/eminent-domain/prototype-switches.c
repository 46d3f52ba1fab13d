/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-switches.h"

#define DEFINITION(name, id, ...) { id, { __VA_ARGS__, NULL } },

const ArbSwitchDefinition proto_switches[] = { PROTO_SWITCHES (DEFINITION) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_switches) == PROTO_N_SWITCHES);
