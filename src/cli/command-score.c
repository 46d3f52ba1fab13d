/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/notation.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
add_lines (JsonBuilder *json, const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  json_builder_set_member_name (json, "lines");
  json_builder_begin_array (json);
  for (guint i = 0; i < sheet->n_lines; i++)
    {
      const ArbScoreLine *line = &sheet->lines[i];
      g_autoptr (GString) subject = g_string_new (NULL);

      if (line->seat != seat)
        continue;

      json_builder_begin_object (json);
      arb_report_add_string (json, "source", line->source);
      arb_report_add_number (json, "amount", line->amount);
      arb_argument_format (report->wording.catalogue, line->subject, subject);
      if (subject->len > 0)
        arb_report_add_string (json, "subject", subject->str);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_player (JsonBuilder *json, const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);

  json_builder_begin_object (json);
  arb_report_add_number (json, "seat", seat);
  arb_report_add_string (json, "name", name);
  arb_report_add_number (json, "total", sheet->totals[seat]);
  arb_report_add_number (json, "rank", sheet->ranks[seat]);
  if (sheet->tiebreaks[seat] >= 0)
    arb_report_add_number (json, "tiebreak", sheet->tiebreaks[seat]);
  else
    {
      json_builder_set_member_name (json, "tiebreak");
      json_builder_add_null_value (json);
    }
  add_lines (json, report, sheet, seat);
  json_builder_end_object (json);
}

static void
add_sheet (JsonBuilder *json, const ArbReport *report, const char *file, const ArbScoreSheet *sheet)
{
  json_builder_begin_object (json);
  arb_report_add_string (json, "file", file);
  arb_report_add_boolean (json, "finished", sheet->finished);
  arb_report_add_string (json, "decided-by", sheet->decided_by != NULL ? sheet->decided_by : "");

  json_builder_set_member_name (json, "winners");
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if ((sheet->winners & 1u << seat) != 0)
      json_builder_add_int_value (json, seat);
  json_builder_end_array (json);

  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    add_player (json, report, sheet, seat);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
print_player (const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);

  printf ("%d. %s: %d\n", sheet->ranks[seat], name, sheet->totals[seat]);
  for (guint i = 0; i < sheet->n_lines; i++)
    {
      const ArbScoreLine *line = &sheet->lines[i];
      g_autofree char *source = NULL;
      g_autofree char *subject = NULL;

      if (line->seat != seat)
        continue;

      source = arb_wording_id (&report->wording, line->source);
      if (line->subject != ARB_ARGUMENT_NONE)
        subject = arb_wording_argument (&report->wording, line->subject);
      printf ("   %4d  %s%s%s\n", line->amount, source, subject != NULL ? ": " : "",
              subject != NULL ? subject : "");
    }
}

/* Players as they rank; those of equal rank as they sit. */
static void
print_sheet (const ArbReport *report, const ArbScoreSheet *sheet)
{
  g_autofree char *decision = arb_wording_decision (&report->wording, sheet);

  for (gint rank = 1; rank <= sheet->n_seats; rank++)
    for (guint seat = 1; seat <= sheet->n_seats; seat++)
      if (sheet->ranks[seat] == rank)
        print_player (report, sheet, seat);
  puts (decision);
}

static guint
count_ruled (const ArbGame *game)
{
  guint n = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (arb_game_get_entry (game, i)->ruled)
      n++;

  return n;
}

static int
score_report (const ArbReport *report, const char *file, JsonBuilder *json, gpointer data)
{
  const ArbGame *game = arb_report_get_game (report);
  guint n_ruled = count_ruled (game);
  ArbScoreSheet sheet;

  arb_game_score (game, &sheet);
  if (json != NULL)
    {
      add_sheet (json, report, file, &sheet);
      return ARB_STATUS_GOOD;
    }

  print_sheet (report, &sheet);
  if (n_ruled > 0)
    printf (ngettext ("%u move was against the rules and allowed by the table.\n",
                      "%u moves were against the rules and allowed by the table.\n", n_ruled),
            n_ruled);
  return ARB_STATUS_GOOD;
}

int
arb_command_score (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };

  if (!arb_arguments_parse (&arguments, words, NULL, "FILE…",
                            "Shows the score sheet, the ranking, and what decided the game.", 1,
                            G_MAXUINT))
    return ARB_STATUS_FAILED;

  return arb_report_each (arguments.files, arguments.json, score_report, NULL);
}
