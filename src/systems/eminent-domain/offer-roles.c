/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-roles.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/survey.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/warfare.h"

/* How the offers of each role end, and those of its Action. */
static const struct
{
  EmRoleOfferFunc *role;
  EmActionOfferFunc *action;
} ends[EM_N_ROLES] = {
  [EM_SURVEY] = { em_end_survey, em_act_survey },
  [EM_WARFARE] = { em_end_warfare, em_act_warfare },
  [EM_COLONIZE] = { em_end_colonize, em_act_colonize },
  [EM_PRODUCE] = { em_end_production, em_act_production },
  [EM_TRADE] = { em_end_sales, em_act_sales },
  [EM_RESEARCH] = { em_end_research, em_act_research },
};

guint64
em_other_boosts (const EmState *state, guint seat, guint role)
{
  return em_boosts (state, seat, role) & ~em_bit (em_stack_of (role));
}

void
em_offer_own_boosts (ArbOffering *offering, guint seat, guint role, guint n)
{
  em_offer_cards (offering, seat, EM_VERB_BOOST, arb_argument_count (n), em_stack_of (role), n);
}

void
em_offer_boost_cards (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offer_table (offering);

  for (guint64 kinds = em_other_boosts (state, seat, state->role); kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      guint most = em_hand_most (em_seat_const (state, seat), kind);

      for (guint n = 1; n <= most; n++)
        {
          arb_offering_begin (offering, "boost-card", seat, em_card_name (kind), n > 1 ? n : 0);
          for (guint i = 0; i < n; i++)
            em_offer_move (offering, seat, EM_VERB_BOOST, em_card_name (kind), 0);
          arb_offering_end (offering, NULL, 0);
        }
    }
}

void
em_offer_end_role (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);

  if (arb_offering_goes_on (offering) && em_moment (state) == EM_MOMENT_BOOST
      && em_top_const (state)->seat == seat)
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  if (arb_offering_goes_on (offering))
    ends[state->role].role (offering, seat);
  else
    arb_offering_end (offering, NULL, 0);
}

void
em_offer_end_action (ArbOffering *offering, guint seat, EmRole role, guint hand)
{
  ends[role].action (offering, seat, hand);
}
