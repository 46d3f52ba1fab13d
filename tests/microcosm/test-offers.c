/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/core/notation.h"
#include "engine/play/referee.h"
#include "systems/microcosm/cards.h"
#include "systems/microcosm/contract.h"
#include "engine/help/offer.h"

/* What is asked in a turn, and what keeps its place after the answer. */

/* The cards of the first supply that were named keep their places until all three are; one that
 * fills it later is asked for alone. */
static void
test_supply (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_microcosm_ruleset);

  any_game_say (game, "supply domain-02; supply domain-05");
  any_game_assert_offers (
      game, "supply", ARB_TABLE,
      "domain-01 [domain-02*] domain-03 domain-04 [domain-05*] domain-06 domain-07 "
      "domain-08 domain-09 domain-10 domain-11 domain-12 domain-13 domain-14 domain-15 "
      "domain-16 domain-17 domain-18");
  any_game_say (game, "supply domain-09");
  any_game_assert_offers (game, "supply", ARB_TABLE, "");
  any_game_say (game, "1 take domain-02");
  any_game_assert_offers (
      game, "supply", ARB_TABLE,
      "domain-01 domain-03 domain-04 domain-06 domain-07 domain-08 domain-10 domain-11 "
      "domain-12 domain-13 domain-14 domain-15 domain-16 domain-17 domain-18");
}

/* Returns the card of which the verdict on @text says that a feature is unknown. */
static ArbArgument
find_unknown (ArbGame *game, const char *text)
{
  ArbNotationDefect defect;
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, text, &move, &defect));
  arb_check (arb_game_get_state (game), move, &verdict);
  g_assert_cmpuint (verdict.value, ==, ARB_UNDECIDABLE);
  return verdict.reasons[0].subject;
}

/* A planet that looks like all others of its pile is offered once, and is called by its number when
 * the shield is asked; one of several different ones is named. */
static void
test_attack (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_microcosm_ruleset);

  any_game_say (game, "supply domain-06; supply domain-02; supply domain-16; 1 take domain-06; "
                      "1 play domain-06");
  any_game_assert_offers (
      game, "identify", 1,
      "planet-09 planet-10 planet-11 planet-09 planet-10 planet-11 planet-09 planet-10 "
      "planet-11");
  g_assert_cmpuint (find_unknown (game, "1 attack #2 planet-01"), ==, arb_argument_number (2));
  g_assert_cmpuint (find_unknown (game, "1 attack #10 planet-09"), ==,
                    arb_argument_name (MICRO_SORT_PLANET,
                                       (guint) arb_catalogue_find (arb_game_get_catalogue (game),
                                                                   MICRO_SORT_PLANET,
                                                                   "planet-09")));
}

/* The planets of the piles belong to nobody, and the table decides nothing. */
static void
test_table (void)
{
  g_autoptr (ArbGame) game = any_game_begin (&arb_microcosm_ruleset);
  ArbMove moves[ARB_MAX_MOVES];

  any_game_say (game, "planet-05 shows shield 9; supply domain-06; supply domain-02; "
                      "supply domain-16; 1 take domain-06; 1 play domain-06; "
                      "1 attack #5 planet-05");
  g_assert_cmpuint (arb_list (arb_game_get_state (game), ARB_TABLE, moves, ARB_MAX_MOVES), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/microcosm/offers/supply", test_supply);
  g_test_add_func ("/microcosm/offers/attack", test_attack);
  g_test_add_func ("/microcosm/offers/table", test_table);
  return g_test_run ();
}
