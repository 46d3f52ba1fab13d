/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/rules.h"

const ArbRuleDefinition micro_rules[] = { ARB_COMMON_RULES,
                                          MICRO_RULES (ARB_LIST_RULE, ARB_LIST_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (micro_rules) == MICRO_N_RULES);
