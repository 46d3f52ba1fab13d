/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/report.h"

#include "cli/cli.h"
#include "engine/core/notation.h"
#include "engine/record/earlier.h"
#include "wording/names.h"
#include "wording/proof.h"

#include <glib/gi18n-lib.h>

void
arb_report_learn (ArbReport *report)
{
  const ArbDocument *document = report->document;
  const ArbGame *game = arb_document_get_game (report->document);
  guint n_seats = arb_game_get_options (game)->n_seats;
  const char *written[ARB_MAX_SEATS];

  arb_wording_init (&report->wording, arb_document_get_catalogue (document),
                    arb_document_get_edition (document));
  report->wording.notation = TRUE;
  for (guint seat = 1; seat <= n_seats; seat++)
    written[seat - 1] = arb_document_get_name (document, seat);
  g_strfreev (report->names);
  report->names = arb_names_call (written, n_seats);
  for (guint i = 0; report->names[i] != NULL; i++)
    {
      g_autofree char *name = report->names[i];

      report->names[i] = arb_make_plain (name);
    }
  report->wording.names = (const char *const *) report->names;
  report->wording.n_names = n_seats;
  report->wording.state = arb_game_get_state (game);
}

ArbReport *
arb_report_new (ArbDocument *document)
{
  ArbReport *report = g_new0 (ArbReport, 1);

  report->document = document;
  arb_report_learn (report);
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

int
arb_report_each (char **files, gboolean json, const char *as, ArbReportFunc func, gpointer data)
{
  g_autoptr (ArbOutput) all = arb_output_new_list ();
  int worst = ARB_STATUS_GOOD;

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (ArbReport) report = arb_report_open (files[i]);
      g_autoptr (ArbOutput) one = arb_output_new_list ();
      int status = ARB_STATUS_FAILED;

      if (report != NULL && arb_report_look_as (report, files[i], as))
        status = func (report, files[i], json ? all : one, data);
      worst = MAX (worst, status);
      if (!json)
        arb_output_print (one, FALSE);
    }

  /* Prints nothing if no file could be read, as the commands for one record do. */
  if (json && !arb_output_is_empty (all))
    arb_output_print (all, TRUE);

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

void
arb_report_add_reasons (ArbOutput *output, const ArbCatalogue *catalogue, const ArbVerdict *verdict)
{
  ArbOutput *reasons = arb_output_add_list (output, "reasons");

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];
      const ArbRuleDefinition *rule = &catalogue->ruleset->rule_definitions[reason->rule];
      ArbOutput *item = arb_output_add_object (reasons, NULL);
      ArbOutput *numbers;

      arb_output_add_string (item, "rule", rule->id);
      if (reason->seat != 0)
        arb_output_add_number (item, "seat", reason->seat);
      numbers = arb_output_add_object (item, "numbers");
      for (guint n = 0; rule->numbers[n] != NULL; n++)
        arb_output_add_number (numbers, rule->numbers[n], reason->numbers[n]);
    }
}

