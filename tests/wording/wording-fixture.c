/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording-fixture.h"

#include "systems/systems.h"
#include "wording/language.h"

#include <string.h>

const char *const wording_fixture_names[] = { NULL, "Anna", "Ben", "Cleo" };

ArbWording
wording_fixture_make (const ArbCatalogue *catalogue)
{
  ArbWording wording;

  arb_wording_init (&wording, catalogue, catalogue->editions[0].id);
  wording.names = wording_fixture_names;
  wording.n_names = G_N_ELEMENTS (wording_fixture_names) - 1;
  wording.notation = TRUE;
  return wording;
}

void
wording_fixture_assert_worded (const char *text, const char *what)
{
  if (*text == '\0' || strpbrk (text, "{}[]|") != NULL)
    g_error ("%s reads “%s”", what, text);
}

void
wording_fixture_assert_sentence (const char *text, const char *what)
{
  wording_fixture_assert_worded (text, what);
  if (g_ascii_islower (text[0]) || strstr (text, "  ") != NULL
      || !(g_str_has_suffix (text, ".") || g_str_has_suffix (text, "。")))
    g_error ("%s is no sentence: “%s”", what, text);
}

typedef struct
{
  const ArbRuleset *ruleset;
  const char *language;
  GTestDataFunc func;
} Trial;

static void
run_trial (gconstpointer data)
{
  const Trial *trial = data;

  g_assert_true (arb_language_set (trial->language));
  trial->func (trial->ruleset);
}

static void
add_in (const char *language, const ArbRuleset *ruleset, const WordingTest *test)
{
  g_autofree char *path = g_strdup_printf ("/wording/%s/%s/%s", language, ruleset->id, test->name);
  Trial *trial = g_new (Trial, 1);

  *trial = (Trial){ ruleset, language, test->func };
  g_test_add_data_func_full (path, trial, run_trial, g_free);
}

int
wording_fixture_run (int argc, char *argv[], const WordingTest *tests)
{
  arb_language_init ();
  g_test_init (&argc, &argv, NULL);
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    for (const WordingTest *test = tests; test->name != NULL; test++)
      for (const char *const *language = arb_languages (); *language != NULL; language++)
        if (test->in_all || g_str_equal (*language, "en"))
          add_in (*language, *system, test);
  return g_test_run ();
}
