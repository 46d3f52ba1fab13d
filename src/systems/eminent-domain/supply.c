/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/supply.h"

void
em_gain_influence (EmState *state, guint seat, guint n)
{
  guint from_supply = MIN (n, state->supply);

  em_seat (state, seat)->influence += (guint16) n;
  state->supply -= (guint8) from_supply;
  state->influence_owed += (guint16) (n - from_supply);
}

void
em_return_influence (EmState *state, guint seat, guint n)
{
  guint owed = MIN (n, state->influence_owed);

  em_seat (state, seat)->influence -= (guint16) n;
  state->influence_owed -= (guint16) owed;
  state->supply += (guint8) (n - owed);
}

void
em_gain_fighters (EmState *state, guint seat, guint n)
{
  em_seat (state, seat)->fighters += (guint16) n;
  state->fighters_made += (guint16) n;
}

void
em_pay_fighters (EmState *state, guint seat, guint n)
{
  g_assert (n <= em_seat (state, seat)->fighters);

  em_seat (state, seat)->fighters -= (guint16) n;
  state->fighters_paid += (guint16) n;
}

void
em_adjust_fighters (EmState *state, guint seat, gint change)
{
  em_seat (state, seat)->fighters += (guint16) change;
  state->fighter_inflow += (guint16) change;
}

gboolean
em_asks_nothing (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return FALSE;
}

gboolean
em_enter_influence (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  em_gain_influence ((EmState *) state, item->seat, amount);
  return TRUE;
}
