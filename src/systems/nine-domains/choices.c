/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/choices.h"

#include "systems/nine-domains/place.h"
#include "systems/nine-domains/resolve.h"
#include "systems/nine-domains/swap.h"

/* Moves that are being listed: the legal ones, or all that people would ask about. */
typedef struct
{
  const NineState *state;
  gboolean legal;
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
  if (list->legal && nine_lacks_tile (list->state))
    return;
  for (guint card = 0; card < NINE_MAX_CARDS; card++)
    {
      if ((cards & nine_bit (card)) != 0)
        add (list, ARB_MOVE (seat, verb, arb_argument_name (NINE_SORT_PLACE, place),
                             arb_argument_name (NINE_SORT_CARD, card)));
    }
}

/* Lists laying cards: each card once per game, one card at each place. People may also ask about
 * used cards. */
static void
list_laying (List *list, guint seat)
{
  const NineState *state = list->state;
  guint16 possible = nine_possible (state, seat);
  guint16 asked = list->legal ? possible : possible | state->now.used[seat];
  gboolean all_placed = nine_all_placed (state);

  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      guint lying = state->cards[nine_row (state)][seat][place];

      if (lying == NINE_NO_CARD)
        {
          add_laying (list, seat, NINE_VERB_PLACE, place, asked);
          add (list, ARB_MOVE (seat, NINE_VERB_PLACE, arb_argument_name (NINE_SORT_PLACE, place),
                               arb_argument_unknown ()));
        }
      else if (lying == NINE_FACE_DOWN && all_placed)
        add_laying (list, seat, NINE_VERB_REVEAL, place, possible);
    }
}

/* Returns the domains of @seat that can be swapped, as bits; all of them for questions. */
static guint16
find_domains (const List *list, guint seat)
{
  guint16 domains = 0;

  for (guint domain = 0; domain < NINE_N_DOMAINS; domain++)
    if (list->state->now.location[domain] == seat
        && (!list->legal || nine_may_swap_domain (list->state, domain)))
      domains |= nine_bit (domain);
  return domains;
}

static void
list_domain_swaps (List *list, guint seat)
{
  guint16 own = find_domains (list, seat);
  guint16 others = find_domains (list, nine_opponent (seat));

  for (guint given = 0; given < NINE_N_DOMAINS; given++)
    for (guint taken = 0; (own & nine_bit (given)) != 0 && taken < NINE_N_DOMAINS; taken++)
      if ((others & nine_bit (taken)) != 0)
        add (list, ARB_MOVE (seat, NINE_VERB_SWAP, arb_argument_name (NINE_SORT_DOMAIN, given),
                             arb_argument_name (NINE_SORT_DOMAIN, taken)));
}

/* Returns the used cards that @seat may take back; all of them for questions. */
static guint16
find_returns (const List *list, guint seat)
{
  if (!list->legal)
    return list->state->now.used[seat];
  return nine_returnable (list->state, seat, nine_switch (list->state, NINE_SWITCH_RETURN));
}

static void
list_card_swaps (List *list, guint seat)
{
  guint16 possible = nine_possible (list->state, seat);
  guint16 returns = find_returns (list, seat);

  for (guint own = 0; own < NINE_MAX_CARDS; own++)
    for (guint used = 0; (possible & nine_bit (own)) != 0 && used < NINE_MAX_CARDS; used++)
      if ((returns & nine_bit (used)) != 0)
        add (list, ARB_MOVE (seat, NINE_VERB_SWAP, arb_argument_name (NINE_SORT_CARD, own),
                             arb_argument_name (NINE_SORT_CARD, used)));
}

static void
list_swaps (List *list, guint seat, NineOnWin on_win)
{
  if (on_win == NINE_ON_WIN_SWAP_DOMAINS)
    list_domain_swaps (list, seat);
  else
    list_card_swaps (list, seat);
  add (list, ARB_MOVE (seat, NINE_VERB_SKIP, ARB_ARGUMENT_NONE));
}

guint
nine_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const NineState *self = nine_state (state);
  const NineSwap *swap = nine_open_swap (self);
  List list = { self, TRUE, moves, 0, max };

  if (state->over)
    return 0;
  if (swap == NULL)
    list_laying (&list, seat);
  else if (swap->seat == seat)
    list_swaps (&list, seat, (NineOnWin) swap->on_win);
  return list.n;
}

guint
nine_questions (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const NineState *self = nine_state (state);
  List list = { self, FALSE, moves, 0, max };

  if (state->over)
    return 0;
  if (nine_open_swap (self) == NULL)
    list_laying (&list, seat);
  for (guint i = self->next_swap; i < self->n_swaps; i++)
    if (self->swaps[i].seat == seat)
      {
        list_swaps (&list, seat, (NineOnWin) self->swaps[i].on_win);
        break;
      }
  return list.n;
}

void
nine_canonicalize (const ArbState *state, ArbMove *move)
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
