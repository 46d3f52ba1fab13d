/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/offers.h"

#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/state.h"

const char *const nine_offer_kinds[] = { NINE_OFFERS (ARB_LIST_ID) NULL };

/* The button of a tile shows its number. */
#define OUTCOME_POINTS "tile-points"

static const NineState *
table (const ArbOffering *offering)
{
  return nine_state (offering->state);
}

static ArbArgument
place_name (guint place)
{
  return arb_argument_name (NINE_SORT_PLACE, place);
}

static ArbArgument
card_name (guint card)
{
  return arb_argument_name (NINE_SORT_CARD, card);
}

static ArbArgument
domain_name (guint domain)
{
  return arb_argument_name (NINE_SORT_DOMAIN, domain);
}

static void
offer_move (ArbOffering *offering, NineOffer kind, ArbMove move, ArbArgument row)
{
  arb_offering_begin (offering, nine_offer_kinds[kind], move.seat, row, 0);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

/* Says that the question of the present offer is answered, perhaps by this offer: it keeps its place
 * until everything about the round has been asked, so that nothing else comes under the pointer. */
static void
keep_place (ArbOffering *offering, gboolean answered, gboolean made)
{
  offering->current.over = answered;
  offering->current.made = answered && made;
}

/* The players lay their cards face down in secret, so one gesture records all of them. */
static void
offer_all_face_down (ArbOffering *offering)
{
  const NineState *state = table (offering);

  if (nine_all_placed (state))
    return;

  arb_offering_begin (offering, nine_offer_kinds[NINE_OFFER_ALL_FACE_DOWN], ARB_TABLE,
                      ARB_ARGUMENT_NONE, 0);
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    for (guint place = 0; place < NINE_N_PLACES; place++)
      if (state->cards[nine_row (state)][seat][place] == NINE_NO_CARD)
        arb_offering_play (offering, ARB_MOVE (seat, NINE_VERB_PLACE, place_name (place),
                                               arb_argument_unknown ()));
  arb_offering_end (offering, NULL, 0);
}

/* A used card, or one that lies elsewhere, keeps its place among the offers, but is refused. */
static guint16
find_asked_cards (const NineState *state, guint seat)
{
  return (guint16) (nine_possible (state, seat) | state->now.used[seat]
                    | nine_placed (state, seat));
}

static gboolean
lies_face_down (const NineState *state, guint place)
{
  return state->cards[nine_row (state)][1][place] == NINE_FACE_DOWN
         || state->cards[nine_row (state)][2][place] == NINE_FACE_DOWN;
}

static void
offer_reveal (ArbOffering *offering, guint seat, guint place, guint card)
{
  guint lying = table (offering)->cards[nine_row (table (offering))][seat][place];

  arb_offering_begin (offering, nine_offer_kinds[NINE_OFFER_REVEAL_LEFT + place], seat,
                      card_name (card), 0);
  keep_place (offering, lying >= NINE_CARD, lying == card + NINE_CARD);
  arb_offering_play (offering,
                     ARB_MOVE (seat, NINE_VERB_REVEAL, place_name (place), card_name (card)));
  arb_offering_end (offering, NULL, 0);
}

/* Offers one place after the other, so that the buttons of the next place replace those of the last
 * one. */
static void
offer_reveals (ArbOffering *offering)
{
  const NineState *state = table (offering);
  guint place = 0;

  while (place < NINE_N_PLACES && !lies_face_down (state, place))
    place++;
  if (place == NINE_N_PLACES || !nine_all_placed (state))
    return;

  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      guint16 cards = find_asked_cards (state, seat);

      for (guint card = 0; card < NINE_MAX_CARDS; card++)
        if ((cards & nine_bit (card)) != 0)
          offer_reveal (offering, seat, place, card);
    }
}

/* Offers one place after the other. All nine tiles are offered, so that each keeps its place; one
 * that lies elsewhere is refused. The last ones stay until the cards lie face down. */
