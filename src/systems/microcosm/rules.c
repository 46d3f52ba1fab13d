/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/rules.h"

#define NAME(name, text) text,
#define DEFINITION(name, id, timing, numbers) { id, timing, { numbers NULL } },

const ArbRuleDefinition micro_rules[] = { MICRO_RULES (DEFINITION, NAME) };

G_STATIC_ASSERT (G_N_ELEMENTS (micro_rules) == MICRO_N_RULES);
G_STATIC_ASSERT ((guint) MICRO_RULE_OPEN == ARB_RULE_OPEN
                 && (guint) MICRO_RULE_MALFORMED == ARB_RULE_MALFORMED
                 && (guint) MICRO_RULE_OVER == ARB_RULE_OVER
                 && (guint) MICRO_RULE_LEFT == ARB_RULE_LEFT
                 && (guint) MICRO_RULE_ALREADY_KNOWN == ARB_RULE_KNOWN);
