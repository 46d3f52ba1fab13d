/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/symbols.h"

G_BEGIN_DECLS

/*
 * Research: symbols and face-up planets of its type pay for one technology. Source: 3.6.
 */

/**
 * EmResearchCost:
 * @planets_needed: face-up planets of its type
 * @planets: those of the seat
 * @symbols_needed: Research symbols
 * @symbols: those of the seat
 *
 * The cost of a technology, and what the seat has of it.
 */
typedef struct
{
  guint8 planets_needed;
  guint8 planets;
  guint8 symbols_needed;
  guint8 symbols;
} EmResearchCost;

/** em_affordable: the technologies that @seat can pay for with @symbols. */
guint64 em_affordable (const EmState *state, guint seat, guint symbols);

/** em_research_sum: sets the parts of @symbols as @numbers of the rule `research.cost`. */
void em_research_sum (const EmSymbols *symbols, gint16 *numbers);

/** em_research_cost: sets the cost of @technology for @seat, who shows @symbols. */
void em_research_cost (const EmState *state, guint seat, guint technology, guint symbols,
                       EmResearchCost *cost);

/** em_faces: both faces of the card of @technology. */
guint64 em_faces (const EmState *state, guint technology);

/** em_technology_owner: who has the technology or its other face, or 0. */
guint em_technology_owner (const EmState *state, guint technology);

/** em_give_technology: gives a technology to @seat without triggering effects. */
void em_give_technology (EmState *state, guint seat, guint technology);

/* The ends of the offers of the role, and of the Action. */
EmRoleOfferFunc em_end_research;
EmActionOfferFunc em_act_research;

/** em_check_in_game: whether this game is played with @technology; else adds the reason. */
gboolean em_check_in_game (const EmState *state, guint technology, ArbArgument subject,
                           ArbVerdict *verdict);

G_END_DECLS
