/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * nine_position_words: the words that describe a position, see #ArbHelp:
 *
 * open DOMAIN DOMAIN DOMAIN the open domains of the three places, from the left; 7 is `domain-7`
 *     SEAT lays CARD CARD CARD   the cards at the three places; `?` for one that lies face down
 *     SEAT points N              points that the table gives
 */
extern const ArbPositionWord nine_position_words[];

/** nine_arrange: see `arrange` of #ArbHelp. */
guint nine_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

G_END_DECLS
