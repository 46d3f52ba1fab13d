/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define NINE_TYPE_COMBAT_STEPS (nine_combat_steps_get_type ())
G_DECLARE_FINAL_TYPE (NineCombatSteps, nine_combat_steps, NINE, COMBAT_STEPS, AdwBin)

/**
 * NineCombatSteps:
 *
 * Shows a combat as the four questions of the rules, with a mark at the one that decided it, and
 * who takes the domain.
 */

/** nine_combat_steps_new: (transfer floating): of no combat yet. */
GtkWidget *nine_combat_steps_new (void);

/**
 * nine_combat_steps_set:
 * @self: the steps
 * @session: the game
 * @domain: the domain that was fought for
 * @cards: (array): by seat, the cards that fought for it; 0 is none
 *
 * Shows that combat.
 */
void nine_combat_steps_set (NineCombatSteps *self, ArbSession *session, ArbZoneCard *domain,
                            ArbZoneCard *const *cards);

/**
 * nine_combat_add_points:
 * @result: (transfer full): a sentence about who takes @domain
 * @domain: the domain that was fought for
 * @card: (nullable): the card that won it
 *
 * Returns: (transfer full): the same with the points that the card brings besides the domain, if any
 */
char *nine_combat_add_points (char *result, ArbZoneCard *domain, ArbZoneCard *card);

G_END_DECLS
