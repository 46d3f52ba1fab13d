/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/proof.h"

#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static void
say_lines (ArbOutput *output, const ArbReport *report, const ArbScoreLine *lines, guint n_lines,
           guint seat, const char *source)
{
  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *points = NULL;

      if (lines[i].seat != seat || (source != NULL && !g_str_equal (lines[i].source, source)))
        continue;
      text = arb_wording_source (&report->wording, lines[i].source, lines[i].subject);
      points = arb_wording_points (&lines[i]);
      arb_output_say (output, "      %3s  %s\n", points, text);
    }
}

/* Says the subtotal of a source, unless it has only one line. */
static void
say_subtotal (ArbOutput *player, const ArbReport *report, const ArbScoreSheet *sheet,
              const ArbScoreProofSubtotal *subtotal)
{
  g_autofree char *source = arb_wording_sources (&report->wording, subtotal->source);
  g_autofree char *points = arb_wording_points_from (sheet, subtotal->seat, subtotal->source);

  if (subtotal->n_lines != 1)
    arb_output_say (player, "  %3s  %s\n", points, source);
  if (subtotal->n_lines > 0)
    say_lines (player, report, sheet->lines, sheet->n_lines, subtotal->seat, subtotal->source);
}

void
arb_proof_say_subtotals (ArbOutput *player, const ArbReport *report, const ArbScoreProof *proof,
                         guint seat)
{
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      if (subtotal->seat == seat)
        say_subtotal (player, report, &proof->sheet, subtotal);
    }
}

static void
add_subtotals (ArbOutput *output, const ArbScoreProof *proof)
{
  ArbOutput *list = arb_output_add_list (output, "subtotals");

  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);
      ArbOutput *item = arb_output_add_object (list, NULL);

      arb_output_add_number (item, "seat", subtotal->seat);
      arb_output_add_string (item, "source", subtotal->source);
      arb_output_add_number (item, "amount", subtotal->amount);
      arb_output_add_number (item, "lines", subtotal->n_lines);
    }
}

static void
say_title (ArbOutput *output, const char *title)
{
  arb_output_say (output, "\n%s\n", title);
}

/* Says what a player has for the tie-break, and where it comes from. */
static void
say_tiebreak (ArbOutput *value, const ArbReport *report, const ArbScoreSheet *sheet, guint seat,
              gint number)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autofree char *label = arb_words_label (name, text);

  arb_output_say (value, "    %s\n", label);
  say_lines (value, report, sheet->tiebreak_lines, sheet->n_tiebreak_lines, seat, NULL);
}

static void
add_step (ArbOutput *list, const ArbReport *report, const ArbScoreSheet *sheet,
          const ArbScoreStep *step)
{
  ArbOutput *item = arb_output_add_object (list, NULL);
  g_autofree char *text = arb_wording_step (&report->wording, sheet, step);
  ArbOutput *values;

  arb_output_say (item, "  %s\n", text);
  arb_output_add_string (item, "what", step->what);
  values = arb_output_add_list (item, "values");
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (step->seats >> seat & 1)
      {
        ArbOutput *value = arb_output_add_object (values, NULL);

        arb_output_add_number (value, "seat", seat);
        arb_output_add_number (value, "value", step->values[seat]);
        if (g_str_equal (step->what, "tiebreak"))
          say_tiebreak (value, report, sheet, seat, step->values[seat]);
      }
  arb_report_add_seats (item, "ahead", step->ahead);
}

static void
add_steps (ArbOutput *output, const ArbReport *report, const ArbScoreSheet *sheet)
{
  g_autofree char *outcome = arb_wording_outcome (&report->wording, sheet);
  g_autofree char *stated = arb_wording_stated (&report->wording, sheet);
  g_autofree char *absent = arb_wording_absent (&report->wording, sheet);
  ArbOutput *list = arb_output_add_list (output, "steps");

  say_title (list, arb_wording_steps_heading (sheet));
  for (guint i = 0; i < sheet->n_steps; i++)
    add_step (list, report, sheet, &sheet->steps[i]);
  if (stated != NULL)
    arb_output_say (list, "  %s\n", stated);
  if (absent != NULL)
    arb_output_say (list, "  %s\n", absent);
  if (arb_wording_ending (sheet) != NULL)
    arb_output_say (list, "  %s\n", arb_wording_ending (sheet));
  arb_output_say (list, "  %s\n", outcome);
}

static const char *
get_outcome_id (ArbScoreProofOutcome outcome)
{
  switch (outcome)
    {
    case ARB_SCORE_PROOF_SAME:
      return "same";
    case ARB_SCORE_PROOF_OTHER:
      return "other";
    case ARB_SCORE_PROOF_DIVERGED:
      return "parted";
    case ARB_SCORE_PROOF_UNFINISHED:
      return "unfinished";
    }
  g_return_val_if_reached (NULL);
}

static void
add_difference (ArbOutput *output, const ArbCatalogue *catalogue,
                const ArbScoreProofEdition *edition)
{
  ArbOutput *difference;

  if (edition->difference < 0)
    {
      arb_output_add_number_or_null (output, "difference", FALSE, 0);
      return;
    }
  difference = arb_output_add_object (output, "difference");
  arb_output_add_number (difference, "move", edition->difference + 1);
  arb_report_add_move (difference, catalogue, edition->judged.move);
  arb_report_add_verdict (difference, catalogue, &edition->judged.verdict);
  if (edition->cause >= 0)
    arb_output_add_string (difference, "cause", catalogue->switches[edition->cause].id);
}

