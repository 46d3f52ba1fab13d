/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/meant.h"

#include "session-fixture.h"
#include "wording/language.h"

/* Whoever types in the language of the reader is led to the move. */

static GListModel *
find (ArbSession *session, const char *language, const char *typed)
{
  g_assert_true (arb_language_set (language));
  arb_session_reword (session);
  return arb_meant_find (session, typed);
}

static gboolean
has (GListModel *found, const char *text)
{
  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (found, i);

      if (g_str_equal (arb_choice_get_text (choice), text))
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
      g_autoptr (GListModel) found = find (session, cases[i].language, cases[i].typed);

      if (!has (found, cases[i].move))
        g_error ("%s: “%s” does not find %s", cases[i].language, cases[i].typed, cases[i].move);
    }
  arb_language_set ("en");
}

/* What can be made goes before what is refused, which is found all the same. */
static void
test_refused (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Meant", "Ann", "Ben");
  g_autoptr (GListModel) legal = find (session, "en", "lead");
  g_autoptr (GListModel) nothing = find (session, "en", "abundance");
  g_autoptr (GListModel) refused = NULL, number = NULL, accented = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (legal), ==, 6);
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (legal, i);

      g_assert_true (arb_verdict_allows (arb_choice_get_verdict (choice)));
    }
  g_assert_cmpuint (g_list_model_get_n_items (nothing), ==, 0);

  session_fixture_say (session, "1 lead research", FALSE);
  session_fixture_say (session, "1 done", FALSE);
  refused = find (session, "en", "improved survey");
  g_assert_cmpuint (g_list_model_get_n_items (refused), >, 1);
  g_assert_true (has (refused, "1 acquire improved-survey-sc"));
  accented = find (session, "it", "Àbbondanza");
  g_assert_cmpuint (g_list_model_get_n_items (accented), ==, 1);
  g_assert_true (has (accented, "1 acquire abundance"));
  /* A number alone is too little to guess from. */
  number = find (session, "en", "1");
  g_assert_cmpuint (g_list_model_get_n_items (number), ==, 0);
  arb_language_set ("en");
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  arb_language_init ();
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/meant/languages", test_languages);
  g_test_add_func ("/model/meant/refused", test_refused);

  return g_test_run ();
}
