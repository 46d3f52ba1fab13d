/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/** arb_variant_is_in: whether @edition, an index, has all values that @variant sets. */
gboolean arb_variant_is_in (const ArbCatalogue *catalogue, const ArbVariant *variant,
                            guint edition);

/** arb_variant_is_said: whether @pairs (`switch=value`) contain all values that @variant sets. */
gboolean arb_variant_is_said (const ArbVariant *variant, const char *const *pairs);

/**
 * arb_variants_offer:
 * @catalogue: the rules of a game
 * @edition: index of an edition
 * @index: index of a switch
 *
 * Returns: whether for each other value of the switch there is a variant that sets just this value,
 *   so that people choose it by the variants
 */
gboolean arb_variants_offer (const ArbCatalogue *catalogue, guint edition, guint index);

G_END_DECLS
