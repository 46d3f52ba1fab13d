/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * ArbOptions:
 * @n_seats: number of players
 * @edition: index of the edition
 * @switches: the value of each switch, after edition, variants and house rules
 */
typedef struct
{
  guint n_seats;
  guint edition;
  guint8 switches[ARB_MAX_SWITCHES];
} ArbOptions;

/**
 * arb_options_init:
 * @options: the result
 * @catalogue: the catalogue of the system
 * @n_seats: number of players
 * @edition: index of the edition
 *
 * Sets the switches to the values of the edition.
 */
void arb_options_init (ArbOptions *options, const ArbCatalogue *catalogue, guint n_seats,
                       guint edition);

/** arb_options_add_variant: sets the switches of variant number @variant. */
void arb_options_add_variant (ArbOptions *options, const ArbCatalogue *catalogue, guint variant);

G_END_DECLS
