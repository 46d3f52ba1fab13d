/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * EmSlots:
 * @effect: the effect
 * @verb: its verb
 * @numbered: whether its first argument is the planet, and the second the resource; otherwise the
 *   planet comes last, and can be left out
 * @fighters: whether fighters, which lie in no slot, count, too
 * @kind: the kind of the offers of one slot
 * @set: that of several at once
 * @outcome: what they bring
 * @find: the slots of a face-up planet that it can use, as bits
 * @count: how much of @outcome @seat has
 *
 * An effect that fills or empties slots of planets.
 */
typedef struct
{
  EmEffect effect;
  guint verb;
  gboolean numbered;
  gboolean fighters;
  const char *kind;
  const char *set;
  const char *outcome;
  guint (*find) (const EmState *state, const EmEmpirePlanet *own);
  gint (*count) (const EmState *state, guint seat);
} EmSlots;

/** em_offer_slots: adds all that the open step allows, if there is no choice in it. */
void em_offer_slots (ArbOffering *offering, guint seat, const EmSlots *slots);

/**
 * em_offer_end_slots: does the same, and ends the offer with everything that the amount allows, even if
 * the kinds are still to be chosen.
 */
void em_offer_end_slots (ArbOffering *offering, guint seat, const EmSlots *slots);

/**
 * em_offer_slot_choices: offers each slot of the planets for the open step, and as many of them
 * together as it allows, if it allows several.
 */
void em_offer_slot_choices (ArbOffering *offering, guint seat, const EmSlots *slots);

G_END_DECLS