void
arb_report_add_verdict (ArbOutput *output, const ArbCatalogue *catalogue, const ArbVerdict *verdict)
{
  arb_output_add_string (output, "verdict", arb_wording_verdict_value (verdict->value));
  arb_report_add_reasons (output, catalogue, verdict);
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

/* Adds the number of a line, and the sentence about it, if there is one. */
static void
add_line (ArbOutput *output, const char *name, guint number, char *sentence)
{
  g_autofree char *words = sentence;

  if (number == 0)
    return;
  arb_output_say (output, "    %s\n", words);
  arb_output_add_number (output, name, number);
}

void
arb_report_add_earlier (ArbOutput *output, const ArbWording *wording, const ArbGame *game,
                        guint length, ArbMove move, const ArbVerdict *verdict)
{
  const ArbGameLog *log = arb_game_get_log (game);
  guint number = arb_game_log_find_cause (log, length, move, verdict);

  add_line (output, "cause", number, arb_wording_cause (wording, game, number));
  if (length < arb_game_log_get_length (log) || arb_verdict_allows (verdict))
    return;
  number = arb_game_log_find_omission (log, move);
  add_line (output, "insert-before", number, arb_wording_omission (wording, game, number));
}

void
arb_report_add_remedies (ArbOutput *output, const ArbWording *wording, const ArbState *state,
                         ArbMove move, const ArbVerdict *verdict)
{
  g_auto (GStrv) lines = NULL;
  ArbOutput *list;
  ArbRemedies remedies;

  if (arb_verdict_allows (verdict))
    return;

  arb_remedies_find (state, move, verdict, &remedies);
  lines = arb_wording_remedies (wording, move.seat, verdict, &remedies);
  for (guint i = 0; lines[i] != NULL; i++)
    arb_output_say (output, "    %s\n", lines[i]);

  arb_output_add_boolean (output, "remedies-complete", remedies.complete);
  list = arb_output_add_list (output, "remedies");
  for (guint i = 0; i < remedies.n; i++)
    {
      const ArbRemedy *remedy = &remedies.items[i];
      g_autofree char *message = arb_wording_remedy (wording, remedy);
      ArbOutput *item = arb_output_add_object (list, NULL);

      arb_report_add_moves (item, "moves", wording->catalogue, remedy->moves, remedy->n_moves);
      arb_output_add_boolean (item, "supposed", remedy->supposed);
      arb_output_add_boolean (item, "instead", remedy->instead);
      arb_output_add_string (item, "message", message);
    }
}

void
arb_report_add_totals (ArbOutput *output, const char *name, guint n_seats, const gint *numbers)
{
  ArbOutput *list = arb_output_add_list (output, name);

  for (guint seat = 1; seat <= n_seats; seat++)
    arb_output_add_number (list, NULL, numbers[seat]);
}

void
arb_report_say_totals (ArbOutput *output, const ArbWording *wording, const ArbScoreSheet *before,
                       const ArbScoreSheet *after)
{
  for (guint seat = 1; seat <= after->n_seats; seat++)
    {
      g_autofree char *name = arb_wording_seat (wording, seat);

      if (before->totals[seat] != after->totals[seat])
        arb_output_say (output, "%s: %d → %d\n", name, before->totals[seat], after->totals[seat]);
    }
}

void
arb_report_add_seats (ArbOutput *output, const char *name, guint seats)
{
  ArbOutput *list = arb_output_add_list (output, name);

  for (guint seat = 1; seat <= ARB_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      arb_output_add_number (list, NULL, seat);
}

static void
add_subject (ArbOutput *output, const ArbCatalogue *catalogue, ArbArgument subject)
{
  g_autoptr (GString) text = g_string_new (NULL);

  arb_argument_format (catalogue, subject, text);
  if (text->len > 0)
    arb_output_add_string (output, "subject", text->str);
}

void
arb_report_add_lines (ArbOutput *output, const ArbCatalogue *catalogue, const char *name,
                      const ArbScoreLine *lines, guint n_lines, guint seat)
{
  ArbOutput *list = arb_output_add_list (output, name);

  for (guint i = 0; i < n_lines; i++)
    {
      ArbOutput *item;

      if (seat != 0 && lines[i].seat != seat)
        continue;

      item = arb_output_add_object (list, NULL);
      if (seat == 0)
        arb_output_add_number (item, "seat", lines[i].seat);
      arb_output_add_string (item, "source", lines[i].source);
      /* A sheet lists no zero: these points are not known yet. */
      arb_output_add_number_or_null (item, "amount", lines[i].amount != 0, lines[i].amount);
      add_subject (item, catalogue, lines[i].subject);
    }
}

static void
add_adjustments_of (ArbOutput *list, const ArbCatalogue *catalogue,
                    const ArbAdjustments *adjustments, guint move)
{
  for (guint i = 0; i < adjustments->n; i++)
    {
      const ArbAdjustment *line = &adjustments->lines[i];
      ArbOutput *item = arb_output_add_object (list, NULL);

      if (move != 0)
        arb_output_add_number (item, "move", move);
      arb_output_add_number (item, "seat", line->seat);
      arb_output_add_string (item, "what", line->what);
      add_subject (item, catalogue, line->subject);
      arb_output_add_number (item, "amount", line->amount);
    }
}

void
arb_report_add_adjustments (ArbOutput *output, const ArbCatalogue *catalogue,
                            const ArbAdjustments *adjustments)
{
  add_adjustments_of (arb_output_add_list (output, "adjustments"), catalogue, adjustments, 0);
}

void
arb_report_add_all_adjustments (ArbOutput *output, const ArbReport *report, guint n_moves)
{
  const ArbGame *game = arb_report_get_game (report);
  ArbOutput *list = arb_output_add_list (output, "adjustments");

  for (guint i = 0; i < n_moves; i++)
    add_adjustments_of (list, report->wording.catalogue, &arb_game_get_entry (game, i)->adjustments,
                        i + 1);
}

void
arb_report_say_adjustments (ArbOutput *output, const ArbReport *report, guint n_moves)
{
  const ArbGame *game = arb_report_get_game (report);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text =
          arb_wording_adjustments (&report->wording, &arb_game_get_entry (game, i)->adjustments);

      if (text != NULL)
        /* Translators: the number of a move, and what the table put right with it */
        arb_output_say (output, _ ("Adjusted at move %u: %s\n"), i + 1, text);
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
arb_report_say_struck (ArbOutput *output, const ArbReport *report)
{
  guint n = arb_report_count_struck (report);

  if (n > 0)
    arb_output_say (output,
                    ngettext ("%u move is struck: it changed nothing.\n",
                              "%u moves are struck: they changed nothing.\n", n),
                    n);
}

void
arb_report_add_end (ArbOutput *output, const ArbGame *game)
{
  guint end = arb_game_find_end (game);

  if (end < arb_game_get_length (game))
    arb_output_add_number (output, "moves-that-count", end);
}

void
arb_report_add_move (ArbOutput *output, const ArbCatalogue *catalogue, ArbMove move)
{
  g_autofree char *text = arb_move_to_string (catalogue, move);

  arb_output_add_number (output, "seat", move.seat);
  arb_output_add_string (output, "text", text);
}

void
arb_report_add_moves (ArbOutput *output, const char *name, const ArbCatalogue *catalogue,
                      const ArbMove *moves, guint n_moves)
{
  ArbOutput *list = arb_output_add_list (output, name);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text = arb_move_to_string (catalogue, moves[i]);

      arb_output_add_string (list, NULL, text);
    }
}

char *
arb_report_format_moves (const ArbCatalogue *catalogue, const ArbMove *moves, guint n_moves,
                         const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      if (i > 0)
        g_string_append (text, separator);
      arb_move_format (catalogue, moves[i], text);
    }
  return g_string_free (text, FALSE);
}

void
arb_report_add_entry (ArbOutput *output, const ArbCatalogue *catalogue, const ArbEntry *entry)
{
  if (!entry->hidden)
    {
      arb_report_add_move (output, catalogue, entry->move);
      return;
    }
  arb_output_add_number (output, "seat", entry->move.seat);
  arb_output_add_boolean (output, "private", TRUE);
}

void
arb_report_add_refutation (ArbOutput *output, const ArbEntry *entry)
{
  if (entry->refuted_by > 0)
    arb_output_add_number (output, "refuted-by", entry->refuted_by);
}

void
arb_report_add_fact (ArbOutput *facts, const char *name, const char *before, const char *after)
{
  ArbOutput *fact;

  if (g_strcmp0 (before, after) == 0)
    return;
  before = before != NULL ? before : "";
  after = after != NULL ? after : "";
  fact = arb_output_add_object (facts, NULL);
  arb_output_say (fact, "%s: %s → %s\n", name, *before != '\0' ? before : "-",
                  *after != '\0' ? after : "-");
  arb_output_add_string (fact, "fact", name);
  arb_output_add_string (fact, "before", before);
  arb_output_add_string (fact, "after", after);
}
