/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "wording/grammar.h"
#include "wording/story.h"
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
word_unexplained (const ArbWording *wording, const ArbDifference *difference)
{
  g_autofree char *label = arb_wording_id (wording, difference->count.id);
  g_autofree char *name = arb_wording_seat (wording, difference->count.seat);

  if (difference->count.seat == ARB_TABLE)
    /* Translators: a stack or another thing of the table. */
    return g_strdup_printf (_ ("%s: nothing in the last two rounds explains it, and it "
                               "cannot be set as a number"),
                            label);

  /* Translators: a player and something he has. */
  return g_strdup_printf (_ ("%s, %s: nothing in the last two rounds explains it, and it "
                             "cannot be set as a number"),
                          name, label);
}

/* Returns (nullable) what else is to be counted, so that the proposals can be told apart. */
static char *
word_question (const ArbWording *wording, const ArbCount *question)
{
  g_autofree char *label = NULL;
  g_autofree char *name = NULL;

  if (question->id == NULL)
    return NULL;
  label = arb_wording_id (wording, question->id);
  if (question->seat == ARB_TABLE)
    /* Translators: a stack or another thing of the table, whose cards people are to count */
    return g_strdup_printf (_ ("Count this, too, to tell the proposals apart: %s"), label);
  name = arb_wording_seat (wording, question->seat);
  /* Translators: a player, and something of hers that people are to count: “Anna, Deck” */
  return g_strdup_printf (_ ("Count this, too, to tell the proposals apart: %s, %s"), name, label);
}

static void
add_line (GPtrArray *lines, char *line)
{
  if (line != NULL)
    g_ptr_array_add (lines, line);
}

char *
arb_wording_repairs (const ArbWording *wording, const ArbRepairs *repairs)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (wording != NULL && repairs != NULL, NULL);

  if (repairs->miscounted)
    add_line (lines, g_strdup (_ ("Count again? Only one number differs, and only by one.")));
  for (guint i = 0; i < repairs->differences->len; i++)
    {
      const ArbDifference *difference = &g_array_index (repairs->differences, ArbDifference, i);

      add_line (lines, word_difference (wording, difference));
      if (arb_repairs_leaves (repairs, difference))
        add_line (lines, word_unexplained (wording, difference));
    }
  if (lines->len == 0)
    add_line (lines, g_strdup (_ ("The record agrees with the table.")));
  add_line (lines, word_question (wording, &repairs->question));
  if (!repairs->complete)
    add_line (lines, g_strdup (_ ("The record is very long, so not everything was tried.")));

  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* The words of one repair. */
typedef struct
{
  ArbWording wording; /* in the state before it */
  const ArbGame *game;
  const ArbRepair *repair;
} Words;

static gboolean
closes (const Words *words, ArbMove move)
{
  return words->wording.catalogue->ruleset->verbs[move.verb]->kind == ARB_VERB_CLOSING;
}

/* Says @moves; closing moves only if there is nothing else. */
static char *
word_list (const Words *words, const GArray *moves, gboolean begins)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < moves->len; i++)
    {
      ArbMove move = g_array_index (moves, ArbMove, i);

      if (closes (words, move) && (list->len > 0 || i + 1 < moves->len))
        continue;
      g_ptr_array_add (list, list->len == 0 && begins
                                 ? arb_wording_move (&words->wording, move)
                                 : arb_wording_move_clause (&words->wording, move));
    }
  return arb_words_join ((const char *const *) list->pdata, list->len);
}

/* Says the lines of the record from @index on that are not implied. */
static char *
word_recorded (const Words *words, guint index, guint n, gboolean begins)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));

  for (guint i = index; i < index + n; i++)
    {
      const ArbEntry *line = arb_game_get_entry (words->game, i);

      if (!line->hidden && (!line->implied || n == 1))
        g_array_append_val (moves, line->move);
    }
  return word_list (words, moves, begins);
}

static char *
word_made_instead (const Words *words)
{
  const ArbRepair *repair = words->repair;
  g_autofree char *recorded = word_recorded (words, repair->index, repair->n_removed, FALSE);
  g_autofree char *made = word_list (words, words->repair->moves, TRUE);
  guint seat = g_array_index (repair->moves, ArbMove, 0).seat;
  g_autofree char *name = arb_wording_seat (&words->wording, seat);

  /* Translators: the number of a move, a player, what was really made, and the recorded move. */
  return arb_grammar_format (_ ("Move %u was another, %s: %s instead of %s"), repair->index + 1,
                             name, made, recorded);
}

