/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/place.h"

#include "systems/nine-domains/turn.h"

static ArbArgument
lying_argument (guint8 lying)
{
  return lying >= NINE_CARD ? arb_argument_name (NINE_SORT_CARD, lying - NINE_CARD)
                            : arb_argument_unknown ();
}

/* Returns the round in which a card was played; 0 if only a swap has put it among the used
 * cards. */
static guint
find_round (const NineState *state, guint seat, guint card)
{
  for (guint row = state->n_fought; row > 0; row--)
    {
      for (guint place = 0; place < NINE_N_PLACES; place++)
        {
          if (state->cards[row - 1][seat][place] == card + NINE_CARD)
            return row;
        }
    }
  return 0;
}

/* Whether the card can be in the hand; if not, adds the reason with its place. */
static gboolean
check_possible (const NineState *state, guint seat, guint card, ArbVerdict *verdict)
{
  ArbArgument subject = arb_argument_name (NINE_SORT_CARD, card);

  if ((nine_possible (state, seat) & nine_bit (card)) != 0)
    return TRUE;

  if ((state->now.used[seat] & nine_bit (card)) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_USED, subject)[NINE_USED_ROUND] =
        (gint16) find_round (state, seat, card);
  else if ((nine_placed (state, seat) & nine_bit (card)) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_PLACED, subject);
  else
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_OUT_OF_PLAY, subject)[NINE_OUT_OF_PLAY_KINDS] =
        (gint16) nine_n_kinds (state);
  return FALSE;
}

void
nine_show_card (NineState *state, guint card)
{
  state->specials |= nine_bit (card) & nine_catalogue (state)->special_set;
}

static void
lay (NineState *state, ArbMove move)
{
  guint place = (guint) nine_place_argument (move.arguments[0]);
  gint card = nine_card_argument (move.arguments[1]);
  guint8 *lying = &state->cards[nine_row (state)][move.seat][place];

  *lying = (guint8) (card >= 0 ? card + NINE_CARD : NINE_FACE_DOWN);
  if (card >= 0)
    nine_show_card (state, (guint) card);
}

/* Whether the combats can begin with the next card that becomes known. */
static gboolean
lacks_one_card (const NineState *state)
{
  guint n_known = nine_n_known (state, 1) + nine_n_known (state, 2);

  return n_known == NINE_N_SEATS * NINE_N_PLACES - 1;
}

/* Returns the place whose tile must be known before the next card is, because the combats follow; -1 if
 * there is none. */
static gint
find_lacking_tile (const NineState *state)
{
  for (guint place = 0; lacks_one_card (state) && place < NINE_N_PLACES; place++)
    if (state->visible[place] == 0)
      return (gint) place;
  return -1;
}

static void
check_tiles (const NineState *state, ArbMove move, ArbVerdict *verdict)
{
  gint place = nine_card_argument (move.arguments[1]) >= 0 ? find_lacking_tile (state) : -1;

  if (place >= 0)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, NINE_RULE_UNKNOWN_TILE,
                     arb_argument_name (NINE_SORT_PLACE, (guint) place));
}

/* The common checks of `place` and `reveal`; returns whether there are more to make. */
static gboolean
check_moment (const NineState *state, ArbMove move, ArbVerdict *verdict)
{
  const NineSwap *swap = nine_open_swap (state);

  if (swap != NULL)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_OPEN,
                     ARB_ARGUMENT_NONE)[NINE_SWAP_OPEN_DECIDES] = swap->seat;
  else if (nine_place_argument (move.arguments[0]) < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else
    return TRUE;
  return FALSE;
}

/* Fills in the card if only one is left. */
static void
canonicalize (const ArbState *parent, ArbMove *move)
{
  guint16 possible;

  if (move->arguments[1] != ARB_ARGUMENT_NONE || move->seat == ARB_TABLE)
    return;
  possible = nine_possible (nine_state (parent), move->seat);
  if (__builtin_popcount (possible) == 1)
    move->arguments[1] = arb_argument_name (NINE_SORT_CARD, (guint) __builtin_ctz (possible));
}

static void
add_cards (ArbMoves *moves, guint seat, NineVerb verb, guint place, guint16 cards)
{
  for (; cards != 0; cards &= (guint16) (cards - 1))
    arb_moves_add (moves,
                   ARB_MOVE (seat, verb, arb_argument_name (NINE_SORT_PLACE, place),
                             arb_argument_name (NINE_SORT_CARD, (guint) __builtin_ctz (cards))));
}

