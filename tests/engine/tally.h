/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue-compile.h"
#include "engine/play/referee.h"

G_BEGIN_DECLS

/*
 * A game made up for the tests of the engine: two players take counters from a heap of ten, at
 * most three a turn (the switch `limit` says how many), and end their turn with `done`. Whoever
 * took more when the heap is empty wins. It needs no files.
 */

enum
{
  TALLY_SORT_COLOUR = ARB_SORT_OWN,
};

enum
{
  TALLY_VERB_TAKE = ARB_VERB_OWN,
  TALLY_VERB_DONE,
  TALLY_VERB_SAW,
  TALLY_VERB_IS,
  TALLY_VERB_CHANGE,
  TALLY_N_VERBS,
};

enum
{
  TALLY_RULE_SEAT = ARB_RULE_OWN,
  TALLY_RULE_LIMIT,
  TALLY_RULE_EMPTY,
  TALLY_N_RULES,
};

enum
{
  TALLY_LIMIT_3,
  TALLY_LIMIT_2,
  TALLY_LIMIT_ASK,
};

typedef struct
{
  ArbState parent;
  guint8 heap;
  guint8 seat;
  guint8 taken_this_turn;
  guint8 taken[3];
} TallyState;

extern const ArbRuleset tally_ruleset;

/** tally_catalogue_new: (transfer full): its catalogue, compiled. */
ArbCatalogue *tally_catalogue_new (void);

/** tally_catalogue_new_raw: (transfer full): the same before arb_catalogue_compile(). */
ArbCatalogue *tally_catalogue_new_raw (void);

/** tally_parse: the move that @text says; it must be one. */
ArbMove tally_parse (const ArbCatalogue *catalogue, const char *text);

G_END_DECLS
