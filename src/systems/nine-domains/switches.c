/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/switches.h"

const ArbSwitchDefinition nine_switches[] = { NINE_SWITCHES (ARB_LIST_SWITCH, ARB_LIST_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (nine_switches) == NINE_N_SWITCHES);
