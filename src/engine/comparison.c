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

gint
arb_comparison_find_switch (const ArbComparison *comparison, guint index)
{
  const guint8 *values;
  guint n_switches;
  gint otherwise = -1;

  g_return_val_if_fail (comparison != NULL, -1);
  g_return_val_if_fail (index < arb_game_get_length (comparison->other), -1);

  values = arb_game_get_options (comparison->other)->switches;
  n_switches = arb_game_get_catalogue (comparison->own)->n_switches;
  for (guint i = 0; i < n_switches; i++)
    {
      ArbOptions turned = *arb_game_get_options (comparison->own);
      g_autoptr (ArbGame) game = NULL;
      const ArbEntry *judged;

      if (turned.switches[i] == values[i])
        continue;
      turned.switches[i] = values[i];
      game = arb_game_under (comparison->own, &turned);
      judged = arb_game_get_entry (game, index);
      if (arb_entry_is_judged_alike (judged, arb_game_get_entry (comparison->other, index)))
        return (gint) i;
      if (otherwise < 0
          && !arb_entry_is_judged_alike (judged, arb_game_get_entry (comparison->own, index)))
        otherwise = (gint) i;
    }
  return otherwise;
}

void
arb_comparison_clear (ArbComparison *comparison)
{
  g_return_if_fail (comparison != NULL);

  g_clear_pointer (&comparison->changes, g_array_unref);
  g_clear_pointer (&comparison->other, arb_game_free);
}
