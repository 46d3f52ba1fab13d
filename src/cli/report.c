/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/report.h"

#include "cli/cli.h"
#include "engine/core/notation.h"
#include "wording/names.h"
#include "wording/proof.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

ArbReport *
arb_report_new (ArbDocument *document)
{
  const ArbCatalogue *catalogue = arb_document_get_catalogue (document);
  guint n_seats = arb_game_get_options (arb_document_get_game (document))->n_seats;
  ArbReport *report = g_new0 (ArbReport, 1);
  const char *written[ARB_MAX_SEATS];

  arb_wording_init (&report->wording, catalogue, arb_document_get_edition (document));
  report->wording.notation = TRUE;
  for (guint seat = 1; seat <= n_seats; seat++)
    written[seat - 1] = arb_document_get_name (document, seat);
  report->names = arb_names_call (written, n_seats);
  for (guint i = 0; report->names[i] != NULL; i++)
    {
      g_autofree char *name = report->names[i];

      report->names[i] = arb_make_plain (name);
    }
  report->wording.names = (const char *const *) report->names;
  report->wording.n_names = n_seats;
  report->wording.state = arb_game_get_state (arb_document_get_game (document));
  report->document = document;
  return report;
}

ArbReport *
arb_report_open (const char *file)
{
  g_autoptr (GError) error = NULL;
  ArbFileStamp stamp;
  ArbDocument *document = arb_document_load (file, &stamp, &error);
  ArbReport *report;

  if (document == NULL)
    {
      arb_complain (NULL, "%s", error->message);
      return NULL;
    }

  report = arb_report_new (document);
  report->stamp = stamp;
  return report;
}

void
arb_report_free (ArbReport *report)
{
  arb_game_free (report->seen);
  arb_document_free (report->document);
  g_strfreev (report->names);
  g_free (report);
}

gboolean
arb_report_look_as (ArbReport *report, const char *file, const char *as)
{
  const ArbGame *game = arb_document_get_game (report->document);
  g_autofree char *place = g_strdup_printf ("%s: --as", file);
  guint64 seat;

  if (as == NULL)
    return TRUE;
  if (!arb_parse_number (place, as, 1, arb_game_get_options (game)->n_seats, &seat))
    return FALSE;

  report->seen = arb_game_seen_by (game, (guint) seat);
  report->wording.state = arb_game_get_state (report->seen);
  return TRUE;
}

ArbGame *
arb_report_get_game (const ArbReport *report)
{
  return report->seen != NULL ? report->seen : arb_document_get_game (report->document);
}

/* Prints the list; prints nothing if no file could be read, as the commands for one record do. */
static void
print_list (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = NULL;

  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  if (json_array_get_length (json_node_get_array (root)) > 0)
    arb_report_print_json (builder);
}

int
arb_report_each (char **files, gboolean json, const char *as, ArbReportFunc func, gpointer data)
{
  g_autoptr (JsonBuilder) builder = json ? json_builder_new () : NULL;
  int worst = ARB_STATUS_GOOD;

  if (json)
    json_builder_begin_array (builder);

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (ArbReport) report = arb_report_open (files[i]);
      int status = ARB_STATUS_FAILED;

      if (report != NULL && arb_report_look_as (report, files[i], as))
        status = func (report, files[i], builder, data);
      worst = MAX (worst, status);
    }

  if (json)
    print_list (builder);

  return worst;
}

gboolean
arb_report_get_state (const ArbReport *report, const char *file, const char *at, ArbState *state,
                      guint *n_moves)
{
  const ArbGame *game = arb_report_get_game (report);
  guint64 index = arb_game_get_length (game);
  g_autofree char *place = g_strdup_printf ("%s: --at", file);

  if (at != NULL && !arb_parse_number (place, at, 0, index, &index))
    return FALSE;

  arb_game_state_at (game, (guint) index, state);
  if (n_moves != NULL)
    *n_moves = (guint) index;
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
      const ArbReason *reason = &verdict->reasons[i];
      const ArbRuleDefinition *rule = &catalogue->ruleset->rule_definitions[reason->rule];

      json_builder_begin_object (json);
      arb_report_add_string (json, "rule", rule->id);
      if (reason->seat != 0)
        arb_report_add_number (json, "seat", reason->seat);
      add_numbers (json, rule, reason->numbers);
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
        g_string_append_printf (
            text, "%s %s", i > 0 ? "," : "",
            wording->catalogue->ruleset->rule_definitions[verdict->reasons[i].rule].id);
      words = arb_wording_verdict (wording, seat, verdict);
      g_string_append_printf (text, ": %s", words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_remedy (JsonBuilder *json, const ArbWording *wording, const ArbRemedy *remedy)
{
  g_autofree char *message = arb_wording_remedy (wording, remedy);

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "moves");
  json_builder_begin_array (json);
  for (guint i = 0; i < remedy->n_moves; i++)
    {
      g_autofree char *text = arb_move_to_string (wording->catalogue, remedy->moves[i]);

      json_builder_add_string_value (json, text);
    }
  json_builder_end_array (json);
  arb_report_add_boolean (json, "supposed", remedy->supposed);
  arb_report_add_boolean (json, "instead", remedy->instead);
  arb_report_add_string (json, "message", message);
  json_builder_end_object (json);
}

void
arb_report_add_remedies (JsonBuilder *json, const ArbWording *wording, const ArbState *state,
                         ArbMove move, const ArbVerdict *verdict)
{
  g_auto (GStrv) lines = NULL;
  ArbRemedies remedies;

  if (arb_verdict_allows (verdict))
    return;

  arb_remedies_find (state, move, verdict, &remedies);
  if (json == NULL)
    {
      lines = arb_wording_remedies (wording, move.seat, verdict, &remedies);
      for (guint i = 0; lines[i] != NULL; i++)
        printf ("    %s\n", lines[i]);
      return;
    }

  json_builder_set_member_name (json, "remedies");
  json_builder_begin_array (json);
  for (guint i = 0; i < remedies.n; i++)
    add_remedy (json, wording, &remedies.items[i]);
  json_builder_end_array (json);
}

void
arb_report_add_totals (JsonBuilder *json, const char *name, guint n_seats, const gint *numbers)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= n_seats; seat++)
    json_builder_add_int_value (json, numbers[seat]);
  json_builder_end_array (json);
}

