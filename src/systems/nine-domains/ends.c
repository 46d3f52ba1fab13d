/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/ends.h"

#include "systems/nine-domains/elements.h"

#include <string.h>

void
nine_move_domain (NineState *state, guint domain, guint location)
{
  state->now.location[domain] = (guint8) location;
  state->now.moved[domain] = (guint8) nine_row (state);
}

static gboolean
has_left_the_piles (const NineHoldings *holdings, guint domain)
{
  return holdings->location[domain] != NINE_HIDDEN && holdings->location[domain] != NINE_VISIBLE;
}

void
nine_put_right (NineState *state, guint domain, guint location)
{
  guint moved = nine_counted (state)->moved[domain];

  for (guint row = 0; row < state->n_ended; row++)
    if (has_left_the_piles (&state->ends[row], domain) && state->ends[row].moved[domain] == moved)
      state->ends[row].location[domain] = (guint8) location;
  if (state->now.moved[domain] == moved)
    state->now.location[domain] = (guint8) location;
  nine_judge_ends (state);
}

void
nine_keep_end (NineState *state)
{
  state->ends[state->n_ended++] = state->now;
  nine_judge_ends (state);
}

/* Returns the seats that have the four elements, as bits, if elements count at the end of this
 * round. */
static guint
find_complete (const NineState *state, guint row)
{
  guint seats = 0;

  if (row == NINE_N_ROUNDS - 1
      && nine_switch (state, NINE_SWITCH_LAST_ELEMENTS) != NINE_LAST_ELEMENTS_WIN)
    return 0;
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    if (nine_n_elements (state, &state->ends[row], seat) == NINE_N_ELEMENTS)
      seats |= 1u << seat;
  return seats;
}

/* Whether people went on after round @n: a card was played, or the table ended the game. */
static gboolean
went_on (const NineState *state, guint n)
{
  return state->n_fought > n || nine_n_lying (state, 1) + nine_n_lying (state, 2) > 0
         || state->parent.ended_by_table;
}

void
nine_judge_ends (NineState *state)
{
  guint complete = 0;
  guint n = 0;

  while (n < state->n_ended && complete == 0)
    complete = find_complete (state, n++);

  state->elements_ignored = __builtin_popcount (complete) == NINE_N_SEATS;
  state->element_winner = state->element_round = 0;
  state->parent.last_turn = 0;
  if (complete != 0 && !state->elements_ignored)
    {
      state->element_winner = (guint8) __builtin_ctz (complete);
      state->element_round = (guint8) n;
      state->parent.last_turn = went_on (state, n) ? (guint16) n : 0;
    }

  state->parent.over =
      state->parent.ended_by_table || state->element_winner != 0 || state->n_ended == NINE_N_ROUNDS;
  if (!state->parent.over)
    state->parent.turn = state->n_ended + 1u;
}

const NineHoldings *
nine_counted (const NineState *state)
{
  return state->parent.last_turn != 0 ? &state->ends[state->parent.last_turn - 1] : &state->now;
}

void
nine_take_back (const NineState *state, NineState *counted)
{
  *counted = *state;
  if (state->parent.last_turn == 0)
    return;

  counted->now = *nine_counted (state);
  counted->parent.turn = state->parent.last_turn;
  counted->n_fought = counted->n_ended = (guint8) state->parent.last_turn;
  counted->n_swaps = counted->next_swap = 0;
  memset (counted->visible, 0, sizeof counted->visible);
  for (guint row = counted->n_ended; row < NINE_N_ROUNDS; row++)
    memset (counted->cards[row], 0, sizeof counted->cards[row]);
}
