/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "beans.h"
#include "engine/core/view.h"
#include "engine/record/game-clock.h"
#include "engine/help/offer.h"
#include "engine/help/remedy.h"
#include "engine/checks/simulate.h"

/* The beans have only the required part of a ruleset; all functions about a game handle that. */

static const ArbState *
get_state (const ArbDocument *document)
{
  return arb_game_get_state (arb_document_get_game ((ArbDocument *) document));
}

static void
test_parts_are_absent (void)
{
  const ArbRuleset *ruleset = &beans_ruleset;

  g_assert_null (ruleset->presentation.describe);
  g_assert_null (ruleset->presentation.clock);
  g_assert_null (ruleset->help.questions);
  g_assert_null (ruleset->help.offers);
  g_assert_true (ruleset->help.supposes == NULL && ruleset->help.answers == NULL);
  g_assert_null (ruleset->playout.deal);
}

static void
test_is_shown (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  g_autoptr (ArbView) view = arb_view_new ();
  ArbClock clock;

  arb_describe (get_state (document), view);
  arb_deduce (get_state (document), view);
  arb_prospects (get_state (document), view);
  g_assert_cmpuint (view->zones->len + view->counters->len, ==, 0);
  g_assert_cmpuint (arb_triggered (get_state (document)), ==, 0);
  g_assert_false (arb_game_clock (arb_document_get_game (document), &clock));
  g_assert_cmpuint (arb_identify (get_state (document), 1, arb_argument_number (1)), ==,
                    arb_argument_number (1));
}

static void
test_is_explained (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  const ArbState *state = get_state (document);
  ArbMove moves[ARB_MAX_MOVES];
  ArbMove greedy = beans_move ("1 take 4");
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  g_autofree ArbRemedies *remedies = g_new0 (ArbRemedies, 1);
  ArbContribution contributions[ARB_MAX_CONTRIBUTIONS];
  ArbVerdict verdict;
  guint n = arb_list (state, 1, moves, ARB_MAX_MOVES);

  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpuint (arb_list (state, 2, moves, ARB_MAX_MOVES), ==, 0);
  g_assert_cmpuint (arb_questions (state, 1, moves, ARB_MAX_MOVES), ==, n);
  g_assert_cmpuint (arb_offers (state, offers, ARB_MAX_OFFERS), ==, n);
  g_assert_cmpuint (arb_complete (state, &greedy, NULL, &verdict), ==, 0);
  g_assert_cmpint (verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (arb_remedies_find (state, greedy, &verdict, remedies), ==, 0);
  g_assert_cmpuint (arb_contributions (state, 1, &verdict.reasons[0], 0, contributions), ==, 0);
}

static void
test_is_played_at_random (void)
{
  const ArbCatalogue *catalogue = beans_catalogue ();
  ArbOptions options;

  arb_options_init (&options, catalogue, 3, 0);
  for (ArbRecordDetail detail = ARB_DETAIL_ALL; detail <= ARB_DETAIL_COUNTS; detail++)
    for (guint64 seed = 1; seed <= 50; seed++)
      {
        ArbSimulation result = { 0 };

        arb_simulate (catalogue, &options, seed, detail, ARB_CHECK_ALL, &result, NULL);
        g_assert_cmpstr (result.violation, ==, NULL);
        g_assert_cmpuint (result.games, ==, 1);
        arb_simulation_clear (&result);
      }
}

static void
test_is_repaired (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  ArbGame *game = arb_document_get_game (document);
  ArbMove two = beans_move ("1 take 2");

  beans_play (document, "1 take 1", FALSE);
  beans_play (document, "2 take 3", FALSE);
  g_assert_cmpuint (arb_game_edit (game, 0, 1, &two, 1, FALSE), ==, 0);
  g_assert_cmpuint (arb_game_undo (game), >, 0);
  g_assert_true (arb_game_play_private (game, beans_move ("1 #1 is lima"), &(ArbVerdict){ 0 }));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/only-rules/absent", test_parts_are_absent);
  g_test_add_func ("/only-rules/shown", test_is_shown);
  g_test_add_func ("/only-rules/explained", test_is_explained);
  g_test_add_func ("/only-rules/random", test_is_played_at_random);
  g_test_add_func ("/only-rules/mended", test_is_repaired);
  return g_test_run ();
}
