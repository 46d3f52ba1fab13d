/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/outcome.h"

#include "cli/cli.h"
#include "engine/core/notation.h"
#include "engine/record/log-diff.h"

#include <glib/gi18n-lib.h>

ArbOutcome
arb_outcome_of (const ArbReport *report, const ArbGame *before, const GArray *pending)
{
  const ArbGame *after = arb_report_get_game (report);
  GArray *changes = arb_game_compare (before, after);

  return (ArbOutcome){ report,  before,  after,
                       changes, pending, arb_changes_count_struck (changes, before, after) };
}

void
arb_outcome_clear (ArbOutcome *outcome)
{
  g_clear_pointer (&outcome->changes, g_array_unref);
}

/* Describes move @index in the words of the state of @game before it. */
static char *
describe (const ArbOutcome *outcome, const ArbGame *game, guint index, const ArbEntry *entry)
{
  ArbStateRoom room;
  ArbWording then;

  arb_game_state_at (game, index, &room.state);
  then = arb_wording_at (&outcome->report->wording, &room.state);
  return arb_report_format_verdict (&then, entry->move.seat, &entry->verdict);
}

static char *
describe_before (const ArbOutcome *outcome, const ArbChange *change)
{
  guint index = (guint) change->before;

  return describe (outcome, outcome->before, index, arb_game_get_entry (outcome->before, index));
}

/* A private move that is put in is judged for its player; one that was private before stays
 * hidden. */
static ArbEntry
changed_entry (const ArbOutcome *outcome, const ArbChange *change)
{
  return change->after >= 0 ? arb_game_judge_line (outcome->after, (guint) change->after)
                            : *arb_game_get_entry (outcome->before, (guint) change->before);
}

static void
say_change (ArbOutput *output, const ArbOutcome *outcome, const ArbChange *change,
            const ArbEntry *entry)
{
  const ArbWording *wording = &outcome->report->wording;
  g_autofree char *verdict = change->after >= 0
                                 ? describe (outcome, outcome->after, (guint) change->after, entry)
                                 : describe_before (outcome, change);
  g_autofree char *text = entry->hidden ? arb_wording_entry (wording, entry)
                                        : arb_move_to_string (wording->catalogue, entry->move);
  g_autofree char *before = NULL;

  if (change->after < 0)
    /* Translators: the number of a move, and the move: “3: 2 dissent: gone” */
    arb_output_say (output, _ ("%d: %s: removed\n"), change->before + 1, text);
  else if (change->before < 0)
    /* Translators: the number of a move, the move, and its verdict: “3: 2 dissent: new, legal” */
    arb_output_say (output, _ ("%d: %s: new, %s\n"), change->after + 1, text, verdict);
  else
    {
      before = describe_before (outcome, change);
      /* Translators: the number of a move, the move, its verdict before and its verdict now */
      arb_output_say (output, _ ("%d: %s\n  before: %s\n  now: %s\n"), change->after + 1, text,
                      before, verdict);
    }
}

static void
add_change (ArbOutput *list, const ArbOutcome *outcome, const ArbChange *change)
{
  const ArbCatalogue *catalogue = outcome->report->wording.catalogue;
  ArbEntry entry = changed_entry (outcome, change);
  ArbOutput *item = arb_output_add_object (list, NULL);

  say_change (item, outcome, change, &entry);
  arb_output_add_number_or_null (item, "before", change->before >= 0, change->before + 1);
  arb_output_add_number_or_null (item, "after", change->after >= 0, change->after + 1);
  arb_report_add_entry (item, catalogue, &entry);
  arb_report_add_verdict (item, catalogue, &entry.verdict);
}

/* Says how many of the moves stay as they are. */
static void
add_kept (ArbOutput *output, const ArbOutcome *outcome)
{
  guint n = arb_game_get_length (outcome->before);
  guint n_kept = n;

  for (guint i = 0; i < outcome->changes->len; i++)
    n_kept -= g_array_index (outcome->changes, ArbChange, i).before >= 0;
  arb_output_add_number (output, "kept", n_kept);
  if (n > 0)
    arb_output_say (output,
                    ngettext ("%u of %u move stays as it is.\n",
                              "%u of %u moves stay as they are.\n", n),
                    n_kept, n);
}

