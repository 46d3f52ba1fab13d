/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * What the table may allow although a rule forbids it.
 */

/**
 * arb_is_unplayable: whether a reason of @verdict is that the move lacks something that it needs.
 */
gboolean arb_is_unplayable (const ArbCatalogue *catalogue, const ArbVerdict *verdict);

/**
 * arb_can_overrule:
 * @catalogue: the catalogue of the system
 * @verdict: a verdict
 *
 * Returns: whether the move is illegal, and only by rules that a table may overrule
 */
gboolean arb_can_overrule (const ArbCatalogue *catalogue, const ArbVerdict *verdict);

/**
 * arb_is_out_of_order:
 * @ruleset: a game system
 * @verdict: a verdict
 *
 * Returns: whether a reason of @verdict is that the move comes at the wrong moment; it may be
 *   undecidable at the right one, too. A better reason can come before it.
 */
gboolean arb_is_out_of_order (const ArbRuleset *ruleset, const ArbVerdict *verdict);

G_END_DECLS
