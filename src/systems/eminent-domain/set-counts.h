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

/** EM_OF_SEAT: the plain field @member of each seat is the counter. */
#define EM_OF_SEAT(member) ARB_SEAT_FIELD (EmState, seats[0].member, seats[1].member)

/*
 * Counters that both games have.
 */

/** EM_COUNTER_SUPPLY: the influence supply; @all says how much there is at the start. */
#define EM_COUNTER_SUPPLY(all) \
  { \
    .id = "influence-supply", .form = ARB_COUNTER_PIECES, .trend = ARB_TREND_FALLS, .limit = all, \
    .most = EM_MOST_CARDS, .change = em_set_influence_supply, ARB_TABLE_FIELD (EmState, supply) \
  }

/** EM_COUNTER_TURN: the number of the turn. */
#define EM_COUNTER_TURN \
  { \
    .id = "turn", .form = ARB_COUNTER_NUMBER, .trend = ARB_TREND_RISES, \
    ARB_TABLE_FIELD (EmState, parent.turn) \
  }

/** EM_COUNTER_LEADER: whose turn it is. */
#define EM_COUNTER_LEADER \
  { \
    .id = "leader", .form = ARB_COUNTER_NUMBER, \
    .trend = ARB_TREND_TURN_FALLS | ARB_TREND_TURN_RISES, ARB_TABLE_FIELD (EmState, leader) \
  }

/** EM_COUNTER_INFLUENCE: the tokens of a seat. */
#define EM_COUNTER_INFLUENCE \
  { \
    .id = "influence", .form = ARB_COUNTER_PIECES, .trend = ARB_TREND_RISES, \
    .most = EM_MOST_TOKENS, .change = em_set_influence, EM_OF_SEAT (influence) \
  }

/** EM_COUNTER_PILE: the cards of @pile, which is @place. */
#define EM_COUNTER_PILE(name, pile, place, ...) \
  { \
    .id = name, .form = ARB_COUNTER_PIECES, .which = place, .most = EM_MOST_CARDS, \
    .why_not = em_why_not_set_pile, .change = em_set_pile, EM_OF_SEAT (pile.size), __VA_ARGS__ \
  }

G_END_DECLS
