/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Warfare: players collect fighters, or pay them for an attack that turns a planet up; also the
 * later attack of Mobilization, and Scorched Earth Policy. Source: 3.2.
 */

/**
 * EmWarfareCost:
 * @printed: the cost on the planet
 * @reduction: the reduction by Scorched Earth Policy
 * @paid: the fighters that are paid
 * @needed: the paid fighters, and the one that stays if it comes from the player
 *
 * The cost of an attack, and its parts.
 */
typedef struct
{
  guint8 printed;
  guint8 reduction;
  guint8 paid;
  guint8 needed;
} EmWarfareCost;

/**
 * em_warfare_cost: the fighters that @seat needs to attack @planet; sets @cost (nullable). Source:
 * DS21.
 */
guint em_warfare_cost (const EmState *state, guint seat, guint planet, EmWarfareCost *cost);

/**
 * em_warfare_payable: the planets, of all in the game, that @seat has enough fighters to attack.
 */
guint64 em_warfare_payable (const EmState *state, guint seat);

/* The ends of the offers of the role, and of the Action. */
EmRoleOfferFunc em_end_warfare;
EmActionOfferFunc em_act_warfare;

/** em_offer_attacking: offers the planets that can be attacked after @first, an Action or the role. */
void em_offer_attacking (ArbOffering *offering, ArbMove first);

/**
 * em_push_mobilized: pushes the attack of Mobilization if the edition has it at one of @windows.
 */
void em_push_mobilized (EmState *state, guint windows);

G_END_DECLS
