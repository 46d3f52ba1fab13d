/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/options.h"

#include <string.h>

void
arb_options_init (ArbOptions *options, const ArbCatalogue *catalogue, guint n_seats, guint edition)
{
  g_return_if_fail (edition < catalogue->n_editions);
  g_return_if_fail (n_seats <= ARB_MAX_SEATS);

  options->n_seats = n_seats;
  options->edition = edition;
  memcpy (options->switches, catalogue->editions[edition].values, sizeof options->switches);
}

void
arb_options_add_variant (ArbOptions *options, const ArbCatalogue *catalogue, guint variant)
{
  g_return_if_fail (variant < catalogue->n_variants);

  for (const ArbPair *pair = catalogue->variants[variant].switches; pair->key != NULL; pair++)
    {
      gint index = arb_catalogue_find (catalogue, ARB_SORT_SWITCH, pair->key);
      gint value = arb_switch_find_value (&catalogue->switches[index], pair->value);

      options->switches[index] = (guint8) value;
    }
}
