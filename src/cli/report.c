/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/report.h"

#include "cli/cli.h"
#include "engine/notation.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

ArbReport *
arb_report_open (const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (file, &error);
  const ArbCatalogue *catalogue;
  ArbReport *report;
  guint n_seats;

  if (document == NULL)
    {
      arb_complain (NULL, "%s", error->message);
      return NULL;
    }

  catalogue = arb_document_get_catalogue (document);
  report = g_new0 (ArbReport, 1);
  arb_wording_init (&report->wording, catalogue, arb_document_get_edition (document));
  n_seats = arb_game_get_options (arb_document_get_game (document))->n_seats;
  for (guint seat = 1; seat <= n_seats; seat++)
    report->names[seat] = arb_document_get_name (document, seat);
  report->wording.names = report->names;
  report->wording.n_names = n_seats;
  report->document = g_steal_pointer (&document);
  return report;
}

void
arb_report_free (ArbReport *report)
{
  arb_document_free (report->document);
  g_free (report);
}

ArbGame *
arb_report_get_game (const ArbReport *report)
{
  return arb_document_get_game (report->document);
}

int
arb_report_each (char **files, gboolean json, ArbReportFunc func, gpointer data)
{
  g_autoptr (JsonBuilder) builder = json ? json_builder_new () : NULL;
  int worst = ARB_STATUS_GOOD;

  if (json)
    json_builder_begin_array (builder);

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (ArbReport) report = arb_report_open (files[i]);
      int status = report != NULL ? func (report, files[i], builder, data) : ARB_STATUS_FAILED;

      worst = MAX (worst, status);
    }

  if (json)
    {
      json_builder_end_array (builder);
      arb_report_print_json (builder);
    }

  return worst;
}

gboolean
arb_report_get_state (const ArbReport *report, const char *file, const char *at, ArbState *state)
{
  const ArbGame *game = arb_report_get_game (report);
  guint64 index = arb_game_get_length (game);

  if (at != NULL && !arb_parse_number (file, at, 0, index, &index))
    return FALSE;

  arb_game_state_at (game, (guint) index, state);
  return TRUE;
}

static void
add_numbers (JsonBuilder *json, const ArbRuleDefinition *definition, const gint16 *numbers)
{
  json_builder_set_member_name (json, "numbers");
  json_builder_begin_object (json);
  for (guint i = 0; definition->numbers[i] != NULL; i++)
    arb_report_add_number (json, definition->numbers[i], numbers[i]);
  json_builder_end_object (json);
}

void
arb_report_add_reasons (JsonBuilder *json, const ArbCatalogue *catalogue, const ArbVerdict *verdict)
{
  json_builder_set_member_name (json, "reasons");
  json_builder_begin_array (json);
  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbRuleDefinition *rule = &catalogue->ruleset->rules[verdict->reasons[i].rule];

      json_builder_begin_object (json);
      arb_report_add_string (json, "rule", rule->id);
      add_numbers (json, rule, verdict->reasons[i].numbers);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

char *
arb_report_format_verdict (const ArbWording *wording, guint seat, const ArbVerdict *verdict)
{
  g_autoptr (GString) text = g_string_new (arb_wording_verdict_value (verdict->value));
  g_autofree char *words = NULL;

  if (verdict->n_reasons > 0)
    {
      for (guint i = 0; i < verdict->n_reasons; i++)
        g_string_append_printf (text, "%s %s", i > 0 ? "," : "",
                                wording->catalogue->ruleset->rules[verdict->reasons[i].rule].id);
      words = arb_wording_verdict (wording, seat, verdict);
      g_string_append_printf (text, ": %s", words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
arb_report_add_scores (JsonBuilder *json, const char *name, const ArbGame *game)
{
  ArbScoreSheet sheet;

  arb_game_score (game, &sheet);
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    json_builder_add_int_value (json, sheet.totals[seat]);
  json_builder_end_array (json);
}

void
arb_report_print_json (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = json_builder_get_root (json);
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autofree char *text = NULL;

  json_generator_set_pretty (generator, TRUE);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, NULL);
  puts (text);
}

void
arb_report_add_string (JsonBuilder *json, const char *name, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, valid);
}

void
arb_report_add_number (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

void
arb_report_add_boolean (JsonBuilder *json, const char *name, gboolean value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, value);
}

void
arb_report_add_move (JsonBuilder *json, const ArbCatalogue *catalogue, ArbMove move)
{
  g_autofree char *text = arb_move_to_string (catalogue, move);

  arb_report_add_number (json, "seat", move.seat);
  arb_report_add_string (json, "text", text);
}
