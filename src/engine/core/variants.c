/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/variants.h"

gboolean
arb_variant_is_in (const ArbCatalogue *catalogue, const ArbVariant *variant, guint edition)
{
  g_return_val_if_fail (edition < catalogue->n_editions, FALSE);

  for (const ArbPair *pair = variant->switches; pair != NULL && pair->key != NULL; pair++)
    {
      gint index = arb_catalogue_find_switch (catalogue, pair->key);

      if (index < 0
          || arb_switch_find_value (&catalogue->switches[index], pair->value)
                 != catalogue->editions[edition].values[index])
        return FALSE;
    }
  return TRUE;
}

gboolean
arb_variant_is_said (const ArbVariant *variant, const char *const *pairs)
{
  for (const ArbPair *pair = variant->switches; pair != NULL && pair->key != NULL; pair++)
    {
      g_autofree char *said = g_strconcat (pair->key, "=", pair->value, NULL);

      if (!g_strv_contains (pairs, said))
        return FALSE;
    }
  return TRUE;
}

/* Whether a variant sets just @a_switch, to @value. */
static gboolean
is_variant (const ArbCatalogue *catalogue, const ArbSwitch *a_switch, const char *value)
{
  for (guint i = 0; i < catalogue->n_variants; i++)
    {
      const ArbPair *pair = catalogue->variants[i].switches;

      if (pair != NULL && pair[0].key != NULL && pair[1].key == NULL
          && g_str_equal (pair->key, a_switch->id) && g_str_equal (pair->value, value))
        return TRUE;
    }
  return FALSE;
}

gboolean
arb_variants_offer (const ArbCatalogue *catalogue, guint edition, guint index)
{
  const ArbSwitch *a_switch;

  g_return_val_if_fail (edition < catalogue->n_editions && index < catalogue->n_switches, FALSE);

  a_switch = &catalogue->switches[index];
  for (guint value = 0; a_switch->values[value] != NULL; value++)
    if (value != catalogue->editions[edition].values[index]
        && !is_variant (catalogue, a_switch, a_switch->values[value]))
      return FALSE;
  return TRUE;
}
