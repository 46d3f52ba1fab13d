/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/games/eminent-domain/turn-sections.h"
#include "app/turn/turn-panel.h"

G_BEGIN_DECLS

/** em_turn_heading_show: says at the head of @panel who is to do what, and what led to it. */
void em_turn_heading_show (ArbTurnPanel *panel, const EmSections *sections);

/**
 * em_turn_heading_dup_led:
 * @session: a game in which a role was led
 *
 * Returns: (transfer full) (nullable): who led the last role with how many cards, and what it
 *   brought, in a sentence; %NULL if no role was led
 */
char *em_turn_heading_dup_led (ArbSession *session);

G_END_DECLS
