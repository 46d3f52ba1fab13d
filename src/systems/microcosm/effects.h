/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/script.h"

G_BEGIN_DECLS

/**
 * MICRO_EFFECTS:
 *
 * Every kind of effect of cards, and the phases of a turn, one line each: enumerator, word in
 * scripts, the functions of its #ArbEffect: asks, enter, list. The list functions list what people
 * would ask about. The functions are in the file of the rule.
 */
#define MICRO_EFFECTS(X) \
  X (TAKE, NULL, micro_asks_take, NULL, micro_list_take) \
  X (CHOOSE, NULL, NULL, NULL, micro_list_choice) \
  X (PICKING, NULL, micro_asks_picking, NULL, micro_list_pick_up) \
  X (COLONIZE, "colonize", micro_asks_colonize, NULL, micro_list_colonize) \
  X (ATTACK, "attack", micro_asks_attack, NULL, micro_list_attack) \
  X (RESEARCH, "research", micro_asks_research, NULL, micro_list_research) \
  X (AGAIN, "again", micro_asks_research, NULL, micro_list_again) \
  X (PEEK, "peek", micro_asks_peek, NULL, micro_list_peek) \
  X (DISCARD, "discard", micro_asks_discard, NULL, micro_list_discard) \
  X (SWAP, "swap", micro_asks_swap, NULL, micro_list_swap) \
  X (PICK_UP, "pick-up", micro_asks_pick_up, NULL, micro_list_pick_up) \
  X (ANOTHER, "another", NULL, micro_enter_another, NULL) \
  X (BY_HAND, "by-hand", NULL, NULL, micro_list_by_hand)

/** MicroEffect: the kinds of effects, see %MICRO_EFFECTS. */
typedef enum
{
  MICRO_EFFECT_END = ARB_EFFECT_END,
#define MICRO_EFFECT_ENUMERATOR(name, ...) MICRO_EFFECT_##name,
  MICRO_EFFECTS (MICRO_EFFECT_ENUMERATOR)
#undef MICRO_EFFECT_ENUMERATOR
      MICRO_N_EFFECTS,
} MicroEffect;

G_END_DECLS
