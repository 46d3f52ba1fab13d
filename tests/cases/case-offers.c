/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-offers.h"

#include "any-game.h"

static gboolean
is_candidate (const ArbState *state, ArbMove move)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = 0;

  if ((arb_to_decide (state) >> move.seat & 1) != 0)
    n = arb_questions (state, move.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      arb_canonicalize (state, &moves[i]);
      if (arb_move_equal (moves[i], move))
        return TRUE;
    }
  return FALSE;
}

gboolean
case_is_offered (const ArbState *state, ArbMove move)
{
  g_autofree ArbOffer *offers = NULL;

  if (!is_candidate (state, move))
    return TRUE;

  offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  return any_game_reaches (state, offers, arb_offers (state, offers, ARB_MAX_OFFERS), move);
}
