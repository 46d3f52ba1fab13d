/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/comparison.h"

void
arb_comparison_init (ArbComparison *comparison, const ArbGame *game, const ArbOptions *options)
{
  guint n = 0;

  g_return_if_fail (comparison != NULL);
  g_return_if_fail (game != NULL && options != NULL);

  comparison->own = game;
  comparison->other = arb_game_under (game, options);
  comparison->changes = arb_game_compare (game, comparison->other);
  comparison->parting = arb_game_find_parting (game, comparison->other);
  while (comparison->parting >= 0 && n < comparison->changes->len
         && g_array_index (comparison->changes, ArbChange, n).after <= comparison->parting)
    n++;
  if (comparison->parting >= 0)
    g_array_set_size (comparison->changes, n);
}

gint
arb_comparison_find_difference (const ArbComparison *comparison)
{
  g_return_val_if_fail (comparison != NULL, -1);

  for (guint i = 0; i < comparison->changes->len; i++)
    {
      gint index = g_array_index (comparison->changes, ArbChange, i).after;

      if (index >= 0 && !arb_game_get_entry (comparison->other, (guint) index)->hidden)
        return index;
    }
  return -1;
}

void
arb_comparison_clear (ArbComparison *comparison)
{
  g_return_if_fail (comparison != NULL);

  g_clear_pointer (&comparison->changes, g_array_unref);
  g_clear_pointer (&comparison->other, arb_game_free);
}
