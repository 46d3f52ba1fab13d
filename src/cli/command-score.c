/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/proof.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static void
say_lines (ArbOutput *player, const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  for (guint i = 0; i < sheet->n_lines; i++)
    {
      const ArbScoreLine *line = &sheet->lines[i];
      g_autofree char *source = NULL;
      g_autofree char *amount = NULL;

      if (line->seat != seat)
        continue;

      source = arb_wording_source (&report->wording, line->source, line->subject);
      amount = arb_wording_points (line);
      arb_output_say (player, "   %4s  %s\n", amount, source);
    }
}

/* Where people read of @seat: the players by rank, those of equal rank in the order of play. */
static gint
find_place (const ArbScoreSheet *sheet, guint seat)
{
  guint8 seats[ARB_MAX_SEATS];
  gint place = 0;

  arb_score_sheet_sort (sheet, seats);
  while (seats[place] != seat)
    place++;
  return place;
}

static void
say_player (ArbOutput *player, const ArbReport *report, const ArbScoreSheet *sheet, guint seat)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);
  g_autofree char *total = arb_wording_total (sheet, seat);
  g_autofree char *label = arb_words_label (name, total);
  g_autofree char *ranked = arb_wording_ranked (sheet, seat, label);
  g_autofree char *left = arb_wording_left (&report->wording, sheet, seat);

  arb_output_say (player, "%s%s%s\n", ranked, left != NULL ? C_ ("sentences", "; ") : "",
                  left != NULL ? left : "");
}

static void
add_player (ArbOutput *players, const ArbReport *report, const ArbScoreSheet *sheet,
            const ArbScoreProof *proof, guint seat)
{
  ArbOutput *player = arb_output_add_object (players, NULL);

  arb_output_set_place (player, find_place (sheet, seat));
  say_player (player, report, sheet, seat);
  if (proof != NULL)
    arb_proof_say_subtotals (player, report, proof, seat);
  else
    say_lines (player, report, sheet, seat);

  arb_output_add_number (player, "seat", seat);
  arb_output_add_string (player, "name", arb_document_get_name (report->document, seat));
  arb_output_add_number (player, "total", sheet->totals[seat]);
  arb_output_add_boolean (player, "incomplete", !arb_wording_knows_total (sheet, seat));
  arb_output_add_boolean (player, "stated", sheet->stated >> seat & 1);
  arb_output_add_number (player, "rank", sheet->ranks[seat]);
  arb_output_add_number_or_null (player, "left", sheet->left[seat] != 0, sheet->left[seat]);
  arb_output_add_number_or_null (player, "tiebreak", sheet->tiebreaks[seat] >= 0,
                                 sheet->tiebreaks[seat]);
  arb_report_add_lines (player, report->wording.catalogue, "lines", sheet->lines, sheet->n_lines,
                        seat);
}

/* Says what decided the game, and what was against the rules. */
static void
say_decision (ArbOutput *output, const ArbReport *report, const ArbScoreSheet *sheet)
{
  g_autofree char *decision = arb_wording_decision (&report->wording, sheet);

  arb_output_say (output, "%s\n", decision);
  if (sheet->n_ruled > 0)
    arb_output_say (output,
                    ngettext ("%u move was against the rules, and the table allowed it.\n",
                              "%u moves were against the rules, and the table allowed them.\n",
                              sheet->n_ruled),
                    sheet->n_ruled);
  arb_report_say_struck (output, report);
  if (!sheet->only_end)
    arb_report_say_adjustments (output, report, arb_game_get_length (arb_report_get_game (report)));
}

static int
score_report (const ArbReport *report, const char *file, ArbOutput *outputs, gpointer data)
{
  const gboolean *with_proof = data;
  const ArbGame *game = arb_report_get_game (report);
  g_autoptr (ArbScoreProof) proof = *with_proof ? arb_document_dup_proof (report->document) : NULL;
  ArbOutput *output = arb_output_add_object (outputs, NULL);
  ArbOutput *players;
  ArbScoreSheet sheet;

  arb_game_score (game, &sheet);
  arb_output_add_string (output, "file", file);
  arb_output_add_boolean (output, "finished", sheet.finished);
  arb_output_add_string (output, "decided-by", sheet.decided_by != NULL ? sheet.decided_by : "");
  arb_report_add_seats (output, "winners", sheet.winners);
  arb_output_add_boolean (output, "ended-by-table", sheet.ended_by_table);
  arb_output_add_boolean (output, "only-end", sheet.only_end);
  arb_report_add_end (output, game);
  arb_output_add_boolean (output, "counts", sheet.counts);
  arb_output_add_number (output, "ruled", sheet.n_ruled);
  arb_output_add_number (output, "struck", arb_report_count_struck (report));
  arb_report_add_all_adjustments (output, report, sheet.only_end ? 0 : arb_game_get_length (game));
  players = arb_output_add_list (output, "players");
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    add_player (players, report, &sheet, proof, seat);

  arb_output_set_place (output, sheet.n_seats + 1);
  if (proof != NULL)
    arb_proof_add (output, report, proof);
  else
    say_decision (output, report, &sheet);
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
