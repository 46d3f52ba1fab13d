/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/history.h"

struct _ArbHistory
{
  GArray *undone;          /* ArbEntry, the next to be redone last */
  GPtrArray *edits;        /* ArbEdit, the last made last */
  GPtrArray *undone_edits; /* ArbEdit, the next to be redone last */
};

static void
edit_free (gpointer data)
{
  ArbEdit *edit = data;

  g_array_unref (edit->other);
  arb_frame_unref (edit->frame);
  g_free (edit);
}

static ArbEdit *
copy_edit (const ArbEdit *edit)
{
  ArbEdit *copy = g_memdup2 (edit, sizeof *edit);

  copy->other = g_array_copy (edit->other);
  if (edit->frame != NULL)
    arb_frame_ref (edit->frame);
  return copy;
}

static GPtrArray *
copy_edits (const GPtrArray *edits)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (edit_free);

  for (guint i = 0; i < edits->len; i++)
    g_ptr_array_add (copy, copy_edit (edits->pdata[i]));
  return copy;
}

ArbHistory *
arb_history_new (void)
{
  ArbHistory *history = g_new0 (ArbHistory, 1);

  history->undone = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  history->edits = g_ptr_array_new_with_free_func (edit_free);
  history->undone_edits = g_ptr_array_new_with_free_func (edit_free);
  return history;
}

ArbHistory *
arb_history_copy (const ArbHistory *history)
{
  ArbHistory *copy = g_new0 (ArbHistory, 1);

  copy->undone = g_array_copy (history->undone);
  copy->edits = copy_edits (history->edits);
  copy->undone_edits = copy_edits (history->undone_edits);
  return copy;
}

void
arb_history_free (ArbHistory *history)
{
  if (history == NULL)
    return;

  g_array_unref (history->undone);
  g_ptr_array_unref (history->edits);
  g_ptr_array_unref (history->undone_edits);
  g_free (history);
}

/* The last of @edits, or %NULL. */
static const ArbEdit *
get_last (const GPtrArray *edits)
{
  return edits->len > 0 ? edits->pdata[edits->len - 1] : NULL;
}

static void
append_all (ArbGameLog *log, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    arb_game_log_append_like (log, &g_array_index (entries, ArbEntry, i));
}

/* Leaves the first @length lines, judged in the frame of the other side of @edit if it has one. */
static void
cut (ArbGameLog *log, ArbEdit *edit, guint length)
{
  g_autoptr (GArray) first = NULL;
  ArbFrame *now;

  if (edit->frame == NULL)
    {
      arb_game_log_cut (log, length);
      return;
    }

  first = arb_game_log_copy_entries (log, 0, length);
  now = arb_frame_ref (arb_game_log_get_frame (log));
  arb_game_log_begin_again (log, edit->frame);
  arb_frame_unref (edit->frame);
  edit->frame = now;
  append_all (log, first);
}

/* Exchanges the two sides of @edit, and judges the lines after it again. */
static void
exchange (ArbGameLog *log, ArbEdit *edit)
{
  guint end = edit->index + edit->n_now;
  g_autoptr (GArray) rest =
      arb_game_log_copy_entries (log, end, arb_game_log_get_length (log) - end);
  GArray *old = arb_game_log_copy_entries (log, edit->index, edit->n_now);

  cut (log, edit, edit->index);
  append_all (log, edit->other);
  append_all (log, rest);
  edit->n_now = edit->other->len;
  g_array_unref (edit->other);
  edit->other = old;
}

/* Undoes the last edit (or, if @again, redoes it); returns how many moves it contains. */
static guint
turn_edit (ArbHistory *history, ArbGameLog *log, gboolean again)
{
  GPtrArray *from = again ? history->undone_edits : history->edits;
  GPtrArray *to = again ? history->edits : history->undone_edits;
  ArbEdit *edit = g_ptr_array_steal_index (from, from->len - 1);

  g_assert (edit->index + edit->n_now <= arb_game_log_get_length (log));
  exchange (log, edit);
  edit->mark = again ? arb_game_log_get_length (log) : history->undone->len;
  g_ptr_array_add (to, edit);
  return MAX (1, MAX (edit->n_now, edit->other->len));
}

gboolean
arb_history_can_undo (const ArbHistory *history, const ArbGameLog *log)
{
  return arb_game_log_get_length (log) > 0 || history->edits->len > 0;
}

gboolean
arb_history_can_redo (const ArbHistory *history)
{
  return history->undone->len > 0 || history->undone_edits->len > 0;
}

/* Returns the first move of the last gesture. */
static guint
find_gesture (const ArbGameLog *log)
{
  guint start = arb_game_log_get_length (log);

  while (start > 0 && !arb_game_log_get_entry (log, --start)->opens)
    ;
  return start;
}

