/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/turn.h"

#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/combat.h"
#include "systems/nine-domains/ends.h"
#include "systems/nine-domains/scoring.h"

#include <string.h>

const char *const nine_triggers[] = { "elements", "rounds", NULL };
static const NineCard *
get_card_of (const NineState *state, guint row, guint seat, guint place)
{
  return &nine_catalogue (state)->cards[state->cards[row][seat][place] - NINE_CARD];
}

static const NineCard *
get_card (const NineState *state, guint seat, guint place)
{
  return get_card_of (state, nine_row (state), seat, place);
}

/* Returns the margin of the winner, or -1 if there is nothing to compare. */
static gint
get_margin (const NineState *state, guint row, guint place, guint winner, const NineCombat *combat)
{
  guint loser = nine_opponent (winner);
  const NineSide *won = &combat->sides[winner];
  const NineSide *lost = &combat->sides[loser];

  if (get_card_of (state, row, loser, place)->strengthless
      && nine_switch (state, NINE_SWITCH_STAR_MARGIN) == NINE_STAR_NO_POINTS)
    return -1;
  if (nine_switch (state, NINE_SWITCH_MARGIN) == NINE_MARGIN_PRINTED)
    return won->lines[NINE_LINE_NUMBER] - lost->lines[NINE_LINE_NUMBER];
  return won->strength - lost->strength;
}

/* Returns the points that the winning card brings. */
static gint
count_win_points (const NineState *state, guint row, guint place, guint winner,
                  const NineCombat *combat)
{
  const NineCard *card = get_card_of (state, row, winner, place);

  return card->on_win == NINE_ON_WIN_POINTS
                 && get_margin (state, row, place, winner, combat) >= card->win_margin
             ? card->win_points
             : 0;
}

gint
nine_win_points (const NineState *state, guint row, guint place)
{
  NineCombat combat;
  guint winner = nine_combat (state, row, place, &combat);

  return winner != 0 ? count_win_points (state, row, place, winner, &combat) : 0;
}

static void
take_domain (NineState *state, guint place, guint winner)
{
  guint domain = state->visible[place] - 1u;

  g_assert (state->visible[place] != 0);
  state->fought[nine_row (state)][place] = state->visible[place];
  nine_move_domain (state, domain, winner != 0 ? winner : NINE_REMOVED);
  state->visible[place] = 0;
  if (winner != 0)
    state->fresh |= nine_bit (domain);
}

static void
fight (NineState *state, guint place)
{
  NineCombat combat;
  guint winner = nine_combat (state, nine_row (state), place, &combat);

  state->winners[nine_row (state)][place] = (guint8) winner;
  take_domain (state, place, winner);
  if (winner != 0)
    state->now.won_points[winner] +=
        (gint16) count_win_points (state, nine_row (state), place, winner, &combat);
}

static void
offer (NineState *state, NineOnWin on_win, guint place)
{
  guint winner = state->winners[nine_row (state)][place];

  if (winner != 0 && get_card (state, winner, place)->on_win == on_win)
    state->swaps[state->n_swaps++] = (NineSwap){ (guint8) winner, (guint8) on_win };
}

gboolean
nine_may_swap_domain (const NineState *state, guint domain)
{
  return nine_switch (state, NINE_SWITCH_FRESH_DOMAINS) == NINE_FRESH_ALLOWED
         || (state->fresh & nine_bit (domain)) == 0;
}

static gboolean
has_domain_to_swap (const NineState *state, guint seat)
{
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->now.location[i] == seat && nine_may_swap_domain (state, i))
        return TRUE;
    }
  return FALSE;
}

/* Offers swaps of domains before swaps of cards, because the elements are counted after them; swaps
 * of cards concern nobody else. */
static void
make_offers (NineState *state)
{
  gboolean backwards = FALSE;

  for (guint place = 0; place < NINE_N_PLACES; place++)
    offer (state, NINE_ON_WIN_SWAP_DOMAINS, place);

  if (state->n_swaps > 1 && has_domain_to_swap (state, 1) && has_domain_to_swap (state, 2))
    backwards = nine_switch (state, NINE_SWITCH_SWAP_ORDER) == NINE_ORDER_RIGHT_TO_LEFT;
  for (guint i = 0; backwards && i < state->n_swaps / 2u; i++)
    {
      NineSwap first = state->swaps[i];

      state->swaps[i] = state->swaps[state->n_swaps - 1u - i];
      state->swaps[state->n_swaps - 1u - i] = first;
    }

  for (guint place = 0; place < NINE_N_PLACES; place++)
    offer (state, NINE_ON_WIN_SWAP_CARDS, place);
}

void
nine_resolve (NineState *state)
{
  guint16 placed[NINE_N_SEATS + 1] = { 0, nine_placed (state, 1), nine_placed (state, 2) };

  for (guint place = 0; place < NINE_N_PLACES; place++)
    fight (state, place);
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    state->now.used[seat] |= placed[seat];

  state->n_fought++;
  make_offers (state);
  nine_go_on (state);
}

guint16
nine_returnable (const NineState *state, guint seat, guint how)
{
  guint16 barred = 0;

  for (guint place = 0; !nine_is_placing (state) && place < NINE_N_PLACES; place++)
    {
      gboolean itself = get_card (state, seat, place)->on_win == NINE_ON_WIN_SWAP_CARDS;

      if (how == NINE_RETURN_EARLIER || (how == NINE_RETURN_NOT_ITSELF && itself))
        barred |= nine_bit (state->cards[nine_row (state)][seat][place] - NINE_CARD);
    }
  return (guint16) (state->now.used[seat] & ~barred);
}

/* Whether the offer waits for its owner. It does as long as an answer of the table can make it
 * possible. */
static gboolean
can_be_taken_up (const NineState *state, const NineSwap *swap)
{
  guint how = arb_is_open (&state->parent, NINE_SWITCH_RETURN)
                  ? NINE_RETURN_ANY
                  : nine_switch (state, NINE_SWITCH_RETURN);

  if (swap->on_win == NINE_ON_WIN_SWAP_DOMAINS)
    return has_domain_to_swap (state, 1) && has_domain_to_swap (state, 2);
  return nine_n_hand (state, swap->seat) > 0 && nine_returnable (state, swap->seat, how) != 0;
}

static void
end_round (NineState *state)
{
  state->n_swaps = state->next_swap = 0;
  memset (state->swaps, 0, sizeof state->swaps);
  state->fresh = 0;
  state->known_specials = state->specials;
  nine_keep_end (state);
}

void
nine_go_on (NineState *state)
{
  const NineSwap *swap;

  while ((swap = nine_open_swap (state)) != NULL && !can_be_taken_up (state, swap))
    state->next_swap++;
  if (swap == NULL)
    end_round (state);
}

guint
nine_triggered (const ArbState *state)
{
  if (nine_state (state)->element_winner != 0)
    return 1u << 0;
  return state->over && !state->ended_by_table ? 1u << 1 : 0;
}
