/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/proof.h"

#include "wording/decision.h"
#include "wording/switch-words.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

char *
arb_wording_source (const ArbWording *wording, const char *source, ArbArgument subject)
{
  g_autofree char *word = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (wording != NULL && source != NULL, NULL);

  word = arb_wording_id (wording, source);
  if (subject == ARB_ARGUMENT_NONE)
    return g_steal_pointer (&word);

  name = arb_wording_argument (wording, subject);
  /* Translators: where points come from, or what was adjusted, then which card: “Planet: Voson” */
  return g_strdup_printf (_ ("%s: %s"), word, name);
}

char *
arb_wording_points (const ArbScoreLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  return line->amount != 0 ? g_strdup_printf ("%d", line->amount) : g_strdup ("?");
}

char *
arb_wording_points_from (const ArbScoreSheet *sheet, guint seat, const char *source)
{
  gint total = 0;
  guint n_known = 0, n_unknown = 0;

  g_return_val_if_fail (sheet != NULL && source != NULL, NULL);

  for (guint i = 0; i < sheet->n_lines; i++)
    {
      const ArbScoreLine *line = &sheet->lines[i];

      if (line->seat != seat || !g_str_equal (line->source, source))
        continue;
      total += line->amount;
      n_known += line->amount != 0;
      n_unknown += line->amount == 0;
    }
  return n_unknown > 0 && n_known == 0 ? g_strdup ("?") : g_strdup_printf ("%d", total);
}

char *
arb_wording_sources (const ArbWording *wording, const char *source)
{
  g_autofree char *heading = NULL;

  g_return_val_if_fail (wording != NULL && source != NULL, NULL);

  heading = g_strconcat ("heading.", source, NULL);
  return arb_wording_id (wording,
                         arb_words_get (wording->catalogue, heading) != NULL ? heading : source);
}

static char *
word_adjustment (const ArbWording *wording, const ArbAdjustment *adjustment)
{
  g_autofree char *what = NULL;
  g_autofree char *seat = NULL;

  what = arb_wording_source (wording, adjustment->what, adjustment->subject);
  if (adjustment->seat == ARB_TABLE)
    return g_strdup_printf ("%s %+d", what, adjustment->amount);

  seat = arb_wording_seat (wording, adjustment->seat);
  /* Translators: a player, what was added or taken away, and how many: “Ben, Fighters +1” */
  return g_strdup_printf (_ ("%s, %s %+d"), seat, what, adjustment->amount);
}

char *
arb_wording_adjustments (const ArbWording *wording, const ArbAdjustments *adjustments)
{
  GString *text;

  g_return_val_if_fail (wording != NULL && adjustments != NULL, NULL);

  if (adjustments->n == 0)
    return NULL;

  text = g_string_new (NULL);
  for (guint i = 0; i < adjustments->n; i++)
    {
      g_autofree char *line = word_adjustment (wording, &adjustments->lines[i]);

      /* Translators: stands between what was adjusted: “Ben, Fighters +1; Anna, Influence -2” */
      g_string_append_printf (text, "%s%s", i > 0 ? C_ ("adjustments", "; ") : "", line);
    }
  return g_string_free (text, FALSE);
}

char *
arb_wording_edition (const ArbWording *wording, guint edition)
{
  const ArbEdition *record;

  g_return_val_if_fail (wording != NULL, NULL);
  g_return_val_if_fail (edition < wording->catalogue->n_editions, NULL);

  record = &wording->catalogue->editions[edition];
  return g_strdup (arb_words_translate ("editions", record->id, "title", record->title));
}

static char *
list_totals (const ArbWording *wording, guint n_seats, const gint *totals)
{
  return arb_wording_numbers (wording, n_seats, ((1u << n_seats) - 1) << 1, totals);
}

static char *
word_other (const ArbWording *wording, const ArbScoreProof *proof,
            const ArbScoreProofEdition *edition)
{
  g_autofree char *totals = list_totals (wording, proof->sheet.n_seats, edition->totals);
  g_autofree char *winners = arb_wording_seats (wording, proof->sheet.n_seats, edition->winners);

  if (edition->winners == 0)
    /* Translators: followed by the players with their points */
    return g_strdup_printf (_ ("nobody wins: %s."), totals);
  if (proof->sheet.winners == 0)
    /* Translators: who wins under other rules of a game that nobody won, then the players with their
     * points */
    return g_strdup_printf (ngettext ("%s wins: %s.", "%s win: %s.",
                                      (gulong) __builtin_popcount (edition->winners)),
                            winners, totals);
  /* Translators: who wins under other rules, then the players with their points */
  return g_strdup_printf (_ ("others win, %s: %s."), winners, totals);
}

