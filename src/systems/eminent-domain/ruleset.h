/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_eminent_domain_ruleset:
 *
 * Eminent Domain, the published game for two to four players.
 */
extern const ArbRuleset arb_eminent_domain_ruleset;

G_END_DECLS