/* Each of @cards, and a face-down card, at each free place. */
static void
add_placing (const NineState *state, guint seat, guint16 cards, ArbMoves *moves)
{
  for (guint place = 0; place < NINE_N_PLACES; place++)
    if (state->cards[nine_row (state)][seat][place] == NINE_NO_CARD)
      {
        add_cards (moves, seat, NINE_VERB_PLACE, place, cards);
        arb_moves_add (moves,
                       ARB_MOVE (seat, NINE_VERB_PLACE, arb_argument_name (NINE_SORT_PLACE, place),
                                 arb_argument_unknown ()));
      }
}

/* People may also ask about used cards. */
static void
about_place (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const NineState *state = nine_state (parent);

  add_placing (state, seat, nine_possible (state, seat) | state->now.used[seat], moves);
}

static void
list_place (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const NineState *state = nine_state (parent);

  add_placing (state, seat, find_lacking_tile (state) >= 0 ? 0 : nine_possible (state, seat),
               moves);
}

static void
about_reveal (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const NineState *state = nine_state (parent);

  if (!nine_all_placed (state))
    return;
  for (guint place = 0; place < NINE_N_PLACES; place++)
    if (state->cards[nine_row (state)][seat][place] == NINE_FACE_DOWN)
      add_cards (moves, seat, NINE_VERB_REVEAL, place, nine_possible (state, seat));
}

/* At how many places @seat has no card in this round. */
static guint
count_free (const NineState *state, guint seat)
{
  guint n = 0;

  for (guint place = 0; place < NINE_N_PLACES; place++)
    n += state->cards[nine_row (state)][seat][place] == NINE_NO_CARD;
  return n;
}

static void
check_place (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  gint card = nine_card_argument (move.arguments[1]);
  guint8 lying;

  if (!check_moment (state, move, verdict))
    return;
  if (card < 0 && move.arguments[1] != arb_argument_unknown ())
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[1]);
      return;
    }

  lying = state->cards[nine_row (state)][move.seat][nine_place_argument (move.arguments[0])];
  if (lying != NINE_NO_CARD)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_TAKEN,
                     lying_argument (lying))[NINE_TAKEN_FREE] =
        (gint16) count_free (state, move.seat);
  if (card >= 0 && !check_possible (state, move.seat, (guint) card, verdict))
    return;
  check_tiles (state, move, verdict);
}

static void
check_reveal (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  gint card = nine_card_argument (move.arguments[1]);
  guint8 lying;
  gint16 *numbers;

  if (!check_moment (state, move, verdict))
    return;

  lying = state->cards[nine_row (state)][move.seat][nine_place_argument (move.arguments[0])];
  if (lying == NINE_NO_CARD)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_NOTHING, move.arguments[0]);
  else if (card < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[1]);
  else if (lying == card + NINE_CARD)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_NOTHING, move.arguments[0]);
  else if (lying != NINE_FACE_DOWN)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_CONTRADICTION, lying_argument (lying));
  else if (check_possible (state, move.seat, (guint) card, verdict))
    {
      if (!nine_all_placed (state))
        {
          numbers = arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_EARLY, ARB_ARGUMENT_NONE);
          numbers[NINE_EARLY_NEEDED] = NINE_N_SEATS * NINE_N_PLACES;
          numbers[NINE_EARLY_PLACED] = (gint16) (nine_n_lying (state, 1) + nine_n_lying (state, 2));
        }
      check_tiles (state, move, verdict);
    }
}

/* Lays or identifies a card, and resolves the combats when all six cards are known. */
static void
apply (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  NineState *state = (NineState *) parent;

  lay (state, move);
  if (nine_all_known (state))
    nine_resolve (state);
}

const ArbVerb nine_verb_place = {
  .name = "place",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (NINE_A_PLACE), ARB_MAY (NINE_A_CARD | ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)) },
  .asked_by = 1u << NINE_PHASE_PLACING,
  .canonicalize = canonicalize,
  .about = about_place,
  .values = list_place,
  .why_not = check_place,
  .apply = apply,
  .episode = "place",
};

const ArbVerb nine_verb_reveal = {
  .name = "reveal",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (NINE_A_PLACE), ARB_MAY (NINE_A_CARD) },
  .asked_by = 1u << NINE_PHASE_PLACING,
  .canonicalize = canonicalize,
  .about = about_reveal,
  .why_not = check_reveal,
  .apply = apply,
  .episode = "reveal",
};
