/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/piles.h"

static inline const ArbPool *
first_pool (const ArbState *state)
{
  return arb_ruleset_of (state)->pools;
}

/* Returns the pool after @pool, or %NULL. */
static inline const ArbPool *
next_pool (const ArbPool *pool)
{
  return pool[1].n_cards > 0 ? pool + 1 : NULL;
}

static inline const guint8 *
places_of (const ArbState *state, const ArbPool *pool)
{
  return (const guint8 *) state + pool->places;
}

static inline guint8 *
unseen_of (ArbState *state, const ArbPool *pool)
{
  return (guint8 *) state + pool->unseen;
}

guint
arb_pile_unseen (const ArbState *state, const ArbPool *pool, guint number)
{
  return ((const guint8 *) state + pool->unseen)[number];
}

guint
arb_pile_known (const ArbState *state, const ArbPool *pool, guint number)
{
  const guint8 *places = places_of (state, pool);
  guint n = 0;

  for (guint card = 0; card < pool->n_cards; card++)
    n += places[card] == number;
  return n;
}

guint
arb_pile_size (const ArbState *state, const ArbPool *pool, guint number)
{
  return arb_pile_known (state, pool, number) + arb_pile_unseen (state, pool, number);
}

gint
arb_count_pile (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  guint number = seat != ARB_TABLE ? arb_pile_of (counter->which, seat) : counter->which;

  return (gint) arb_pile_size (state, first_pool (state), number);
}

gboolean
arb_pile_can_hold (const ArbState *state, const ArbPool *pool, guint number, guint card)
{
  guint place = places_of (state, pool)[card];

  return place == number || (place == ARB_UNSEEN && arb_pile_unseen (state, pool, number) > 0);
}

gboolean
arb_pile_must_hold (const ArbState *state, const ArbPool *pool, guint number)
{
  guint n = arb_pile_unseen (state, pool, number);

  return n > 0 && n == arb_pile_known (state, pool, ARB_UNSEEN);
}

/* Puts a card that lies nowhere now into a pile; nobody sees which one lies where in the deck. */
static void
put (ArbState *state, const ArbPool *pool, guint card, guint to)
{
  gboolean hidden = to == pool->piles[0].number && pool->piles[0].sight == ARB_SEEN_BY_NOBODY;

  ((guint8 *) state + pool->places)[card] = (guint8) (hidden ? ARB_UNSEEN : to);
  unseen_of (state, pool)[to] += hidden;
}

void
arb_pile_move (ArbState *state, const ArbPool *pool, guint card, guint from, guint to)
{
  g_assert (arb_pile_can_hold (state, pool, from, card));

  if (places_of (state, pool)[card] == ARB_UNSEEN)
    unseen_of (state, pool)[from]--;
  put (state, pool, card, to);
}

void
arb_pile_draw (ArbState *state, const ArbPool *pool, guint from, guint to)
{
  guint8 *unseen = unseen_of (state, pool);

  g_assert (unseen[from] > 0);

  unseen[from]--;
  unseen[to]++;
}

/* Returns how many numbers the piles of a pool have. */
static guint
count_numbers (const ArbState *state, const ArbPool *pool)
{
  guint n = 0;

  for (const ArbPile *pile = pool->piles; pile->number != 0; pile++)
    n = MAX (n, pile->of_seat ? arb_pile_of (pile->number, state->n_seats) : pile->number);
  return n;
}

void
arb_pile_put_right (ArbState *state, const ArbPool *pool, guint card, guint to)
{
  guint from = places_of (state, pool)[card];
  guint n = count_numbers (state, pool);

  if (from == ARB_UNSEEN)
    {
      from = pool->piles[0].number;
      for (guint i = 1; i <= n && arb_pile_unseen (state, pool, from) == 0; i++)
        from = i;
    }
  arb_pile_move (state, pool, card, from, to);
}

static const ArbPile *
find_pile (const ArbState *state, const ArbPool *pool, guint number)
{
  const ArbPile *pile = pool->piles;

  while (number < pile->number || number >= pile->number + (pile->of_seat ? state->n_seats : 1u))
    pile++;
  return pile;
}

static void
add_unseen (ArbView *view, guint count)
{
  arb_view_add_card (view, arb_argument_unknown (), count, 0, ARB_FACE_DOWN);
}

void
arb_pile_describe (const ArbState *state, const ArbPool *pool, guint number, ArbView *view)
{
  const ArbPresentation *presentation = &arb_ruleset_of (state)->presentation;
  const guint8 *places = places_of (state, pool);
  guint n_unseen = arb_pile_unseen (state, pool, number);
  guint at_once = find_pile (state, pool, number)->sight == ARB_SEEN_BY_ALL ? 1 : n_unseen;

  for (guint card = 0; card < pool->n_cards; card++)
    if (places[card] == number)
      {
        ArbArgument name = arb_argument_name (pool->sort, card);

        arb_view_add_card (view, name, 1, 0, ARB_FACE_UP);
        if (presentation->face != NULL)
          presentation->face (state, name, view);
      }
  for (guint left = n_unseen; left > 0; left -= at_once)
    add_unseen (view, at_once);
}

/* Finds the pile in which an observation names a card; returns its number, or 0 if the move is none, or
 * if the seat before it is missing or too much. */
static guint
find_named (const ArbState *state, ArbMove move, const ArbPool **pool)
{
  for (*pool = first_pool (state); *pool != NULL; *pool = next_pool (*pool))
    for (const ArbPile *pile = (*pool)->piles; pile->number != 0; pile++)
      if (pile->named_by == move.verb && arb_argument_is_name (move.arguments[0], (*pool)->sort)
          && !pile->of_seat == (move.seat == ARB_TABLE))
        return pile->of_seat ? arb_pile_of (pile->number, move.seat) : pile->number;
  return 0;
}

