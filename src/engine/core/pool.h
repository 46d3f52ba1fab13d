/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ARB_UNSEEN: the place of a card that nobody has named. */
#define ARB_UNSEEN 0

/**
 * ArbSight:
 * @ARB_SEEN_BY_NOBODY: its cards lie face down; a card put there is not known any more
 * @ARB_SEEN_BY_OWNER: only its owner sees them
 * @ARB_SEEN_BY_ALL: they lie open; those that nobody has named are shown one by one
 *
 * Who sees the cards of a pile.
 */
typedef enum
{
  ARB_SEEN_BY_NOBODY,
  ARB_SEEN_BY_OWNER,
  ARB_SEEN_BY_ALL,
} ArbSight;

/**
 * ArbPile:
 * @number: its number in the state, from 1; if each seat has one, that of seat 1: those of the other
 *   seats follow
 * @of_seat: whether each seat has one
 * @sight: who sees its cards
 * @named_by: the observation that names a card in it, like `2 holds survey`; 0 for none. Its record
 *   takes arb_why_not_named() and arb_name_card()
 *
 * A pile of cards: a deck, a hand, a row.
 */
typedef struct
{
  guint8 number;
  guint8 of_seat;
  guint8 sight;
  guint8 named_by;
} ArbPile;

/**
 * ArbPool:
 * @sort: the sort of names of its cards
 * @n_cards: how many cards there are; all names of the sort
 * @places: the offset in the state of a byte for each card: the number of the pile in which it is
 *   known to be, or %ARB_UNSEEN
 * @unseen: the offset of a byte for each number of a pile: how many cards there nobody has named
 * @piles: its piles, ended by one with number 0; the first is the deck, from which cards are drawn
 * @elsewhere: the rule by which an observation is refused: the card cannot be there
 *
 * Cards of which each exists once, and the piles among which they move. A game declares this and moves
 * the cards by the functions of `engine/play/piles.h`; the engine takes care that none appears or
 * vanishes, deals them in random play, and knows the observations.
 */
typedef struct
{
  guint sort;
  guint n_cards;
  gsize places;
  gsize unseen;
  const ArbPile *piles;
  guint elsewhere;
} ArbPool;

G_END_DECLS
