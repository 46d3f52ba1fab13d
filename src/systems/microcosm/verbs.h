/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "systems/microcosm/cards.h"

G_BEGIN_DECLS

/**
 * MICRO_VERBS:
 *
 * The verbs after those that every system has, one line each: enumerator, the end of the name of its
 * #ArbVerb, which stands in the file of its rule.
 */
#define MICRO_VERBS(X) \
  X (TAKE, take) \
  X (DRAW, draw) \
  X (PLAY, play) \
  X (PICK_UP, pick_up) \
  X (PASS, pass) \
  X (COLONIZE, colonize) \
  X (ATTACK, attack) \
  X (REVEAL, reveal) \
  X (DEFEND, defend) \
  X (CONCEDE, concede) \
  X (ACQUIRE, acquire) \
  X (RETURN, return ) \
  X (PEEK, peek) \
  X (DISCARD, discard) \
  X (SWAP, swap) \
  X (DONE, done) \
  X (SUPPLY, supply) \
  X (HOLDS, holds) \
  X (IS, is) \
  X (SHOWS, shows) \
  X (ADJUST, adjust)

/** MicroVerb: the words of the notation, see %MICRO_VERBS. */
typedef enum
{
  MICRO_VERB_RULE = ARB_VERB_RULE,
  MICRO_VERB_END = ARB_VERB_END,
  MICRO_VERB_COUNT = ARB_VERB_COUNT,
  MICRO_VERB_LEAVE = ARB_VERB_LEAVE,
#define MICRO_VERB_ENUMERATOR(name, ...) MICRO_VERB_##name,
  MICRO_VERBS (MICRO_VERB_ENUMERATOR)
#undef MICRO_VERB_ENUMERATOR
      MICRO_N_VERBS,
} MicroVerb;

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
