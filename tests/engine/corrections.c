/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "corrections.h"

#include "engine/core/notation.h"
#include "engine/help/repair-edit.h"
#include "engine/record/log-diff.h"
#include "spoil.h"

/* A role that is corrected in a game that was played on. */
typedef struct
{
  const ArbGame *game;
  guint index;
  ArbMove role;
  gboolean verbose;
} Correction;

/* Returns how many lines are struck if only the line itself is changed. */
static guint
count_struck_by_edit (const Correction *correction)
{
  g_autoptr (ArbGame) edited = arb_game_copy (correction->game);
  g_autoptr (GArray) changes = NULL;

  arb_game_edit (edited, correction->index, 1, &correction->role, 1, FALSE);
  changes = arb_game_compare (correction->game, edited);
  return arb_changes_count_struck (changes, correction->game, edited);
}

static void
print_line (const ArbCatalogue *catalogue, const ArbEntry *entry)
{
  g_autofree char *text = arb_move_to_string (catalogue, entry->said);

  g_print (" %s%s%s%s;", entry->struck ? "STRUCK " : "", entry->id == 0 ? "NEW " : "", text,
           entry->implied ? "*" : "");
}

/* Prints the lines of the record that a correction changes, and what becomes of them, up to the first
 * struck line. */
static void
print_struck (const Correction *correction, const ArbRepair *repair)
{
  const ArbCatalogue *catalogue = arb_game_get_catalogue (correction->game);
  const ArbEntry *line = arb_game_get_entry (correction->game, correction->index);
  g_autofree char *before = arb_move_to_string (catalogue, line->said);
  g_autofree char *after = arb_move_to_string (catalogue, correction->role);
  guint first = 0;

  while (first < repair->entries->len && !g_array_index (repair->entries, ArbEntry, first).struck)
    first++;
  g_print ("# line %u, %s -> %s: %u struck, the first %u lines later\n#   record:",
           correction->index + 1, before, after, repair->n_struck, first);
  for (guint i = MAX (correction->index, 6) - 6;
       i < MIN (repair->end, correction->index + first + 5); i++)
    print_line (catalogue, arb_game_get_entry (correction->game, i));
  g_print ("\n#   corrected:");
  for (guint i = 0; i < MIN (first + 5, repair->entries->len); i++)
    print_line (catalogue, &g_array_index (repair->entries, ArbEntry, i));
  g_print ("\n");
}

static void
correct (const Correction *correction, Corrections *sum)
{
  g_autoptr (ArbRepairs) repairs =
      arb_repairs_edit (correction->game, correction->index, 1, &correction->role, 1, FALSE);
  const ArbRepair *first = repairs->proposals->pdata[0];
  guint n_struck_by_edit = count_struck_by_edit (correction);

  sum->n_made++;
  sum->n_clean += first->n_struck == 0;
  sum->n_struck += first->n_struck;
  sum->n_struck_by_edit += n_struck_by_edit;
  sum->n_worse += first->n_struck > n_struck_by_edit;
  sum->n_judged += repairs->n_judged;
  if (correction->verbose && first->n_struck > 0)
    print_struck (correction, first);
}

/* Corrects the role in line @index to each other one. */
static void
correct_line (const ArbGame *game, guint index, gboolean verbose, Corrections *sum)
{
  const ArbEntry *line = arb_game_get_entry (game, index);
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  ArbStateRoom room;
  guint n;

  arb_game_state_at (game, index, &room.state);
  n = arb_list (&room.state, line->said.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      const Correction correction = { game, index, moves[i], verbose };

      if (moves[i].verb == line->said.verb && !arb_move_equal (moves[i], line->said))
        correct (&correction, sum);
    }
}

void
corrections_measure (const ArbGame *record, guint n_turns, guint step, gboolean verbose,
                     Corrections *corrections)
{
  g_autoptr (ArbGame) whole = spoil_record (record, arb_game_get_length (record));
  guint length = arb_game_get_length (whole);
  guint n_roles = 0;

  for (guint i = 0; i < length; i++)
    {
      guint end;
      g_autoptr (ArbGame) game = NULL;

      if (!spoil_is_verb (whole, i, "lead") || n_roles++ % step != 0)
        continue;
      end = spoil_find_turn (whole, spoil_get_turn (whole, i) + n_turns + 1);
      if (end == length)
        return;
      game = spoil_record (whole, end);
      correct_line (game, i, verbose, corrections);
    }
}
