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

/* Adds a card of a hand; a card of a role has no more than its name. */
static void
add_card (const EmState *state, ArbArgument card, ArbView *view)
{
  guint kind = arb_argument_value (card);

  if (kind >= EM_N_ROLE_CARDS)
    em_describe_technology (state, kind - EM_N_ROLE_CARDS, FALSE, view);
  else
    arb_view_add_card (view, card, 1, 0, ARB_FACE_UP);
}

/* Whether the offer is about a card of a hand, whatever is done with it. */
static gboolean
is_about_card (const ArbOffer *offer)
{
  static const EmOffer kinds[] = { EM_OFFER_BOOST_CARD, EM_OFFER_LEAD_CARD, EM_OFFER_ACTION_CARD,
                                   EM_OFFER_DISCARD_CARD };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (offer->kind == em_offer_kinds[kinds[i]])
      return TRUE;
  return FALSE;
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
  else if (is_about_card (offer))
    add_card (state, offer->row, view);
  else if (arb_argument_is_name (which, EM_SORT_PLANET))
    {
      arb_view_add_card (view, which, 1, 0, ARB_FACE_UP);
      em_describe_printed (state, arb_argument_value (which), view);
    }
}
