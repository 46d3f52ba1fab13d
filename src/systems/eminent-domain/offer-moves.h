/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/eminent-domain/offer-kinds.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_offered: the state after the moves of the offer so far. */
static inline const EmState *
em_offered (const ArbOffering *offering)
{
  return (const EmState *) arb_offering_get_state (offering);
}

/** em_offer_begin: begins an offer of @kind, see arb_offering_begin(). */
static inline void
em_offer_begin (ArbOffering *offering, EmOffer kind, guint seat, ArbArgument row, guint column)
{
  arb_offering_begin (offering, em_offer_kinds[kind], seat, row, column);
}

/** em_offer_move: adds a move, see arb_offering_play(). */
static inline gboolean
em_offer_move (ArbOffering *offering, guint seat, EmVerb verb, ArbArgument first,
               ArbArgument second)
{
  return arb_offering_play (offering, ARB_MOVE (seat, verb, first, second, 0));
}

/** em_offer_single: offers one move. */
static inline void
em_offer_single (ArbOffering *offering, EmOffer kind, ArbArgument row, ArbMove move)
{
  em_offer_begin (offering, kind, move.seat, row, 0);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

G_END_DECLS
