/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/clock.h"

#include "engine/record/game-clock.h"
#include "wording/totals.h"

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

char *
arb_wording_last_round (const ArbWording *wording, const ArbClock *clock, guint n_seats,
                        gboolean brief)
{
  guint seats = 0;
  g_autofree char *names = NULL;

  g_return_val_if_fail (wording != NULL && clock != NULL, NULL);

  if (!clock->triggered)
    return NULL;
  if (clock->n_turns_left == 0)
    return g_strdup (_ ("Last turn"));
  if (brief)
    /* Translators: the turns that follow the present one, in little room */
    return g_strdup_printf (ngettext ("Last round: %u more turn", "Last round: %u more turns",
                                      clock->n_turns_left),
                            clock->n_turns_left);
  for (guint i = 0; i < clock->n_turns_left; i++)
    seats |= 1u << clock->turns_left[i];
  names = arb_wording_seats (wording, n_seats, seats);
  /* Translators: one or several players, who still get a turn after the present one */
  return g_strdup_printf (_ ("Last round, and then %s"), names);
}
