/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Colonize: cards are tucked under face-down planets as colonies; a planet with enough colonies can
 * be settled, also by Terraforming. Source: 3.3.
 */

/**
 * EmSettleCost:
 * @needed: the cost of the planet
 * @colonies: the colonies under it
 * @planets: symbols of face-up planets
 * @technologies: symbols of permanents
 * @shown: the sum of these three
 *
 * The cost of settling, and the colonies that pay for it.
 */
typedef struct
{
  guint8 needed;
  guint8 colonies;
  guint8 planets;
  guint8 technologies;
  guint8 shown;
} EmSettleCost;

/** em_settlement_cost: whether @own, if it is @planet, can be settled; sets @cost (nullable). */
gboolean em_settlement_cost (const EmState *state, const EmEmpirePlanet *own, guint planet,
                             EmSettleCost *cost);

/** em_settle_payable: the planets, of all in the game, as which @own could be settled. */
guint64 em_settle_payable (const EmState *state, const EmEmpirePlanet *own);

/**
 * em_terraform_payable: the planets, of all in the game, as which tucking a card of @kind under
 * @own settles it at once; symbols of the Empire help only by the errata. Source: DS15.
 */
guint64 em_terraform_payable (const EmState *state, const EmEmpirePlanet *own, guint kind);

/**
 * em_come_into_play: turns up @own after settling or an attack, and triggers the effects of that.
 */
void em_come_into_play (EmState *state, EmEmpirePlanet *own);

/** em_offer_settling: offers the planets that are ready to be settled after @first, an Action or the role. */
void em_offer_settling (ArbOffering *offering, ArbMove first);

/** em_tuckable: the set of kinds that may be tucked as colonies by the asked step. */
guint64 em_tuckable (const EmState *state);

/** em_could_tuck: the most cards that @seat could tuck by leading or following Colonize. */
guint em_could_tuck (const EmState *state, guint seat, gboolean leads);

/** em_count_shown_colonies: how many of the cards that @seat shows can be tucked. */
guint em_count_shown_colonies (const EmState *state, guint seat);

/* The ends of the offers of the role, and of the Action. */
EmRoleOfferFunc em_end_colonize;
EmActionOfferFunc em_act_colonize;

G_END_DECLS
