/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_catalogue_new:
 * @ruleset: a ruleset
 *
 * Returns: (transfer full): an empty catalogue of the ruleset's size, to be filled by its tables
 *   and then finished with arb_catalogue_compile()
 */
ArbCatalogue *arb_catalogue_new (const ArbRuleset *ruleset);

/**
 * arb_catalogue_compile:
 * @catalogue: a catalogue whose records have been read
 * @defects: the list to which defects are added
 *
 * Puts switches and rules into the ruleset's order, resolves the editions, lists the names, and
 * lets the system compile its own records.
 *
 * Returns: whether there were no defects
 */
gboolean arb_catalogue_compile (ArbCatalogue *catalogue, ArbDefects *defects);

G_END_DECLS
