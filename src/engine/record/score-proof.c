/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/score-proof.h"

#include "engine/play/count.h"
#include "engine/record/edition-diff.h"

#include <string.h>

static void
add_subtotals (ArbScoreProof *proof)
{
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &proof->sheet.lines[i];
      ArbScoreProofSubtotal *last = NULL;

      for (guint j = 0; j < proof->subtotals->len && last == NULL; j++)
        {
          ArbScoreProofSubtotal *subtotal =
              &g_array_index (proof->subtotals, ArbScoreProofSubtotal, j);

          if (subtotal->seat == line->seat && g_str_equal (subtotal->source, line->source))
            last = subtotal;
        }
      if (last == NULL)
        {
          ArbScoreProofSubtotal fresh = { .seat = line->seat, .source = line->source };

          g_array_append_val (proof->subtotals, fresh);
          last =
              &g_array_index (proof->subtotals, ArbScoreProofSubtotal, proof->subtotals->len - 1);
        }
      last->amount += line->amount;
      last->n_lines++;
    }
}

/* Whether the games diverge only after the other one is over: that does not matter, because its
 * result is known by then. */
static gboolean
diverges_at_end (const ArbEditionDiff *diff)
{
  const ArbEntry *entry = arb_edition_diff_get_judged (diff, (guint) diff->divergence);

  return entry->verdict.n_reasons > 0 && entry->verdict.reasons[0].rule == ARB_RULE_OVER;
}

static guint8
find_outcome (const ArbScoreProof *proof, const ArbScoreProofEdition *edition,
              const ArbScoreSheet *sheet)
{
  if (edition->divergence >= 0 && !edition->early)
    return ARB_SCORE_PROOF_DIVERGED;
  if (!sheet->finished)
    return ARB_SCORE_PROOF_UNFINISHED;
  return edition->winners == proof->sheet.winners ? ARB_SCORE_PROOF_SAME : ARB_SCORE_PROOF_OTHER;
}

static void
find_difference (const ArbEditionDiff *diff, ArbScoreProofEdition *edition)
{
  edition->difference = arb_edition_diff_find_first (diff);
  if (edition->difference >= 0)
    edition->judged = *arb_edition_diff_get_judged (diff, (guint) edition->difference);
}

/* Finds the switch that makes the games diverge; it is looked for only in that case. */
static void
find_cause (const ArbEditionDiff *diff, ArbScoreProofEdition *edition)
{
  edition->cause = -1;
  if (edition->outcome != ARB_SCORE_PROOF_DIVERGED || edition->difference < 0)
    return;
  edition->cause = arb_edition_diff_find_switch (diff, (guint) edition->difference);
  if (edition->cause < 0)
    return;
  edition->here = arb_game_get_options (diff->own)->switches[edition->cause];
  edition->there = arb_game_get_options (diff->other)->switches[edition->cause];
}

static void
add_edition (ArbScoreProof *proof, const ArbGame *game, const ArbOptions *options)
{
  g_auto (ArbEditionDiff) diff = { 0 };
  ArbScoreProofEdition edition = { .edition = options->edition };
  ArbScoreSheet sheet;

  arb_edition_diff_init (&diff, game, options);
  arb_game_score (diff.other, &sheet);
  arb_game_score_under (game, options, &edition.table);
  find_difference (&diff, &edition);
  edition.divergence = diff.divergence;
  edition.early = edition.divergence >= 0 && diverges_at_end (&diff);
  edition.winners = sheet.winners;
  edition.decided_by = sheet.decided_by;
  memcpy (edition.totals, sheet.totals, sizeof edition.totals);
  edition.outcome = find_outcome (proof, &edition, &sheet);
  find_cause (&diff, &edition);
  g_array_append_val (proof->editions, edition);
}

/* Counting the end of a game records no rulings; but the table's word for a total is noted. */
static gboolean
needed_the_table (const ArbCatalogue *catalogue, const ArbEntry *entry, gboolean counted)
{
  gboolean recorded = entry->adjustments.n > 0 || entry->move.verb == ARB_VERB_END;

  return !entry->struck && !entry->hidden
         && (entry->verdict.value == ARB_ILLEGAL || entry->move.verb == ARB_VERB_RULE
             || arb_move_states_total (catalogue, entry->move) || (recorded && !counted));
}

static void
add_marks (ArbScoreProof *proof, const ArbGame *game)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      ArbScoreProofMark mark = { i, *entry };

      if (needed_the_table (arb_game_get_catalogue (game), entry, proof->sheet.only_end))
        g_array_append_val (proof->marks, mark);
    }
}

