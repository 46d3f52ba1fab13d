/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Produce and Trade: resources are put on slots of face-up planets, and traded for influence; also
 * the technologies that pay for it, and Abundance. Source: 3.4, 3.5, 4.2.
 */

/** em_produce: puts a resource on the first free slot of that kind. */
void em_produce (EmState *state, EmEmpirePlanet *own, guint resource);

/** em_trigger_abundance: carries out Abundance after its owner has turned up @own. Source: DS16. */
void em_trigger_abundance (EmState *state, EmEmpirePlanet *own);

/**
 * em_pending_influence: the influence that Diverse Markets and Genetic Engineering still owe the
 * leader, if they pay at the end of the turn. Source: switch `kinds-paid`.
 */
guint em_pending_influence (const EmState *state);

/** em_tradable_kinds: bits of the kinds that can be traded from @own, which is face up. */
guint em_tradable_kinds (const EmState *state, const EmEmpirePlanet *own);

/* The ends of those of the roles and of the Actions. */
EmRoleOfferFunc em_end_production;
EmRoleOfferFunc em_end_sales;
EmActionOfferFunc em_act_production;
EmActionOfferFunc em_act_sales;

/** em_offer_slots_of_step: adds what the open step produces or trades, if there is no choice in it. */
void em_offer_slots_of_step (ArbOffering *offering, guint seat);

G_END_DECLS
