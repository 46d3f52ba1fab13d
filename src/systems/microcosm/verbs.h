/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"
#include "systems/microcosm/cards.h"

G_BEGIN_DECLS

/**
 * MICRO_VERBS:
 *
 * The verbs after those that every system has, one line each: enumerator, and its #ArbVerb, which is
 * in the file of its rule.
 */
#define MICRO_VERBS(X) \
  X (MICRO_VERB_TAKE, micro_verb_take) \
  X (MICRO_VERB_DRAW, micro_verb_draw) \
  X (MICRO_VERB_PLAY, micro_verb_play) \
  X (MICRO_VERB_PICK_UP, micro_verb_pick_up) \
  X (MICRO_VERB_PASS, micro_verb_pass) \
  X (MICRO_VERB_COLONIZE, micro_verb_colonize) \
  X (MICRO_VERB_ATTACK, micro_verb_attack) \
  X (MICRO_VERB_REVEAL, micro_verb_reveal) \
  X (MICRO_VERB_DEFEND, micro_verb_defend) \
  X (MICRO_VERB_CONCEDE, micro_verb_concede) \
  X (MICRO_VERB_ACQUIRE, micro_verb_acquire) \
  X (MICRO_VERB_RETURN, micro_verb_return) \
  X (MICRO_VERB_PEEK, micro_verb_peek) \
  X (MICRO_VERB_DISCARD, micro_verb_discard) \
  X (MICRO_VERB_SWAP, micro_verb_swap) \
  X (MICRO_VERB_DONE, micro_verb_done) \
  X (MICRO_VERB_SUPPLY, micro_verb_supply) \
  X (MICRO_VERB_HOLDS, micro_verb_holds) \
  X (MICRO_VERB_IS, micro_verb_is) \
  X (MICRO_VERB_SHOWS, micro_verb_shows) \
  X (MICRO_VERB_ADJUST, micro_verb_adjust)

/** MicroVerb: the words of the notation, see %MICRO_VERBS. */
typedef enum
{
  MICRO_LAST_COMMON_VERB = ARB_VERB_OWN - 1,
  MICRO_VERBS (ARB_LIST_NAME) MICRO_N_VERBS,
} MicroVerb;

MICRO_VERBS (ARB_LIST_DECLARE_VERB)

/* What the arguments of verbs can be. */
#define MICRO_A_DOMAIN ARB_ACCEPT_NAME (MICRO_SORT_DOMAIN)
#define MICRO_A_PLANET ARB_ACCEPT_NAME (MICRO_SORT_PLANET)
#define MICRO_A_TECHNOLOGY ARB_ACCEPT_NAME (MICRO_SORT_TECHNOLOGY)
#define MICRO_A_FEATURE ARB_ACCEPT_NAME (MICRO_SORT_FEATURE)
#define MICRO_A_VALUE ARB_ACCEPT_NAME (MICRO_SORT_VALUE)
#define MICRO_A_ZONE ARB_ACCEPT_NAME (MICRO_SORT_ZONE)
#define MICRO_A_COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)
#define MICRO_A_UNKNOWN ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)
#define MICRO_A_NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define MICRO_A_CHANGE ARB_ACCEPT (ARB_ARGUMENT_CHANGE)

G_END_DECLS