/* Words a rule with its id, for people who know the notation. */
static char *
word_rule (const ArbWording *wording, const ArbEntry *judged)
{
  const ArbReason *reason = &judged->verdict.reasons[0];
  const char *id = wording->catalogue->rules[reason->rule].id;
  g_autofree char *cited = arb_wording_cited (wording, judged->move.seat, reason);

  if (!wording->notation)
    return g_steal_pointer (&cited);
  /* Translators: a sentence about a rule, and the rule’s id */
  return g_strdup_printf (_ ("%s [%s]"), cited, id);
}

/* Words the first move with another verdict, and the rule against it in the other edition. */
static char *
word_difference (const ArbWording *wording, const ArbScoreProofEdition *edition)
{
  const ArbEntry *judged = &edition->judged;
  g_autofree char *move = arb_wording_entry (wording, judged);
  g_autofree char *rule = NULL;
  ArbWording there = *wording;

  there.edition = wording->catalogue->editions[edition->edition].id;
  if (judged->verdict.n_reasons == 0)
    /* Translators: the number of a move, and who did what: “Ben dissents” */
    return g_strdup_printf (_ ("The first difference is move %u: %s. There it is legal."),
                            (guint) edition->difference + 1, move);
  rule = word_rule (&there, judged);
  /* Translators: the number of a move, who did what, and what a rule says of it */
  return g_strdup_printf (_ ("The first difference is move %u: %s. %s"),
                          (guint) edition->difference + 1, move, rule);
}

/* Words the switch that causes the divergence: the message of a rule may say that something has no
 * effect, or is for another player, but not why. */
static char *
word_cause (const ArbWording *wording, const ArbScoreProofEdition *edition)
{
  const ArbSwitch *cause = &wording->catalogue->switches[edition->cause];
  g_autofree char *here =
      arb_switch_describe_value (wording->catalogue, cause, edition->here, NULL);
  g_autofree char *there =
      arb_switch_describe_value (wording->catalogue, cause, edition->there, NULL);

  /* Translators: the title of a point in which rulebooks differ, how it stands in this game, and
   * how it stands in another edition */
  return g_strdup_printf (_ ("Where the rulebooks differ: %s (here: %s; there: %s)."),
                          arb_words_translate ("switches", cause->id, "title", cause->title), here,
                          there);
}

char *
arb_wording_final_table (const ArbWording *wording, const ArbScoreSheet *own,
                         const ArbScoreSheet *other)
{
  g_autofree char *totals = NULL;
  g_autofree char *outcome = NULL;

  g_return_val_if_fail (wording != NULL && own != NULL && other != NULL, NULL);

  totals = list_totals (wording, other->n_seats, other->totals);
  if (other->winners == own->winners && own->winners != 0)
    /* Translators: other rules applied to the final table; the players with their points */
    return g_strdup_printf (_ ("The final table alone, scored by those rules: %s. Who wins is the "
                               "same."),
                            totals);
  outcome = arb_wording_outcome (wording, other);
  /* Translators: other rules applied to the final table; the players with their points, and a
   * sentence that says who wins */
  return g_strdup_printf (_ ("The final table alone, scored by those rules: %s. %s"), totals,
                          outcome);
}

char *
arb_wording_divergence (const ArbWording *wording, const ArbEditionDiff *diff)
{
  ArbScoreSheet own, table;
  g_autofree char *divergence = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (wording != NULL && diff != NULL, NULL);
  g_return_val_if_fail (diff->divergence >= 0, NULL);

  divergence = g_strdup_printf (_ ("cannot be compared from move %d on"), diff->divergence + 1);
  arb_game_score (diff->own, &own);
  if (!own.finished)
    return g_steal_pointer (&divergence);
  arb_game_score_under (diff->own, arb_game_get_options (diff->other), &table);
  text = arb_wording_final_table (wording, &own, &table);
  return g_strconcat (divergence, "\n", text, NULL);
}

static void
collect_amounts (const ArbScoreProof *proof, const char *source, gint *amounts)
{
  for (guint seat = 0; seat <= ARB_MAX_SEATS; seat++)
    amounts[seat] = 0;
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);

      if (g_str_equal (subtotal->source, source))
        amounts[subtotal->seat] = subtotal->amount;
    }
}

