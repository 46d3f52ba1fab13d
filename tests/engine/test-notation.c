/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"
#include "tally.h"

static const struct
{
  const char *text;
  const char *written; /* NULL: as @text */
} round_trips[] = {
  { "1 take 3", NULL },
  { "take 3", NULL },
  { "2 take #2", NULL },
  { "1 take 2 red", NULL },
  { "  1\ttake   2  red ", "1 take 2 red" },
  { "done", NULL },
  { "1 saw ?", NULL },
  { "1 saw red 4/5", NULL },
  { "#3 is red", NULL },
  { "2 #3 is red", NULL },
  { "change +3", NULL },
  { "change -12", NULL },
  { "rule limit 2", NULL },
  { "1 count heap 12", NULL },
  /* The only count that may be nothing. */
  { "1 count heap 0", NULL },
  /* The colour that is called “4”, not a number of things. */
  { "1 saw 4", NULL },
};

static void
test_round_trip (void)
{
  g_autoptr (ArbCatalogue) catalogue = tally_catalogue_new ();

  for (guint i = 0; i < G_N_ELEMENTS (round_trips); i++)
    {
      ArbMove move = tally_parse (catalogue, round_trips[i].text);
      g_autofree char *text = arb_move_to_string (catalogue, move);

      g_assert_cmpstr (text, ==,
                       round_trips[i].written != NULL ? round_trips[i].written
                                                      : round_trips[i].text);
      g_assert_true (arb_move_equal (move, tally_parse (catalogue, text)));
    }
}

static const struct
{
  const char *text;
  ArbNotationProblem problem;
} refused[] = {
  { "", ARB_NOTATION_EMPTY },
  { "   ", ARB_NOTATION_EMPTY },
  { "3 take 1", ARB_NOTATION_NO_SEAT },
  { "0 take 1", ARB_NOTATION_NO_SEAT },
  { "99999 take 1", ARB_NOTATION_NO_SEAT },
  { "1", ARB_NOTATION_ONLY_SEAT },
  { "grab 2", ARB_NOTATION_NO_VERB },
  { "Take 2", ARB_NOTATION_NO_VERB },
  { "#3 take 2", ARB_NOTATION_NO_VERB },
  { "is red", ARB_NOTATION_NO_VERB },
  { "take", ARB_NOTATION_INCOMPLETE },
  { "take 0", ARB_NOTATION_ARGUMENT },
  { "take -1", ARB_NOTATION_ARGUMENT },
  { "1 count heap", ARB_NOTATION_INCOMPLETE },
  { "1 count heap -1", ARB_NOTATION_ARGUMENT },
  { "1 count heap 5000", ARB_NOTATION_ARGUMENT },
  { "take 5000", ARB_NOTATION_ARGUMENT },
  { "take 99999999999999999999", ARB_NOTATION_ARGUMENT },
  { "take 2 blue", ARB_NOTATION_ARGUMENT },
  { "take 2 red red", ARB_NOTATION_TOO_MANY },
  { "take 2 red red red red", ARB_NOTATION_TOO_LONG },
  { "take #0", ARB_NOTATION_ARGUMENT },
  { "take ?", ARB_NOTATION_ARGUMENT },
  { "done 1", ARB_NOTATION_TOO_MANY },
  { "change 3", ARB_NOTATION_ARGUMENT },
  { "change +0", ARB_NOTATION_ARGUMENT },
  { "saw red 4/55", ARB_NOTATION_ARGUMENT },
  { "#3 is", ARB_NOTATION_INCOMPLETE },
  { "rule size 2", ARB_NOTATION_ARGUMENT },
  { "take aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ARB_NOTATION_TOO_LONG },
};

static void
test_refused (void)
{
  g_autoptr (ArbCatalogue) catalogue = tally_catalogue_new ();

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      ArbNotationDefect defect;
      ArbMove move;

      g_test_message ("“%s”", refused[i].text);
      g_assert_false (arb_move_parse (catalogue, 2, refused[i].text, &move, &defect));
      g_assert_cmpint (defect.problem, ==, refused[i].problem);
    }
}

static void
count_move (ArbMove move, gpointer data)
{
  guint *counts = data;

  counts[move.verb]++;
}

/* take #1 … #4, each alone, with red and with “4”, for two seats; done for two seats. */
static void
test_vocabulary (void)
{
  g_autoptr (ArbCatalogue) catalogue = tally_catalogue_new ();
  guint counts[TALLY_N_VERBS] = { 0 };

  arb_vocabulary_foreach (catalogue, 2, 4, FALSE, count_move, counts);
  g_assert_cmpuint (counts[TALLY_VERB_TAKE], ==, 2 * 4 * 3);
  g_assert_cmpuint (counts[TALLY_VERB_DONE], ==, 2);
  g_assert_cmpuint (counts[TALLY_VERB_SAW], ==, 0);
  g_assert_cmpuint (counts[ARB_VERB_RULE], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/round-trip", test_round_trip);
  g_test_add_func ("/notation/refused", test_refused);
  g_test_add_func ("/notation/vocabulary", test_vocabulary);
  return g_test_run ();
}
