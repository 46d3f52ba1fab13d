/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-switches.h"

#define DEFINITION(name, id, n, ...) { id, { __VA_ARGS__, "ask", NULL } },
#define READINGS(name, id, n, ...) n,

const ArbSwitchDefinition proto_switches[] = { PROTO_SWITCHES (DEFINITION) };
const guint8 proto_n_readings[] = { PROTO_SWITCHES (READINGS) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_switches) == PROTO_N_SWITCHES);
