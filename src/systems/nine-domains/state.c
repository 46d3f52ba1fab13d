/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/state.h"

#include "systems/nine-domains/contract.h"

/* The sets are small, and a call for each would take longer. */
static inline guint
count_set (guint16 set)
{
  guint n = 0;

  for (; set != 0; set &= (guint16) (set - 1))
    n++;
  return n;
}

gboolean
nine_has_later_swap (const NineState *state, guint seat, NineOnWin on_win)
{
  for (guint i = state->next_swap + 1u; i < state->n_swaps; i++)
    if (state->swaps[i].seat == seat
        && (on_win == NINE_ON_WIN_NOTHING || state->swaps[i].on_win == on_win))
      return TRUE;
  return FALSE;
}

guint
nine_n_kinds (const NineState *state)
{
  guint deal = nine_switch (state, NINE_SWITCH_DEAL);

  if (deal == NINE_DEAL_THREE_A_GAME)
    return 3;
  return (deal == NINE_DEAL_THREE_A_ROUND ? 3u : 1u) * state->parent.turn;
}

guint16
nine_placed (const NineState *state, guint seat)
{
  /* After the combats the cards of the round count as used, even if they still lie there. */
  const guint8 *row = nine_is_placing (state) ? state->cards[nine_row (state)][seat] : NULL;
  guint16 set = 0;

  for (guint place = 0; row != NULL && place < NINE_N_PLACES; place++)
    {
      if (row[place] >= NINE_CARD)
        set |= nine_bit (row[place] - NINE_CARD);
    }
  return set;
}

/* Counts the places of @seat in this round, before the combats, with @least or more. */
static guint
count_places (const NineState *state, guint seat, guint least)
{
  const guint8 *row = nine_is_placing (state) ? state->cards[nine_row (state)][seat] : NULL;
  guint n = 0;

  for (guint place = 0; row != NULL && place < NINE_N_PLACES; place++)
    n += row[place] >= least;
  return n;
}

guint
nine_n_lying (const NineState *state, guint seat)
{
  return count_places (state, seat, NINE_FACE_DOWN);
}

guint16
nine_possible (const NineState *state, guint seat)
{
  const NineCatalogue *catalogue = nine_catalogue (state);
  guint16 in_play = catalogue->base_set | state->specials;

  if (count_set (state->specials) < nine_n_kinds (state))
    in_play |= catalogue->special_set;
  return (guint16) (in_play & ~state->now.used[seat] & ~nine_placed (state, seat));
}

guint
nine_n_hand (const NineState *state, guint seat)
{
  guint all = NINE_N_BASE_CARDS + MAX (nine_n_kinds (state), count_set (state->specials));

  return all - count_set (state->now.used[seat]) - nine_n_lying (state, seat);
}

guint
nine_n_known (const NineState *state, guint seat)
{
  return count_places (state, seat, NINE_CARD);
}

gboolean
nine_all_placed (const NineState *state)
{
  return nine_n_lying (state, 1) == NINE_N_PLACES && nine_n_lying (state, 2) == NINE_N_PLACES;
}

gboolean
nine_all_known (const NineState *state)
{
  return nine_n_known (state, 1) == NINE_N_PLACES && nine_n_known (state, 2) == NINE_N_PLACES;
}

guint
nine_n_domains (const NineState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    n += state->now.location[i] == seat;
  return n;
}

guint
nine_to_decide (const ArbState *state)
{
  const NineState *self = nine_state (state);
  const NineSwap *swap = nine_open_swap (self);
  gboolean all_placed = nine_all_placed (self);
  guint seats = 0;

  if (state->over)
    return 0;
  if (swap != NULL)
    return 1u << swap->seat;

  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      /* When all cards are placed, players with face-down cards turn them up. */
      guint done = count_places (self, seat, all_placed ? NINE_CARD : NINE_FACE_DOWN);

      if (done < NINE_N_PLACES)
        seats |= 1u << seat;
    }
  return seats;
}

static gint
name_argument (ArbArgument argument, guint sort, guint n_names)
{
  guint index = arb_argument_value (argument);

  return arb_argument_is_name (argument, sort) && index < n_names ? (gint) index : -1;
}

gint
nine_card_argument (ArbArgument argument)
{
  return name_argument (argument, NINE_SORT_CARD, NINE_N_BASE_CARDS + NINE_N_SPECIALS);
}

gint
nine_domain_argument (ArbArgument argument)
{
  return name_argument (argument, NINE_SORT_DOMAIN, NINE_N_DOMAINS);
}

gint
nine_place_argument (ArbArgument argument)
{
  return name_argument (argument, NINE_SORT_PLACE, NINE_N_PLACES);
}
