/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "systems/eminent-domain/seat.h"

G_BEGIN_DECLS

/**
 * em_position_words: the words that describe a position, see #ArbHelp:
 *
 *     SEAT hand CARD…          exactly these cards; `empty` for none
 *     SEAT up PLANET…          planets that lie face up in the Empire
 *     SEAT down PLANET…        planets that lie face down there, and are known
 *     SEAT resources #N KIND…  on a planet that lies face up
 *     SEAT colonies #N CARD…   under a planet that lies face down
 *     SEAT technology CARD…    technologies that the seat has got: to the Empire or the hand
 *     SEAT fighters N
 *     SEAT influence N         influence tokens
 *     stack CARD N             so many cards lie in a stack
 */
extern const ArbPositionWord em_position_words[];

/** em_arrange: see `arrange` of #ArbHelp. */
guint em_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

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
