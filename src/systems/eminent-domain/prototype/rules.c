/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/rules.h"

const ArbRuleDefinition proto_rules[] = { ARB_COMMON_RULES,
                                          PROTO_RULES (ARB_LIST_RULE, ARB_LIST_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_rules) == PROTO_N_RULES);
