/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/catalogue.h"

G_BEGIN_DECLS

/** arb_variant_is_in: whether @edition, an index, is played by all that @variant sets. */
gboolean arb_variant_is_in (const ArbCatalogue *catalogue, const ArbVariant *variant,
                            guint edition);

/** arb_variant_is_said: whether @pairs (`switch=value`) have all that @variant sets. */
gboolean arb_variant_is_said (const ArbVariant *variant, const char *const *pairs);

/**
 * arb_variants_offer:
 * @catalogue: the rules of a game
 * @edition: index of an edition
 * @index: index of a switch
 *
 * Returns: whether each value that the switch can have besides that of the edition is what one of
 *   the variants sets, and nothing else: who chooses among the variants has chosen it
 */
gboolean arb_variants_offer (const ArbCatalogue *catalogue, guint edition, guint index);

G_END_DECLS
