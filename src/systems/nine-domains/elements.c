/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/elements.h"

/* The marks of the domains that @seat has by @holdings, and of @more; two halves are a whole. */
static guint
collect_marks (const NineState *state, const NineHoldings *holdings, guint seat, guint16 more)
{
  guint marks = 0;
  guint n_halves = 0;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      guint its;

      if (holdings->location[i] != seat && (more & nine_bit (i)) == 0)
        continue;
      its = nine_marks (state, i);
      marks |= its;
      n_halves += (its >> NINE_HALF_PURPLE) & 1;
    }
  if (n_halves >= 2)
    marks |= 1u << NINE_PURPLE;
  return marks;
}

guint
nine_elements (const NineState *state, guint seat)
{
  return collect_marks (state, &state->now, seat, 0);
}

guint
nine_n_elements_with (const NineState *state, guint seat, guint16 more)
{
  return (guint) __builtin_popcount (collect_marks (state, &state->now, seat, more)
                                     & NINE_ALL_ELEMENTS);
}

guint
nine_n_elements (const NineState *state, const NineHoldings *holdings, guint seat)
{
  return (guint) __builtin_popcount (collect_marks (state, holdings, seat, 0) & NINE_ALL_ELEMENTS);
}
