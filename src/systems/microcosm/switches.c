/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/switches.h"

const ArbSwitchDefinition micro_switches[] = { MICRO_SWITCHES (ARB_LIST_SWITCH, ARB_LIST_ID,
                                                               ARB_LIST_WORDS) };

G_STATIC_ASSERT (G_N_ELEMENTS (micro_switches) == MICRO_N_SWITCHES);
