/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"
#include "engine/help/offer.h"

G_BEGIN_DECLS

/*
 * What the tests need that play any moves, sensible or not, and compare what comes of them.
 */

/** AnyPick: chooses a number from 0 to @n - 1; @n is not 0. */
typedef guint (*AnyPick) (gpointer data, guint n);

/** any_move: a move that the notation can say, most likely nonsense. */
ArbMove any_move (const ArbCatalogue *catalogue, guint n_seats, AnyPick pick, gpointer data);

/** any_game_replay: (transfer full): the moves of @game as said, judged again from the start. */
ArbGame *any_game_replay (const ArbGame *game);

/** any_game_equal: whether two games have the same log, judged alike, and the same state. */
gboolean any_game_equal (const ArbGame *a, const ArbGame *b);

/** any_game_play: (transfer full): a random game in the first edition, of which all is told. */
ArbGame *any_game_play (const ArbCatalogue *catalogue, guint n_seats, guint64 seed);

/** any_game_begin: (transfer full): a game of two in the first edition, without a move. */
ArbGame *any_game_begin (const ArbRuleset *ruleset);

/** any_game_say: plays moves in the notation, separated by “; ”; fails if one is refused. */
void any_game_say (ArbGame *game, const char *text);

/**
 * any_game_assert_offers:
 * @game: a game
 * @kind: a kind of offers
 * @seat: a seat
 * @expected: the rows of the offers of this kind and seat, like “3- [3+*]”: one that is answered is
 *   in brackets, and the answer itself has a star
 *
 * Fails if other offers are made.
 */
void any_game_assert_offers (const ArbGame *game, const char *kind, guint seat,
                             const char *expected);

/** any_game_same_table: whether two games have come to the same state. */
gboolean any_game_same_table (const ArbGame *a, const ArbGame *b);

/**
 * any_game_reaches:
 * @state: a table
 * @offers: what arb_offers() says of it
 * @n_offers: how many
 * @move: a move in standard form
 *
 * A legal move must begin an offer that is legal; one that the rules leave open must begin one that
 * can be made, for then the table has to be asked.
 *
 * Returns: whether @move can be told by an offer, or a rule forbids it
 */
gboolean any_game_reaches (const ArbState *state, const ArbOffer *offers, guint n_offers,
                           ArbMove move);

/**
 * any_game_find_waiting:
 * @state: a state
 * @seat: a seat
 * @rules: (array): room for %ARB_MAX_MOVES subjects of open rules
 * @waiting: (out): a choice that waits for one of them
 *
 * Returns: for how many open rules the choices of @seat wait, with repetitions; 0 if none waits, or if
 *   one can be made
 */
guint any_game_find_waiting (const ArbState *state, guint seat, ArbArgument *rules,
                             ArbMove *waiting);

/**
 * AnyGameTest:
 * @name: the last part of its path
 * @func: takes the #ArbCatalogue of a system
 */
typedef struct
{
  const char *name;
  GTestDataFunc func;
} AnyGameTest;

/** any_game_add_tests: adds `/GROUP/SYSTEM/NAME` for each of the @tests and every system. */
void any_game_add_tests (const char *group, const AnyGameTest *tests, guint n_tests);

G_END_DECLS
