/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/effects.h"

G_BEGIN_DECLS

/**
 * PROTO_EFFECTS:
 *
 * Every kind of effect of roles and cards of the prototype, and the phases of its turn, one line
 * each: enumerator of #EmEffect, word in scripts, the functions of its #ArbEffect (asks, could_do,
 * enter, list). The functions are those of the file of the rule. The place of a line is the number of
 * its moment, as reasons name it.
 */
#define PROTO_EFFECTS(X) \
  X (ACTION, NULL, NULL, NULL, NULL, proto_list_action) \
  X (ROLE, NULL, NULL, NULL, NULL, proto_list_role) \
  X (CLEANUP, NULL, NULL, NULL, NULL, proto_list_cleanup) \
  X (BOOST, NULL, NULL, NULL, NULL, proto_list_boost) \
  X (ANSWERS, NULL, em_asks_answers, NULL, NULL, proto_list_answers) \
  X (FOLLOWED, NULL, em_asks_nothing, NULL, proto_enter_followed, NULL) \
  X (LOOK, "look", proto_asks_look, NULL, NULL, proto_list_keep) \
  X (FIGHTER, "army", proto_asks_army, NULL, proto_enter_army, proto_list_collect) \
  X (ATTACK, "attack", proto_asks_target, proto_could_attack, NULL, proto_list_attack) \
  X (SETTLE, "settle", proto_asks_target, proto_could_settle, NULL, proto_list_settle) \
  X (COLONY, "colony", proto_asks_colony, NULL, NULL, proto_list_colony) \
  X (ACQUIRE, "research", proto_asks_research, proto_could_research, NULL, proto_list_acquire) \
  X (PRODUCE, "produce", proto_asks_produce, NULL, NULL, proto_list_produce) \
  X (TRADE, "trade", proto_asks_trade, NULL, NULL, proto_list_trade) \
  X (DRAW, "draw", em_asks_nothing, NULL, em_enter_draw, NULL) \
  X (INFLUENCE, "influence", em_asks_nothing, NULL, proto_enter_influence, NULL) \
  X (BY_HAND, "by-hand", NULL, NULL, NULL, NULL) \
  X (CLEAR, NULL, em_asks_nothing, NULL, proto_enter_clear, NULL) \
  X (REFILL, NULL, em_asks_nothing, NULL, proto_enter_refill, NULL) \
  X (CHECK_TURN, NULL, em_asks_nothing, NULL, proto_enter_check_turn, NULL) \
  X (CHECK_ROUND, NULL, em_asks_nothing, NULL, proto_enter_check_round, NULL) \
  X (NEXT_TURN, NULL, em_asks_nothing, NULL, proto_enter_next_turn, NULL)

ArbAsksFunc proto_asks_look, proto_asks_army, proto_asks_target, proto_asks_colony,
    proto_asks_research, proto_asks_produce, proto_asks_trade;
ArbAsksFunc proto_could_attack, proto_could_settle, proto_could_research;
ArbEnterFunc proto_enter_followed, proto_enter_army, proto_enter_influence, proto_enter_clear,
    proto_enter_refill, proto_enter_check_turn, proto_enter_check_round, proto_enter_next_turn;
ArbListFunc proto_list_action, proto_list_role, proto_list_cleanup, proto_list_boost,
    proto_list_answers, proto_list_keep, proto_list_collect, proto_list_attack, proto_list_settle,
    proto_list_colony, proto_list_acquire, proto_list_produce, proto_list_trade;

#define PROTO_MOMENT_ENUMERATOR(name, ...) PROTO_MOMENT_##name,
/** ProtoMoment: the moments of a turn, as reasons name them. */
typedef enum
{
  PROTO_MOMENT_OVER,
  PROTO_EFFECTS (PROTO_MOMENT_ENUMERATOR) PROTO_N_MOMENTS,
} ProtoMoment;
#undef PROTO_MOMENT_ENUMERATOR

G_END_DECLS
