/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-runner.h"

#include "case-facts.h"
#include "case-offers.h"
#include "case-parse.h"
#include "case-remedies.h"
#include "store/catalogues.h"
#include "wording/notation.h"

#include <string.h>

#define MAX_CLOSING 32

static const char *const verdict_values[] = { "legal", "void", "illegal", "undecidable" };

/* One case in one edition; to weigh a switch also under another value of it, where failing is
 * only noted. */
typedef struct
{
  const CaseSystem *system;
  const Case *a_case;
  const char *edition;
  gint turned_switch; /* -1: as the case says */
  guint8 turned_to;
  gboolean *failed; /* NULL: failing fails the test */
} Run;

static const CaseSystem *the_system;
static GPtrArray *the_cases;

static const ArbCatalogue *
the_catalogue (void)
{
  return arb_catalogue_get (the_system->ruleset);
}

static void G_GNUC_PRINTF (2, 3) fail (const Run *run, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  if (run->failed != NULL)
    {
      *run->failed = TRUE;
      return;
    }

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: %s in %s: %s", run->a_case->place, run->a_case->id, run->edition, message);
  g_test_fail ();
}

static gboolean
apply_setting (ArbOptions *options, const char *key, const char *value)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  gint index = arb_catalogue_find (catalogue, ARB_SORT_SWITCH, key);

  if (g_str_equal (key, "players"))
    options->n_seats = (guint) g_ascii_strtoull (value, NULL, 10);
  else if (g_str_equal (key, "variant"))
    {
      index = arb_catalogue_find_variant (catalogue, value);
      if (index >= 0)
        arb_options_add_variant (options, catalogue, (guint) index);
    }
  else if (index >= 0)
    {
      gint number = arb_switch_find_value (&catalogue->switches[index], value);

      options->switches[index] = (guint8) number;
      index = number;
    }
  return index >= 0 || g_str_equal (key, "players");
}

static gboolean
find_options (const Run *run, ArbOptions *options)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  gint edition = arb_catalogue_find_edition (catalogue, run->edition);

  if (edition < 0)
    {
      fail (run, "no such edition");
      return FALSE;
    }

  arb_options_init (options, catalogue,
                    CLAMP (3, run->system->ruleset->min_seats, run->system->ruleset->max_seats),
                    (guint) edition);
  for (guint i = 0; run->a_case->settings[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (run->a_case->settings[i], "=", 2);

      if (pair[1] == NULL || !apply_setting (options, pair[0], pair[1]))
        {
          fail (run, "no such setting: %s", run->a_case->settings[i]);
          return FALSE;
        }
    }
  if (run->turned_switch >= 0)
    options->switches[run->turned_switch] = run->turned_to;
  return TRUE;
}

static gboolean
set_up (const Run *run, ArbState *state)
{
  ArbOptions options;

  if (!find_options (run, &options))
    return FALSE;

  arb_setup (the_catalogue (), &options, state);
  return TRUE;
}

static void
add_reasons (GString *text, const ArbVerdict *verdict)
{
  const ArbRuleDefinition *rules = the_system->ruleset->rules;

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];

      g_string_append_printf (text, " %s", rules[reason->rule].id);
      for (guint j = 0; rules[reason->rule].numbers[j] != NULL; j++)
        g_string_append_printf (text, " %s=%d", rules[reason->rule].numbers[j], reason->numbers[j]);
    }
}

static char *
verdict_to_string (const ArbVerdict *verdict)
{
  GString *text = g_string_new (verdict_values[verdict->value]);

  add_reasons (text, verdict);
  return g_string_free (text, FALSE);
}

