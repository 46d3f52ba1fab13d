/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/rules.h"

const ArbRuleDefinition nine_rules[] = { ARB_COMMON_RULES,
                                         NINE_RULES (ARB_LIST_RULE, ARB_LIST_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (nine_rules) == NINE_N_RULES);
