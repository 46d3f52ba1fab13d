/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/script.h"

G_BEGIN_DECLS

/**
 * EM_EFFECTS:
 *
 * Every kind of effect, one line each: enumerator, word in scripts, the functions of its #ArbEffect (asks,
 * could_do, amount, enter, list, offer), and what is lacking if it has no effect. The functions are those
 * of the file of the rule, and declared below. First come the phases of a turn, which no text can
 * contain, then what cards and roles do, last what only roles do. Another game that shares these rules
 * can add lines of its own.
 */
#define EM_EFFECTS(X) EM_PHASES (X) EM_CARD_EFFECTS (X) EM_ROLE_EFFECTS (X)

#define EM_PHASES(X) \
  X (ACTION, NULL, em_asks_action, NULL, NULL, NULL, em_list_action, em_offer_action, NONE) \
  X (END_ACTION, NULL, em_asks_nothing, NULL, NULL, em_enter_end_action, NULL, NULL, NONE) \
  X (ROLE, NULL, NULL, NULL, NULL, NULL, em_list_role, em_offer_turn, NONE) \
  X (BOOST, NULL, NULL, NULL, NULL, NULL, em_list_boost, em_offer_boosts, NONE) \
  X (ANSWERS, NULL, em_asks_answers, NULL, NULL, NULL, em_list_answers, em_offer_cleanup, NONE) \
  X (END_ROLE, NULL, em_asks_nothing, NULL, NULL, em_enter_end_role, NULL, NULL, NONE) \
  X (CLEANUP, NULL, NULL, NULL, NULL, NULL, em_list_cleanup, em_offer_cleanup, NONE) \
  X (PAY, NULL, em_asks_nothing, NULL, NULL, em_enter_pay, NULL, NULL, NONE) \
  X (CLEAR, NULL, em_asks_nothing, NULL, NULL, em_enter_clear, NULL, NULL, NONE) \
  X (REFILL, NULL, em_asks_nothing, NULL, NULL, em_enter_refill, NULL, NULL, NONE) \
  X (CHECK_TURN, NULL, em_asks_nothing, NULL, NULL, em_enter_check_turn, NULL, NULL, NONE) \
  X (CHECK_ROUND, NULL, em_asks_nothing, NULL, NULL, em_enter_check_round, NULL, NULL, NONE) \
  X (NEXT_TURN, NULL, em_asks_nothing, NULL, NULL, em_enter_next_turn, NULL, NULL, NONE)

#define EM_CARD_EFFECTS(X) \
  X (DRAW, "draw", em_asks_draw, NULL, NULL, em_enter_draw, NULL, NULL, CARDS) \
  X (FIGHTER, "fighter", em_asks_fighter, NULL, NULL, em_enter_fighter, em_list_collect, \
     em_offer_collect, SYMBOLS) \
  X (ATTACK, "attack", em_asks_target, em_could_attack, NULL, NULL, em_list_attack, \
     em_offer_attacks, FIGHTERS) \
  X (SETTLE, "settle", em_asks_target, em_could_settle, NULL, NULL, em_list_settle, \
     em_offer_listed, COLONIES) \
  X (COLONY, "colony", em_asks_colony, NULL, em_amount_colony, NULL, em_list_colony, \
     em_offer_all_colonies, COLONIES) \
  X (TERRAFORM, "terraform", em_asks_colony, NULL, NULL, NULL, em_list_colony, em_offer_listed, \
     COLONIES) \
  X (LOOK, "look", em_asks_look, em_could_look, NULL, em_enter_look, em_list_keep, em_offer_backs, \
     PLANETS) \
  X (PRODUCE, "produce", em_asks_produce, NULL, NULL, em_enter_produce, em_list_produce, \
     em_offer_production_or_sales, SLOTS) \
  X (TRADE, "trade", em_asks_trade, NULL, NULL, NULL, em_list_trade, em_offer_production_or_sales, \
     RESOURCES) \
  X (REMOVE, "remove", em_asks_remove, NULL, NULL, NULL, em_list_remove, em_offer_removals, \
     REMOVABLE) \
  X (SCRAP, "scrap", em_asks_nothing, NULL, NULL, em_enter_scrap, NULL, NULL, REMOVABLE) \
  X (TAKE, "take", em_asks_take, NULL, NULL, NULL, em_list_take, em_offer_stacks, STACKS) \
  X (INFLUENCE, "influence", NULL, NULL, NULL, em_enter_influence, NULL, NULL, NONE) \
  X (NAME, "name", NULL, NULL, NULL, NULL, em_list_name, em_offer_listed, NONE) \
  X (PAY_PER_KIND_TRADED, "markets", NULL, NULL, NULL, em_enter_pay_per_kind_traded, NULL, NULL, \
     NONE) \
  X (PAY_PER_KIND_PRODUCED, "engineer", NULL, NULL, NULL, em_enter_pay_per_kind_produced, NULL, \
     NULL, NONE) \
  X (MOBILIZE, "mobilize", NULL, NULL, NULL, em_enter_mobilize, NULL, NULL, NONE)

