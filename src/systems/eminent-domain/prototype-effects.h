/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/script.h"

G_BEGIN_DECLS

/**
 * PROTO_EFFECTS:
 *
 * Every kind of effect of roles and cards of the prototype, and the phases of its turn, one line
 * each: enumerator, word in scripts, the functions of its #ArbEffect (asks, could_do, enter, list).
 * The functions are those of the file of the rule.
 */
#define PROTO_EFFECTS(X) \
  X (ACTION, NULL, NULL, NULL, NULL, proto_list_action) \
  X (ROLE, NULL, NULL, NULL, NULL, proto_list_role) \
  X (CLEANUP, NULL, NULL, NULL, NULL, proto_list_cleanup) \
  X (BOOST, NULL, NULL, NULL, NULL, proto_list_boost) \
  X (ANSWERS, NULL, proto_asks_answers, NULL, NULL, proto_list_answers) \
  X (FOLLOWED, NULL, proto_asks_nothing, NULL, proto_enter_followed, NULL) \
  X (LOOK, "look", proto_asks_look, NULL, NULL, proto_list_keep) \
  X (ARMY, "army", proto_asks_army, NULL, proto_enter_army, proto_list_collect) \
  X (ATTACK, "attack", proto_asks_target, proto_could_attack, NULL, proto_list_attack) \
  X (SETTLE, "settle", proto_asks_target, proto_could_settle, NULL, proto_list_settle) \
  X (COLONY, "colony", proto_asks_colony, NULL, NULL, proto_list_colony) \
  X (RESEARCH, "research", proto_asks_research, proto_could_research, NULL, proto_list_acquire) \
  X (PRODUCE, "produce", proto_asks_produce, NULL, NULL, proto_list_produce) \
  X (TRADE, "trade", proto_asks_trade, NULL, NULL, proto_list_trade) \
  X (DRAW, "draw", proto_asks_nothing, NULL, proto_enter_draw, NULL) \
  X (INFLUENCE, "influence", proto_asks_nothing, NULL, proto_enter_influence, NULL) \
  X (BY_HAND, "by-hand", NULL, NULL, NULL, NULL) \
  X (CLEAR, NULL, proto_asks_nothing, NULL, proto_enter_clear, NULL) \
  X (REFILL, NULL, proto_asks_nothing, NULL, proto_enter_refill, NULL) \
  X (CHECK_TURN, NULL, proto_asks_nothing, NULL, proto_enter_check_turn, NULL) \
  X (CHECK_ROUND, NULL, proto_asks_nothing, NULL, proto_enter_check_round, NULL) \
  X (NEXT_TURN, NULL, proto_asks_nothing, NULL, proto_enter_next_turn, NULL)

/** ProtoEffect: the kinds of effects, see %PROTO_EFFECTS. */
typedef enum
{
  PROTO_EFFECT_END = ARB_EFFECT_END,
#define PROTO_EFFECT_ENUMERATOR(name, ...) PROTO_EFFECT_##name,
  PROTO_EFFECTS (PROTO_EFFECT_ENUMERATOR)
#undef PROTO_EFFECT_ENUMERATOR
      PROTO_N_EFFECTS,
} ProtoEffect;

G_END_DECLS
