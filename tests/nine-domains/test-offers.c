/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "systems/nine-domains/offers.h"
#include "systems/nine-domains/contract.h"

/* What is asked in a round, and what keeps its place after the answer. */

/* The last tile is marked, and its row stays where it is until the cards lie face down: otherwise
 * the question below it would come under the pointer. */
static void
test_tiles (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_nine_domains_ruleset);

  any_game_say (game, "pile left domain-5; pile middle domain-8");
  any_game_assert_offers (
      game, nine_offer_kinds[NINE_OFFER_TILE_RIGHT], ARB_TABLE,
      "domain-2 domain-3 domain-4 domain-5 domain-6 domain-7 domain-8 domain-9 domain-10");
  any_game_say (game, "pile right domain-3");
  any_game_assert_offers (
      game, nine_offer_kinds[NINE_OFFER_TILE_RIGHT], ARB_TABLE,
      "[domain-2] [domain-3*] [domain-4] [domain-5] [domain-6] [domain-7] [domain-8] "
      "[domain-9] [domain-10]");
  any_game_say (game, "1 place left ?; 1 place middle ?; 1 place right ?; 2 place left ?; "
                      "2 place middle ?; 2 place right ?");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_TILE_RIGHT], ARB_TABLE, "");
}

/* The kinds that are in the game are marked, and stay until the cards lie face down; in the next
 * round they are known. */
static void
test_specials (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_nine_domains_ruleset);

  any_game_say (game, "pile left domain-5; pile middle domain-8; pile right domain-3; special 1+");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_SPECIAL], ARB_TABLE,
                          "1- [1+*] 2- 2+ 3- 3+ 4- 4+ *");
  any_game_say (game, "special 2-; special 3+");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_SPECIAL], ARB_TABLE,
                          "[1-] [1+*] [2-*] [2+] [3-] [3+*] [4-] [4+] [*]");
  any_game_say (game, "1 place left ?; 1 place middle ?; 1 place right ?; 2 place left ?; "
                      "2 place middle ?; 2 place right ?");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_SPECIAL], ARB_TABLE, "");
  any_game_say (game, "1 reveal left 4; 2 reveal left 2; 1 reveal middle 5; 2 reveal middle 5; "
                      "1 reveal right 1; 2 reveal right 3+");
  any_game_assert_offers (
      game, nine_offer_kinds[NINE_OFFER_TILE_LEFT], ARB_TABLE,
      "domain-2 domain-3 domain-4 domain-5 domain-6 domain-7 domain-8 domain-9 domain-10");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_SPECIAL], ARB_TABLE, "");
}

/* The elements that were said of a tile are marked. */
static void
test_marks (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_nine_domains_ruleset);

  any_game_say (game, "pile left domain-5; mark domain-5 green");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_MARKS_LEFT], ARB_TABLE,
                          "red [green*] blue purple half-purple");
}

/* While the other player turns up the card of that place, the row of the first one says what it
 * was. */
static void
test_reveals (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_nine_domains_ruleset);

  any_game_say (game, "pile left domain-5; pile middle domain-8; pile right domain-3; special 1+; "
                      "special 2-; special 3+; 1 place left ?; 1 place middle ?; 1 place right ?; "
                      "2 place left ?; 2 place middle ?; 2 place right ?");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_REVEAL_LEFT], 1,
                          "0 1 2 3 4 5 1+ 2- 3+");
  any_game_say (game, "1 reveal left 4");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_REVEAL_LEFT], 1,
                          "[0] [1] [2] [3] [4*] [5] [1+] [2-] [3+]");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_REVEAL_LEFT], 2,
                          "0 1 2 3 4 5 1+ 2- 3+");
  any_game_say (game, "2 reveal left 2");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_REVEAL_LEFT], 1, "");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_REVEAL_MIDDLE], 1,
                          "0 1 2 3 4 5 1+ 2- 3+");
}

/* In round 1 every card that 3- could bring back waits for an open rule, so the table is asked, and
 * the swap can be left. */
static void
test_open_swap (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_nine_domains_ruleset);

  any_game_say (game, "pile left domain-9; pile middle domain-2; pile right domain-3; special 1+; "
                      "special 2-; special 3-; 1 place left 3-; 1 place middle 0; 1 place right 1; "
                      "2 place left 2; 2 place middle 0; 2 place right 1");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_SWAP], 1, "");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_NO_SWAP], 1, "(null)");
  any_game_assert_offers (game, ARB_OFFER_RULE, ARB_TABLE,
                          "return-this-round return-this-round return-this-round");
  any_game_say (game, "rule return-this-round not-itself");
  any_game_assert_offers (game, ARB_OFFER_RULE, ARB_TABLE, "");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_SWAP], 1, "0 1 0 1 0 1 0 1 0 1 0 1");
  any_game_assert_offers (game, nine_offer_kinds[NINE_OFFER_NO_SWAP], 1, "(null)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nine-domains/offers/tiles", test_tiles);
  g_test_add_func ("/nine-domains/offers/specials", test_specials);
  g_test_add_func ("/nine-domains/offers/marks", test_marks);
  g_test_add_func ("/nine-domains/offers/reveals", test_reveals);
  g_test_add_func ("/nine-domains/offers/open-swap", test_open_swap);
  return g_test_run ();
}