static char *
word_insertion (const Words *words)
{
  const ArbRepair *repair = words->repair;
  guint seat = g_array_index (repair->moves, ArbMove, 0).seat;
  g_autofree char *name = arb_wording_seat (&words->wording, seat);
  g_autofree char *made = word_list (words, words->repair->moves, TRUE);

  if (repair->index == arb_game_get_length (words->game))
    /* Translators: a player, and his move, or a list of them. */
    return g_strdup_printf (_ ("Forgotten at the end, %s: %s"), name, made);

  /* Translators: the number of a move, a player, and his move, or a list of them. */
  return g_strdup_printf (_ ("Forgotten before move %u, %s: %s"), repair->index + 1, name, made);
}

static char *
word_removal (const Words *words)
{
  const ArbRepair *repair = words->repair;
  const ArbEntry *line = arb_game_get_entry (words->game, repair->index);
  g_autofree char *name = arb_wording_seat (&words->wording, line->move.seat);
  g_autofree char *recorded = word_recorded (words, repair->index, repair->n_removed, TRUE);

  /* Translators: the number of a move, a player, and a move that is in the record only. */
  return g_strdup_printf (_ ("Move %u was never made, %s: %s"), repair->index + 1, name, recorded);
}

static char *
word_exchange (const Words *words)
{
  const ArbRepair *repair = words->repair;
  guint seat = g_array_index (repair->moves, ArbMove, 0).seat;
  g_autofree char *name = arb_wording_seat (&words->wording, seat);
  g_autofree char *made = word_list (words, words->repair->moves, TRUE);

  /* Translators: the number of a move, a player, and moves in their true order */
  return g_strdup_printf (_ ("The order from move %u on was another, %s: %s"), repair->index + 1,
                          name, made);
}

static char *
word_forgotten_at_table (const Words *words)
{
  const ArbRepair *repair = words->repair;
  const ArbEntry *line = arb_game_get_entry (words->game, repair->index - 1);
  g_autofree char *name = arb_wording_seat (&words->wording, line->move.seat);
  g_autofree char *recorded = arb_wording_move (&words->wording, line->move);
  g_autofree char *made = word_list (words, repair->moves, TRUE);

  /* Translators: the number of a move, a player, the move, and what has to be counted otherwise: “Move 12
   * was made, Anna: Dissent; but nobody did what follows from it: Count Hand: 4” */
  return g_strdup_printf (
      _ ("Move %u was made, %s: %s; but what it brings was forgotten at the table: %s"),
      repair->index, name, recorded, made);
}

static char *
word_moved_along (const Words *words)
{
  g_autofree char *insertion = word_insertion (words);

  /* Translators: a turn that was forgotten */
  return g_strdup_printf (_ ("%s; the later turns were played by the next players"), insertion);
}

static char *
word_kind (const Words *words)
{
  g_autofree char *list = NULL;

  switch (words->repair->kind)
    {
    case ARB_REPAIR_INSERT:
      return word_insertion (words);
    case ARB_REPAIR_REMOVE:
      return word_removal (words);
    case ARB_REPAIR_REPLACE:
      return word_made_instead (words);
    case ARB_REPAIR_EXCHANGE:
      return word_exchange (words);
    case ARB_REPAIR_FORGOTTEN_AT_TABLE:
      return word_forgotten_at_table (words);
    case ARB_REPAIR_MOVE_ALONG:
      return word_moved_along (words);
    case ARB_REPAIR_SET:
    default:
      list = word_list (words, words->repair->moves, TRUE);
      /* Translators: a list of corrections: “Correct Fighters of Anna by +1”. */
      return g_strdup_printf (_ ("No explanation: %s"), list);
    }
}

char *
arb_wording_repair (const ArbWording *wording, const ArbGame *game, const ArbRepair *repair)
{
  const ArbPresentation *presentation = &wording->catalogue->ruleset->presentation;
  Words words = { .game = game, .repair = repair };
  g_autofree char *turn = NULL;
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;
  ArbStateRoom room;
  guint leader;

  g_return_val_if_fail (wording != NULL && game != NULL && repair != NULL, NULL);

  arb_game_state_at (game, repair->index, &room.state);
  words.wording = arb_wording_at (wording, &room.state);
  what = word_kind (&words);
  if (repair->kind == ARB_REPAIR_SET)
    return g_steal_pointer (&what);

  leader = presentation->leader != NULL ? presentation->leader (&room.state) : ARB_TABLE;
  turn = arb_wording_turn (wording, leader, room.state.turn);
  /* Translators: whose turn it was, and what happened in it */
  text = g_strdup_printf (_ ("%s · %s"), turn, what);
  if (repair->n_unexplained == 0)
    return g_steal_pointer (&text);
  return g_strdup_printf (ngettext ("%s (it leaves %u number unexplained)",
                                    "%s (it leaves %u numbers unexplained)", repair->n_unexplained),
                          text, repair->n_unexplained);
}
