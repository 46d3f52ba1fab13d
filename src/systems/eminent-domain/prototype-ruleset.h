/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_prototype_2010_ruleset:
 *
 * The designer's rules of January 2010, a second ruleset on the players, cards and hands of Eminent
 * Domain.
 */
extern const ArbRuleset arb_prototype_2010_ruleset;

G_END_DECLS
