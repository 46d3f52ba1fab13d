/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * What goes with it when the table sets a number that both games of this folder have; see
 * #ArbCounterDefinition.
 */

/** EM_MOST_CARDS: no pile has more. */
#define EM_MOST_CARDS 99

/** EM_MOST_TOKENS: nobody has more. */
#define EM_MOST_TOKENS 999

/**
 * em_why_not_set_pile, em_set_pile: hand, deck or discard pile, by #EmPlace. Unknown cards come or leave;
 * of known ones it must be clear which leave the hand.
 */
ArbWhyNotChangeFunc em_why_not_set_pile;
ArbChangeFunc em_set_pile;

/** em_set_influence: of a seat; the supply has the others. */
ArbChangeFunc em_set_influence;

/** em_set_influence_supply: the supply, out of the box or into it. */
ArbChangeFunc em_set_influence_supply;

G_END_DECLS
