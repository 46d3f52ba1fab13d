/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game-private.h"

#include <string.h>

static void
edit_free (gpointer data)
{
  ArbEdit *edit = data;

  g_array_unref (edit->other);
  g_free (edit);
}

GPtrArray *
arb_edits_new (void)
{
  return g_ptr_array_new_with_free_func (edit_free);
}

static ArbEdit *
copy_edit (const ArbEdit *edit)
{
  ArbEdit *copy = g_memdup2 (edit, sizeof *edit);

  copy->other = arb_entries_copy (edit->other);
  return copy;
}

GPtrArray *
arb_edits_copy (const GPtrArray *edits)
{
  GPtrArray *copy = arb_edits_new ();

  for (guint i = 0; i < edits->len; i++)
    g_ptr_array_add (copy, copy_edit (edits->pdata[i]));

  return copy;
}

static void
append_all (ArbGame *game, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    arb_game_append_like (game, &g_array_index (entries, ArbEntry, i));
}

/* Puts @entries in the place of @n moves from @index on, and judges all that follow again.
 * Returns what stood there. */
static GArray *
replace (ArbGame *game, guint index, guint n, const GArray *entries)
{
  GArray *old = g_array_sized_new (FALSE, FALSE, sizeof (ArbEntry), n);
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  const ArbEntry *log = (const ArbEntry *) game->log->data;

  if (n > 0)
    g_array_append_vals (old, log + index, n);
  if (game->log->len > index + n)
    g_array_append_vals (rest, log + index + n, game->log->len - index - n);

  arb_game_cut (game, index);
  append_all (game, entries);
  append_all (game, rest);
  return old;
}

/* Takes @edit back, or makes it again: the one is the other with its two sides exchanged. */
static void
turn_edit (ArbGame *game, ArbEdit *edit)
{
  GArray *old = replace (game, edit->index, edit->n_now, edit->other);

  edit->n_now = edit->other->len;
  g_array_unref (edit->other);
  edit->other = old;
}

const ArbEdit *
arb_edits_last (const GPtrArray *edits)
{
  return edits->len > 0 ? edits->pdata[edits->len - 1] : NULL;
}

guint
arb_game_turn_edit (ArbGame *game, gboolean again)
{
  GPtrArray *from = again ? game->undone_edits : game->edits;
  GPtrArray *to = again ? game->edits : game->undone_edits;
  ArbEdit *edit = g_ptr_array_steal_index (from, from->len - 1);

  /* A record written by hand may tell of edits that do not fit its moves. */
  if (edit->index > game->log->len || edit->n_now > game->log->len - edit->index)
    {
      edit_free (edit);
      return 0;
    }

  turn_edit (game, edit);
  edit->mark = again ? game->log->len : game->undone->len;
  g_ptr_array_add (to, edit);
  return MAX (1, MAX (edit->n_now, edit->other->len));
}

guint
arb_game_edit (ArbGame *game, guint index, guint n_removed, const ArbMove *moves, guint n_moves,
               gboolean allow)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  ArbStateRoom before, room;
  ArbFitting fitting = {
    .game = game, .before = &before.state, .entries = entries, .state = &room.state, .next = index
  };
  ArbEdit *edit;
  guint last, end;

  g_return_val_if_fail (game != NULL, 0);
  g_return_val_if_fail (index <= game->log->len && n_removed <= game->log->len - index, 0);

  arb_game_state_at (game, index, &before.state);
  memcpy (&room, &before, sizeof room);
  last = arb_fitting_put_in (&fitting, n_removed, moves, n_moves, allow);
  end = arb_fitting_fit_rest (&fitting);
  arb_game_forget_undone (game);
  edit = g_new0 (ArbEdit, 1);
  edit->index = index;
  edit->n_now = entries->len;
  edit->other = replace (game, index, end - index, entries);
  edit->mark = game->log->len;
  g_ptr_array_add (game->edits, edit);
  return index + last;
}

guint
arb_game_get_n_edits (const ArbGame *game, gboolean undone)
{
  return undone ? game->undone_edits->len : game->edits->len;
}

const ArbEdit *
arb_game_get_edit (const ArbGame *game, gboolean undone, guint index)
{
  const GPtrArray *edits = undone ? game->undone_edits : game->edits;

  g_return_val_if_fail (index < edits->len, NULL);

  return edits->pdata[index];
}

gboolean
arb_game_add_edit (ArbGame *game, gboolean undone, guint index, guint n_now, guint mark,
                   const GArray *other)
{
  GPtrArray *edits = undone ? game->undone_edits : game->edits;
  ArbEdit *edit;

  /* An edit that was made may have known a longer log: later ones can have shortened it. */
  if (undone && mark > game->undone->len)
    return FALSE;

  edit = g_new0 (ArbEdit, 1);
  edit->index = index;
  edit->n_now = n_now;
  edit->mark = mark;
  edit->other = arb_entries_copy (other);
  g_ptr_array_add (edits, edit);
  return TRUE;
}
