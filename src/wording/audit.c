/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "wording/grammar.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static char *
word_difference (const ArbWording *wording, const ArbDifference *difference)
{
  g_autofree char *label = arb_wording_id (wording, difference->count.id);
  g_autofree char *name = arb_wording_seat (wording, difference->count.seat);

  if (difference->count.seat == ARB_TABLE)
    /* Translators: a stack or another thing of the table; how many people counted there, and how
     * many the record has. */
    return g_strdup_printf (_ ("%s: %d counted, %d recorded"), label, difference->count.value,
                            difference->recorded);

  /* Translators: a player and something he has; how many people counted, and how many the record
   * has. */
  return g_strdup_printf (_ ("%s, %s: %d counted, %d recorded"), name, label,
                          difference->count.value, difference->recorded);
}

static char *
word_unmended (const ArbWording *wording, const ArbDifference *difference)
{
  g_autofree char *label = arb_wording_id (wording, difference->count.id);
  g_autofree char *name = arb_wording_seat (wording, difference->count.seat);

  if (difference->count.seat == ARB_TABLE)
    /* Translators: a stack or another thing of the table. */
    return g_strdup_printf (_ ("%s: no single move of the last two rounds explains it, and it "
                               "cannot be adjusted as a number"),
                            label);

  /* Translators: a player and something he has. */
  return g_strdup_printf (_ ("%s, %s: no single move of the last two rounds explains it, and it "
                             "cannot be adjusted as a number"),
                          name, label);
}

char *
arb_wording_audit (const ArbWording *wording, const ArbAudit *audit)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (wording != NULL && audit != NULL, NULL);

  for (guint i = 0; i < audit->differences->len; i++)
    {
      const ArbDifference *difference = &g_array_index (audit->differences, ArbDifference, i);

      g_ptr_array_add (lines, word_difference (wording, difference));
      if (arb_audit_leaves (audit, difference))
        g_ptr_array_add (lines, word_unmended (wording, difference));
    }
  if (lines->len == 0)
    g_ptr_array_add (lines, g_strdup (_ ("The record agrees with the table.")));

  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Lists the moves that a repair puts in. */
static char *
word_moves (const ArbWording *wording, const ArbRepair *repair)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < repair->n_moves; i++)
    g_ptr_array_add (moves, i == 0 ? arb_wording_move (wording, repair->moves[i])
                                   : arb_wording_move_clause (wording, repair->moves[i]));
  return arb_words_join ((const char *const *) moves->pdata, moves->len);
}

static char *
word_insertion (const ArbWording *wording, const ArbGame *game, const ArbRepair *repair)
{
  g_autofree char *name = arb_wording_seat (wording, repair->moves[0].seat);
  g_autofree char *moves = word_moves (wording, repair);

  if (repair->index == arb_game_get_length (game))
    /* Translators: a player, and his move, or a list of them. */
    return g_strdup_printf (_ ("Forgotten at the end, %s: %s"), name, moves);

  /* Translators: the number of a move, a player, and his move, or a list of them. */
  return g_strdup_printf (_ ("Forgotten before move %u, %s: %s"), repair->index + 1, name, moves);
}

static char *
word_adjustments (const ArbWording *wording, const ArbRepair *repair)
{
  g_autofree char *list = word_moves (wording, repair);

  /* Translators: a list of corrections: “Correct Fighters of Anna by +1”. */
  return g_strdup_printf (_ ("No explanation: %s"), list);
}

char *
arb_wording_repair (const ArbWording *wording, const ArbGame *game, const ArbRepair *repair)
{
  g_autofree char *name = NULL;
  g_autofree char *recorded = NULL;
  g_autofree char *made = NULL;
  const ArbEntry *line;
  ArbStateRoom room;
  ArbWording then;

  g_return_val_if_fail (wording != NULL && game != NULL && repair != NULL, NULL);

  arb_game_state_at (game, repair->index, &room.state);
  then = arb_wording_at (wording, &room.state);
  wording = &then;

  if (repair->kind == ARB_REPAIR_INSERT)
    return word_insertion (wording, game, repair);
  if (repair->kind == ARB_REPAIR_ADJUST)
    return word_adjustments (wording, repair);

  line = arb_game_get_entry (game, repair->index);
  name = arb_wording_seat (wording, line->move.seat);
  if (repair->kind == ARB_REPAIR_REMOVE)
    {
      recorded = arb_wording_move (wording, line->move);
      /* Translators: the number of a move, a player, and a move that is in the record only. */
      return g_strdup_printf (_ ("Move %u was never made, %s: %s"), repair->index + 1, name,
                              recorded);
    }
  recorded = arb_wording_move_clause (wording, line->move);
  made = word_moves (wording, repair);
  /* Translators: the number of a move, a player, what was really made, and the recorded move. */
  return arb_grammar_format (_ ("Move %u was another, %s: %s instead of %s"), repair->index + 1,
                             name, made, recorded);
}