/* Finds the counter of the same name and seat; %NULL if @view has none. */
static const ArbViewCounter *
find_counter (const ArbView *view, const ArbViewCounter *like)
{
  for (guint i = 0; i < view->counters->len; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->counters, ArbViewCounter, i);

      if (counter->seat == like->seat && g_strcmp0 (counter->id, like->id) == 0)
        return counter;
    }
  return NULL;
}

static void
add_count (ArbOutput *list, const ArbWording *wording, const ArbViewCounter *before,
           const ArbViewCounter *after)
{
  g_autofree char *name = arb_wording_seat (wording, after->seat);
  g_autofree char *label = arb_wording_id (wording, after->id);
  ArbOutput *item = arb_output_add_object (list, NULL);

  if (after->seat != ARB_TABLE)
    arb_output_say (item, "%s%s", name, C_ ("list", ", "));
  arb_output_say (item, "%s: %d → %d\n", label, before->value, after->value);
  arb_output_add_string (item, "id", after->id);
  arb_output_add_number (item, "seat", after->seat);
  arb_output_add_number (item, "before", before->value);
  arb_output_add_number (item, "after", after->value);
}

/* Adds the counts of the table that change. */
static void
add_counts (ArbOutput *output, const ArbOutcome *outcome)
{
  ArbOutput *list = arb_output_add_list (output, "counts");
  g_autoptr (ArbView) before = arb_view_new ();
  g_autoptr (ArbView) after = arb_view_new ();

  arb_describe (arb_game_get_state (outcome->before), before);
  arb_describe (arb_game_get_state (outcome->after), after);
  for (guint i = 0; i < after->counters->len; i++)
    {
      const ArbViewCounter *now = &g_array_index (after->counters, ArbViewCounter, i);
      const ArbViewCounter *then = find_counter (before, now);

      if (then != NULL && then->value != now->value)
        add_count (list, &outcome->report->wording, then, now);
    }
}

void
arb_outcome_add (ArbOutput *output, const ArbOutcome *outcome, const char *file, gboolean written)
{
  const ArbWording *wording = &outcome->report->wording;
  guint n_pending = outcome->pending != NULL ? outcome->pending->len : 0;
  const ArbMove *pending = n_pending > 0 ? (const ArbMove *) outcome->pending->data : NULL;
  g_autofree char *moves = arb_report_format_moves (wording->catalogue, pending, n_pending, ", ");
  ArbOutput *changes;
  ArbScoreSheet before, after;

  arb_game_score (outcome->before, &before);
  arb_game_score (outcome->after, &after);
  arb_output_add_string (output, "file", file);
  arb_output_add_boolean (output, "written", written);
  add_kept (output, outcome);
  changes = arb_output_add_list (output, "changes");
  for (guint i = 0; i < outcome->changes->len; i++)
    add_change (changes, outcome, &g_array_index (outcome->changes, ArbChange, i));
  arb_report_say_totals (output, wording, &before, &after);
  add_counts (output, outcome);
  arb_report_add_moves (output, "pending", wording->catalogue, pending, n_pending);
  if (n_pending > 0)
    /* Translators: moves in the notation, separated by commas */
    arb_output_say (output, _ ("It also needs its next move, one of: %s\n"), moves);
  arb_output_add_number (output, "struck", outcome->n_struck);
  if (outcome->n_struck > 0)
    arb_output_say (output,
                    ngettext ("It strikes %u later move.\n", "It strikes %u later moves.\n",
                              outcome->n_struck),
                    outcome->n_struck);
  arb_report_add_totals (output, "scores-before", before.n_seats, before.totals);
  arb_report_add_totals (output, "scores-after", after.n_seats, after.totals);
}

void
arb_outcome_complain_of_struck (const ArbOutcome *outcome, const char *file)
{
  arb_complain (file,
                ngettext ("nothing was written: %u later move would be struck; expected "
                          "--strike to write it all the same",
                          "nothing was written: %u later moves would be struck; expected "
                          "--strike to write it all the same",
                          outcome->n_struck),
                outcome->n_struck);
}