static guint
round_of (const ArbState *state, guint turn)
{
  guint turns = arb_ruleset_of (state)->turns_are_rounds ? 1 : state->n_seats;

  return (turn + turns - 1) / turns;
}

static void
add_round (ArbScoreProof *proof, guint round, const ArbState *state)
{
  ArbScoreProofRound line = { .round = round };
  ArbScoreSheet sheet;

  arb_score (state, &sheet);
  memcpy (line.totals, sheet.totals, sizeof line.totals);
  g_array_append_val (proof->rounds, line);
}

/* Notes the gains in a turn of @round that began with the totals @before, and sets these to the
 * totals now. Nobody knows when points came that people have counted in one sum. */
static void
note_turn (ArbScoreProof *proof, guint round, const ArbState *state, gint *before)
{
  ArbScoreSheet sheet;

  arb_score (state, &sheet);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    if (!(proof->sheet.stated >> seat & 1)
        && sheet.totals[seat] - before[seat] > proof->best_turn.gain)
      proof->best_turn =
          (ArbScoreProofTurn){ (guint8) seat, round, sheet.totals[seat] - before[seat] };
  memcpy (before, sheet.totals, sizeof sheet.totals);
}

/* Adds the rounds that count, and notes the gains in their turns; the last one has the points of the
 * sheet. */
static void
add_rounds (ArbScoreProof *proof, const ArbGame *game)
{
  const ArbState *now = arb_game_get_state (game);
  guint last_turn = now->last_turn != 0 ? now->last_turn : now->turn;
  guint last = round_of (now, last_turn);
  ArbScoreSheet sheet;
  ArbStateRoom room;
  ArbState *state = &room.state;

  arb_game_state_at (game, 0, state);
  arb_score (state, &sheet);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      guint turn = state->turn;
      guint round = round_of (state, turn);

      arb_entry_apply (arb_game_get_entry (game, i), state);
      if (state->turn == turn || turn >= last_turn)
        continue;
      note_turn (proof, round, state, sheet.totals);
      if (round_of (state, state->turn) != round && round < last)
        add_round (proof, round, state);
    }
  note_turn (proof, last, now, sheet.totals);
  add_round (proof, last, now);
}

/* Returns the only seat with the most points after @round; 0 if several have as many. */
static guint
find_leader (const ArbScoreProof *proof, const ArbScoreProofRound *round)
{
  guint leader = 0;
  gint most = G_MININT;

  for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
    if (round->totals[seat] >= most)
      {
        leader = round->totals[seat] > most ? seat : 0;
        most = round->totals[seat];
      }
  return leader;
}

guint
arb_score_proof_find_lead (const ArbScoreProof *proof, guint *round)
{
  guint last = 0;

  g_return_val_if_fail (proof != NULL && round != NULL, 0);

  if (proof->sheet.stated != 0 || !arb_score_sheet_is_known (&proof->sheet))
    return 0;
  for (guint i = 0; i < proof->rounds->len; i++)
    {
      const ArbScoreProofRound *line = &g_array_index (proof->rounds, ArbScoreProofRound, i);
      guint leader = find_leader (proof, line);

      if (leader == 0 || leader == last)
        continue;
      last = leader;
      *round = line->round;
    }
  return last;
}

ArbScoreProof *
arb_score_proof_new (const ArbGame *game, const ArbOptions *others, guint n_others)
{
  ArbScoreProof *proof;

  g_return_val_if_fail (game != NULL, NULL);

  proof = g_new0 (ArbScoreProof, 1);
  proof->subtotals = g_array_new (FALSE, FALSE, sizeof (ArbScoreProofSubtotal));
  proof->editions = g_array_new (FALSE, FALSE, sizeof (ArbScoreProofEdition));
  proof->marks = g_array_new (FALSE, FALSE, sizeof (ArbScoreProofMark));
  proof->rounds = g_array_new (FALSE, FALSE, sizeof (ArbScoreProofRound));

  arb_game_score (game, &proof->sheet);
  add_subtotals (proof);
  for (guint i = 0; proof->sheet.finished && i < n_others; i++)
    add_edition (proof, game, &others[i]);
  add_marks (proof, game);
  if (!proof->sheet.only_end)
    add_rounds (proof, game);
  return proof;
}

void
arb_score_proof_free (ArbScoreProof *proof)
{
  if (proof == NULL)
    return;

  g_array_unref (proof->subtotals);
  g_array_unref (proof->editions);
  g_array_unref (proof->marks);
  g_array_unref (proof->rounds);
  g_free (proof);
}
