/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/report.h"
#include "engine/record/edition-diff.h"
#include "engine/core/notation.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
describe (const ArbReport *report, const ArbEntry *entry)
{
  return arb_report_format_verdict (&report->wording, entry->move.seat, &entry->verdict);
}

static void
add_switches (ArbOutput *output, const ArbCatalogue *catalogue, const ArbEditionDiff *diff)
{
  const guint8 *own = arb_game_get_options (diff->own)->switches;
  const guint8 *other = arb_game_get_options (diff->other)->switches;
  ArbOutput *list = arb_output_add_list (output, "switches");

  if (memcmp (own, other, sizeof arb_game_get_options (diff->own)->switches) == 0)
    arb_output_say (list, "%s\n", _ ("These are the rules of the record: nothing changes."));
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &catalogue->switches[i];
      ArbOutput *item;

      if (own[i] == other[i])
        continue;
      item = arb_output_add_object (list, NULL);
      arb_output_say (item, "%s: %s → %s (%s)\n", a_switch->id, a_switch->values[own[i]],
                      a_switch->values[other[i]],
                      arb_words_translate ("switches", a_switch->id, "title", a_switch->title));
      arb_output_add_string (item, "id", a_switch->id);
      arb_output_add_string (item, "value", a_switch->values[own[i]]);
      arb_output_add_string (item, "other", a_switch->values[other[i]]);
    }
}

static void
add_change (ArbOutput *list, const ArbReport *report, const ArbEditionDiff *diff,
            const ArbChange *change)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  const ArbEntry *before = arb_game_get_entry (diff->own, (guint) change->before);
  const ArbEntry *after = arb_game_get_entry (diff->other, (guint) change->after);
  g_autofree char *text = arb_move_to_string (catalogue, before->said);
  g_autofree char *own = describe (report, before);
  g_autofree char *other = describe (report, after);
  ArbOutput *item = arb_output_add_object (list, NULL);

  /* Translators: the number of a move, the move, its verdict by the rules of the record, and
   * its verdict by the other rules */
  arb_output_say (item, _ ("%d: %s\n  here: %s\n  there: %s\n"), change->before + 1, text, own,
                  other);
  arb_output_add_number (item, "move", change->before + 1);
  arb_report_add_move (item, catalogue, after->said);
  arb_report_add_verdict (item, catalogue, &after->verdict);
}

/* Says where the game diverges, or who has another score, and who wins then. */
static void
say_outcome (ArbOutput *output, const ArbWording *wording, const ArbEditionDiff *diff,
             const ArbScoreSheet *own, const ArbScoreSheet *other)
{
  g_autofree char *decision = arb_wording_decision (wording, other);
  g_autofree char *divergence = NULL;

  if (diff->divergence >= 0)
    {
      divergence = arb_wording_divergence (wording, diff);
      arb_output_say (output, "%s\n", divergence);
      return;
    }
  arb_report_say_totals (output, wording, own, other);
  if (own->winners != other->winners || g_strcmp0 (own->decided_by, other->decided_by) != 0)
    arb_output_say (output, "%s\n", decision);
}

static void
add_diff (ArbOutput *output, const ArbReport *report, const char *file, const ArbEditionDiff *diff)
{
  ArbScoreSheet own, other;
  ArbOutput *changes;

  arb_game_score (diff->own, &own);
  arb_game_score (diff->other, &other);
  arb_output_add_string (output, "file", file);
  add_switches (output, report->wording.catalogue, diff);
  changes = arb_output_add_list (output, "changes");
  for (guint i = 0; i < diff->changes->len; i++)
    add_change (changes, report, diff, &g_array_index (diff->changes, ArbChange, i));
  arb_output_add_number_or_null (output, "parts-at", diff->divergence >= 0, diff->divergence + 1);
  arb_report_add_totals (output, "scores", own.n_seats, own.totals);
  arb_report_add_totals (output, "other-scores", other.n_seats, other.totals);
  say_outcome (output, &report->wording, diff, &own, &other);
}

/* Puts the house rules of the record before those of the command line, which override them. */
static void
keep_switches (ArbChoice *choice, const ArbReport *report)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  const ArbOptions *own = arb_game_get_options (arb_report_get_game (report));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  ArbOptions plain;

  arb_options_init (&plain, catalogue, own->n_seats, own->edition);
  for (char **variant = choice->variants; *variant != NULL; variant++)
    arb_options_add_variant (&plain, catalogue,
                             (guint) arb_catalogue_find_variant (catalogue, *variant));
  for (guint i = 0; i < catalogue->n_switches; i++)
    if (own->switches[i] != plain.switches[i])
      {
        g_autofree char *text = g_strdup_printf ("%s=%s", catalogue->switches[i].id,
                                                 catalogue->switches[i].values[own->switches[i]]);

        g_strv_builder_add (builder, text);
      }
  if (choice->switches != NULL)
    g_strv_builder_addv (builder, (const char **) choice->switches);

  g_strfreev (choice->switches);
  choice->switches = g_strv_builder_end (builder);
}

/* Makes the other rules from the command line, and from the record for what that leaves out. */
static ArbDocument *
choose (ArbChoice *choice, const ArbReport *report)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  gboolean same_rules = choice->edition == NULL && choice->variants == NULL;

  if (choice->edition == NULL)
    choice->edition = g_strdup (arb_document_get_edition (report->document));
  if (choice->variants == NULL)
    choice->variants =
        g_strdupv ((char **) (guintptr) arb_document_get_variants (report->document));
  if (same_rules)
    keep_switches (choice, report);
  for (guint seat = 1; seat <= arb_game_get_options (arb_report_get_game (report))->n_seats; seat++)
    g_strv_builder_add (builder, arb_document_get_name (report->document, seat));

  names = g_strv_builder_end (builder);
  return arb_choice_begin (choice, catalogue, (const char *const *) names);
}

static int
compare (ArbChoice *choice, const ArbReport *report, const ArbArguments *arguments)
{
  g_autoptr (ArbDocument) other = choose (choice, report);
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  ArbEditionDiff diff;

  if (other == NULL)
    return ARB_STATUS_FAILED;

  arb_edition_diff_init (&diff, arb_report_get_game (report),
                         arb_game_get_options (arb_document_get_game (other)));
  add_diff (output, report, arguments->files[0], &diff);
  arb_output_print (output, arguments->json);
  arb_edition_diff_clear (&diff);
  return ARB_STATUS_GOOD;
}

static gboolean
check_choice (const ArbChoice *choice, const ArbReport *report)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  g_autofree char *known = NULL;

  if (choice->edition != NULL || choice->variants != NULL || choice->switches != NULL)
    return TRUE;

  known = arb_choice_list_editions (catalogue);
  arb_complain ("compare",
                _ ("expected other rules: --edition with one of %s, --variant or --switch"), known);
  return FALSE;
}

int
arb_command_compare (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_auto (ArbChoice) choice = { 0 };
  g_autoptr (ArbReport) report = NULL;
  const GOptionEntry own[] = { ARB_CHOICE_ENTRIES (&choice), G_OPTION_ENTRY_NULL };

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE"),
                            N_ ("Judges a record under other rules and shows where it mattered."),
                            1, 1))
    return ARB_STATUS_FAILED;

  report = arb_report_open (arguments.files[0]);
  return report != NULL && check_choice (&choice, report) ? compare (&choice, report, &arguments)
                                                          : ARB_STATUS_FAILED;
}
