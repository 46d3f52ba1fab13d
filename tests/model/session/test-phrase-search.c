/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/phrase-search.h"

#include "session-fixture.h"
#include "wording/language.h"

/* Words in the reader's language find the move. */

static GPtrArray *
find (ArbSession *session, const char *language, const char *typed)
{
  g_assert_true (arb_language_set (language));
  arb_session_reword (session);
  return arb_phrase_search_find (session, typed);
}

static gboolean
has (GPtrArray *found, const char *text)
{
  for (guint i = 0; i < found->len; i++)
    {
      ArbChoice *choice = found->pdata[i];

      if (g_str_equal (choice->text, text))
        return TRUE;
    }
  return FALSE;
}

static void
test_languages (void)
{
  static const struct
  {
    const char *language;
    const char *typed;
    const char *move;
  } cases[] = {
    { "en", "survey", "1 lead survey" },    { "it", "esplora", "1 lead survey" },
    { "it", "ESPLORA", "1 lead survey" },   { "it", "colonizz", "1 lead colonize" },
    { "it", "ricerca", "1 lead research" }, { "fr", "observation", "1 lead survey" },
    { "fr", "l'obs", "1 lead survey" },     { "ja", "探査", "1 lead survey" },
    { "it", "survey", "1 lead survey" },
  };
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Meant", "Ann", "Ben");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) found = find (session, cases[i].language, cases[i].typed);

      if (!has (found, cases[i].move))
        g_error ("%s: “%s” does not find %s", cases[i].language, cases[i].typed, cases[i].move);
    }
  arb_language_set ("en");
}

/* Legal moves come before refused ones, which are found too. */
static void
test_refused (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Meant", "Ann", "Ben");
  g_autoptr (GPtrArray) legal = find (session, "en", "lead");
  g_autoptr (GPtrArray) nothing = find (session, "en", "abundance");
  g_autoptr (GPtrArray) refused = NULL, number = NULL, accented = NULL;

  g_assert_cmpuint (legal->len, ==, 6);
  for (guint i = 0; i < 6; i++)
    {
      ArbChoice *choice = legal->pdata[i];

      g_assert_true (arb_verdict_allows (&choice->verdict));
    }
  g_assert_cmpuint (nothing->len, ==, 0);

  session_fixture_say (session, "1 lead research", FALSE);
  session_fixture_say (session, "1 done", FALSE);
  refused = find (session, "en", "improved survey");
  g_assert_cmpuint (refused->len, >, 1);
  g_assert_true (has (refused, "1 acquire improved-survey-sc"));
  accented = find (session, "it", "Àbbondanza");
  g_assert_cmpuint (accented->len, ==, 1);
  g_assert_true (has (accented, "1 acquire abundance"));
  /* A number alone is too little to guess from. */
  number = find (session, "en", "1");
  g_assert_cmpuint (number->len, ==, 0);
  arb_language_set ("en");
}

typedef struct
{
  const char *language;
  const char *typed;
  const char *move;
} Said;

static void
assert_said (ArbSession *session, const Said *cases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) found = find (session, cases[i].language, cases[i].typed);
      gboolean failed = FALSE;

      for (guint j = 0; j < found->len; j++)
        {
          ArbChoice *choice = found->pdata[j];

          if (j > 0 || !g_str_equal (choice->text, cases[i].move))
            g_test_message ("%s: “%s” finds %s, not %s", cases[i].language, cases[i].typed,
                            choice->text, cases[i].move);
          failed |= j > 0 || !g_str_equal (choice->text, cases[i].move);
        }
      if (failed || found->len == 0)
        {
          g_test_message ("%s: “%s” does not find %s alone", cases[i].language, cases[i].typed,
                          cases[i].move);
          g_test_fail ();
        }
    }
  arb_language_set ("en");
}

