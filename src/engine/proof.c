/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/proof.h"

#include "engine/comparison.h"
#include "engine/game-private.h"

#include <string.h>

static void
add_subtotals (ArbProof *proof)
{
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &proof->sheet.lines[i];
      ArbProofSubtotal *last = NULL;

      for (guint j = 0; j < proof->subtotals->len && last == NULL; j++)
        {
          ArbProofSubtotal *subtotal = &g_array_index (proof->subtotals, ArbProofSubtotal, j);

          if (subtotal->seat == line->seat && g_str_equal (subtotal->source, line->source))
            last = subtotal;
        }
      if (last == NULL)
        {
          ArbProofSubtotal fresh = { .seat = line->seat, .source = line->source };

          g_array_append_val (proof->subtotals, fresh);
          last = &g_array_index (proof->subtotals, ArbProofSubtotal, proof->subtotals->len - 1);
        }
      last->amount += line->amount;
      last->n_lines++;
    }
}

/* What would have been played after the end does not count: the game was settled before. */
static gboolean
parts_at_end (const ArbGame *under, gint parting)
{
  const ArbEntry *entry = arb_game_get_entry (under, (guint) parting);

  return entry->verdict.n_reasons > 0 && entry->verdict.reasons[0].rule == ARB_RULE_OVER;
}

static guint8
find_outcome (const ArbProof *proof, const ArbProofEdition *edition, const ArbScoreSheet *sheet)
{
  if (edition->parting >= 0 && !edition->early)
    return ARB_PROOF_PARTED;
  if (!sheet->finished)
    return ARB_PROOF_UNFINISHED;
  return edition->winners == proof->sheet.winners ? ARB_PROOF_SAME : ARB_PROOF_OTHER;
}

static void
find_difference (const ArbComparison *comparison, ArbProofEdition *edition)
{
  edition->difference = arb_comparison_find_difference (comparison);
  if (edition->difference >= 0)
    edition->judged = *arb_game_get_entry (comparison->other, (guint) edition->difference);
}

/* Why the moves lead no further there is the question, and only then. */
static void
find_cause (const ArbComparison *comparison, ArbProofEdition *edition)
{
  edition->cause = -1;
  if (edition->outcome != ARB_PROOF_PARTED || edition->difference < 0)
    return;
  edition->cause = arb_comparison_find_switch (comparison, (guint) edition->difference);
  if (edition->cause < 0)
    return;
  edition->here = arb_game_get_options (comparison->own)->switches[edition->cause];
  edition->there = arb_game_get_options (comparison->other)->switches[edition->cause];
}

static void
add_edition (ArbProof *proof, const ArbGame *game, const ArbOptions *options)
{
  g_auto (ArbComparison) comparison = { NULL };
  ArbProofEdition edition = { .edition = options->edition };
  ArbScoreSheet sheet;

  arb_comparison_init (&comparison, game, options);
  arb_game_score (comparison.other, &sheet);
  arb_game_score_under (game, options, &edition.table);
  find_difference (&comparison, &edition);
  edition.parting = comparison.parting;
  edition.early = edition.parting >= 0 && parts_at_end (comparison.other, edition.parting);
  edition.winners = sheet.winners;
  edition.decided_by = sheet.decided_by;
  memcpy (edition.totals, sheet.totals, sizeof edition.totals);
  edition.outcome = find_outcome (proof, &edition, &sheet);
  find_cause (&comparison, &edition);
  g_array_append_val (proof->editions, edition);
}

/* Who counts the end of a game overrules nobody. */
static gboolean
needed_the_table (const ArbEntry *entry, gboolean counted)
{
  gboolean told = entry->adjustments.n > 0 || entry->move.verb == ARB_VERB_END;

  return !entry->struck && !entry->hidden
         && (entry->verdict.value == ARB_ILLEGAL || entry->move.verb == ARB_VERB_RULE
             || (told && !counted));
}

static void
add_marks (ArbProof *proof, const ArbGame *game)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      ArbProofMark mark = { i, *entry };

      if (needed_the_table (entry, proof->sheet.counted))
        g_array_append_val (proof->marks, mark);
    }
}

static guint
round_of (const ArbState *state)
{
  guint turns = arb_ruleset_of (state)->turns_are_rounds ? 1 : state->n_seats;

  return (state->turn + turns - 1) / turns;
}

static void
add_round (ArbProof *proof, guint round, const ArbState *state)
{
  ArbProofRound line = { .round = round };
  ArbScoreSheet sheet;

  arb_score (state, &sheet);
  memcpy (line.totals, sheet.totals, sizeof line.totals);
  g_array_append_val (proof->rounds, line);
}

static void
add_rounds (ArbProof *proof, const ArbGame *game)
{
  ArbStateRoom room;
  ArbState *state = &room.state;

  arb_game_state_at (game, 0, state);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      guint round = round_of (state);

      arb_entry_apply (arb_game_get_entry (game, i), state);
      if (round_of (state) != round)
        add_round (proof, round, state);
    }
  add_round (proof, round_of (state), state);
}

ArbProof *
arb_proof_new (const ArbGame *game, const ArbOptions *others, guint n_others)
{
  ArbProof *proof;

  g_return_val_if_fail (game != NULL, NULL);

  proof = g_new0 (ArbProof, 1);
  proof->subtotals = g_array_new (FALSE, FALSE, sizeof (ArbProofSubtotal));
  proof->editions = g_array_new (FALSE, FALSE, sizeof (ArbProofEdition));
  proof->marks = g_array_new (FALSE, FALSE, sizeof (ArbProofMark));
  proof->rounds = g_array_new (FALSE, FALSE, sizeof (ArbProofRound));

  arb_game_score (game, &proof->sheet);
  add_subtotals (proof);
  for (guint i = 0; proof->sheet.finished && i < n_others; i++)
    add_edition (proof, game, &others[i]);
  add_marks (proof, game);
  if (!proof->sheet.counted)
    add_rounds (proof, game);
  return proof;
}

void
arb_proof_free (ArbProof *proof)
{
  if (proof == NULL)
    return;

  g_array_unref (proof->subtotals);
  g_array_unref (proof->editions);
  g_array_unref (proof->marks);
  g_array_unref (proof->rounds);
  g_free (proof);
}
