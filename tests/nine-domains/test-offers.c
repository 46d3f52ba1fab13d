/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/offer.h"
#include "store/catalogues.h"
#include "systems/nine-domains/offers.h"
#include "systems/nine-domains/ruleset.h"

/* What is asked in a round, and what keeps its place after the answer. */

static ArbGame *
game_new (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_nine_domains_ruleset);
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  return arb_game_new (catalogue, &options);
}

static void
say (ArbGame *game, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "; ", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      ArbNotationFault fault;
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, lines[i], &move, &fault));
      if (!arb_game_play (game, move, FALSE, &verdict))
        g_error ("%s is refused", lines[i]);
    }
}

/* The offers of a kind in words: “3- 3+ …”; one that is answered is in brackets, the answer itself
 * has a star. */
static char *
list (const ArbGame *game, NineOffer kind, guint seat)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (arb_game_get_state (game), offers, ARB_MAX_OFFERS);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (offers[i].kind, nine_offer_kinds[kind]) && offers[i].seat == seat)
      {
        const char *name = arb_catalogue_get_name (arb_game_get_catalogue (game), offers[i].row);

        g_string_append_printf (text, "%s%s%s%s%s", text->len > 0 ? " " : "",
                                offers[i].over ? "[" : "", name, offers[i].made ? "*" : "",
                                offers[i].over ? "]" : "");
      }
  return g_string_free (text, FALSE);
}

#define assert_list(game, kind, seat, expected) \
  G_STMT_START \
  { \
    g_autofree char *found = list (game, kind, seat); \
    g_assert_cmpstr (found, ==, expected); \
  } \
  G_STMT_END

/* The last tile is marked, and its row stays where it is until the cards lie face down: otherwise
 * the question below it would come under the pointer. */
static void
test_tiles (void)
{
  g_autoptr (ArbGame) game = game_new ();

  say (game, "pile left domain-5; pile middle domain-8");
  assert_list (game, NINE_OFFER_TILE_RIGHT, ARB_TABLE,
               "domain-2 domain-3 domain-4 domain-5 domain-6 domain-7 domain-8 domain-9 domain-10");
  say (game, "pile right domain-3");
  assert_list (game, NINE_OFFER_TILE_RIGHT, ARB_TABLE,
               "[domain-2] [domain-3*] [domain-4] [domain-5] [domain-6] [domain-7] [domain-8] "
               "[domain-9] [domain-10]");
  say (game, "1 place left ?; 1 place middle ?; 1 place right ?; 2 place left ?; "
             "2 place middle ?; 2 place right ?");
  assert_list (game, NINE_OFFER_TILE_RIGHT, ARB_TABLE, "");
}

/* The kinds that are in the game are marked, and stay until the cards lie face down; in the next
 * round they are known. */
static void
test_specials (void)
{
  g_autoptr (ArbGame) game = game_new ();

  say (game, "pile left domain-5; pile middle domain-8; pile right domain-3; special 1+");
  assert_list (game, NINE_OFFER_SPECIAL, ARB_TABLE, "1- [1+*] 2- 2+ 3- 3+ 4- 4+ *");
  say (game, "special 2-; special 3+");
  assert_list (game, NINE_OFFER_SPECIAL, ARB_TABLE,
               "[1-] [1+*] [2-*] [2+] [3-] [3+*] [4-] [4+] [*]");
  say (game, "1 place left ?; 1 place middle ?; 1 place right ?; 2 place left ?; "
             "2 place middle ?; 2 place right ?");
  assert_list (game, NINE_OFFER_SPECIAL, ARB_TABLE, "");
  say (game, "1 reveal left 4; 2 reveal left 2; 1 reveal middle 5; 2 reveal middle 5; "
             "1 reveal right 1; 2 reveal right 3+");
  assert_list (game, NINE_OFFER_TILE_LEFT, ARB_TABLE,
               "domain-2 domain-3 domain-4 domain-5 domain-6 domain-7 domain-8 domain-9 domain-10");
  assert_list (game, NINE_OFFER_SPECIAL, ARB_TABLE, "");
}

/* The elements that were said of a tile are marked. */
static void
test_marks (void)
{
  g_autoptr (ArbGame) game = game_new ();

  say (game, "pile left domain-5; mark domain-5 green");
  assert_list (game, NINE_OFFER_MARKS_LEFT, ARB_TABLE, "red [green*] blue purple half-purple");
}

/* While the other player turns up the card of that place, the row of the first one says what it
 * was. */
static void
test_reveals (void)
{
  g_autoptr (ArbGame) game = game_new ();

  say (game, "pile left domain-5; pile middle domain-8; pile right domain-3; special 1+; "
             "special 2-; special 3+; 1 place left ?; 1 place middle ?; 1 place right ?; "
             "2 place left ?; 2 place middle ?; 2 place right ?");
  assert_list (game, NINE_OFFER_REVEAL_LEFT, 1, "0 1 2 3 4 5 1+ 2- 3+");
  say (game, "1 reveal left 4");
  assert_list (game, NINE_OFFER_REVEAL_LEFT, 1, "[0] [1] [2] [3] [4*] [5] [1+] [2-] [3+]");
  assert_list (game, NINE_OFFER_REVEAL_LEFT, 2, "0 1 2 3 4 5 1+ 2- 3+");
  say (game, "2 reveal left 2");
  assert_list (game, NINE_OFFER_REVEAL_LEFT, 1, "");
  assert_list (game, NINE_OFFER_REVEAL_MIDDLE, 1, "0 1 2 3 4 5 1+ 2- 3+");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nine-domains/offers/tiles", test_tiles);
  g_test_add_func ("/nine-domains/offers/specials", test_specials);
  g_test_add_func ("/nine-domains/offers/marks", test_marks);
  g_test_add_func ("/nine-domains/offers/reveals", test_reveals);
  return g_test_run ();
}
