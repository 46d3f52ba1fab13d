/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/clock.h"

#include "engine/record/game-clock.h"

#include <glib/gi18n-lib.h>

char *
arb_wording_countdown (const ArbWording *wording, const ArbClockLine *line)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (wording != NULL && line != NULL, NULL);

  id = g_strconcat ("clock.", line->id, NULL);
  return arb_wording_id (wording, id);
}

char *
arb_wording_pace (const ArbClock *clock, guint n_seats)
{
  gint rounds;

  g_return_val_if_fail (clock != NULL && n_seats > 0, NULL);

  rounds = arb_clock_estimate_rounds (clock, n_seats);
  if (rounds < 0)
    return g_strdup (_ ("It is too early for an estimate."));
  /* Translators: how long the game still lasts, if it goes on as in the last rounds */
  return g_strdup_printf (ngettext ("About %d more round at the present pace.",
                                    "About %d more rounds at the present pace.", (gulong) rounds),
                          rounds);
}
