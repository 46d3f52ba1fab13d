/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-pictures.h"

#include "systems/eminent-domain/describe.h"
#include "systems/eminent-domain/offer-kinds.h"
#include "systems/eminent-domain/survey.h"

static void
add_back (const EmState *state, const ArbOffer *offer, ArbView *view)
{
  guint64 planets =
      em_recorded_planets (state, offer->moves[0].arguments[0], offer->moves[0].arguments[1]);

  if (planets != 0)
    em_describe_back (state, em_catalogue (state)->back[em_first (planets)], view);
}

void
em_offer_picture (const ArbState *parent, const ArbOffer *offer, ArbView *view)
{
  const EmState *state = (const EmState *) parent;
  ArbArgument which = offer->moves[offer->n_moves - 1].arguments[1];

  if (offer->kind == em_offer_kinds[EM_OFFER_KEEP])
    add_back (state, offer, view);
  else if (offer->kind == em_offer_kinds[EM_OFFER_ACQUIRE]
           || offer->kind == em_offer_kinds[EM_OFFER_TECHNOLOGY]
           || (offer->kind == em_offer_kinds[EM_OFFER_TRADE]
               && arb_argument_is_name (offer->row, EM_SORT_CARD)))
    em_describe_technology (state, arb_argument_value (offer->row) - EM_N_ROLE_CARDS, TRUE, view);
  else if (arb_argument_is_name (which, EM_SORT_PLANET))
    {
      arb_view_add_card (view, which, 1, 0, ARB_FACE_UP);
      em_describe_printed (state, arb_argument_value (which), view);
    }
}
