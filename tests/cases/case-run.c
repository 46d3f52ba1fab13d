/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-run.h"

#include "case-facts.h"
#include "case-offers.h"
#include "case-remedies.h"
#include "store/catalogues.h"
#include "wording/notation.h"

#include <string.h>

#define MAX_CLOSING 32

static const char *const verdict_values[] = {
  [ARB_LEGAL] = "legal",
  [ARB_VOID] = "void",
  [ARB_UNDECIDABLE] = "undecidable",
  [ARB_ILLEGAL] = "illegal",
};

const ArbCatalogue *
case_run_catalogue (const CaseRun *run)
{
  return arb_catalogue_get (run->system->ruleset);
}

static void G_GNUC_PRINTF (2, 3) fail (const CaseRun *run, const char *format, ...)
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
apply_setting (const CaseRun *run, ArbOptions *options, const char *key, const char *value)
{
  const ArbCatalogue *catalogue = case_run_catalogue (run);
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

gboolean
case_run_find_options (const CaseRun *run, ArbOptions *options)
{
  const ArbCatalogue *catalogue = case_run_catalogue (run);
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

      if (pair[1] == NULL || !apply_setting (run, options, pair[0], pair[1]))
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
set_up (const CaseRun *run, ArbState *state)
{
  ArbOptions options;

  if (!case_run_find_options (run, &options))
    return FALSE;

  arb_setup (case_run_catalogue (run), &options, state);
  return TRUE;
}

static void
add_reasons (const CaseRun *run, GString *text, const ArbVerdict *verdict)
{
  const ArbRuleDefinition *rules = run->system->ruleset->rule_definitions;

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];

      g_string_append_printf (text, " %s", rules[reason->rule].id);
      if (reason->seat != 0)
        g_string_append_printf (text, " seat=%u", reason->seat);
      for (guint j = 0; rules[reason->rule].numbers[j] != NULL; j++)
        g_string_append_printf (text, " %s=%d", rules[reason->rule].numbers[j], reason->numbers[j]);
    }
}

static char *
verdict_to_string (const CaseRun *run, const ArbVerdict *verdict)
{
  GString *text = g_string_new (verdict_values[verdict->value]);

  add_reasons (run, text, verdict);
  return g_string_free (text, FALSE);
}

