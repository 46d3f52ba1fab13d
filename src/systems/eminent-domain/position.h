/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "systems/eminent-domain/seat.h"

G_BEGIN_DECLS

/** em_count_listed: how often a line of a position lists the cards of @kind. */
guint em_count_listed (const ArbPositionLine *line, guint kind);

/**
 * em_find_held:
 * @seat: a player
 * @line: the cards that the hand shall have
 * @held: (out caller-allocates): the number of role cards of each kind that the hand is assumed to
 *   have
 *
 * Unknown role cards are assumed to be the listed ones as far as possible, then the first kinds
 * that are possible.
 */
void em_find_held (const EmSeat *seat, const ArbPositionLine *line, guint *held);

G_END_DECLS