void
arb_why_not_named (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const ArbPool *pool;
  guint number = find_named (state, move, &pool);
  guint card = arb_argument_value (move.arguments[0]);
  guint place;

  if (number == 0)
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  place = places_of (state, pool)[card];
  if (place == number || (place == ARB_UNSEEN && arb_pile_must_hold (state, pool, number)))
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
  else if (!arb_pile_can_hold (state, pool, number, card))
    arb_verdict_add (verdict, ARB_ILLEGAL, pool->elsewhere, move.arguments[0]);
}

void
arb_name_card (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  const ArbPool *pool;
  guint number = find_named (state, move, &pool);

  arb_pile_move (state, pool, arb_argument_value (move.arguments[0]), number, number);
}

void
arb_pools_begin (ArbState *state)
{
  for (const ArbPool *pool = first_pool (state); pool != NULL; pool = next_pool (pool))
    unseen_of (state, pool)[pool->piles[0].number] = (guint8) pool->n_cards;
}

gboolean
arb_pools_agree (const ArbState *state, const char **problem)
{
  for (const ArbPool *pool = first_pool (state); pool != NULL; pool = next_pool (pool))
    {
      guint n = count_numbers (state, pool);
      guint unseen = 0;

      for (guint card = 0; card < pool->n_cards; card++)
        if (places_of (state, pool)[card] > n)
          *problem = "a card lies in a pile that does not exist";
      for (guint number = 1; number <= n; number++)
        unseen += arb_pile_unseen (state, pool, number);
      if (unseen != arb_pile_known (state, pool, ARB_UNSEEN))
        *problem = "a card is missing, or there twice";
    }
  return *problem == NULL;
}

/* Bytes of the truth before the game's own part, which can be any struct. */
static gsize
count_dealt (const ArbRuleset *ruleset)
{
  gsize size = 0;

  for (const ArbPool *pool = ruleset->pools; pool != NULL; pool = next_pool (pool))
    size += pool->n_cards;
  return (size + sizeof (guint64) - 1) / sizeof (guint64) * sizeof (guint64);
}

gsize
arb_truth_size (const ArbRuleset *ruleset)
{
  return count_dealt (ruleset) + ruleset->playout.truth_size;
}

guint
arb_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint8 *deck = truth;

  for (const ArbPool *pool = ruleset->pools; pool != NULL; pool = next_pool (pool))
    {
      for (guint card = 0; card < pool->n_cards; card++)
        deck[card] = (guint8) card;
      arb_random_shuffle (random, deck, pool->n_cards);
      deck += pool->n_cards;
    }
  if (ruleset->playout.deal == NULL)
    return 0;
  return ruleset->playout.deal (state, (guint8 *) truth + count_dealt (ruleset), random, moves,
                                max);
}

/* Names the unseen cards of a pile, unless they can be no others; *@card is the next one that left the
 * deck. */
static void
observe_pile (const ArbState *state, const ArbPool *pool, const ArbPile *pile, guint seat,
              const guint8 **card, ArbMoves *moves)
{
  guint number = pile->of_seat ? arb_pile_of (pile->number, seat) : pile->number;

  if (arb_pile_must_hold (state, pool, number))
    return;
  for (guint left = arb_pile_unseen (state, pool, number); left > 0; left--)
    arb_moves_add (moves,
                   ARB_MOVE (seat, pile->named_by, arb_argument_name (pool->sort, *(*card)++)));
}

/* The last cards that left the deck are those that nobody has named yet. */
static void
observe_pool (const ArbState *state, const ArbPool *pool, const guint8 *deck, ArbMoves *moves)
{
  guint n_in_deck = arb_pile_unseen (state, pool, pool->piles[0].number);
  guint n_named = pool->n_cards - arb_pile_known (state, pool, ARB_UNSEEN);
  const guint8 *card = deck + n_named;

  if (n_named + n_in_deck == pool->n_cards)
    return;
  for (const ArbPile *pile = pool->piles + 1; pile->number != 0; pile++)
    for (guint seat = pile->of_seat ? 1 : ARB_TABLE; seat <= (pile->of_seat ? state->n_seats : 0u);
         seat++)
      observe_pile (state, pool, pile, seat, &card, moves);
}

guint
arb_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const guint8 *deck = truth;
  ArbMoves list = { moves, 0, max };

  for (const ArbPool *pool = ruleset->pools; pool != NULL; pool = next_pool (pool))
    {
      observe_pool (state, pool, deck, &list);
      deck += pool->n_cards;
    }
  if (ruleset->playout.observe != NULL)
    list.n += ruleset->playout.observe (state, (guint8 *) truth + count_dealt (ruleset), random,
                                        moves + list.n, max - list.n);
  return list.n;
}

/* Returns the pile in which @move names a card; %NULL if it is no such observation. */
static const ArbPile *
find_named_pile (const ArbState *state, ArbMove move)
{
  const ArbPool *pool;
  guint number = find_named (state, move, &pool);

  return number != 0 ? find_pile (state, pool, number) : NULL;
}

gboolean
arb_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail)
{
  const ArbPlayout *playout = &arb_ruleset_of (complete)->playout;
  const ArbPile *pile = find_named_pile (complete, *move);

  if (pile != NULL && detail != ARB_DETAIL_ALL)
    return pile->sight == ARB_SEEN_BY_ALL && detail == ARB_DETAIL_PUBLIC;
  return playout->redact == NULL || playout->redact (complete, move, detail);
}
