/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** arb_microcosm_ruleset: Eminent Domain: Microcosm, for two players. */
extern const ArbRuleset arb_microcosm_ruleset;

G_END_DECLS
