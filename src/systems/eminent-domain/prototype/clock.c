/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/turn.h"

/* The influence, and each pile that was counted; of the others, when one of them must be empty. */
void
proto_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock)
{
  const EmState *state = (const EmState *) now;
  guint n_piles;
  gint left;

  clock->triggered = proto_end_triggered (state);
  clock->lines[clock->n_lines++] = (ArbClockLine){ proto_triggers[0], state->supply, -1 };
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (state->piles[role] != PROTO_NOT_COUNTED)
      clock->lines[clock->n_lines++] =
          (ArbClockLine){ proto_triggers[1 + role], state->piles[role], -1 };
  left = proto_count_uncounted (state, &n_piles);
  if (n_piles > 0)
    clock->lines[clock->n_lines++] =
        (ArbClockLine){ proto_triggers[1 + EM_N_ROLES], MAX (0, left - (gint) n_piles + 1), -1 };
}