guint
arb_history_undo (ArbHistory *history, ArbGameLog *log)
{
  guint length = arb_game_log_get_length (log);
  guint start = find_gesture (log);
  const ArbEdit *edit = get_last (history->edits);

  if (edit != NULL && edit->mark >= length)
    return turn_edit (history, log, FALSE);
  if (edit != NULL)
    start = MAX (start, edit->mark);

  for (guint i = length; i > start; i--)
    g_array_append_vals (history->undone, arb_game_log_get_entry (log, i - 1), 1);

  arb_game_log_cut (log, start);
  return length - start;
}

guint
arb_history_redo (ArbHistory *history, ArbGameLog *log)
{
  const ArbEdit *edit = get_last (history->undone_edits);
  guint floor = edit != NULL ? edit->mark : 0;
  guint made = 0;

  if (edit != NULL && floor >= history->undone->len)
    return turn_edit (history, log, TRUE);

  while (history->undone->len > floor)
    {
      ArbEntry entry = g_array_index (history->undone, ArbEntry, history->undone->len - 1);

      if (made > 0 && entry.opens)
        break;

      g_array_set_size (history->undone, history->undone->len - 1);
      entry.opens = made == 0;
      arb_game_log_append_like (log, &entry);
      made++;
    }

  return made;
}

/* How many times @history can be redone. */
static guint
count_undone (const ArbHistory *history)
{
  guint n = history->undone_edits->len;

  for (guint i = 0; i < history->undone->len; i++)
    n += g_array_index (history->undone, ArbEntry, i).opens;
  return n;
}

guint
arb_history_count_ahead (const ArbHistory *history)
{
  return count_undone (history) > 1 ? MAX (history->undone->len, 1) : 0;
}

ArbGameLog *
arb_history_copy_kept (const ArbHistory *history, const ArbGameLog *log)
{
  return arb_history_count_ahead (history) > 0 ? arb_game_log_copy (log) : NULL;
}

static guint
count_same_lines (const ArbGameLog *log, const ArbGameLog *other)
{
  guint length = MIN (arb_game_log_get_length (log), arb_game_log_get_length (other));
  guint n = 0;

  while (n < length
         && arb_entry_is_same (arb_game_log_get_entry (log, n), arb_game_log_get_entry (other, n)))
    n++;
  return n;
}

/* Adds an edit of @log, which takes it back to @before. */
static void
add_replacement (ArbHistory *history, ArbGameLog *log, const ArbGameLog *before)
{
  ArbFrame *frame = arb_game_log_get_frame (before);
  guint length = arb_game_log_get_length (log);
  guint index = count_same_lines (log, before);
  g_autoptr (GArray) other =
      arb_game_log_copy_entries (before, index, arb_game_log_get_length (before) - index);
  const ArbEdit edit = {
    .index = index,
    .n_now = length - index,
    .mark = length,
    .cuts = index == length,
    .other = other,
    .id = arb_game_log_reserve_ids (log, 1),
    .frame = frame != arb_game_log_get_frame (log) ? frame : NULL,
  };

  arb_history_add_edit (history, FALSE, &edit);
}

void
arb_history_begin_gesture (ArbHistory *history, ArbGameLog *log, ArbGameLog *before)
{
  if (before == NULL)
    {
      g_array_set_size (history->undone, 0);
      g_ptr_array_set_size (history->undone_edits, 0);
      return;
    }

  while (arb_history_can_redo (history))
    arb_history_redo (history, before);
  add_replacement (history, log, before);
  arb_game_log_free (before);
}

guint
arb_history_get_n_undone (const ArbHistory *history)
{
  return history->undone->len;
}

const ArbEntry *
arb_history_get_undone (const ArbHistory *history, guint index)
{
  g_return_val_if_fail (index < history->undone->len, NULL);

  return &g_array_index (history->undone, ArbEntry, history->undone->len - 1 - index);
}

void
arb_history_add_undone (ArbHistory *history, ArbGameLog *log, const GArray *entries)
{
  guint32 first_id = arb_game_log_reserve_ids (log, entries->len);
  GArray *undone =
      g_array_sized_new (FALSE, FALSE, sizeof (ArbEntry), entries->len + history->undone->len);

  for (guint i = entries->len; i > 0; i--)
    {
      ArbEntry entry = g_array_index (entries, ArbEntry, i - 1);

      entry.move = entry.said;
      entry.id = first_id + i - 1;
      g_array_append_val (undone, entry);
    }
  if (history->undone->len > 0)
    g_array_append_vals (undone, history->undone->data, history->undone->len);
  g_array_unref (history->undone);
  history->undone = undone;
}

guint
arb_history_get_n_edits (const ArbHistory *history, gboolean undone)
{
  return undone ? history->undone_edits->len : history->edits->len;
}

const ArbEdit *
arb_history_get_edit (const ArbHistory *history, gboolean undone, guint index)
{
  const GPtrArray *edits = undone ? history->undone_edits : history->edits;

  g_return_val_if_fail (index < edits->len, NULL);

  return edits->pdata[index];
}

void
arb_history_add_edit (ArbHistory *history, gboolean undone, const ArbEdit *edit)
{
  g_ptr_array_add (undone ? history->undone_edits : history->edits, copy_edit (edit));
}
