/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/choices.h"

typedef struct
{
  ArbMove *moves;
  guint n;
  guint max;
} List;

static void
add (List *list, ArbMove move)
{
  if (list->n < list->max)
    list->moves[list->n++] = move;
}

static void
add_laying (List *list, guint seat, NineVerb verb, guint place, guint16 cards)
{
  for (guint card = 0; card < NINE_MAX_CARDS; card++)
    {
      if ((cards & nine_bit (card)) != 0)
        add (list, ARB_MOVE (seat, verb, arb_argument_name (NINE_SORT_PLACE, place),
                             arb_argument_name (NINE_SORT_CARD, card)));
    }
}

static void
list_laying (const NineState *state, guint seat, List *list)
{
  guint16 possible = nine_possible (state, seat);
  gboolean all_placed = nine_all_placed (state);

  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      guint lying = state->cards[nine_row (state)][seat][place];

      if (lying == NINE_NO_CARD)
        {
          add_laying (list, seat, NINE_VERB_PLACE, place, possible | state->used[seat]);
          add (list, ARB_MOVE (seat, NINE_VERB_PLACE, arb_argument_name (NINE_SORT_PLACE, place),
                               arb_argument_unknown ()));
        }
      else if (lying == NINE_FACE_DOWN && all_placed)
        add_laying (list, seat, NINE_VERB_REVEAL, place, possible);
    }
}

static void
list_domain_swaps (const NineState *state, guint seat, List *list)
{
  for (guint own = 0; own < NINE_N_DOMAINS; own++)
    {
      for (guint other = 0; state->location[own] == seat && other < NINE_N_DOMAINS; other++)
        {
          if (state->location[other] == nine_opponent (seat))
            add (list, ARB_MOVE (seat, NINE_VERB_SWAP, arb_argument_name (NINE_SORT_DOMAIN, own),
                                 arb_argument_name (NINE_SORT_DOMAIN, other)));
        }
    }
}

static void
list_card_swaps (const NineState *state, guint seat, List *list)
{
  guint16 possible = nine_possible (state, seat);

  for (guint own = 0; own < NINE_MAX_CARDS; own++)
    {
      for (guint used = 0; (possible & nine_bit (own)) != 0 && used < NINE_MAX_CARDS; used++)
        {
          if ((state->used[seat] & nine_bit (used)) != 0)
            add (list, ARB_MOVE (seat, NINE_VERB_SWAP, arb_argument_name (NINE_SORT_CARD, own),
                                 arb_argument_name (NINE_SORT_CARD, used)));
        }
    }
}

guint
nine_candidates (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const NineState *self = nine_state (state);
  const NineSwap *swap = nine_open_swap (self);
  List list = { moves, 0, max };

  if (state->over)
    return 0;
  if (swap == NULL)
    list_laying (self, seat, &list);
  else if (swap->seat == seat)
    {
      if (swap->on_win == NINE_ON_WIN_SWAP_DOMAINS)
        list_domain_swaps (self, seat, &list);
      else
        list_card_swaps (self, seat, &list);
      add (&list, ARB_MOVE (seat, NINE_VERB_SKIP, ARB_ARGUMENT_NONE));
    }
  return list.n;
}

void
nine_standard (const ArbState *state, ArbMove *move)
{
  const NineState *self = nine_state (state);
  guint16 possible;

  if ((move->verb != NINE_VERB_PLACE && move->verb != NINE_VERB_REVEAL)
      || move->arguments[1] != ARB_ARGUMENT_NONE || move->seat == ARB_TABLE
      || move->seat > NINE_N_SEATS)
    return;

  possible = nine_possible (self, move->seat);
  if (__builtin_popcount (possible) == 1)
    move->arguments[1] = arb_argument_name (NINE_SORT_CARD, (guint) __builtin_ctz (possible));
}