/* Words for following and passing, also with the name of the player. */
static void
test_said (void)
{
  static const Said skipping[] = {
    { "it", "passa", "1 skip" },
    { "fr", "passer", "1 skip" },
    { "en", "Skip", "1 skip" },
  };
  static const Said answers[] = {
    { "it", "segue", "2 follow" },        { "it", "segui", "2 follow" },
    { "fr", "suit", "2 follow" },         { "fr", "suivre", "2 follow" },
    { "en", "follows", "2 follow" },      { "it", "non segue", "2 dissent" },
    { "it", "passa", "2 dissent" },       { "it", "rifiuta", "2 dissent" },
    { "it", "dissente", "2 dissent" },    { "it", "dissento", "2 dissent" },
    { "it", "2 dissente", "2 dissent" },  { "it", "Ben dissente", "2 dissent" },
    { "fr", "ne suit pas", "2 dissent" }, { "fr", "passe", "2 dissent" },
    { "fr", "refuse", "2 dissent" },      { "fr", "Ne pas suivre", "2 dissent" },
    { "en", "pass", "2 dissent" },        { "en", "does not follow", "2 dissent" },
    { "ja", "パス", "2 dissent" },        { "ja", "Ben 対抗する", "2 dissent" },
  };
  static const Said boosting[] = { { "it", "potenzia 2", "1 boost 2" },
                                   { "it", "2 potenzia 2", "2 boost 2" },
                                   { "en", "Ben boosts 2", "2 boost 2" },
                                   { "it", "finito", "1 done" },
                                   { "fr", "terminé", "1 done" } };
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Meant", "Ann", "Ben");
  g_autoptr (GPtrArray) nobody = NULL, ann = NULL;

  assert_said (session, skipping, G_N_ELEMENTS (skipping));
  session_fixture_say (session, "1 lead warfare", FALSE);
  session_fixture_say (session, "1 collect", FALSE);
  assert_said (session, answers, G_N_ELEMENTS (answers));
  nobody = find (session, "it", "non");
  g_assert_cmpuint (nobody->len, ==, 0);
  /* It is said of the leader, too, why he cannot. */
  ann = find (session, "en", "Ann dissents");
  g_assert_cmpuint (ann->len, ==, 1);
  g_assert_true (has (ann, "1 dissent"));
  arb_session_undo (session);
  arb_session_undo (session);
  session_fixture_say (session, "1 lead colonize", FALSE);
  assert_said (session, boosting, G_N_ELEMENTS (boosting));
}

/* What a table counted is typed as people say it. */
static void
test_counted (void)
{
  static const Said counted[] = {
    { "en", "Ann total 23", "1 count points 23" },
    { "en", "Ben 21 points", "2 count points 21" },
    { "en", "Ben count points 0", "2 count points 0" },
    { "it", "Ann totale 23", "1 count points 23" },
    { "it", "Ann 23 punti", "1 count points 23" },
    { "it", "Ben conta punti 21", "2 count points 21" },
    { "fr", "2 total 21", "2 count points 21" },
    { "ja", "Ann 合計 23", "1 count points 23" },
  };
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Meant", "Ann", "Ben");

  assert_said (session, counted, G_N_ELEMENTS (counted));
  session_fixture_say (session, "end", FALSE);
  assert_said (session, counted, G_N_ELEMENTS (counted));
}

/* Nothing is proposed twice. */
static void
test_once (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Meant", "Ann", "Ben");
  g_autoptr (GPtrArray) proposals = NULL;
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  session_fixture_say (session, "1 lead research", FALSE);
  proposals = arb_session_dup_proposals (session);
  for (guint i = 0; i < proposals->len; i++)
    {
      ArbChoice *choice = proposals->pdata[i];

      if (!g_hash_table_add (texts, g_strdup (choice->text)))
        g_error ("%s comes twice", choice->text);
    }
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  arb_language_init ();
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/meant/languages", test_languages);
  g_test_add_func ("/model/meant/refused", test_refused);
  g_test_add_func ("/model/meant/said", test_said);
  g_test_add_func ("/model/meant/counted", test_counted);
  g_test_add_func ("/model/meant/once", test_once);

  return g_test_run ();
}
