/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/switches.h"

const ArbSwitchDefinition proto_switches[] = { PROTO_SWITCHES (ARB_LIST_SWITCH, ARB_LIST_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_switches) == PROTO_N_SWITCHES);
