/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"

#include "case-coverage.h"
#include "case-remedies.h"
#include "case-run.h"
#include "store/catalogues.h"

#include <string.h>

static const CaseSystem *the_system;
static GPtrArray *the_cases;

static const ArbCatalogue *
the_catalogue (void)
{
  return arb_catalogue_get (the_system->ruleset);
}

/* Whether a case expects the rule; with @ruled, one in which the table then allows the move. */
static gboolean
is_yielded (const char *rule, gboolean ruled)
{
  for (guint i = 0; i < the_cases->len; i++)
    {
      const Case *a_case = the_cases->pdata[i];

      if (ruled && !a_case->ruled)
        continue;

      for (guint j = 0; j < a_case->reasons->len; j++)
        if (g_str_equal (((CaseReason *) a_case->reasons->pdata[j])->rule, rule))
          return TRUE;
    }
  return FALSE;
}

static gboolean
is_mentioned (const char *name)
{
  for (guint i = 0; i < the_cases->len; i++)
    {
      const Case *a_case = the_cases->pdata[i];

      for (guint j = 0; a_case->steps[j] != NULL; j++)
        {
          g_auto (GStrv) words = g_strsplit (a_case->steps[j], " ", -1);

          if (g_strv_contains ((const char *const *) words, name))
            return TRUE;
        }
    }
  return FALSE;
}

static void
test_every_rule_has_a_case (void)
{
  for (guint i = 0; i < the_system->ruleset->n_rules; i++)
    if (!is_yielded (the_system->ruleset->rule_definitions[i].id, FALSE))
      {
        g_test_message ("no case yields %s", the_system->ruleset->rule_definitions[i].id);
        g_test_fail ();
      }
}

/* Of each rule against which the table can rule, a case says what helps, or that nothing does. */
static void
test_every_rule_has_its_remedy (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();

  for (guint i = 0; i < catalogue->n_rules; i++)
    {
      gboolean found = catalogue->rules[i].rule_class != ARB_RULE_OVERRULABLE;

      for (guint j = 0; j < the_cases->len && !found; j++)
        found = case_names_remedies (the_cases->pdata[j], catalogue->rules[i].id);
      if (!found)
        {
          g_test_message ("no case says what helps against %s", catalogue->rules[i].id);
          g_test_fail ();
        }
    }
}

static void
test_every_overrulable_rule_is_ruled (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();

  for (guint i = 0; i < catalogue->n_rules; i++)
    if (catalogue->rules[i].rule_class == ARB_RULE_OVERRULABLE
        && !is_yielded (catalogue->rules[i].id, TRUE))
      {
        g_test_message ("in no case does the table allow what %s forbids", catalogue->rules[i].id);
        g_test_fail ();
      }
}

/* Whether a case ends with the verb @name, and the rules allow it. */
static gboolean
is_done_in (const Case *a_case, const char *name)
{
  guint n = g_strv_length (a_case->steps);
  g_auto (GStrv) words = n > 0 ? g_strsplit (a_case->steps[n - 1], " ", -1) : NULL;

  return words != NULL && !a_case->ruled
         && (g_strcmp0 (a_case->verdict, "legal") == 0 || g_strcmp0 (a_case->verdict, "void") == 0)
         && g_strv_contains ((const char *const *) words, name);
}

/* What people can do at the table, or record of it, is legal somewhere. */
static void
test_every_verb_has_a_case (void)
{
  const ArbRuleset *ruleset = the_system->ruleset;

  for (guint i = ARB_VERB_RULE; i < ruleset->n_verbs; i++)
    {
      gboolean done = FALSE;

      for (guint j = 0; j < the_cases->len && !done; j++)
        done = is_done_in (the_cases->pdata[j], ruleset->verbs[i]->name);
      if (done)
        continue;
      g_test_message ("in no case %s is allowed", ruleset->verbs[i]->name);
      g_test_fail ();
    }
}

static void
test_every_name_has_a_case (void)
{
  const ArbSort *sort = &the_catalogue ()->sorts[the_system->used_sort];

  for (guint i = 0; i < sort->n_names; i++)
    if (!is_mentioned (sort->names[i]))
      {
        g_test_message ("no case uses %s", sort->names[i]);
        g_test_fail ();
      }
}

static gboolean
has_effect (const char *word)
{
  for (guint i = 0; i < the_cases->len; i++)
    if (case_coverage_has_effect (the_cases->pdata[i], the_catalogue (), word))
      return TRUE;
  return FALSE;
}

static void
test_every_effect_has_a_case (void)
{
  const ArbScripts *scripts = the_system->scripts;

  for (guint i = 0; i < scripts->n_effects; i++)
    {
      const char *word = scripts->effects[i].word;
      gboolean own = word != NULL && the_system->own_effects != NULL
                     && g_strv_contains (the_system->own_effects, word);

      /* The phases of a turn have no word. */
      if (word == NULL || has_effect (word) != own)
        continue;
      g_test_message (own ? "a case uses %s, which no shipped card has" : "no case uses %s", word);
      g_test_fail ();
    }
}

