/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/rules.h"

#define NAME(name, text) text,
#define DEFINITION(name, id, timing, numbers) { id, timing, { numbers NULL } },

const ArbRuleDefinition em_rules[] = { EM_RULES (DEFINITION, NAME) };

G_STATIC_ASSERT (G_N_ELEMENTS (em_rules) == EM_N_RULES);
G_STATIC_ASSERT ((guint) EM_RULE_OPEN == ARB_RULE_OPEN
                 && (guint) EM_RULE_MALFORMED == ARB_RULE_MALFORMED
                 && (guint) EM_RULE_OVER == ARB_RULE_OVER && (guint) EM_RULE_LEFT == ARB_RULE_LEFT
                 && (guint) EM_RULE_ALREADY_KNOWN == ARB_RULE_KNOWN);
