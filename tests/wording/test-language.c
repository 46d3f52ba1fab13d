/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/catalogues.h"
#include "systems/systems.h"
#include "wording/language.h"
#include "wording/words.h"

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

int
main (int argc, char **argv)
{
  /* As a reader's session would say it: a language that we do not have, then one that we have. */
  g_setenv ("LANGUAGE", "nl:ja_JP:fr", TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  arb_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/there-and-back", test_there_and_back);
  g_test_add_func ("/language/another-for-a-moment", test_another_for_a_moment);
  g_test_add_func ("/language/unknown", test_unknown);
  g_test_add_func ("/language/of-the-environment", test_of_the_environment);
  g_test_add_func ("/language/own-names", test_own_names);
  return g_test_run ();
}