/* Returns the seat ranked after @winner, the first of equal ones; 0 if all others have left. */
static guint
find_next (const ArbScoreSheet *sheet, guint winner)
{
  guint next = 0;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (seat != winner && sheet->left[seat] == 0 && (next == 0 || sheet->ranks[seat] < sheet->ranks[next]))
      next = seat;
  return next;
}

/* Returns the source in which the lead of @seat over @other is greatest; %NULL if there is none. */
static const char *
find_lead (const ArbScoreProof *proof, guint seat, guint other)
{
  const char *best = NULL;
  gint greatest = 0;

  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const char *source = g_array_index (proof->subtotals, ArbScoreProofSubtotal, i).source;
      gint amounts[ARB_MAX_SEATS + 1];

      collect_amounts (proof, source, amounts);
      if (amounts[seat] - amounts[other] <= greatest)
        continue;
      greatest = amounts[seat] - amounts[other];
      best = source;
    }
  return best;
}

char *
arb_wording_lead (const ArbWording *wording, const ArbScoreProof *proof)
{
  const ArbScoreSheet *sheet;
  const char *best;
  guint winner, next;
  gint amounts[ARB_MAX_SEATS + 1];
  g_autofree char *source = NULL;
  g_autofree char *numbers = NULL;

  g_return_val_if_fail (wording != NULL && proof != NULL, NULL);

  sheet = &proof->sheet;
  if (sheet->winners == 0 || (sheet->winners & (sheet->winners - 1)) != 0
      || !arb_wording_knows_totals (sheet))
    return NULL;
  winner = (guint) g_bit_nth_lsf (sheet->winners, -1);
  next = find_next (sheet, winner);
  if (next == 0)
    return NULL;
  /* Nobody knows where points come from that people have counted in one sum. */
  if ((sheet->stated >> winner & 1) || (sheet->stated >> next & 1))
    return NULL;
  best = find_lead (proof, winner, next);
  if (best == NULL)
    return NULL;
  collect_amounts (proof, best, amounts);
  source = arb_wording_sources (wording, best);
  numbers = arb_wording_numbers (wording, sheet->n_seats, 1u << winner | 1u << next, amounts);
  return arb_words_label (source, numbers);
}

char *
arb_wording_best_turn (const ArbWording *wording, const ArbScoreProof *proof)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (wording != NULL && proof != NULL, NULL);

  if (proof->best_turn.seat == 0)
    return NULL;
  name = arb_wording_seat (wording, proof->best_turn.seat);
  /* Translators: a player, the points that they got in one turn, and the number of its round */
  return g_strdup_printf (_ ("%s: +%d in round %u"), name, proof->best_turn.gain,
                          proof->best_turn.round);
}

char *
arb_wording_last_lead (const ArbWording *wording, const ArbScoreProof *proof)
{
  g_autofree char *name = NULL;
  guint round, seat;

  g_return_val_if_fail (wording != NULL && proof != NULL, NULL);

  seat = arb_score_proof_find_lead (proof, &round);
  if (seat == 0 || proof->rounds->len < 2)
    return NULL;
  name = arb_wording_seat (wording, seat);
  /* Translators: a player, and the round in which the lead changed for the last time */
  return g_strdup_printf (_ ("%s takes the lead in round %u"), name, round);
}

const char *
arb_wording_end_here (void)
{
  return _ ("The game had ended here. Moves played after that do not count.");
}

/* Words why the games diverge, and the score of the final table. */
static char *
word_diverged (const ArbWording *wording, const ArbScoreProof *proof,
               const ArbScoreProofEdition *edition)
{
  g_autofree char *table = arb_wording_final_table (wording, &proof->sheet, &edition->table);
  g_autofree char *difference = NULL;

  if (edition->difference < 0)
    return g_strdup_printf (_ ("cannot be compared from move %d on. %s"), edition->divergence + 1,
                            table);
  difference = word_difference (wording, edition);
  if (edition->cause >= 0)
    {
      g_autofree char *cause = word_cause (wording, edition);
      g_autofree char *bare = g_steal_pointer (&difference);

      difference = arb_words_follow (bare, cause);
    }
  /* Translators: the number of a move; a sentence about the first move that other rules forbid; a
   * sentence about the final table */
  return g_strdup_printf (_ ("cannot be compared from move %d on. %s %s"), edition->divergence + 1,
                          difference, table);
}

static char *
word_unfinished (const ArbWording *wording, const ArbScoreProof *proof,
                 const ArbScoreProofEdition *edition)
{
  g_autofree char *table = arb_wording_final_table (wording, &proof->sheet, &edition->table);

  /* Translators: followed by a sentence about the final table */
  return g_strdup_printf (_ ("the game would not be over yet. %s"), table);
}

