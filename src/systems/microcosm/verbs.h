/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"
#include "systems/microcosm/cards.h"

G_BEGIN_DECLS

/**
 * MICRO_VERBS:
 *
 * The words of the notation after those that every system has, one line each: enumerator, word,
 * kind, whether its first argument comes before it, its arguments, and the functions of its rule:
 * check, apply, the kind of its offers.
 */
#define MICRO_VERBS(X) \
  X (TAKE, "take", DECISION, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_take, micro_apply_take, TAKE) \
  X (DRAW, "draw", DECISION, FALSE, MICRO_NOTHING, MICRO_NOTHING, MICRO_NOTHING, micro_check_draw, \
     micro_apply_draw, DRAW) \
  X (PLAY, "play", DECISION, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_play, micro_apply_play, PLAY) \
  X (PICK_UP, "pick-up", DECISION, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_pick_up, micro_apply_pick_up, PICK_UP) \
  X (PASS, "pass", DECISION, FALSE, MICRO_NOTHING, MICRO_NOTHING, MICRO_NOTHING, micro_check_pass, \
     micro_apply_pass, PASS) \
  X (COLONIZE, "colonize", DECISION, FALSE, MICRO_MUST (NUMBER | PLANET), MICRO_NOTHING, \
     MICRO_NOTHING, micro_check_colonize, micro_apply_colonize, COLONIZE) \
  X (ATTACK, "attack", DECISION, FALSE, MICRO_MUST (NUMBER | PLANET), MICRO_MAY (PLANET), \
     MICRO_NOTHING, micro_check_attack, micro_apply_attack, ATTACK) \
  X (REVEAL, "reveal", DECISION, FALSE, MICRO_MUST (DOMAIN | NUMBER | PLANET | TECHNOLOGY), \
     MICRO_MAY (PLANET), MICRO_NOTHING, micro_check_reveal, micro_apply_reveal, REVEAL) \
  X (DEFEND, "defend", DECISION, FALSE, MICRO_MUST (NUMBER | PLANET), MICRO_MAY (PLANET), \
     MICRO_NOTHING, micro_check_defend, micro_apply_defend, DEFEND) \
  X (CONCEDE, "concede", ANSWER, FALSE, MICRO_NOTHING, MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_concede, micro_apply_concede, CONCEDE) \
  X (ACQUIRE, "acquire", DECISION, FALSE, MICRO_MUST (TECHNOLOGY), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_acquire, micro_apply_acquire, ACQUIRE) \
  X (RETURN, "return", DECISION, FALSE, MICRO_MUST (TECHNOLOGY), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_return, micro_apply_return, RETURN) \
  X (PEEK, "peek", DECISION, FALSE, MICRO_MUST (NUMBER | PLANET), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_peek, micro_apply_peek, PEEK) \
  X (DISCARD, "discard", DECISION, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_discard, micro_apply_discard, DISCARD) \
  X (SWAP, "swap", DECISION, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_swap, micro_apply_swap, SWAP) \
  X (DONE, "done", CLOSING, FALSE, MICRO_NOTHING, MICRO_NOTHING, MICRO_NOTHING, micro_check_done, \
     micro_apply_done, DONE) \
  X (SUPPLY, "supply", TABLE, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_supply, micro_apply_supply, SUPPLY) \
  X (HOLDS, "holds", OBSERVATION, FALSE, MICRO_MUST (DOMAIN), MICRO_NOTHING, MICRO_NOTHING, \
     micro_check_holds, micro_apply_holds, HOLDS) \
  X (IS, "is", OBSERVATION, TRUE, MICRO_MUST (NUMBER), MICRO_MUST (PLANET), MICRO_NOTHING, \
     micro_check_is, micro_apply_is, IS) \
  X (SHOWS, "shows", TABLE, TRUE, MICRO_MUST (DOMAIN | PLANET | TECHNOLOGY), MICRO_MUST (FEATURE), \
     MICRO_MUST (VALUE), micro_check_shows, micro_apply_shows, FACE) \
  X (ADJUST, "adjust", TABLE, FALSE, MICRO_MUST (DOMAIN | NUMBER | TECHNOLOGY | COUNTER), \
     MICRO_MUST (ZONE | CHANGE), MICRO_NOTHING, micro_check_adjust, micro_apply_adjust, TAKE)

/** MicroVerb: the words of the notation, see %MICRO_VERBS. */
typedef enum
{
  MICRO_VERB_RULE = ARB_VERB_RULE,
  MICRO_VERB_END = ARB_VERB_END,
  MICRO_VERB_COUNT = ARB_VERB_COUNT,
#define MICRO_VERB_ENUMERATOR(name, ...) MICRO_VERB_##name,
  MICRO_VERBS (MICRO_VERB_ENUMERATOR)
#undef MICRO_VERB_ENUMERATOR
      MICRO_N_VERBS,
} MicroVerb;

/** micro_verbs: see #ArbRuleset. */
extern const ArbVerb *const micro_verbs[];

G_END_DECLS