#define EM_ROLE_EFFECTS(X) \
  X (ACQUIRE, "acquire", NULL, em_could_acquire, NULL, NULL, em_list_acquire, \
     em_offer_technologies, TECHNOLOGIES)

/* `em_asks_nothing` is for what has no choice, and is not worth a card. */
ArbAsksFunc em_asks_action, em_asks_answers, em_asks_colony, em_asks_draw, em_asks_fighter,
    em_asks_look, em_asks_nothing, em_asks_produce, em_asks_remove, em_asks_take, em_asks_target,
    em_asks_trade, em_could_acquire, em_could_attack, em_could_look, em_could_settle;
ArbAmountFunc em_amount_colony;
ArbEnterFunc em_enter_check_round, em_enter_check_turn, em_enter_clear, em_enter_draw,
    em_enter_end_action, em_enter_end_role, em_enter_fighter, em_enter_influence, em_enter_look,
    em_enter_mobilize, em_enter_next_turn, em_enter_pay, em_enter_pay_per_kind_produced,
    em_enter_pay_per_kind_traded, em_enter_produce, em_enter_refill, em_enter_scrap;
ArbListFunc em_list_acquire, em_list_action, em_list_answers, em_list_attack, em_list_boost,
    em_list_cleanup, em_list_collect, em_list_colony, em_list_keep, em_list_name, em_list_produce,
    em_list_remove, em_list_role, em_list_settle, em_list_take, em_list_trade;
ArbOfferFunc em_offer_action, em_offer_all_colonies, em_offer_attacks, em_offer_backs,
    em_offer_boosts, em_offer_cleanup, em_offer_collect, em_offer_listed,
    em_offer_production_or_sales, em_offer_removals, em_offer_stacks, em_offer_technologies,
    em_offer_turn;

/** EmEffect: the kinds of effects, see %EM_EFFECTS. */
typedef enum
{
  EM_EFFECT_END = ARB_EFFECT_END,
#define EM_EFFECT_ENUMERATOR(name, ...) EM_EFFECT_##name,
  EM_EFFECTS (EM_EFFECT_ENUMERATOR)
#undef EM_EFFECT_ENUMERATOR
      EM_N_EFFECTS,

  /* Those that only the prototype has. */
  EM_EFFECT_FOLLOWED = EM_N_EFFECTS, /* a follower has carried out the role */
  EM_EFFECT_BY_HAND,                 /* people carry out the card */
  PROTO_N_EFFECTS,
} EmEffect;

/** EmLack: what is lacking if an effect could do nothing, as reasons name it. */
typedef enum
{
  EM_LACK_NONE,
  EM_LACK_CARDS,        /* to draw */
  EM_LACK_SYMBOLS,      /* of the role */
  EM_LACK_PLANETS,      /* to look at */
  EM_LACK_FIGHTERS,     /* enough for a planet to attack */
  EM_LACK_COLONIES,     /* to tuck, or to settle with */
  EM_LACK_SLOTS,        /* that are free */
  EM_LACK_RESOURCES,    /* to trade */
  EM_LACK_TECHNOLOGIES, /* that can be paid for */
  EM_LACK_REMOVABLE,    /* cards to remove */
  EM_LACK_STACKS,       /* with a card */
  EM_N_LACKS,

  /* After what the amounts of all others count, because records of refusals keep these numbers:
   * more symbols than are shown; a follower of Survey looks at one planet fewer. */
  EM_LACK_MORE_SYMBOLS = 2 * EM_N_LACKS,
} EmLack;

/** EM_EFFECT: the #ArbEffect of a line of %EM_EFFECTS, in its place in a table of effects. */
#define EM_EFFECT(name, word, asks, could_do, amount, enter, list, offer, lack) \
  [EM_EFFECT_##name] = { word, asks, could_do, amount, enter, list, offer, EM_LACK_##lack },

/** EmWord: the words that can follow an effect, as bits of the words of a step. */
typedef enum
{
  EM_WORD_ITSELF = 1 << 0,  /* a removal may remove the card that is being played */
  EM_WORD_AT_ONCE = 1 << 1, /* effects without a choice happen at once */
} EmWord;

/** EmScript: the scripts that belong to no card: the phases of a turn, and standing effects. */
typedef enum
{
  EM_SCRIPT_ACTION,
  EM_SCRIPT_ROLE,
  EM_SCRIPT_BOOST,
  EM_SCRIPT_ANSWERS,
  EM_SCRIPT_CLEANUP,
  EM_SCRIPT_NEXT_TURN,
  EM_SCRIPT_MOBILIZED,
  EM_SCRIPT_FILL_ACQUIRED,  /* Abundance was acquired */
  EM_SCRIPT_FILL_TURNED_UP, /* its owner turned a planet up */
  EM_N_SCRIPTS,
} EmScript;

G_END_DECLS
