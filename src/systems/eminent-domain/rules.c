/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/rules.h"

const ArbRuleDefinition em_rules[] = { ARB_COMMON_RULES, EM_RULES (ARB_LIST_RULE, ARB_LIST_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (em_rules) == EM_N_RULES);
