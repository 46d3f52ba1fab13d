/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/switches.h"

const ArbSwitchDefinition em_switches[] = { EM_SWITCHES (ARB_LIST_SWITCH, ARB_LIST_ID,
                                                         ARB_LIST_WORDS) };

G_STATIC_ASSERT (G_N_ELEMENTS (em_switches) == EM_N_SWITCHES);
