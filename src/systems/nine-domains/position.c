/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"

#include "engine/play/counters.h"
#include "systems/nine-domains/state.h"

#define CARD ARB_ACCEPT_NAME (NINE_SORT_CARD)
#define DOMAIN ARB_ACCEPT_NAME (NINE_SORT_DOMAIN)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)
#define UNKNOWN ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)

enum
{
  WORD_OPEN,
  WORD_LAYS,
  WORD_POINTS,
};

const ArbPositionWord nine_position_words[] = {
  [WORD_OPEN] = { "open", FALSE, 0, DOMAIN | COUNT, NINE_N_PLACES, NINE_N_PLACES },
  [WORD_LAYS] = { "lays", TRUE, 0, CARD | UNKNOWN, NINE_N_PLACES, NINE_N_PLACES },
  [WORD_POINTS] = { "points", TRUE, 0, COUNT, 1, 1 },
  { NULL, FALSE, 0, 0, 0, 0 },
};

/* Returns a domain by its name, or by the number in its name. */
static ArbArgument
find_domain (const ArbState *state, ArbArgument argument)
{
  char name[sizeof "domain-4095"];
  gint index;

  if (arb_argument_kind (argument) != ARB_ARGUMENT_COUNT)
    return argument;

  g_snprintf (name, sizeof name, "domain-%u", arb_argument_value (argument));
  index = arb_catalogue_find (state->catalogue, NINE_SORT_DOMAIN, name);
  return index >= 0 ? arb_argument_name (NINE_SORT_DOMAIN, (guint) index) : argument;
}

guint
nine_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves)
{
  if (line->word == WORD_POINTS)
    return arb_counter_adjustment (state, ARB_COUNTER_POINTS, line->seat,
                                   arb_get_points_adjusted (state, line->seat),
                                   (gint) arb_argument_value (line->rest[0]), moves);

  for (guint i = 0; i < line->n_rest; i++)
    {
      ArbArgument place = arb_argument_name (NINE_SORT_PLACE, i);

      moves[i] =
          line->word == WORD_LAYS
              ? ARB_MOVE (line->seat, NINE_VERB_PLACE, place, line->rest[i])
              : ARB_MOVE (ARB_TABLE, NINE_VERB_PILE, place, find_domain (state, line->rest[i]));
    }
  return line->n_rest;
}
