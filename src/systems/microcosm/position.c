/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "systems/microcosm/state.h"

#include "engine/play/counters.h"
#include "systems/microcosm/verbs.h"

#define DOMAIN ARB_ACCEPT_NAME (MICRO_SORT_DOMAIN)
#define TECHNOLOGY ARB_ACCEPT_NAME (MICRO_SORT_TECHNOLOGY)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)

enum
{
  WORD_OPEN,
  WORD_HAND,
  WORD_DISCARD,
  WORD_COLONIES,
  WORD_SPOILS,
  WORD_TECHNOLOGIES,
  WORD_POINTS,
};

const ArbPositionWord micro_position_words[] = {
  [WORD_OPEN] = { "open", FALSE, 0, DOMAIN, 1, MICRO_N_SUPPLY },
  [WORD_HAND] = { "hand", TRUE, 0, DOMAIN, 1, MICRO_N_DOMAINS },
  [WORD_DISCARD] = { "discarded", TRUE, 0, DOMAIN, 1, MICRO_N_DOMAINS },
  [WORD_COLONIES] = { "colonies", TRUE, 0, NUMBER, 1, MICRO_N_PLANETS },
  [WORD_SPOILS] = { "spoils", TRUE, 0, NUMBER, 1, MICRO_N_PLANETS },
  [WORD_TECHNOLOGIES] = { "technologies", TRUE, 0, TECHNOLOGY, 1, MICRO_N_TECHNOLOGIES },
  [WORD_POINTS] = { "points", TRUE, 0, COUNT, 1, 1 },
  { NULL, FALSE, 0, 0, 0, 0 },
};

static const guint8 zones[] = {
  [WORD_HAND] = MICRO_ZONE_HAND,
  [WORD_DISCARD] = MICRO_ZONE_DISCARD,
  [WORD_COLONIES] = MICRO_ZONE_COLONIES,
  [WORD_SPOILS] = MICRO_ZONE_SPOILS,
  [WORD_TECHNOLOGIES] = MICRO_ZONE_TECHNOLOGIES,
};

guint
micro_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves)
{
  if (line->word == WORD_POINTS)
    return arb_counter_adjustment (state, ARB_COUNTER_POINTS, line->seat,
                                   arb_get_points_adjusted (state, line->seat),
                                   (gint) arb_argument_value (line->rest[0]), moves);

  for (guint i = 0; i < line->n_rest; i++)
    moves[i] = line->word == WORD_OPEN
                   ? ARB_MOVE (ARB_TABLE, MICRO_VERB_SUPPLY, line->rest[i])
                   : ARB_MOVE (line->seat, MICRO_VERB_ADJUST, line->rest[i],
                               arb_argument_name (MICRO_SORT_ZONE, zones[line->word]));
  return line->n_rest;
}