static gboolean
has_number (const CaseRun *run, const ArbReason *reason, const char *expected)
{
  const ArbRuleDefinition *rule = &run->system->ruleset->rule_definitions[reason->rule];
  g_autofree char *seat = g_strdup_printf ("seat=%u", reason->seat);

  if (reason->seat != 0 && g_str_equal (seat, expected))
    return TRUE;
  for (guint i = 0; rule->numbers[i] != NULL; i++)
    {
      g_autofree char *number = g_strdup_printf ("%s=%d", rule->numbers[i], reason->numbers[i]);

      if (g_str_equal (number, expected))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_reason (const CaseRun *run, const ArbReason *reason, const CaseReason *expected)
{
  if (!g_str_equal (run->system->ruleset->rule_definitions[reason->rule].id, expected->rule))
    return FALSE;
  for (guint i = 0; i < expected->numbers->len; i++)
    if (!has_number (run, reason, expected->numbers->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
is_expected (const CaseRun *run, const ArbVerdict *verdict)
{
  if (!g_str_equal (verdict_values[verdict->value], run->a_case->verdict)
      || verdict->n_reasons != run->a_case->reasons->len)
    return FALSE;
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (!is_reason (run, &verdict->reasons[i], run->a_case->reasons->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
parse_step (const CaseRun *run, const char *step, ArbState *state, ArbMove *move)
{
  g_autoptr (GError) error = NULL;

  if (arb_wording_parse_move (case_run_catalogue (run), state->n_seats, step, move, &error))
    return TRUE;

  fail (run, "“%s”: %s", step, error->message);
  return FALSE;
}

/* Makes a move against the rules, as the table allows it. */
static gboolean
make_ruled (const CaseRun *run, const char *step, ArbState *state, ArbMove move,
            const ArbVerdict *verdict)
{
  if (!arb_can_overrule (state->catalogue, verdict))
    {
      g_autofree char *found = verdict_to_string (run, verdict);

      fail (run, "“%s” is nothing to overrule, it is %s", step, found);
      return FALSE;
    }

  arb_apply (state, move, TRUE);
  return TRUE;
}

/* Judges the last step as it stands, or as a player is told who says it, and makes it, if it can be
 * made. */
static gboolean
judge (const CaseRun *run, const char *step, ArbState *state)
{
  gboolean said = g_str_has_prefix (step, "say ");
  g_autofree char *remedies = NULL;
  ArbClosing closing = { 0 };
  ArbVerdict verdict;
  ArbMove move;

  if (!parse_step (run, said ? step + strlen ("say ") : step, state, &move))
    return FALSE;
  if (!case_remedies_hold (run->a_case, state, move, &remedies))
    fail (run, "“%s” has %s", step, remedies);

  if (said)
    arb_complete (state, &move, &closing, &verdict);
  arb_apply_closing (state, &closing);
  arb_canonicalize (state, &move);
  /* A switch is weighed by verdicts and numbers alone. */
  if (run->turned_switch < 0 && !case_is_offered (state, move))
    fail (run, "“%s” is not offered", step);
  if (!said)
    arb_check (state, move, &verdict);
  if (!is_expected (run, &verdict))
    {
      g_autofree char *found = verdict_to_string (run, &verdict);

      fail (run, "“%s” is %s", step, found);
      return FALSE;
    }
  if (run->a_case->ruled)
    return make_ruled (run, step, state, move, &verdict);
  if (arb_verdict_allows (&verdict))
    arb_apply (state, move, FALSE);
  return TRUE;
}

/* A position as the command line takes it, or what only a test can arrange. Adjustments that make it
 * are not those of the case. */
static gboolean
arrange (const CaseRun *run, const char *text, ArbState *state)
{
  guint16 n_adjusted = state->n_adjusted;
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;
  ArbMove moves[ARB_MAX_POSITION_MOVES];
  ArbPositionLine line;
  ArbVerdict verdict;
  guint n_moves;

  if (run->system->arrange != NULL && run->system->arrange (state, text, &problem))
    return TRUE;
  if (problem != NULL)
    fail (run, "“given %s”: %s", text, problem);
  else if (!arb_wording_parse_position (state->catalogue, state->n_seats, text, &line, &error))
    fail (run, "“given %s”: %s", text, error->message);
  else if (!arb_position_arrange (state, &line, moves, &n_moves, &verdict))
    {
      g_autofree char *found = verdict_to_string (run, &verdict);
      g_autofree char *move = arb_move_to_string (state->catalogue, moves[n_moves - 1]);

      fail (run, "“given %s”: “%s” is %s", text, move, found);
    }
  else
    {
      state->n_adjusted = n_adjusted;
      return TRUE;
    }
  return FALSE;
}

static gboolean
make (const CaseRun *run, const char *step, ArbState *state)
{
  ArbClosing closing;
  gboolean allowed;
  ArbVerdict verdict;
  ArbMove move;

  if (g_str_has_prefix (step, "given "))
    return arrange (run, step + strlen ("given "), state);

  allowed = g_str_has_prefix (step, "allow ");
  if (!parse_step (run, allowed ? step + strlen ("allow ") : step, state, &move))
    return FALSE;
  arb_complete (state, &move, &closing, &verdict);
  if (!allowed && !arb_verdict_allows (&verdict))
    {
      g_autofree char *found = verdict_to_string (run, &verdict);

      fail (run, "“%s” on the way is %s", step, found);
      return FALSE;
    }
  arb_apply_closing (state, &closing);
  if (allowed)
    return make_ruled (run, step, state, move, &verdict);
  arb_apply (state, move, FALSE);
  return TRUE;
}

static gboolean
is_conserved (const CaseRun *run, const ArbState *state)
{
  const char *problem = NULL;

  return arb_conserves (state, &problem);
}

static void
check_facts (const CaseRun *run, const ArbState *state)
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
make_and_weigh (const CaseRun *run, const char *step, gboolean judged, ArbState *state)
{
  gboolean conserved = is_conserved (run, state);

  if (!(judged ? judge (run, step, state) : make (run, step, state)))
    return FALSE;
  if (conserved && !g_str_has_prefix (step, "given ") && !is_conserved (run, state))
    fail (run, "something appeared or vanished with “%s”", step);
  return TRUE;
}

void
case_run (gconstpointer data)
{
  const CaseRun *run = data;
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
