/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_make_up_faces:
 * @state: a state
 * @random: the generator
 * @moves: (element-type ArbMove): to which the moves are added
 *
 * Makes up what every card shows of which that is unknown, as moves of the table. `likely` of
 * #ArbPlayout says what is worth trying.
 */
void arb_make_up_faces (const ArbState *state, ArbRandom *random, GArray *moves);

G_END_DECLS