char *
arb_wording_proof_edition (const ArbWording *wording, const ArbScoreProof *proof,
                           const ArbScoreProofEdition *edition)
{
  g_autofree char *totals = NULL;

  g_return_val_if_fail (wording != NULL && proof != NULL && edition != NULL, NULL);

  switch ((ArbScoreProofOutcome) edition->outcome)
    {
    case ARB_SCORE_PROOF_SAME:
      totals = list_totals (wording, proof->sheet.n_seats, edition->totals);
      /* Translators: under other rules; followed by the players with their points */
      return g_strdup_printf (_ ("the same outcome: %s."), totals);
    case ARB_SCORE_PROOF_OTHER:
      return word_other (wording, proof, edition);
    case ARB_SCORE_PROOF_DIVERGED:
      return word_diverged (wording, proof, edition);
    case ARB_SCORE_PROOF_UNFINISHED:
      return word_unfinished (wording, proof, edition);
    }
  g_return_val_if_reached (NULL);
}

/* The first line begins with a capital letter. */
static char *
word_outcome_lines (const ArbWording *wording, const ArbScoreProof *proof,
                    const ArbScoreProofEdition *edition)
{
  g_autofree char *text = NULL;
  g_autofree char *table = NULL;
  g_autofree char *difference = NULL;

  if (edition->outcome != ARB_SCORE_PROOF_DIVERGED || edition->difference < 0)
    {
      text = arb_wording_proof_edition (wording, proof, edition);
      return arb_words_capitalize (text);
    }
  difference = g_strdup_printf (_ ("cannot be compared from move %d on"), edition->divergence + 1);
  text = arb_words_capitalize (difference);
  g_free (difference);
  difference = word_difference (wording, edition);
  table = arb_wording_final_table (wording, &proof->sheet, &edition->table);
  return g_strjoin ("\n", text, difference, table, NULL);
}

static char *
word_cause_lines (const ArbWording *wording, const ArbScoreProofEdition *edition)
{
  const ArbSwitch *cause = &wording->catalogue->switches[edition->cause];
  g_autofree char *here =
      arb_switch_describe_value (wording->catalogue, cause, edition->here, NULL);
  g_autofree char *there =
      arb_switch_describe_value (wording->catalogue, cause, edition->there, NULL);
  g_autofree char *title = arb_wording_edition (wording, edition->edition);
  g_autofree char *heading =
      /* Translators: before the title of a point in which rulebooks differ */
      arb_words_label (_ ("Where the rulebooks differ"),
                       arb_words_translate ("switches", cause->id, "title", cause->title));
  g_autofree char *own = arb_words_label (_ ("In this game"), here);
  g_autofree char *other = arb_words_label (title, there);

  return g_strjoin ("\n", heading, own, other, NULL);
}

char **
arb_wording_proof_edition_blocks (const ArbWording *wording, const ArbScoreProof *proof,
                                  const ArbScoreProofEdition *edition)
{
  GPtrArray *blocks;

  g_return_val_if_fail (wording != NULL && proof != NULL && edition != NULL, NULL);

  blocks = g_ptr_array_new ();
  g_ptr_array_add (blocks, word_outcome_lines (wording, proof, edition));
  if (edition->outcome == ARB_SCORE_PROOF_DIVERGED && edition->difference >= 0
      && edition->cause >= 0)
    g_ptr_array_add (blocks, word_cause_lines (wording, edition));
  g_ptr_array_add (blocks, NULL);
  return (char **) g_ptr_array_free (blocks, FALSE);
}

char *
arb_wording_proof_mark (const ArbWording *wording, const ArbScoreProofMark *mark)
{
  const ArbEntry *entry;
  g_autofree char *move = NULL;
  g_autofree char *adjustments = NULL;
  GString *text;

  g_return_val_if_fail (wording != NULL && mark != NULL, NULL);

  entry = &mark->entry;
  move = arb_wording_move (wording, entry->move);
  text = g_string_new (move);
  if (entry->verdict.value == ARB_ILLEGAL)
    {
      g_autofree char *why = arb_wording_verdict (wording, entry->move.seat, &entry->verdict);

      g_string_append_printf (text, ". %s", why);
    }
  adjustments = arb_wording_adjustments (wording, &entry->adjustments);
  if (adjustments != NULL)
    g_string_append_printf (text, " [%s]", adjustments);
  return g_string_free (text, FALSE);
}
