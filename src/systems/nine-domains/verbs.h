/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"
#include "systems/nine-domains/cards.h"

G_BEGIN_DECLS

/**
 * NINE_VERBS:
 *
 * The verbs after those that every system has, one line each: enumerator, and its #ArbVerb, which is
 * in the file of its rule.
 */
#define NINE_VERBS(X) \
  X (NINE_VERB_PLACE, nine_verb_place)     /* 1 place left 4+, 1 place left ? */ \
  X (NINE_VERB_REVEAL, nine_verb_reveal)   /* 1 reveal left 4+ */ \
  X (NINE_VERB_SWAP, nine_verb_swap)       /* 1 swap domain-3 domain-7, 1 swap 2 5 */ \
  X (NINE_VERB_SKIP, nine_verb_skip)       /* 1 skip: no swap */ \
  X (NINE_VERB_PILE, nine_verb_pile)       /* pile left domain-7: the tile that lies open there */ \
  X (NINE_VERB_SPECIAL, nine_verb_special) /* special 4+: that kind is in play */ \
  X (NINE_VERB_MARK, nine_verb_mark)       /* mark domain-5 half-purple: what the tile shows */ \
  X (NINE_VERB_ADJUST, nine_verb_adjust)   /* 1 adjust points +7, 1 adjust domain-7 */

/** NineVerb: the words of the notation, see %NINE_VERBS. */
typedef enum
{
  NINE_LAST_COMMON_VERB = ARB_VERB_OWN - 1,
  NINE_VERBS (ARB_LIST_NAME) NINE_N_VERBS,
} NineVerb;

NINE_VERBS (ARB_LIST_DECLARE_VERB)

/** NinePhase: what a round asks for. */
typedef enum
{
  NINE_PHASE_PLACING,
  NINE_PHASE_SWAPS,
} NinePhase;

/* What the arguments of verbs can be. */
#define NINE_A_CARD ARB_ACCEPT_NAME (NINE_SORT_CARD)
#define NINE_A_DOMAIN ARB_ACCEPT_NAME (NINE_SORT_DOMAIN)
#define NINE_A_PLACE ARB_ACCEPT_NAME (NINE_SORT_PLACE)
#define NINE_A_MARK ARB_ACCEPT_NAME (NINE_SORT_MARK)

G_END_DECLS
