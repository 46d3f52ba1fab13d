/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/output.h"

/* A program of its own prints, so that its output can be read. */
static void
check_printed (const char *path, const char *expected)
{
  g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout (expected);
}

/* Two players, of whom the second is the first that people read about. */
static ArbOutput *
make_players (void)
{
  ArbOutput *root = arb_output_new_object ();
  ArbOutput *list = arb_output_add_list (root, "players");

  for (gint seat = 1; seat <= 2; seat++)
    {
      ArbOutput *player = arb_output_add_object (list, NULL);

      arb_output_set_place (player, 2 - seat);
      arb_output_say (player, "Player %d\n", seat);
      arb_output_add_number (player, "seat", seat);
      arb_output_say (arb_output_add_list (player, "lines"), "  lines of %d\n", seat);
    }
  arb_output_set_place (root, 2);
  arb_output_say (root, "the end\n");
  return root;
}

static void
test_values (void)
{
  g_autoptr (ArbOutput) root = make_players ();
  g_autofree char *text = NULL;

  arb_output_add_boolean (root, "finished", TRUE);
  arb_output_add_number_or_null (root, "parts-at", FALSE, 3);
  arb_output_add_string (root, "name", "A\xff");
  arb_output_add_strings (root, "none", NULL);
  text = arb_output_to_line (root);
  g_assert_cmpstr (text, ==,
                   "{\"players\":[{\"seat\":1,\"lines\":[]},{\"seat\":2,\"lines\":[]}],"
                   "\"finished\":true,\"parts-at\":null,\"name\":\"A�\",\"none\":[]}");
}

static void
print_words (void)
{
  g_autoptr (ArbOutput) root = make_players ();

  arb_output_print (root, FALSE);
}

static void
test_words (void)
{
  check_printed ("/output/words/subprocess",
                 "*Player 2\n  lines of 2\nPlayer 1\n  lines of 1\nthe end\n*");
}

/* The places of one element say nothing about another one. */
static void
print_list (void)
{
  g_autoptr (ArbOutput) list = arb_output_new_list ();

  g_assert_true (arb_output_is_empty (list));
  for (gint i = 1; i <= 2; i++)
    {
      ArbOutput *file = arb_output_add_object (list, NULL);

      arb_output_set_place (file, 1);
      arb_output_say (file, "last of %d\n", i);
      arb_output_set_place (file, 0);
      arb_output_say (file, "first of %d\n", i);
    }
  arb_output_print (list, FALSE);
}

static void
test_list (void)
{
  check_printed ("/output/list/subprocess", "*first of 1\nlast of 1\nfirst of 2\nlast of 2\n*");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/output/values", test_values);
  g_test_add_func ("/output/words", test_words);
  g_test_add_func ("/output/words/subprocess", print_words);
  g_test_add_func ("/output/list", test_list);
  g_test_add_func ("/output/list/subprocess", print_list);
  return g_test_run ();
}
