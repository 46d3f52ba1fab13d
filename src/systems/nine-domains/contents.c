/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/state.h"

/* How often a player can play one card: once, and once more each time that another card has brought
 * it back. */
static gint
count_plays (const NineCatalogue *catalogue)
{
  gint n = 1;

  for (guint i = 0; i < catalogue->n_cards; i++)
    n += catalogue->cards[i].on_win == NINE_ON_WIN_SWAP_CARDS;
  return n;
}

gint
nine_most (const ArbState *state, ArbArgument what)
{
  const NineCatalogue *catalogue = nine_catalogue (nine_state (state));
  gint most = 0;

  if (!arb_argument_is_name (what, ARB_SORT_COUNTER))
    return -1;
  for (guint i = 0; i < catalogue->n_domains; i++)
    most += catalogue->domains[i].points;
  for (guint i = 0; i < catalogue->n_cards; i++)
    if (catalogue->cards[i].on_win == NINE_ON_WIN_POINTS)
      most += catalogue->cards[i].win_points * count_plays (catalogue) * NINE_N_SEATS;
  return most;
}
