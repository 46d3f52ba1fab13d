/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair.h"

#include <string.h>

void
arb_repair_free (ArbRepair *repair)
{
  if (repair == NULL)
    return;
  g_array_unref (repair->moves);
  g_clear_pointer (&repair->entries, g_array_unref);
  g_free (repair);
}

ArbRepair *
arb_repair_copy (const ArbRepair *repair)
{
  ArbRepair *copy = g_memdup2 (repair, sizeof *repair);

  g_array_ref (copy->moves);
  if (copy->entries != NULL)
    g_array_ref (copy->entries);
  return copy;
}

void
arb_repairs_free (ArbRepairs *repairs)
{
  if (repairs == NULL)
    return;

  g_array_unref (repairs->differences);
  g_ptr_array_unref (repairs->proposals);
  arb_repair_free (repairs->set);
  g_free (repairs);
}

ArbRepairs *
arb_repairs_new (void)
{
  ArbRepairs *repairs = g_new0 (ArbRepairs, 1);

  repairs->differences = g_array_new (FALSE, FALSE, sizeof (ArbDifference));
  repairs->proposals = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_repair_free);
  repairs->complete = TRUE;
  return repairs;
}

gboolean
arb_repairs_leaves (const ArbRepairs *repairs, const ArbDifference *difference)
{
  return repairs->proposals->len == 0 && !difference->adjustable;
}

void
arb_repair_make (const ArbRepair *repair, ArbGame *game)
{
  g_return_if_fail (repair != NULL && game != NULL);

  if (repair->kind == ARB_REPAIR_SET)
    arb_game_edit (game, repair->index, 0, (const ArbMove *) repair->moves->data,
                   repair->moves->len, FALSE);
  else
    arb_game_replace_lines (game, repair->index, repair->end, repair->entries);
}

/* Returns the first line in which two results differ; -1 if it is not a choice of both. */
static gint
find_difference (const ArbRepair *a, const ArbRepair *b)
{
  for (guint i = 0; i < MIN (a->entries->len, b->entries->len); i++)
    {
      const ArbEntry *x = &g_array_index (a->entries, ArbEntry, i);
      const ArbEntry *y = &g_array_index (b->entries, ArbEntry, i);

      if (!arb_move_equal (x->said, y->said))
        return x->id == 0 && y->id == 0 && !x->implied && !y->implied ? (gint) i : -1;
    }
  return -1;
}

guint
arb_repairs_list_open (const ArbRepairs *repairs, ArbMove *moves)
{
  const ArbRepair *first = repairs->proposals->pdata[0];
  gint place = -1;
  guint n = 0;

  for (guint i = 1; i < repairs->proposals->len; i++)
    {
      const ArbRepair *other = repairs->proposals->pdata[i];
      gint index = find_difference (first, other);

      if (first->n_filled == 0 || other->story != first->story || other->price != first->price
          || index < 0 || (place >= 0 && index > place))
        continue;
      if (index != place)
        moves[0] = g_array_index (first->entries, ArbEntry, index).said;
      if (index != place)
        n = 1;
      place = index;
      if (!arb_has_move (moves, n, g_array_index (other->entries, ArbEntry, place).said))
        moves[n++] = g_array_index (other->entries, ArbEntry, place).said;
    }
  return n;
}