void
arb_report_add_scores (JsonBuilder *json, const char *name, const ArbGame *game)
{
  ArbScoreSheet sheet;

  arb_game_score (game, &sheet);
  arb_report_add_totals (json, name, sheet.n_seats, sheet.totals);
}

void
arb_report_add_seats (JsonBuilder *json, const char *name, guint seats)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= ARB_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      json_builder_add_int_value (json, seat);
  json_builder_end_array (json);
}

static void
add_subject (JsonBuilder *json, const ArbCatalogue *catalogue, ArbArgument subject)
{
  g_autoptr (GString) text = g_string_new (NULL);

  arb_argument_format (catalogue, subject, text);
  if (text->len > 0)
    arb_report_add_string (json, "subject", text->str);
}

void
arb_report_add_lines (JsonBuilder *json, const ArbCatalogue *catalogue, const char *name,
                      const ArbScoreLine *lines, guint n_lines, guint seat)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint i = 0; i < n_lines; i++)
    {
      if (seat != 0 && lines[i].seat != seat)
        continue;

      json_builder_begin_object (json);
      if (seat == 0)
        arb_report_add_number (json, "seat", lines[i].seat);
      arb_report_add_string (json, "source", lines[i].source);
      /* A sheet lists no zero: these points are not known yet. */
      json_builder_set_member_name (json, "amount");
      if (lines[i].amount != 0)
        json_builder_add_int_value (json, lines[i].amount);
      else
        json_builder_add_null_value (json);
      add_subject (json, catalogue, lines[i].subject);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_adjustments_of (JsonBuilder *json, const ArbCatalogue *catalogue,
                    const ArbAdjustments *adjustments, guint move)
{
  for (guint i = 0; i < adjustments->n; i++)
    {
      const ArbAdjustment *line = &adjustments->lines[i];

      json_builder_begin_object (json);
      if (move != 0)
        arb_report_add_number (json, "move", move);
      arb_report_add_number (json, "seat", line->seat);
      arb_report_add_string (json, "what", line->what);
      add_subject (json, catalogue, line->subject);
      arb_report_add_number (json, "amount", line->amount);
      json_builder_end_object (json);
    }
}

void
arb_report_add_adjustments (JsonBuilder *json, const ArbCatalogue *catalogue,
                            const ArbAdjustments *adjustments)
{
  json_builder_set_member_name (json, "adjustments");
  json_builder_begin_array (json);
  add_adjustments_of (json, catalogue, adjustments, 0);
  json_builder_end_array (json);
}

void
arb_report_add_all_adjustments (JsonBuilder *json, const ArbGame *game, guint n_moves)
{
  json_builder_set_member_name (json, "adjustments");
  json_builder_begin_array (json);
  for (guint i = 0; i < n_moves; i++)
    add_adjustments_of (json, arb_game_get_catalogue (game),
                        &arb_game_get_entry (game, i)->adjustments, i + 1);
  json_builder_end_array (json);
}

void
arb_report_print_adjustments (const ArbReport *report, guint n_moves)
{
  const ArbGame *game = arb_report_get_game (report);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text =
          arb_wording_adjustments (&report->wording, &arb_game_get_entry (game, i)->adjustments);

      if (text != NULL)
        /* Translators: the number of a move, and what the table put right with it */
        printf (_ ("Adjusted at move %u: %s\n"), i + 1, text);
    }
}

guint
arb_report_count_struck (const ArbReport *report)
{
  const ArbGame *game = arb_report_get_game (report);
  guint n = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    n += arb_game_get_entry (game, i)->struck;
  return n;
}

void
arb_report_print_struck (const ArbReport *report)
{
  guint n = arb_report_count_struck (report);

  if (n > 0)
    printf (ngettext ("%u move is struck: it changed nothing.\n",
                      "%u moves are struck: they changed nothing.\n", n),
            n);
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
arb_report_add_end (JsonBuilder *json, const ArbGame *game)
{
  guint end = arb_game_find_end (game);

  if (end < arb_game_get_length (game))
    arb_report_add_number (json, "moves-that-count", end);
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

void
arb_report_add_entry (JsonBuilder *json, const ArbCatalogue *catalogue, const ArbEntry *entry)
{
  if (!entry->hidden)
    {
      arb_report_add_move (json, catalogue, entry->move);
      return;
    }
  arb_report_add_number (json, "seat", entry->move.seat);
  arb_report_add_boolean (json, "private", TRUE);
}

void
arb_report_add_refutation (JsonBuilder *json, const ArbEntry *entry)
{
  if (entry->refuted_by > 0)
    arb_report_add_number (json, "refuted-by", entry->refuted_by);
}
