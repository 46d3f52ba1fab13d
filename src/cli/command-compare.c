/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/report.h"
#include "engine/record/edition-diff.h"
#include "engine/core/notation.h"
#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* A record, and its judgement by other rules. */
typedef struct
{
  const ArbReport *report;
  ArbEditionDiff diff;
} EditionReport;

static char *
describe (const EditionReport *self, const ArbGame *game, guint index)
{
  const ArbEntry *entry = arb_game_get_entry (game, index);

  return arb_report_format_verdict (&self->report->wording, entry->move.seat, &entry->verdict);
}

static void
print_switches (const EditionReport *self)
{
  const ArbCatalogue *catalogue = self->report->wording.catalogue;
  const guint8 *own = arb_game_get_options (self->diff.own)->switches;
  const guint8 *other = arb_game_get_options (self->diff.other)->switches;

  for (guint i = 0; i < catalogue->n_switches; i++)
    if (own[i] != other[i])
      printf ("%s: %s → %s (%s)\n", catalogue->switches[i].id,
              catalogue->switches[i].values[own[i]], catalogue->switches[i].values[other[i]],
              arb_words_translate ("switches", catalogue->switches[i].id, "title",
                                   catalogue->switches[i].title));
}

static void
print_changes (const EditionReport *self)
{
  for (guint i = 0; i < self->diff.changes->len; i++)
    {
      const ArbChange *change = &g_array_index (self->diff.changes, ArbChange, i);
      g_autofree char *text = NULL;
      g_autofree char *own = NULL;
      g_autofree char *other = NULL;

      text = arb_move_to_string (self->report->wording.catalogue,
                                 arb_game_get_entry (self->diff.own, (guint) change->before)->said);
      own = describe (self, self->diff.own, (guint) change->before);
      other = describe (self, self->diff.other, (guint) change->after);
      /* Translators: the number of a move, the move, its verdict by the rules of the record, and
       * its verdict by the other rules */
      printf (_ ("%d: %s\n  here: %s\n  there: %s\n"), change->before + 1, text, own, other);
    }
}

static void
print_scores (const EditionReport *self)
{
  ArbScoreSheet own, other;

  arb_game_score (self->diff.own, &own);
  arb_game_score (self->diff.other, &other);
  for (guint seat = 1; seat <= own.n_seats; seat++)
    {
      g_autofree char *name = arb_wording_seat (&self->report->wording, seat);

      if (own.totals[seat] != other.totals[seat])
        printf ("%s: %d → %d\n", name, own.totals[seat], other.totals[seat]);
    }
  if (own.winners != other.winners || g_strcmp0 (own.decided_by, other.decided_by) != 0)
    {
      g_autofree char *decision = arb_wording_decision (&self->report->wording, &other);

      puts (decision);
    }
}

static void
print_divergence (const EditionReport *self)
{
  g_autofree char *text = arb_wording_divergence (&self->report->wording, &self->diff);

  puts (text);
}

static gboolean
is_same (const EditionReport *self)
{
  const ArbOptions *own = arb_game_get_options (self->diff.own);
  const ArbOptions *other = arb_game_get_options (self->diff.other);

  return memcmp (own->switches, other->switches, sizeof own->switches) == 0;
}

static void
print_diff (const EditionReport *self)
{
  if (is_same (self))
    puts (_ ("These are the rules of the record: nothing changes."));
  print_switches (self);
  print_changes (self);
  if (self->diff.divergence >= 0)
    print_divergence (self);
  else
    print_scores (self);
}

static void
add_switches (JsonBuilder *json, const EditionReport *self)
{
  const ArbCatalogue *catalogue = self->report->wording.catalogue;
  const guint8 *own = arb_game_get_options (self->diff.own)->switches;
  const guint8 *other = arb_game_get_options (self->diff.other)->switches;

  json_builder_set_member_name (json, "switches");
  json_builder_begin_array (json);
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      if (own[i] == other[i])
        continue;
      json_builder_begin_object (json);
      arb_report_add_string (json, "id", catalogue->switches[i].id);
      arb_report_add_string (json, "value", catalogue->switches[i].values[own[i]]);
      arb_report_add_string (json, "other", catalogue->switches[i].values[other[i]]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_changes (JsonBuilder *json, const EditionReport *self)
{
  const ArbCatalogue *catalogue = self->report->wording.catalogue;

  json_builder_set_member_name (json, "changes");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->diff.changes->len; i++)
    {
      const ArbChange *change = &g_array_index (self->diff.changes, ArbChange, i);
      const ArbEntry *entry = arb_game_get_entry (self->diff.other, (guint) change->after);

      json_builder_begin_object (json);
      json_builder_set_member_name (json, "move");
      json_builder_add_int_value (json, change->before + 1);
      arb_report_add_move (json, catalogue, entry->said);
      arb_report_add_string (json, "verdict", arb_wording_verdict_value (entry->verdict.value));
      arb_report_add_reasons (json, catalogue, &entry->verdict);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
print_json (const EditionReport *self, const char *file)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  arb_report_add_string (json, "file", file);
  add_switches (json, self);
  add_changes (json, self);
  json_builder_set_member_name (json, "parts-at");
  if (self->diff.divergence < 0)
    json_builder_add_null_value (json);
  else
    json_builder_add_int_value (json, self->diff.divergence + 1);
  arb_report_add_scores (json, "scores", self->diff.own);
  arb_report_add_scores (json, "other-scores", self->diff.other);
  json_builder_end_object (json);
  arb_report_print_json (json);
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
  EditionReport self = { .report = report };

  if (other == NULL)
    return ARB_STATUS_FAILED;

  arb_edition_diff_init (&self.diff, arb_report_get_game (report),
                         arb_game_get_options (arb_document_get_game (other)));
  if (arguments->json)
    print_json (&self, arguments->files[0]);
  else
    print_diff (&self);

  arb_edition_diff_clear (&self.diff);
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
