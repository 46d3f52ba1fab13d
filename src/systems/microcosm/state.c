/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/state.h"

#include "systems/microcosm/contract.h"
#include "systems/microcosm/verbs.h"

#include <stdlib.h>

guint
micro_decider (const MicroState *state)
{
  guint seat = micro_performer (state);

  return seat != ARB_TABLE && state->defence == MICRO_ASKED ? micro_opponent (seat) : seat;
}

guint
micro_to_decide (const ArbState *state)
{
  guint seat = micro_decider (micro_state (state));

  return seat != ARB_TABLE ? 1u << seat : 0;
}

static const ArbPile piles[] = {
  { MICRO_IN_DECK, FALSE, ARB_SEEN_BY_NOBODY, 0 },
  { MICRO_IN_SUPPLY, FALSE, ARB_SEEN_BY_ALL, MICRO_VERB_SUPPLY },
  { MICRO_IN_PLAY, FALSE, ARB_SEEN_BY_ALL, 0 },
  { MICRO_IN_HAND, TRUE, ARB_SEEN_BY_OWNER, MICRO_VERB_HOLDS },
  { MICRO_IN_DISCARD, TRUE, ARB_SEEN_BY_ALL, 0 },
  { 0, FALSE, 0, 0 },
};

const ArbPool micro_pools[] = {
  { MICRO_SORT_DOMAIN, MICRO_N_DOMAINS, G_STRUCT_OFFSET (MicroState, places),
    G_STRUCT_OFFSET (MicroState, unseen), piles, MICRO_RULE_CONTRADICTION },
  { 0, 0, 0, 0, NULL, 0 },
};

void
micro_add_not_held (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict)
{
  gint16 *numbers =
      arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_HAND, micro_domain_name (domain));

  numbers[MICRO_HAND_OWNER] = (gint16) seat;
  numbers[MICRO_HAND_UNSEEN] = (gint16) micro_n_unseen (state, seat);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

gint
micro_add_up_unseen (const MicroState *state, guint n, const gint *values, gboolean most)
{
  gint unseen[MICRO_N_DOMAINS];
  guint n_unseen = 0;
  gint sum = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] == MICRO_UNSEEN)
      unseen[n_unseen++] = values[i];
  qsort (unseen, n_unseen, sizeof *unseen, compare);
  for (guint i = 0; i < MIN (n, n_unseen); i++)
    sum += unseen[most ? n_unseen - 1 - i : i];
  return sum;
}

guint
micro_owner (const MicroState *state, guint slot)
{
  guint place = state->slots[slot].place;

  return place == MICRO_IN_PILE ? 0 : (place - MICRO_COLONY) % MICRO_N_SEATS + 1;
}

static gint
name_argument (ArbArgument argument, guint sort, guint n_names)
{
  guint index = arb_argument_value (argument);

  return arb_argument_is_name (argument, sort) && index < n_names ? (gint) index : -1;
}

gint
micro_domain_argument (ArbArgument argument)
{
  return name_argument (argument, MICRO_SORT_DOMAIN, MICRO_N_DOMAINS);
}

gint
micro_planet_argument (ArbArgument argument)
{
  return name_argument (argument, MICRO_SORT_PLANET, MICRO_N_PLANETS);
}

gint
micro_technology_argument (ArbArgument argument)
{
  return name_argument (argument, MICRO_SORT_TECHNOLOGY, MICRO_N_TECHNOLOGIES);
}

gint
micro_slot_argument (ArbArgument argument)
{
  guint number = arb_argument_value (argument);

  return arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER && number >= 1
                 && number <= MICRO_N_PLANETS
             ? (gint) number - 1
             : -1;
}