static void
add_outcome (ArbOutput *output, guint winners, const char *decided_by, guint n_seats,
             const gint *totals)
{
  arb_report_add_seats (output, "winners", winners);
  arb_output_add_string (output, "decided-by", decided_by != NULL ? decided_by : "");
  arb_report_add_totals (output, "scores", n_seats, totals);
}

static void
add_edition (ArbOutput *list, const ArbReport *report, const ArbScoreProof *proof,
             const ArbScoreProofEdition *edition)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  const ArbScoreSheet *table = &edition->table;
  g_autofree char *title = arb_wording_edition (&report->wording, edition->edition);
  g_autofree char *text = arb_wording_proof_edition (&report->wording, proof, edition);
  g_autofree char *label = arb_words_label (title, text);
  ArbOutput *item = arb_output_add_object (list, NULL);

  arb_output_say (item, "  %s\n", label);
  arb_output_add_string (item, "id", catalogue->editions[edition->edition].id);
  arb_output_add_string (item, "outcome", get_outcome_id ((ArbScoreProofOutcome) edition->outcome));
  arb_output_add_number_or_null (item, "parts-at", edition->divergence >= 0,
                                 edition->divergence + 1);
  add_outcome (item, edition->winners, edition->decided_by, proof->sheet.n_seats, edition->totals);
  add_difference (item, catalogue, edition);
  add_outcome (arb_output_add_object (item, "final-table"), table->winners, table->decided_by,
               table->n_seats, table->totals);
}

static void
add_editions (ArbOutput *output, const ArbReport *report, const ArbScoreProof *proof)
{
  ArbOutput *list = arb_output_add_list (output, "editions");

  if (proof->editions->len > 0)
    say_title (list, _ ("Under Other Editions"));
  for (guint i = 0; i < proof->editions->len; i++)
    add_edition (list, report, proof, &g_array_index (proof->editions, ArbScoreProofEdition, i));
}

static void
add_mark (ArbOutput *list, const ArbReport *report, const ArbScoreProofMark *mark)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  g_autofree char *name = arb_wording_seat (&report->wording, mark->entry.move.seat);
  g_autofree char *text = arb_wording_proof_mark (&report->wording, mark);
  ArbOutput *item = arb_output_add_object (list, NULL);

  /* Translators: the number of a move, whose it is, and what it was */
  arb_output_say (item, _ ("  Move %u, %s: %s\n"), mark->index + 1, name, text);
  arb_output_add_number (item, "move", mark->index + 1);
  arb_report_add_move (item, catalogue, mark->entry.move);
  arb_output_add_string (item, "verdict", arb_wording_verdict_value (mark->entry.verdict.value));
  arb_output_add_boolean (item, "ruled", mark->entry.ruled);
  arb_report_add_reasons (item, catalogue, &mark->entry.verdict);
  arb_report_add_adjustments (item, catalogue, &mark->entry.adjustments);
}

static void
add_marks (ArbOutput *output, const ArbReport *report, const ArbScoreProof *proof)
{
  ArbOutput *list = arb_output_add_list (output, "marks");

  if (!proof->sheet.only_end || proof->marks->len > 0)
    say_title (list, _ ("Rulings and Adjustments"));
  if (!proof->sheet.only_end && proof->marks->len == 0 && arb_report_count_struck (report) == 0)
    arb_output_say (list, "  %s\n", _ ("None: every move was by the rules."));
  for (guint i = 0; i < proof->marks->len; i++)
    add_mark (list, report, &g_array_index (proof->marks, ArbScoreProofMark, i));
}

/* Says the names above the columns, and sets how wide these are. */
static void
say_names (ArbOutput *list, const ArbReport *report, guint n_seats, gint *widths)
{
  say_title (list, _ ("Score After Each Round"));
  arb_output_say (list, "     ");
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *name = arb_wording_seat (&report->wording, seat);
      gint length = (gint) g_utf8_strlen (name, -1);

      widths[seat] = MAX (4, length);
      arb_output_say (list, "  %*s%s", widths[seat] - length, "", name);
    }
  arb_output_say (list, "\n");
}

static void
add_rounds (ArbOutput *output, const ArbReport *report, const ArbScoreProof *proof)
{
  ArbOutput *list = arb_output_add_list (output, "rounds");
  guint n_seats = proof->sheet.n_seats;
  gint widths[ARB_MAX_SEATS + 1];

  if (proof->rounds->len > 0)
    say_names (list, report, n_seats, widths);
  for (guint i = 0; i < proof->rounds->len; i++)
    {
      const ArbScoreProofRound *round = &g_array_index (proof->rounds, ArbScoreProofRound, i);
      ArbOutput *item = arb_output_add_object (list, NULL);

      arb_output_add_number (item, "round", round->round);
      arb_report_add_totals (item, "scores", n_seats, round->totals);
      arb_output_say (item, "  %3u", round->round);
      for (guint seat = 1; seat <= n_seats; seat++)
        arb_output_say (item, "  %*d", widths[seat], round->totals[seat]);
      arb_output_say (item, "\n");
    }
}

void
arb_proof_add (ArbOutput *output, const ArbReport *report, const ArbScoreProof *proof)
{
  ArbOutput *own = arb_output_add_object (output, "proof");

  add_subtotals (own, proof);
  add_steps (own, report, &proof->sheet);
  arb_report_add_lines (own, report->wording.catalogue, "tiebreak-lines",
                        proof->sheet.tiebreak_lines, proof->sheet.n_tiebreak_lines, 0);
  add_editions (own, report, proof);
  add_marks (own, report, proof);
  arb_report_say_struck (own, report);
  add_rounds (own, report, proof);
}
