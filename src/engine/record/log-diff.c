/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/log-diff.h"

/* Whether two entries are the same said move with the same visibility. */
static gboolean
said_alike (const ArbEntry *a, const ArbEntry *b)
{
  return arb_move_equal (a->said, b->said) && a->private == b->private;
}

gboolean
arb_entry_is_judged_alike (const ArbEntry *a, const ArbEntry *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->verdict.value == b->verdict.value && a->struck == b->struck
         && a->verdict.n_reasons == b->verdict.n_reasons
         && (a->verdict.n_reasons == 0 || a->verdict.reasons[0].rule == b->verdict.reasons[0].rule);
}

static void
add_change (GArray *changes, gint before, gint after)
{
  ArbChange change = { before, after };

  g_array_append_val (changes, change);
}

static void
add_judged (GArray *changes, const ArbGame *before, const ArbGame *after, guint i, guint j)
{
  if (!arb_entry_is_judged_alike (arb_game_get_entry (before, i), arb_game_get_entry (after, j)))
    add_change (changes, (gint) i, (gint) j);
}

static gboolean
has_line (const ArbGame *game, guint first, guint end, guint32 id)
{
  for (guint i = first; i < end; i++)
    if (arb_game_get_entry (game, i)->id == id)
      return TRUE;
  return FALSE;
}

/* Compares the lines from @i on of @before with those from @j on of @after. Lines that stayed have
 * kept their ids. */
static void
compare_lines (GArray *changes, const ArbGame *before, guint i, guint end_before,
               const ArbGame *after, guint j, guint end_after)
{
  while (i < end_before || j < end_after)
    {
      if (i < end_before && j < end_after
          && arb_game_get_entry (before, i)->id == arb_game_get_entry (after, j)->id)
        add_judged (changes, before, after, i++, j++);
      else if (i < end_before
               && !has_line (after, j, end_after, arb_game_get_entry (before, i)->id))
        add_change (changes, (gint) i++, -1);
      else
        add_change (changes, -1, (gint) j++);
    }
}

GArray *
arb_game_compare (const ArbGame *before, const ArbGame *after)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (ArbChange));
  guint n_before = arb_game_get_length (before), n_after = arb_game_get_length (after);
  guint first = 0, last = 0;

  while (first < MIN (n_before, n_after)
         && said_alike (arb_game_get_entry (before, first), arb_game_get_entry (after, first)))
    first++;
  while (last < MIN (n_before, n_after) - first
         && said_alike (arb_game_get_entry (before, n_before - last - 1),
                        arb_game_get_entry (after, n_after - last - 1)))
    last++;

  for (guint i = 0; i < first; i++)
    add_judged (changes, before, after, i, i);
  compare_lines (changes, before, first, n_before - last, after, first, n_after - last);
  for (guint i = last; i > 0; i--)
    add_judged (changes, before, after, n_before - i, n_after - i);

  return changes;
}

guint
arb_changes_count_struck (const GArray *changes, const ArbGame *before, const ArbGame *after)
{
  guint n = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      const ArbChange *change = &g_array_index (changes, ArbChange, i);

      if (change->before < 0 || change->after < 0)
        continue;
      n += arb_game_get_entry (after, (guint) change->after)->struck
           && !arb_game_get_entry (before, (guint) change->before)->struck;
    }
  return n;
}
