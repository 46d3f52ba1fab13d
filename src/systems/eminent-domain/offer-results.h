/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Offers of the steps of scripts, by effect, and the end of the offers of a role.
 */

/**
 * em_offer_end_role:
 * @offering: an offer in which @seat leads or follows a role and has shown its cards
 * @seat: the seat that leads or follows the role
 *
 * Adds the moves of the role that need no choice, and ends the offer with its result.
 */
void em_offer_end_role (ArbOffering *offering, guint seat);

/** em_offer_colonies: adds all colonies that the open step gives, under planet @number. */
void em_offer_colonies (ArbOffering *offering, guint seat, guint number);

/** em_only_face_down: the number of the only face-down planet of @seat, or 0. */
static inline guint
em_only_face_down (const EmState *state, guint seat)
{
  guint32 numbers = em_seat_const (state, seat)->face_down;

  return em_is_single (numbers) ? em_first (numbers) : 0;
}

/** em_offer_collect: offers to take the fighters. */
void em_offer_collect (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_all_colonies: offers all colonies, or a part of them, under each planet. */
void em_offer_all_colonies (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_backs: offers the looked-at planets by their backs, of which there are nine. */
void em_offer_backs (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_removals: offers numbers of cards to remove, with or without the played card itself. */
void em_offer_removals (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_technologies: offers each technology; those that cannot be acquired as another kind. */
void em_offer_technologies (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_stacks: offers each stack, also the empty ones. */
void em_offer_stacks (ArbOffering *offering, guint seat, EmEffect effect);

/**
 * em_offer_attacks: offers each attack; while fighters can be collected instead, also the planets
 * that cannot be attacked, once each.
 */
void em_offer_attacks (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_listed: offers each legal move of the effect, and those that depend on an open rule. */
void em_offer_listed (ArbOffering *offering, guint seat, EmEffect effect);

G_END_DECLS
