/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/score.h"
#include "engine/core/verdict.h"
#include "engine/core/view.h"

static void
test_worst_value_stays (void)
{
  ArbVerdict verdict;

  arb_verdict_init (&verdict);
  g_assert_true (arb_verdict_allows (&verdict));

  arb_verdict_add (&verdict, ARB_VOID, 3, ARB_ARGUMENT_NONE);
  g_assert_cmpuint (verdict.value, ==, ARB_VOID);
  g_assert_true (arb_verdict_allows (&verdict));

  arb_verdict_add (&verdict, ARB_ILLEGAL, 4, ARB_ARGUMENT_NONE);
  arb_verdict_add (&verdict, ARB_VOID, 5, ARB_ARGUMENT_NONE);
  g_assert_cmpuint (verdict.value, ==, ARB_ILLEGAL);
  g_assert_false (arb_verdict_allows (&verdict));
  g_assert_cmpuint (verdict.n_reasons, ==, 3);
}

/* A certain refusal is found in any order of the reasons; @unsettled is kept. */
static void
test_refusal_is_certain (void)
{
  ArbVerdict first, last, sum;

  arb_verdict_init (&first);
  arb_verdict_add (&first, ARB_UNDECIDABLE, 3, ARB_ARGUMENT_NONE);
  g_assert_cmpuint (first.value, ==, ARB_UNDECIDABLE);
  g_assert_false (arb_verdict_allows (&first));
  g_assert_true (first.unsettled);

  arb_verdict_init (&last);
  arb_verdict_add (&last, ARB_ILLEGAL, 4, ARB_ARGUMENT_NONE);
  g_assert_false (last.unsettled);
  sum = last;
  arb_verdict_add (&last, ARB_UNDECIDABLE, 3, ARB_ARGUMENT_NONE);
  arb_verdict_add (&first, ARB_ILLEGAL, 4, ARB_ARGUMENT_NONE);
  g_assert_cmpuint (first.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (last.value, ==, ARB_ILLEGAL);
  g_assert_true (first.unsettled && last.unsettled);

  arb_verdict_init (&last);
  arb_verdict_add (&last, ARB_UNDECIDABLE, 3, ARB_ARGUMENT_NONE);
  arb_verdict_add_reasons_of (&sum, 2, &last);
  g_assert_cmpuint (sum.value, ==, ARB_ILLEGAL);
  g_assert_true (sum.unsettled);
}

static void
test_numbers_start_at_zero (void)
{
  ArbVerdict verdict;
  gint16 *numbers;

  memset (&verdict, 0xff, sizeof verdict);
  arb_verdict_init (&verdict);
  numbers = arb_verdict_add (&verdict, ARB_ILLEGAL, 9, arb_argument_count (4));

  for (guint i = 0; i < ARB_MAX_NUMBERS; i++)
    g_assert_cmpint (numbers[i], ==, 0);
  g_assert_cmpuint (verdict.reasons[0].rule, ==, 9);
  g_assert_cmpuint (verdict.reasons[0].subject, ==, arb_argument_count (4));
  numbers[2] = 7;
  g_assert_cmpint (verdict.reasons[0].numbers[2], ==, 7);
}

static void
test_fifth_reason_is_dropped_but_counts (void)
{
  ArbVerdict verdict;

  arb_verdict_init (&verdict);
  for (guint rule = 0; rule < ARB_MAX_REASONS; rule++)
    arb_verdict_add (&verdict, ARB_VOID, rule, ARB_ARGUMENT_NONE);
  arb_verdict_add (&verdict, ARB_ILLEGAL, 99, ARB_ARGUMENT_NONE)[0] = 1;

  g_assert_cmpuint (verdict.n_reasons, ==, ARB_MAX_REASONS);
  g_assert_cmpuint (verdict.value, ==, ARB_ILLEGAL);
  for (guint i = 0; i < ARB_MAX_REASONS; i++)
    {
      g_assert_cmpuint (verdict.reasons[i].rule, ==, i);
      g_assert_cmpint (verdict.reasons[i].numbers[0], ==, 0);
    }
}

static void
test_ranks (void)
{
  const ArbState state = { .n_seats = 4 };
  ArbScoreSheet sheet;

  arb_score_sheet_init (&sheet, &state);
  arb_score_sheet_add (&sheet, 1, "a", ARB_ARGUMENT_NONE, 5);
  arb_score_sheet_add (&sheet, 1, "b", ARB_ARGUMENT_NONE, 0);
  arb_score_sheet_add (&sheet, 2, "a", ARB_ARGUMENT_NONE, 9);
  arb_score_sheet_add (&sheet, 2, "b", ARB_ARGUMENT_NONE, -4);
  arb_score_sheet_add (&sheet, 3, "a", ARB_ARGUMENT_NONE, 7);
  sheet.tiebreaks[1] = 2;
  sheet.tiebreaks[2] = 2;
  arb_score_sheet_rank (&sheet);

  g_assert_cmpuint (sheet.n_lines, ==, 4);
  g_assert_cmpint (sheet.totals[2], ==, 5);
  g_assert_cmpint (sheet.ranks[3], ==, 1);
  g_assert_cmpint (sheet.ranks[1], ==, 2);
  g_assert_cmpint (sheet.ranks[2], ==, 2);
  g_assert_cmpint (sheet.ranks[4], ==, 4);

  sheet.tiebreaks[2] = 3;
  arb_score_sheet_rank (&sheet);
  g_assert_cmpint (sheet.ranks[1], ==, 3);
}

static void
test_view_keeps_what_belongs_together (void)
{
  g_autoptr (ArbView) view = arb_view_new ();
  const ArbViewZone *zone;
  const ArbViewCard *card;

  arb_view_add_zone (view, "hand", 1);
  arb_view_add_card (view, arb_argument_count (1), 2, 0, ARB_FACE_ANY);
  arb_view_add_zone (view, "empire", 1);
  arb_view_add_card (view, arb_argument_count (2), 1, 3, ARB_FACE_DOWN);
  arb_view_add_card_counter (view, "colonies", 4, -1);
  arb_view_add_card (view, arb_argument_count (3), 1, 4, ARB_FACE_UP);
  arb_view_add_counter (view, "fighters", 1, 6, -1);
  arb_view_add_counter (view, "fighters", 2, 8, -1);

  zone = &g_array_index (view->zones, ArbViewZone, 1);
  g_assert_cmpuint (zone->first_card, ==, 1);
  g_assert_cmpuint (zone->n_cards, ==, 2);
  card = &g_array_index (view->cards, ArbViewCard, zone->first_card);
  g_assert_cmpuint (card->n_counters, ==, 1);
  g_assert_cmpuint (card[1].n_counters, ==, 0);
  g_assert_cmpint (arb_view_get_counter (view, "fighters", 2, -1), ==, 8);
  g_assert_cmpint (arb_view_get_counter (view, "influence", 2, -1), ==, -1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verdict/worst-value-stays", test_worst_value_stays);
  g_test_add_func ("/verdict/refusal-is-certain", test_refusal_is_certain);
  g_test_add_func ("/verdict/numbers-start-at-zero", test_numbers_start_at_zero);
  g_test_add_func ("/verdict/fifth-reason", test_fifth_reason_is_dropped_but_counts);
  g_test_add_func ("/score/ranks", test_ranks);
  g_test_add_func ("/view/belongs-together", test_view_keeps_what_belongs_together);
  return g_test_run ();
}