static gboolean
has_number (const ArbReason *reason, const char *expected)
{
  const ArbRuleDefinition *rule = &the_system->ruleset->rules[reason->rule];

  for (guint i = 0; rule->numbers[i] != NULL; i++)
    {
      g_autofree char *number = g_strdup_printf ("%s=%d", rule->numbers[i], reason->numbers[i]);

      if (g_str_equal (number, expected))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_reason (const ArbReason *reason, const CaseReason *expected)
{
  if (!g_str_equal (the_system->ruleset->rules[reason->rule].id, expected->rule))
    return FALSE;
  for (guint i = 0; i < expected->numbers->len; i++)
    if (!has_number (reason, expected->numbers->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
is_expected (const Case *a_case, const ArbVerdict *verdict)
{
  if (!g_str_equal (verdict_values[verdict->value], a_case->verdict)
      || verdict->n_reasons != a_case->reasons->len)
    return FALSE;
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (!is_reason (&verdict->reasons[i], a_case->reasons->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
parse_step (const Run *run, const char *step, ArbState *state, ArbMove *move)
{
  g_autoptr (GError) error = NULL;

  if (arb_wording_parse_move (the_catalogue (), state->n_seats, step, move, &error))
    return TRUE;

  fail (run, "“%s”: %s", step, error->message);
  return FALSE;
}

/* Makes a move against the rules, as the table allows it. */
static gboolean
make_ruled (const Run *run, const char *step, ArbState *state, ArbMove move,
            const ArbVerdict *verdict)
{
  if (!arb_can_overrule (state, verdict))
    {
      g_autofree char *found = verdict_to_string (verdict);

      fail (run, "“%s” is nothing to overrule, it is %s", step, found);
      return FALSE;
    }

  arb_apply (state, move, TRUE);
  return TRUE;
}

/* Judges the last step as it stands and makes it, if it can be made. */
static gboolean
judge (const Run *run, const char *step, ArbState *state)
{
  g_autofree char *remedies = NULL;
  ArbVerdict verdict;
  ArbMove move;

  if (!parse_step (run, step, state, &move))
    return FALSE;
  if (!case_remedies_hold (run->a_case, state, move, &remedies))
    fail (run, "“%s” has %s", step, remedies);

  arb_standard (state, &move);
  if (!case_is_offered (state, move))
    fail (run, "“%s” is not offered", step);
  arb_check (state, move, &verdict);
  if (!is_expected (run->a_case, &verdict))
    {
      g_autofree char *found = verdict_to_string (&verdict);

      fail (run, "“%s” is %s", step, found);
      return FALSE;
    }
  if (run->a_case->ruled)
    return make_ruled (run, step, state, move, &verdict);
  if (arb_verdict_allows (&verdict))
    arb_apply (state, move, FALSE);
  return TRUE;
}

static gboolean
make (const Run *run, const char *step, ArbState *state)
{
  ArbMove closing[MAX_CLOSING];
  gboolean allowed;
  ArbVerdict verdict;
  ArbMove move;
  guint n;

  if (g_str_has_prefix (step, "given ") && run->system->arrange != NULL)
    {
      g_autofree char *problem = NULL;

      if (run->system->arrange (state, step + strlen ("given "), &problem))
        return TRUE;
      fail (run, "“%s”: %s", step, problem);
      return FALSE;
    }

  allowed = g_str_has_prefix (step, "allow ");
  if (!parse_step (run, allowed ? step + strlen ("allow ") : step, state, &move))
    return FALSE;
  n = arb_complete (state, &move, closing, MAX_CLOSING, &verdict);
  if (!allowed && !arb_verdict_allows (&verdict))
    {
      g_autofree char *found = verdict_to_string (&verdict);

      fail (run, "“%s” on the way is %s", step, found);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    arb_apply (state, closing[i], FALSE);
  if (allowed)
    return make_ruled (run, step, state, move, &verdict);
  arb_apply (state, move, FALSE);
  return TRUE;
}

static gboolean
is_conserved (const Run *run, const ArbState *state)
{
  const char *problem = NULL;

  return run->system->ruleset->conserve (state, &problem);
}

static void
check_facts (const Run *run, const ArbState *state)
{
  for (guint i = 0; i < run->a_case->facts->len; i++)
    {
      g_autofree char *found = NULL;

      if (!case_fact_holds (state, run->a_case->facts->pdata[i], &found))
        fail (run, "%s: found %s", (const char *) run->a_case->facts->pdata[i], found);
    }
}

/* An arrangement may deal out more than there is; a move may not. */
static gboolean
make_and_weigh (const Run *run, const char *step, gboolean judged, ArbState *state)
{
  gboolean conserved = is_conserved (run, state);

  if (!(judged ? judge (run, step, state) : make (run, step, state)))
    return FALSE;
  if (conserved && !g_str_has_prefix (step, "given ") && !is_conserved (run, state))
    fail (run, "something appeared or vanished with “%s”", step);
  return TRUE;
}

static void
run_case (gconstpointer data)
{
  const Run *run = data;
  ArbStateRoom room;
  ArbState *state = &room.state;
  guint n_steps = g_strv_length (run->a_case->steps);

  if (!set_up (run, state))
    return;
  for (guint i = 0; i < n_steps; i++)
    if (!make_and_weigh (run, run->a_case->steps[i],
                         run->a_case->verdict != NULL && i == n_steps - 1, state))
      return;

  check_facts (run, state);
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
    if (!is_yielded (the_system->ruleset->rules[i].id, FALSE))
      {
        g_test_message ("no case yields %s", the_system->ruleset->rules[i].id);
        g_test_fail ();
      }
}

/* One table says what helps against each rule, or that nothing can. */
static void
test_every_rule_has_its_remedy (void)
{
  const ArbRuleset *ruleset = the_system->ruleset;

  for (guint i = 0; i < ruleset->n_rules; i++)
    {
      ArbRemedyFunc remedy = ruleset->remedies[i];
      gboolean has_case = remedy == NULL || remedy == arb_nothing_can;

      if (remedy == NULL && the_catalogue ()->rules[i].rule_class == ARB_RULE_OVERRULABLE)
        {
          g_test_message ("nothing says what helps against %s", ruleset->rules[i].id);
          g_test_fail ();
        }
      for (guint j = 0; j < the_cases->len && !has_case; j++)
        has_case = case_has_remedy (the_cases->pdata[j], ruleset->rules[i].id);
      if (!has_case)
        {
          g_test_message ("no case tells a remedy against %s", ruleset->rules[i].id);
          g_test_fail ();
        }
    }
}

static void
test_every_overrulable_rule_is_overruled (void)
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

/* Whether the case, played with this value of the switch, comes out otherwise with another. */
static gboolean
depends_on (const Case *a_case, const char *edition, guint index, guint value)
{
  gboolean failed = FALSE;
  Run run = { the_system, a_case, edition, -1, 0, &failed };
  guint n = g_strv_length (the_catalogue ()->switches[index].values);
  ArbOptions options;

  if (!find_options (&run, &options) || options.switches[index] != value)
    return FALSE;

  run.turned_switch = (gint) index;
  for (guint other = 0; other < n && !failed; other++)
    {
      run.turned_to = (guint8) other;
      if (other != value)
        run_case (&run);
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
      g_autofree char *path = g_strdup_printf ("/cases/%s/%s/%s", a_case->id, a_case->editions[i],
                                               strrchr (a_case->place, ':') + 1);
      Run *run = g_new0 (Run, 1);

      *run = (Run){ the_system, a_case, a_case->editions[i], -1, 0, NULL };
      g_test_add_data_func_full (path, run, run_case, g_free);
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
  g_test_add_func ("/cases/every-overrulable-rule", test_every_overrulable_rule_is_overruled);
  g_test_add_func ("/cases/every-remedy", test_every_rule_has_its_remedy);
  g_test_add_func ("/cases/every-value", test_every_value_has_a_case);
  if (system->used_sort != 0)
    g_test_add_func ("/cases/every-name", test_every_name_has_a_case);
  status = g_test_run ();
  g_ptr_array_unref (the_cases);
  return status;
}
