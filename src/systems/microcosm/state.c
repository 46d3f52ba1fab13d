/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/state.h"

guint
micro_decider (const MicroState *state)
{
  guint seat;

  if (state->parent.over || state->agenda.n == 0)
    return ARB_TABLE;
  seat = arb_agenda_top_const (&state->agenda)->seat;
  return state->defence == MICRO_ASKED ? micro_opponent (seat) : seat;
}

guint
micro_to_decide (const ArbState *state)
{
  guint seat = micro_decider (micro_state (state));

  return seat != ARB_TABLE ? 1u << seat : 0;
}

guint
micro_n_at (const MicroState *state, guint place)
{
  guint n = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    n += state->places[i] == place;
  return n;
}

guint
micro_n_hand (const MicroState *state, guint seat)
{
  return state->n_unseen[seat] + micro_n_at (state, micro_place (MICRO_IN_HAND, seat));
}

guint
micro_n_unknown_supply (const MicroState *state)
{
  return state->n_supply - micro_n_at (state, MICRO_IN_SUPPLY);
}

gboolean
micro_can_hold (const MicroState *state, guint seat, guint domain)
{
  return state->places[domain] == micro_place (MICRO_IN_HAND, seat)
         || (state->places[domain] == MICRO_UNSEEN && state->n_unseen[seat] > 0);
}

gboolean
micro_must_hold (const MicroState *state, guint seat)
{
  return state->n_unseen[seat] > 0 && state->n_unseen[seat] == micro_n_at (state, MICRO_UNSEEN);
}

void
micro_add_not_held (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict)
{
  gint16 *numbers =
      arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_HAND, micro_domain_name (domain));

  numbers[MICRO_HAND_OWNER] = (gint16) seat;
  numbers[MICRO_HAND_UNSEEN] = (gint16) state->n_unseen[seat];
}

void
micro_take_out (MicroState *state, guint seat, guint domain, guint place)
{
  if (state->places[domain] == MICRO_UNSEEN)
    state->n_unseen[seat]--;
  state->places[domain] = (guint8) place;
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