static gboolean
is_scored (guint nick)
{
  for (guint i = 0; i < the_cases->len; i++)
    if (case_coverage_has_value (the_cases->pdata[i], the_catalogue (), the_system->scoring, nick))
      return TRUE;
  return FALSE;
}

static void
test_every_scoring_condition_has_a_case (void)
{
  const char *const *nicks = case_coverage_find_nicks (the_system->ruleset, the_system->scoring);

  g_assert_nonnull (nicks);
  for (guint i = 1; nicks[i] != NULL; i++)
    {
      gboolean own =
          the_system->own_scoring != NULL && g_strv_contains (the_system->own_scoring, nicks[i]);

      if (is_scored (i) != own)
        continue;
      g_test_message (own ? "a case scores %s, which no shipped card has" : "no case scores %s",
                      nicks[i]);
      g_test_fail ();
    }
}

/* Whether the case, played with this value of the switch, comes out otherwise with another. */
static gboolean
depends_on (const Case *a_case, const char *edition, guint index, guint value)
{
  gboolean failed = FALSE;
  CaseRun run = { the_system, a_case, edition, -1, 0, &failed };
  guint n = g_strv_length (the_catalogue ()->switches[index].values);
  ArbOptions options;

  if (!case_run_find_options (&run, &options) || options.switches[index] != value)
    return FALSE;

  run.turned_switch = (gint) index;
  for (guint other = 0; other < n && !failed; other++)
    {
      run.turned_to = (guint8) other;
      if (other != value)
        case_run (&run);
    }
  return failed;
}

static gboolean
has_case (guint index, guint value)
{
  for (guint i = 0; i < the_cases->len; i++)
    {
      const Case *a_case = the_cases->pdata[i];

      for (guint j = 0; a_case->editions[j] != NULL; j++)
        if (depends_on (a_case, a_case->editions[j], index, value))
          return TRUE;
    }
  return FALSE;
}

static void
test_every_value_has_a_case (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();

  for (guint i = 0; i < catalogue->n_switches; i++)
    for (guint j = 0; catalogue->switches[i].values[j] != NULL; j++)
      if (!has_case (i, j))
        {
          g_test_message ("no case comes out otherwise without %s=%s", catalogue->switches[i].id,
                          catalogue->switches[i].values[j]);
          g_test_fail ();
        }
}

static void
add_case (Case *a_case)
{
  for (guint i = 0; a_case->editions[i] != NULL; i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/cases/%s/%s/%s", a_case->id, a_case->editions[i], a_case->place);
      CaseRun *run = g_new0 (CaseRun, 1);

      *run = (CaseRun){ the_system, a_case, a_case->editions[i], -1, 0, NULL };
      g_test_add_data_func_full (path, run, case_run, g_free);
    }
  g_ptr_array_add (the_cases, a_case);
}

static gboolean
read_cases (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, error))
    return FALSE;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (path);
      g_autofree char *place = g_strdup_printf ("%s:%u", name, i + 1);
      g_autoptr (GError) problem = NULL;
      Case *a_case = case_parse (lines[i], place, &problem);

      if (problem != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
      if (a_case != NULL)
        add_case (a_case);
    }
  return TRUE;
}

int
case_runner_main (int argc, char *argv[], const CaseSystem *system)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  the_system = system;
  the_cases = g_ptr_array_new_with_free_func ((GDestroyNotify) case_free);

  for (int i = 1; i < argc && error == NULL; i++)
    read_cases (argv[i], &error);
  if (error != NULL || the_cases->len == 0)
    {
      g_printerr ("%s: %s\n", argv[0], error != NULL ? error->message : "expected files of cases");
      return 2;
    }

  g_test_add_func ("/cases/every-rule", test_every_rule_has_a_case);
  g_test_add_func ("/cases/every-overrulable-rule", test_every_overrulable_rule_is_ruled);
  g_test_add_func ("/cases/every-remedy", test_every_rule_has_its_remedy);
  g_test_add_func ("/cases/every-value", test_every_value_has_a_case);
  g_test_add_func ("/cases/every-verb", test_every_verb_has_a_case);
  if (system->scripts != NULL)
    g_test_add_func ("/cases/every-effect", test_every_effect_has_a_case);
  if (system->scoring != NULL)
    g_test_add_func ("/cases/every-scoring-condition", test_every_scoring_condition_has_a_case);
  if (system->used_sort != 0)
    g_test_add_func ("/cases/every-name", test_every_name_has_a_case);
  status = g_test_run ();
  g_ptr_array_unref (the_cases);
  return status;
}
