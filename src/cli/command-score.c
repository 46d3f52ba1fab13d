/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/proof.h"
#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
add_player (JsonBuilder *json, const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  json_builder_begin_object (json);
  arb_report_add_number (json, "seat", seat);
  arb_report_add_string (json, "name", arb_document_get_name (report->document, seat));
  arb_report_add_number (json, "total", sheet->totals[seat]);
  arb_report_add_boolean (json, "incomplete", !arb_wording_knows_total (sheet, seat));
  arb_report_add_boolean (json, "stated", sheet->stated >> seat & 1);
  arb_report_add_number (json, "rank", sheet->ranks[seat]);
  if (sheet->tiebreaks[seat] >= 0)
    arb_report_add_number (json, "tiebreak", sheet->tiebreaks[seat]);
  else
    {
      json_builder_set_member_name (json, "tiebreak");
      json_builder_add_null_value (json);
    }
  arb_report_add_lines (json, report->wording.catalogue, "lines", sheet->lines, sheet->n_lines,
                        seat);
  json_builder_end_object (json);
}

static void
add_sheet (JsonBuilder *json, const ArbReport *report, const char *file, const ArbScoreSheet *sheet)
{
  const ArbGame *game = arb_report_get_game (report);

  arb_report_add_string (json, "file", file);
  arb_report_add_boolean (json, "finished", sheet->finished);
  arb_report_add_string (json, "decided-by", sheet->decided_by != NULL ? sheet->decided_by : "");

  arb_report_add_seats (json, "winners", sheet->winners);
  arb_report_add_boolean (json, "ended-by-table", sheet->ended_by_table);
  arb_report_add_boolean (json, "only-end", sheet->only_end);
  arb_report_add_end (json, game);
  arb_report_add_boolean (json, "counts", sheet->counts);
  arb_report_add_number (json, "ruled", sheet->n_ruled);
  arb_report_add_number (json, "struck", arb_report_count_struck (report));
  arb_report_add_all_adjustments (json, game, sheet->only_end ? 0 : arb_game_get_length (game));
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    add_player (json, report, sheet, seat);
  json_builder_end_array (json);
}

static void
print_player (const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);
  g_autofree char *total = arb_wording_total (sheet, seat);
  g_autofree char *label = arb_words_label (name, total);
  g_autofree char *ranked = arb_wording_ranked (sheet, seat, label);

  puts (ranked);
  for (guint i = 0; i < sheet->n_lines; i++)
    {
      const ArbScoreLine *line = &sheet->lines[i];
      g_autofree char *source = NULL;
      g_autofree char *amount = NULL;

      if (line->seat != seat)
        continue;

      source = arb_wording_source (&report->wording, line->source, line->subject);
      amount = arb_wording_points (line);
      printf ("   %4s  %s\n", amount, source);
    }
}

/* Prints the players by rank; players of equal rank in the order of play. */
static void
print_sheet (const ArbReport *report, const ArbScoreSheet *sheet)
{
  g_autofree char *decision = arb_wording_decision (&report->wording, sheet);

  for (gint rank = 0; rank <= sheet->n_seats; rank++)
    for (guint seat = 1; seat <= sheet->n_seats; seat++)
      if (sheet->ranks[seat] == rank)
        print_player (report, sheet, seat);
  puts (decision);
}

static void
print_marks (const ArbReport *report, const ArbScoreSheet *sheet)
{
  if (sheet->n_ruled > 0)
    printf (ngettext ("%u move was against the rules, and the table allowed it.\n",
                      "%u moves were against the rules, and the table allowed them.\n",
                      sheet->n_ruled),
            sheet->n_ruled);
  arb_report_print_struck (report);
  if (!sheet->only_end)
    arb_report_print_adjustments (report, arb_game_get_length (arb_report_get_game (report)));
}

static int
score_report (const ArbReport *report, const char *file, JsonBuilder *json, gpointer data)
{
  const gboolean *with_proof = data;
  g_autoptr (ArbScoreProof) proof = *with_proof ? arb_document_dup_proof (report->document) : NULL;
  ArbScoreSheet sheet;

  arb_game_score (arb_report_get_game (report), &sheet);
  if (json != NULL)
    {
      json_builder_begin_object (json);
      add_sheet (json, report, file, &sheet);
      if (proof != NULL)
        arb_proof_add (json, report, proof);
      json_builder_end_object (json);
    }
  else if (proof != NULL)
    arb_proof_print (report, proof);
  else
    {
      print_sheet (report, &sheet);
      print_marks (report, &sheet);
    }
  return ARB_STATUS_GOOD;
}

int
arb_command_score (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  gboolean with_proof = FALSE;
  const GOptionEntry own[] = {
    { "proof", 0, 0, G_OPTION_ARG_NONE, &with_proof,
      N_ ("Also the proof: subtotals, steps, rulings, other editions, round by round"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE…"),
                            N_ ("Shows the score sheet, the ranking, and what decided the game."),
                            1, G_MAXUINT))
    return ARB_STATUS_FAILED;

  return arb_report_each (arguments.files, arguments.json, NULL, score_report, &with_proof);
}