static void
offer_tiles (ArbOffering *offering)
{
  const NineState *state = table (offering);
  guint place = 0;

  while (place < NINE_N_PLACES && state->visible[place] != 0)
    place++;
  if (place == NINE_N_PLACES && nine_all_placed (state))
    return;
  place = MIN (place, NINE_N_PLACES - 1u);

  for (guint domain = 0; domain < NINE_N_DOMAINS; domain++)
    {
      ArbOffer *offer;

      arb_offering_begin (offering, nine_offer_kinds[NINE_OFFER_TILE_LEFT + place], ARB_TABLE,
                          domain_name (domain), 0);
      keep_place (offering, state->visible[place] != 0, state->visible[place] == domain + 1);
      arb_offering_play (offering, ARB_MOVE (ARB_TABLE, NINE_VERB_PILE, place_name (place),
                                             domain_name (domain)));
      offer = arb_offering_end (offering, NULL, 0);
      /* The number is printed on the tile, even if it cannot lie here. */
      if (offer != NULL)
        {
          offer->outcome = OUTCOME_POINTS;
          offer->amount = nine_catalogue (state)->domains[domain].points;
        }
    }
}

/* Offers the marks of the open tile, until its domain is won. */
static void
offer_marks (ArbOffering *offering, guint place)
{
  const NineState *state = table (offering);
  guint domain;

  if (state->visible[place] == 0)
    return;
  domain = state->visible[place] - 1u;
  if (nine_catalogue (state)->domains[domain].blank)
    return;

  for (guint mark = 0; mark < NINE_N_MARKS; mark++)
    {
      gboolean known = (nine_marks (state, domain) & 1u << mark) != 0;
      ArbArgument name = arb_argument_name (NINE_SORT_MARK, mark);

      arb_offering_begin (offering, nine_offer_kinds[NINE_OFFER_MARKS_LEFT + place], ARB_TABLE,
                          name, 0);
      keep_place (offering, known, known);
      arb_offering_play (offering,
                         ARB_MOVE (ARB_TABLE, NINE_VERB_MARK, domain_name (domain), name));
      arb_offering_end (offering, NULL, 0);
    }
}

/* The kinds of an earlier round are not asked about again. */
static void
offer_specials (ArbOffering *offering)
{
  const NineState *state = table (offering);
  gboolean answered = (guint) __builtin_popcount (state->specials) >= nine_n_kinds (state);

  if (answered && (state->specials == state->known_specials || nine_all_placed (state)))
    return;

  for (guint card = 0; card < NINE_MAX_CARDS; card++)
    if ((nine_catalogue (state)->special_set & nine_bit (card)) != 0)
      {
        gboolean known = (state->specials & nine_bit (card)) != 0;

        arb_offering_begin (offering, nine_offer_kinds[NINE_OFFER_SPECIAL], ARB_TABLE,
                            card_name (card), 0);
        keep_place (offering, answered || known, known);
        arb_offering_play (offering, ARB_MOVE (ARB_TABLE, NINE_VERB_SPECIAL, card_name (card)));
        arb_offering_end (offering, NULL, 0);
      }
}

/* Offers all legal swaps, and to leave it, even if that depends on an open rule, too. */
static void
offer_swaps (ArbOffering *offering, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_list (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    if (moves[i].verb != NINE_VERB_SKIP)
      offer_move (offering, NINE_OFFER_SWAP, moves[i], moves[i].arguments[1]);
  offer_move (offering, NINE_OFFER_NO_SWAP, ARB_MOVE (seat, NINE_VERB_SKIP, 0), ARB_ARGUMENT_NONE);
}

void
nine_offers (const ArbState *state, ArbOffering *offering)
{
  const NineSwap *swap = nine_open_swap (nine_state (state));

  if (swap != NULL)
    {
      offer_swaps (offering, swap->seat);
      return;
    }

  offer_all_face_down (offering);
  offer_reveals (offering);
  offer_tiles (offering);
  for (guint place = 0; place < NINE_N_PLACES; place++)
    offer_marks (offering, place);
  offer_specials (offering);
}
