/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** arb_nine_domains_ruleset: The Nine Domains, for two players. */
extern const ArbRuleset arb_nine_domains_ruleset;

G_END_DECLS
