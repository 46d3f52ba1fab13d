/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/check.h"

G_BEGIN_DECLS

/*
 * The Role phase of the leader: the player chooses a role, takes the top card of its stack, boosts
 * the role with cards and carries it out. Source: 2.2.
 */

/** em_may_lead: whether @seat may choose a role now; Logistics allows it before the Action. */
static inline gboolean
em_may_lead (const EmState *state, guint seat)
{
  EmMoment moment = em_moment (state);

  return moment == EM_MOMENT_ROLE
         || (moment == EM_MOMENT_ACTION && !state->role_over
             && em_has (state, seat, EM_STANDING_PHASE_ORDER));
}

/** em_leadable: the roles that can be led in this game, as bits. */
guint em_leadable (const EmState *state);

/** em_list_leads: adds a move for each role that can be led. */
void em_list_leads (const EmState *state, guint seat, ArbMoves *moves);

/** em_clear_shown: clears the cards that were shown for the role. */
void em_clear_shown (EmState *state);

/**
 * em_offer_lead_places: offers each role to @seat without cards while something else is decided, so
 * that the roles keep their places.
 */
void em_offer_lead_places (ArbOffering *offering, guint seat);

/** em_offer_leads: offers @seat all roles, with numbers of cards, or with a technology. */
void em_offer_leads (ArbOffering *offering, guint seat);

G_END_DECLS
