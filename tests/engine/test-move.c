/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/move.h"
#include "engine/core/random.h"

static void
test_argument_keeps_kind_and_value (void)
{
  const guint values[] = { 0, 1, 63, 4095 };

  for (guint kind = ARB_ARGUMENT_COUNT; kind < 16; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (values); i++)
      {
        ArbArgument argument = arb_argument_pack (kind, values[i]);

        g_assert_cmpuint (arb_argument_kind (argument), ==, kind);
        g_assert_cmpuint (arb_argument_value (argument), ==, values[i]);
      }
}

static void
test_change_keeps_its_sign (void)
{
  const gint changes[] = { -ARB_ARGUMENT_CHANGE_MAX, -1, 1, 24, ARB_ARGUMENT_CHANGE_MAX };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_assert_cmpint (arb_argument_get_change (arb_argument_change (changes[i])), ==, changes[i]);
}

static void
test_kinds_differ (void)
{
  g_assert_cmpuint (arb_argument_count (3), !=, arb_argument_number (3));
  g_assert_cmpuint (arb_argument_name (0, 3), !=, arb_argument_name (1, 3));
  g_assert_true (arb_argument_is_name (arb_argument_name (4, 7), 4));
  g_assert_false (arb_argument_is_name (arb_argument_name (4, 7), 3));
  g_assert_false (arb_argument_is_name (arb_argument_unknown (), 0));
}

static void
test_equal_looks_at_everything (void)
{
  const ArbMove move = ARB_MOVE (1, 2, 3, 4, 5);
  const ArbMove others[] = {
    ARB_MOVE (2, 2, 3, 4, 5), ARB_MOVE (1, 3, 3, 4, 5), ARB_MOVE (1, 2, 4, 4, 5),
    ARB_MOVE (1, 2, 3, 5, 5), ARB_MOVE (1, 2, 3, 4, 6),
  };

  g_assert_true (arb_move_equal (move, ARB_MOVE (1, 2, 3, 4, 5)));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (arb_move_equal (move, others[i]));
}

/* The first numbers of SplitMix64 from seed 0, as its author published them. */
static void
test_random_is_the_same_everywhere (void)
{
  ArbRandom random = { 0 };

  g_assert_cmpuint (arb_random_next (&random), ==, G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmpuint (arb_random_next (&random), ==, G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
}

static void
test_random_below_reaches_all (void)
{
  ArbRandom random = { 7 };
  guint seen[5] = { 0 };

  for (guint i = 0; i < 5000; i++)
    {
      guint number = arb_random_below (&random, 5);

      g_assert_cmpuint (number, <, 5);
      seen[number]++;
    }
  for (guint i = 0; i < 5; i++)
    g_assert_cmpuint (seen[i], >, 800);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move/argument-keeps-kind-and-value", test_argument_keeps_kind_and_value);
  g_test_add_func ("/move/change-keeps-its-sign", test_change_keeps_its_sign);
  g_test_add_func ("/move/kinds-differ", test_kinds_differ);
  g_test_add_func ("/move/equal-looks-at-everything", test_equal_looks_at_everything);
  g_test_add_func ("/random/same-everywhere", test_random_is_the_same_everywhere);
  g_test_add_func ("/random/below-reaches-all", test_random_below_reaches_all);
  return g_test_run ();
}
