/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/proof.h"

#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
begin_list (JsonBuilder *json, const char *name)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
}

static void
add_subtotals (JsonBuilder *json, const ArbScoreProof *proof)
{
  begin_list (json, "subtotals");
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      json_builder_begin_object (json);
      arb_report_add_number (json, "seat", subtotal->seat);
      arb_report_add_string (json, "source", subtotal->source);
      arb_report_add_number (json, "amount", subtotal->amount);
      arb_report_add_number (json, "lines", subtotal->n_lines);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_steps (JsonBuilder *json, const ArbScoreSheet *sheet)
{
  begin_list (json, "steps");
  for (guint i = 0; i < sheet->n_steps; i++)
    {
      const ArbScoreStep *step = &sheet->steps[i];

      json_builder_begin_object (json);
      arb_report_add_string (json, "what", step->what);
      begin_list (json, "values");
      for (guint seat = 1; seat <= sheet->n_seats; seat++)
        if (step->seats >> seat & 1)
          {
            json_builder_begin_object (json);
            arb_report_add_number (json, "seat", seat);
            arb_report_add_number (json, "value", step->values[seat]);
            json_builder_end_object (json);
          }
      json_builder_end_array (json);
      arb_report_add_seats (json, "ahead", step->ahead);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
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
add_difference (JsonBuilder *json, const ArbCatalogue *catalogue,
                const ArbScoreProofEdition *edition)
{
  json_builder_set_member_name (json, "difference");
  if (edition->difference < 0)
    {
      json_builder_add_null_value (json);
      return;
    }
  json_builder_begin_object (json);
  arb_report_add_number (json, "move", edition->difference + 1);
  arb_report_add_move (json, catalogue, edition->judged.move);
  arb_report_add_string (json, "verdict",
                         arb_wording_verdict_value (edition->judged.verdict.value));
  arb_report_add_reasons (json, catalogue, &edition->judged.verdict);
  if (edition->cause >= 0)
    arb_report_add_string (json, "cause", catalogue->switches[edition->cause].id);
  json_builder_end_object (json);
}

static void
add_table (JsonBuilder *json, const ArbScoreProofEdition *edition)
{
  const ArbScoreSheet *table = &edition->table;

  json_builder_set_member_name (json, "final-table");
  json_builder_begin_object (json);
  arb_report_add_seats (json, "winners", table->winners);
  arb_report_add_string (json, "decided-by", table->decided_by != NULL ? table->decided_by : "");
  arb_report_add_totals (json, "scores", table->n_seats, table->totals);
  json_builder_end_object (json);
}

static void
add_editions (JsonBuilder *json, const ArbReport *report, const ArbScoreProof *proof)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;

  begin_list (json, "editions");
  for (guint i = 0; i < proof->editions->len; i++)
    {
      const ArbScoreProofEdition *edition =
          &g_array_index (proof->editions, ArbScoreProofEdition, i);

      json_builder_begin_object (json);
      arb_report_add_string (json, "id", catalogue->editions[edition->edition].id);
      arb_report_add_string (json, "outcome",
                             get_outcome_id ((ArbScoreProofOutcome) edition->outcome));
      json_builder_set_member_name (json, "parts-at");
      if (edition->divergence < 0)
        json_builder_add_null_value (json);
      else
        json_builder_add_int_value (json, edition->divergence + 1);
      arb_report_add_seats (json, "winners", edition->winners);
      arb_report_add_string (json, "decided-by",
                             edition->decided_by != NULL ? edition->decided_by : "");
      arb_report_add_totals (json, "scores", proof->sheet.n_seats, edition->totals);
      add_difference (json, catalogue, edition);
      add_table (json, edition);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_marks (JsonBuilder *json, const ArbReport *report, const ArbScoreProof *proof)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;

  begin_list (json, "marks");
  for (guint i = 0; i < proof->marks->len; i++)
    {
      const ArbScoreProofMark *mark = &g_array_index (proof->marks, ArbScoreProofMark, i);

      json_builder_begin_object (json);
      arb_report_add_number (json, "move", mark->index + 1);
      arb_report_add_move (json, catalogue, mark->entry.move);
      arb_report_add_string (json, "verdict",
                             arb_wording_verdict_value (mark->entry.verdict.value));
      arb_report_add_boolean (json, "ruled", mark->entry.ruled);
      arb_report_add_reasons (json, catalogue, &mark->entry.verdict);
      arb_report_add_adjustments (json, catalogue, &mark->entry.adjustments);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_rounds (JsonBuilder *json, const ArbScoreProof *proof)
{
  begin_list (json, "rounds");
  for (guint i = 0; i < proof->rounds->len; i++)
    {
      const ArbScoreProofRound *round = &g_array_index (proof->rounds, ArbScoreProofRound, i);

      json_builder_begin_object (json);
      arb_report_add_number (json, "round", round->round);
      arb_report_add_totals (json, "scores", proof->sheet.n_seats, round->totals);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

void
arb_proof_add (JsonBuilder *json, const ArbReport *report, const ArbScoreProof *proof)
{
  json_builder_set_member_name (json, "proof");
  json_builder_begin_object (json);
  add_subtotals (json, proof);
  add_steps (json, &proof->sheet);
  arb_report_add_lines (json, report->wording.catalogue, "tiebreak-lines",
                        proof->sheet.tiebreak_lines, proof->sheet.n_tiebreak_lines, 0);
  add_editions (json, report, proof);
  add_marks (json, report, proof);
  add_rounds (json, proof);
  json_builder_end_object (json);
}

static void
print_lines (const ArbReport *report, const ArbScoreLine *lines, guint n_lines, guint seat,
             const char *source)
{
  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *points = NULL;

      if (lines[i].seat != seat || (source != NULL && !g_str_equal (lines[i].source, source)))
        continue;
      text = arb_wording_source (&report->wording, lines[i].source, lines[i].subject);
      points = arb_wording_points (&lines[i]);
      printf ("      %3s  %s\n", points, text);
    }
}

/* Prints the subtotal of a source, unless it has only one line without a card. */
static void
print_subtotal (const ArbReport *report, const ArbScoreProof *proof,
                const ArbScoreProofSubtotal *subtotal)
{
  g_autofree char *source = arb_wording_sources (&report->wording, subtotal->source);
  g_autofree char *points =
      arb_wording_points_from (&proof->sheet, subtotal->seat, subtotal->source);

  printf ("  %3s  %s\n", points, source);
  if (subtotal->n_lines > 1)
    print_lines (report, proof->sheet.lines, proof->sheet.n_lines, subtotal->seat,
                 subtotal->source);
}

static void
print_player (const ArbReport *report, const ArbScoreProof *proof, guint seat)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);
  g_autofree char *total = arb_wording_total (&proof->sheet, seat);
  g_autofree char *label = arb_words_label (name, total);
  g_autofree char *ranked = arb_wording_ranked (&proof->sheet, seat, label);

  puts (ranked);
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      if (subtotal->seat != seat)
        continue;
      if (subtotal->n_lines == 1)
        print_lines (report, proof->sheet.lines, proof->sheet.n_lines, seat, subtotal->source);
      else
        print_subtotal (report, proof, subtotal);
    }
}

static void
print_step (const ArbReport *report, const ArbScoreProof *proof, const ArbScoreStep *step)
{
  const ArbScoreSheet *sheet = &proof->sheet;
  g_autofree char *text = arb_wording_step (&report->wording, sheet, step);

  printf ("  %s\n", text);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (g_str_equal (step->what, "tiebreak") && (step->seats >> seat & 1))
      {
        g_autofree char *name = arb_wording_seat (&report->wording, seat);
        g_autofree char *value = g_strdup_printf ("%d", step->values[seat]);
        g_autofree char *label = arb_words_label (name, value);

        printf ("    %s\n", label);
        print_lines (report, sheet->tiebreak_lines, sheet->n_tiebreak_lines, seat, NULL);
      }
}

static void
print_title (const char *title)
{
  printf ("\n%s\n", title);
}

static void
print_editions (const ArbReport *report, const ArbScoreProof *proof)
{
  if (proof->editions->len > 0)
    print_title (_ ("Under Other Editions"));
  for (guint i = 0; i < proof->editions->len; i++)
    {
      const ArbScoreProofEdition *edition =
          &g_array_index (proof->editions, ArbScoreProofEdition, i);
      g_autofree char *title = arb_wording_edition (&report->wording, edition->edition);
      g_autofree char *text = arb_wording_proof_edition (&report->wording, proof, edition);

      g_autofree char *label = arb_words_label (title, text);

      printf ("  %s\n", label);
    }
}

static void
print_marks (const ArbReport *report, const ArbScoreProof *proof)
{
  if (proof->sheet.only_end && proof->marks->len == 0)
    return;
  print_title (_ ("Rulings and Adjustments"));
  if (proof->marks->len == 0)
    printf ("  %s\n", _ ("None: every move was by the rules."));
  for (guint i = 0; i < proof->marks->len; i++)
    {
      const ArbScoreProofMark *mark = &g_array_index (proof->marks, ArbScoreProofMark, i);
      g_autofree char *name = arb_wording_seat (&report->wording, mark->entry.move.seat);
      g_autofree char *text = arb_wording_proof_mark (&report->wording, mark);

      /* Translators: the number of a move, whose it is, and what it was */
      printf (_ ("  Move %u, %s: %s\n"), mark->index + 1, name, text);
    }
}

static void
print_rounds (const ArbReport *report, const ArbScoreProof *proof)
{
  gint widths[ARB_MAX_SEATS + 1];

  if (proof->rounds->len == 0)
    return;
  print_title (_ ("Score After Each Round"));
  fputs ("     ", stdout);
  for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
    {
      g_autofree char *name = arb_wording_seat (&report->wording, seat);

      widths[seat] = MAX (4, (gint) g_utf8_strlen (name, -1));
      printf ("  %*s%s", widths[seat] - (gint) g_utf8_strlen (name, -1), "", name);
    }
  putchar ('\n');
  for (guint i = 0; i < proof->rounds->len; i++)
    {
      const ArbScoreProofRound *round = &g_array_index (proof->rounds, ArbScoreProofRound, i);

      printf ("  %3u", round->round);
      for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
        printf ("  %*d", widths[seat], round->totals[seat]);
      putchar ('\n');
    }
}

void
arb_proof_print (const ArbReport *report, const ArbScoreProof *proof)
{
  const ArbScoreSheet *sheet = &proof->sheet;
  g_autofree char *outcome = arb_wording_outcome (&report->wording, sheet);
  g_autofree char *stated = arb_wording_stated (&report->wording, sheet);

  for (gint rank = 0; rank <= sheet->n_seats; rank++)
    for (guint seat = 1; seat <= sheet->n_seats; seat++)
      if (sheet->ranks[seat] == rank)
        print_player (report, proof, seat);

  print_title (arb_wording_steps_heading (sheet));
  for (guint i = 0; i < sheet->n_steps; i++)
    print_step (report, proof, &sheet->steps[i]);
  if (stated != NULL)
    printf ("  %s\n", stated);
  if (arb_wording_ending (sheet) != NULL)
    printf ("  %s\n", arb_wording_ending (sheet));
  printf ("  %s\n", outcome);

  print_editions (report, proof);
  print_marks (report, proof);
  arb_report_print_struck (report);
  print_rounds (report, proof);
}
