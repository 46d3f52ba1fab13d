/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/offer.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Offers of what a script asks for, by effect; and how the offer of a role ends.
 */

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
static inline guint
em_only_face_down (const EmState *state, guint seat)
{
  guint32 numbers = em_seat_const (state, seat)->face_down;

  return em_is_single (numbers) ? em_first (numbers) : 0;
}

/** em_offer_collect: to take the fighters. */
void em_offer_collect (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_all_colonies: all colonies, or a part of them, under each planet. */
void em_offer_all_colonies (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_backs: the planets looked at by their backs, of which there are nine. */
void em_offer_backs (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_removals: so many cards, with the card itself or without it. */
void em_offer_removals (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_technologies: each technology; those that cannot be acquired as such. */
void em_offer_technologies (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_stacks: each stack, the empty ones too. */
void em_offer_stacks (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_listed: each legal move of the effect, and those that an open rule keeps open. */
void em_offer_listed (ArbOffering *offering, guint seat, EmEffect effect);

G_END_DECLS
