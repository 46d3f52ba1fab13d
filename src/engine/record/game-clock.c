/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/game-clock.h"

#include <string.h>

/* How many lines a search goes back at once. */
#define STEP 64

/* The state at the start of turn number @turn, which is nearer to the end of the game than to its
 * beginning. */
static gboolean
find_turn (const ArbGame *game, guint turn, ArbState *state)
{
  guint start = arb_game_get_length (game);

  do
    {
      start -= MIN (start, STEP);
      arb_game_state_at (game, start, state);
    }
  while (start > 0 && state->turn >= turn);
  for (guint i = start; i < arb_game_get_length (game) && state->turn < turn; i++)
    arb_entry_apply (arb_game_get_entry (game, i), state);

  return state->turn == turn;
}

gboolean
arb_game_clock (const ArbGame *game, ArbClock *clock)
{
  ArbStateRoom room;
  const ArbState *now = arb_game_get_state (game);
  ArbState *earlier = &room.state;
  guint turns = ARB_CLOCK_ROUNDS * now->n_seats;
  gboolean known;

  g_return_val_if_fail (game != NULL && clock != NULL, FALSE);

  memset (clock, 0, sizeof *clock);
  if (arb_ruleset_of (now)->presentation.clock == NULL)
    return FALSE;

  known = now->turn > turns && find_turn (game, now->turn - turns, earlier);
  arb_ruleset_of (now)->presentation.clock (now, known ? earlier : NULL, clock);
  return TRUE;
}

gint
arb_clock_estimate_rounds (const ArbClock *clock, guint n_seats)
{
  gint turns = -1;

  g_return_val_if_fail (clock != NULL && n_seats > 0, -1);

  for (guint i = 0; i < clock->n_lines; i++)
    if (clock->lines[i].turns >= 0 && (turns < 0 || clock->lines[i].turns < turns))
      turns = clock->lines[i].turns;
  return turns < 0 ? -1 : (turns + (gint) n_seats - 1) / (gint) n_seats;
}
