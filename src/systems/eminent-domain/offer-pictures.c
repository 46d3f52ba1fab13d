/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "engine/help/offer.h"
#include "engine/core/view.h"

#include "systems/eminent-domain/describe.h"
#include "systems/eminent-domain/survey.h"
#include "systems/eminent-domain/verbs.h"

static void
add_back (const EmState *state, const ArbOffer *offer, ArbView *view)
{
  guint64 planets =
      em_recorded_planets (state, offer->moves[0].arguments[0], offer->moves[0].arguments[1]);

  if (planets != 0)
    em_describe_back (state, em_catalogue (state)->back[em_first (planets)], view);
}

/* Adds a card, with its price if it can still be acquired; a card of a role has no more than its
 * name. */
static void
add_card (const EmState *state, ArbArgument card, ArbView *view)
{
  guint kind = arb_argument_value (card);

  if (kind >= EM_N_ROLE_CARDS)
    em_describe_technology (state, kind - EM_N_ROLE_CARDS,
                            !(state->gone >> (kind - EM_N_ROLE_CARDS) & 1), view);
  else
    arb_view_add_card (view, card, 1, 0, ARB_FACE_UP);
}

/* A stack to take a card from is no card of a hand. */
static gboolean
is_about_stack (const ArbOffer *offer)
{
  return offer->moves[0].verb == EM_VERB_TAKE;
}

void
em_offer_picture (const ArbState *parent, const ArbOffer *offer, ArbView *view)
{
  const EmState *state = (const EmState *) parent;
  ArbArgument which = offer->moves[offer->n_moves - 1].arguments[1];

  if (arb_argument_is_name (offer->moves[0].arguments[0], EM_SORT_TYPE))
    add_back (state, offer, view);
  else if (arb_argument_is_name (offer->row, EM_SORT_CARD) && !is_about_stack (offer))
    add_card (state, offer->row, view);
  else if (arb_argument_is_name (which, EM_SORT_PLANET))
    {
      arb_view_add_card (view, which, 1, 0, ARB_FACE_UP);
      em_describe_printed (state, arb_argument_value (which), view);
    }
}
