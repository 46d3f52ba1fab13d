/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game-private.h"

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

void
arb_entries_append_closing (GArray *entries, const ArbMove *closing, guint n, ArbState *state)
{
  for (guint i = 0; i < n; i++)
    {
      ArbEntry entry = { .said = closing[i], .implied = TRUE };

      arb_entry_judge (&entry, state);
      arb_entry_apply (&entry, state);
      g_array_append_val (entries, entry);
    }
}

void
arb_entries_put_in (GArray *entries, const ArbEntry *entry, ArbState *state)
{
  ArbMove closing[ARB_MAX_CLOSING];
  ArbMove move = entry->said;
  ArbEntry put_in = *entry;
  ArbVerdict verdict;
  guint n = 0;

  if (!entry->private)
    n = arb_complete (state, &move, closing, ARB_MAX_CLOSING, &verdict);
  arb_entries_append_closing (entries, closing, n, state);
  arb_entry_judge (&put_in, state);
  /* A ruling is a mark on a move that needs one. */
  put_in.ruled = put_in.ruled && !arb_verdict_allows (&put_in.verdict);
  arb_entry_apply (&put_in, state);
  g_array_append_val (entries, put_in);
}

/* A gesture lost its first line: entry @first begins it now, or else line @next of the log, which
 * is put in anew for it. Returns how many lines that takes out of the log. */
static guint
begin_gesture (GArray *entries, guint first, const ArbGame *game, guint next)
{
  guint n = 0;

  if (first == entries->len && next < game->log->len && !arb_game_get_entry (game, next)->opens)
    n = 1;
  if (n > 0)
    g_array_append_vals (entries, arb_game_get_entry (game, next), n);
  if (first < entries->len)
    g_array_index (entries, ArbEntry, first).opens = TRUE;
  return n;
}

/* What stands in the log because of an edit: @moves, and the closing moves they bring along. The
 * last of @moves is entry @last of it; with the @n_removed go those that are implied otherwise. */
static GArray *
complete_moves (const ArbGame *game, guint index, guint *n_removed, const ArbMove *moves,
                guint n_moves, gboolean allow, guint *last)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  ArbStateRoom room;
  ArbState *state = &room.state;
  gboolean opened = *n_removed > 0 && arb_game_get_entry (game, index)->opens;
  guint rest = index + *n_removed;
  guint n_joined, n_put_in, n_kept;
  const ArbRuleset *ruleset = game->catalogue->ruleset;
  gboolean private = *n_removed > 0 && arb_game_get_entry (game, index)->private;

  arb_game_state_at (game, index, state);
  for (guint i = 0; i < n_moves; i++)
    {
      ArbEntry entry = { .said = moves[i],
                         .ruled = !!allow,
                         .private = private && arb_move_can_be_private (ruleset, moves[i]) };

      arb_entries_put_in (entries, &entry, state);
    }
  n_put_in = entries->len;
  *last = MAX (n_put_in, 1) - 1;
  if (n_put_in > 0)
    g_array_index (entries, ArbEntry, 0).opens = opened || *n_removed == 0;

  n_joined = arb_entries_join_rest (entries, game, rest, state);
  n_kept = n_joined > 0 ? arb_game_count_hidden (game, rest) : 0;
  *n_removed += n_joined;
  if ((n_put_in == 0 && opened)
      || (n_joined > n_kept && arb_game_get_entry (game, rest + n_kept)->opens))
    *n_removed += begin_gesture (entries, n_put_in + n_kept, game, rest + n_joined);
  return entries;
}

guint
arb_game_edit (ArbGame *game, guint index, guint n_removed, const ArbMove *moves, guint n_moves,
               gboolean allow)
{
  g_autoptr (GArray) entries = NULL;
  const ArbEntry *gone;
  ArbEdit *edit;
  guint last;

  g_return_val_if_fail (game != NULL, 0);
  g_return_val_if_fail (index <= game->log->len && n_removed <= game->log->len - index, 0);

  gone = n_removed > 0 ? arb_game_get_entry (game, index + n_removed - 1) : NULL;
  entries = complete_moves (game, index, &n_removed, moves, n_moves, allow, &last);
  n_removed += arb_entries_fit_rest (entries, game, index, index + n_removed, gone);
  arb_game_forget_undone (game);
  edit = g_new0 (ArbEdit, 1);
  edit->index = index;
  edit->n_now = entries->len;
  edit->other = replace (game, index, n_removed, entries);
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
