/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/rules.h"

#define NAME(name, text) text,
#define DEFINITION(name, id, timing, numbers) { id, timing, { numbers NULL } },

const ArbRuleDefinition proto_rules[] = { PROTO_RULES (DEFINITION, NAME) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_rules) == PROTO_N_RULES);
G_STATIC_ASSERT ((guint) PROTO_RULE_OPEN == ARB_RULE_OPEN
                 && (guint) PROTO_RULE_MALFORMED == ARB_RULE_MALFORMED
                 && (guint) PROTO_RULE_OVER == ARB_RULE_OVER
                 && (guint) PROTO_RULE_LEFT == ARB_RULE_LEFT
                 && (guint) PROTO_RULE_ALREADY_KNOWN == ARB_RULE_KNOWN);
