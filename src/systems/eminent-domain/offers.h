/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/offer.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * em_offers: see #ArbRuleset.
 *
 * The kinds of offers and what their row is:
 * - `lead`, `answer`, `boost`: a role with so many cards of its stack, and all of its result that
 *   needs no choice
 * - `lead-open`: a role, its boosting left open
 * - `boost-card`, `lead-card`: other cards shown for the role, boosting left open
 * - `dissent`, `everyone-dissents`, `discard`; `discard-card`: a technology; `remove` and
 *   `remove-itself` for an effect that asks for it, `remove-standing` where a permanent lets its
 *   owner
 * - `action`: a role: the Action of its standard card; `action-card`: any other card's
 * - `settle-action`, `settle-role`, `attack-action`, `attack-role`: a planet that is ready for it,
 *   or might be by a rule that is open
 * - `result`: an open choice of a script; `colonies`, `slots`: so many for a planet, of a resource;
 *   `technology`: one that cannot be acquired now; `none`: nothing (more) of it
 */
void em_offers (const ArbState *state, ArbOffering *offering);

/** em_offer_results: offers what the script asks for that waits on top of the agenda. */
void em_offer_results (ArbOffering *offering);

/**
 * em_offer_end_role:
 * @offering: an offer in which @seat leads or follows a role and has shown its cards
 * @seat: who performs the role
 *
 * Adds what follows from the role without a choice, and ends the offer with what it brings.
 */
void em_offer_end_role (ArbOffering *offering, guint seat);

/** em_offer_colonies: adds all colonies that the open step gives, under planet @number. */
void em_offer_colonies (ArbOffering *offering, guint seat, guint number);

/** em_only_face_down: the number of the only face-down planet of @seat, or 0. */
guint em_only_face_down (const EmState *state, guint seat);

/** em_offer_slots: adds all that can be produced or traded, if there is nothing to choose in it. */
void em_offer_slots (ArbOffering *offering, guint seat, EmEffect effect);

/**
 * em_offer_end_slots: em_offer_slots(), and ends the offer with what the producing or trade brings.
 */
void em_offer_end_slots (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_slot_choices: offers each way to produce or trade what the script asks for. */
void em_offer_slot_choices (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offered: the table after the moves of the offer so far. */
static inline const EmState *
em_offered (const ArbOffering *offering)
{
  return (const EmState *) arb_offering_get_state (offering);
}

/** em_offer_move: adds a move, see arb_offering_play(). */
static inline gboolean
em_offer_move (ArbOffering *offering, guint seat, EmVerb verb, ArbArgument first,
               ArbArgument second)
{
  return arb_offering_play (offering, ARB_MOVE (seat, verb, first, second, 0));
}

G_END_DECLS
