/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/catalogues.h"
#include "store/document.h"
#include "systems/systems.h"
#include "wording/language.h"
#include "wording/notation.h"
#include "wording/words.h"

#include <string.h>

static const char *
name_survey (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));

  return arb_words_find (catalogue, "roles", "survey", "title");
}

static char *
dup_survey (gpointer data)
{
  guint *n_calls = data;

  (*n_calls)++;
  return g_strdup (name_survey ());
}

static void
test_there_and_back (void)
{
  static const struct
  {
    const char *language;
    const char *survey;
  } cases[] = { { "it", "Esplorazione" },
                { "fr", "Observation" },
                { "ja", "探査" },
                { "en", "Survey" },
                { "it", "Esplorazione" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (arb_language_set (cases[i].language));
      g_assert_cmpstr (arb_language_get (), ==, cases[i].language);
      g_assert_cmpstr (name_survey (), ==, cases[i].survey);
    }
}

static void
test_another_for_a_moment (void)
{
  g_autofree char *text = NULL;
  guint n_calls = 0;

  arb_language_set ("fr");
  text = arb_language_run ("ja", dup_survey, &n_calls);
  g_assert_cmpstr (text, ==, "探査");
  g_assert_cmpuint (n_calls, ==, 1);
  g_assert_cmpstr (name_survey (), ==, "Observation");
}

static void
test_unknown (void)
{
  arb_language_set ("it");
  g_assert_false (arb_language_set ("tlh"));
  g_assert_cmpstr (arb_language_get (), ==, "it");
}

static void
test_of_the_environment (void)
{
  arb_language_set ("it");
  g_assert_true (arb_language_set (NULL));
  g_assert_cmpstr (arb_language_get (), ==, "ja");
  g_assert_cmpstr (name_survey (), ==, "探査");
}

static void
test_own_names (void)
{
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    g_assert_cmpstr (arb_language_name (*language), !=, *language);
  g_assert_cmpstr (arb_language_name ("ja"), ==, "日本語");
}

/* Errors of lines have a message in each language, with the wrong word. */
static void
test_faults (void)
{
  static const struct
  {
    const char *line;
    const char *word;
    ArbNotationProblem problem;
  } cases[] = {
    { "", "lead survey", ARB_NOTATION_EMPTY },
    { "1 lead survey 2 3 4 5 6 7", "3", ARB_NOTATION_TOO_LONG },
    { "9 lead survey", "9", ARB_NOTATION_NO_SEAT },
    { "sing", "sing", ARB_NOTATION_NO_VERB },
    { "2", "", ARB_NOTATION_ONLY_SEAT },
    { "skip now", "now", ARB_NOTATION_TOO_MANY },
    { "lead", "lead", ARB_NOTATION_INCOMPLETE },
    { "lead voson", "voson", ARB_NOTATION_ARGUMENT },
    { "settle survey", "survey", ARB_NOTATION_ARGUMENT },
    /* The message says what to write instead, as on a button. */
    { "discard 0", "done", ARB_NOTATION_ARGUMENT },
    { "boost 0", "dissent", ARB_NOTATION_ARGUMENT },
    { "remove 0", "done", ARB_NOTATION_ARGUMENT },
  };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GHashTable) reported =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (const char *const *language = arb_languages (); *language != NULL; language++)
        {
          g_autoptr (GError) error = NULL;
          ArbMove move;

          arb_language_set (*language);
          g_assert_false (arb_wording_parse_move (catalogue, 2, cases[i].line, &move, &error));
          g_test_message ("%s: %s", *language, error->message);
          g_assert_error (error, ARB_NOTATION_ERROR, (gint) cases[i].problem);
          g_assert_nonnull (strstr (error->message, cases[i].word));
          g_assert_null (strchr (error->message, '%'));
          g_assert_true (g_hash_table_add (reported, g_strdup (error->message)));
        }
    }
}

/* Every sort of names that a line can hold has a word for readers. */
static void
test_sorts (void)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (*system);

      for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
        {
          g_autofree char *id = g_strconcat ("sort.", catalogue->sorts[sort].id, NULL);

          g_assert_nonnull (arb_words_get (catalogue, id));
        }
    }
}

/* The same for errors of files. */
static void
test_damaged_files (void)
{
  static const char *const texts[] = {
    "",
    "{",
    "{ 'a': 1 }",
    "{ \"a\": 01 }",
    "[]",
    "{ \"format\": 1 }",
    "{ \"a\": 1, \"a\": 2 }",
    "{ \"format\": \"arbiter-game\", \"version\": 99 }",
    "{ \"format\": \"arbiter-game\", \"version\": 1, \"system\": \"chess\", \"moves\": 3 }",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GHashTable) reported =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (const char *const *language = arb_languages (); *language != NULL; language++)
        {
          g_autoptr (GError) error = NULL;

          arb_language_set (*language);
          g_assert_null (arb_document_parse (texts[i], strlen (texts[i]), "x", &error));
          g_test_message ("%s: %s", *language, error->message);
          g_assert_true (g_hash_table_add (reported, g_strdup (error->message)));
        }
    }
}

/* The environment of a subprocess. */
#define READER "ARBITER_TEST_READER"

/* Runs a subprocess, because the environment is read only once. */
static gboolean
is_reported_of (const char *reader)
{
  if (g_test_subprocess ())
    return TRUE;
  g_setenv (READER, reader, TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_unsetenv (READER);
  g_test_trap_assert_passed ();
  return FALSE;
}

static void
test_english_first (void)
{
  if (!is_reported_of ("nl:en_GB:fr"))
    return;
  g_assert_cmpstr (arb_language_get (), ==, "en");
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "New Game"), ==, "New Game");
  arb_language_set ("fr");
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "New Game"), ==, "Nouvelle partie");
  arb_language_set (NULL);
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "New Game"), ==, "New Game");
}

/* If only the locale is set, and it is that of no language, no translation is searched. */
static void
test_no_language (void)
{
  if (!is_reported_of (""))
    return;
  g_assert_cmpstr (arb_language_get (), ==, "en");
  g_assert_true (arb_language_is_original ());
  arb_language_set ("fr");
  g_assert_false (arb_language_is_original ());
  arb_language_set (NULL);
  g_assert_true (arb_language_is_original ());
}

/* People can choose a language even if the system has none, or names one that is not installed. */
static void
test_locales (void)
{
  static const char *const locales[] = { "C", "POSIX", "xx_NOT.UTF-8", "C.UTF-8" };

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_setenv ("LC_ALL", locales[i], TRUE);
      if (!is_reported_of (""))
        continue;
      test_there_and_back ();
      return;
    }
}

int
main (int argc, char **argv)
{
  const char *reader = g_getenv (READER);

  /* As a reader's session would say it: a language that we do not have, then one that we have. */
  g_setenv ("LANGUAGE", reader != NULL ? reader : "nl:ja_JP:fr", TRUE);
  if (reader == NULL)
    g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  arb_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/there-and-back", test_there_and_back);
  g_test_add_func ("/language/another-for-a-moment", test_another_for_a_moment);
  g_test_add_func ("/language/unknown", test_unknown);
  g_test_add_func ("/language/english-first", test_english_first);
  g_test_add_func ("/language/no-language", test_no_language);
  g_test_add_func ("/language/of-the-environment", test_of_the_environment);
  g_test_add_func ("/language/locales", test_locales);
  g_test_add_func ("/language/own-names", test_own_names);
  g_test_add_func ("/language/defects", test_faults);
  g_test_add_func ("/language/sorts", test_sorts);
  g_test_add_func ("/language/damaged-files", test_damaged_files);
  return g_test_run ();
}
