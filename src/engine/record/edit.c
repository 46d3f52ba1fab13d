/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/edit.h"

/* Adds @edit, which the log contains, to the history; @before (transfer full) (nullable) is that of
 * arb_history_copy_kept(). */
static void
add_edit (ArbGameLog *log, ArbHistory *history, ArbEdit *edit, ArbGameLog *before)
{
  gboolean kept = before != NULL;

  edit->mark = arb_game_log_get_length (log);
  arb_history_begin_gesture (history, log, before);
  edit->id = arb_game_log_reserve_ids (log, 1);
  if (!kept)
    arb_history_add_edit (history, FALSE, edit);
}

/* Returns how many of @entries are the same as the lines of @log before @end, from the last one back to
 * line @index at most. */
static guint
count_same (const ArbGameLog *log, guint index, guint end, const GArray *entries)
{
  guint most = MIN (end - index, entries->len);
  guint n = 0;

  while (n < most
         && arb_entry_is_same (arb_game_log_get_entry (log, end - n - 1),
                               &g_array_index (entries, ArbEntry, entries->len - n - 1)))
    n++;
  return n;
}

static void
push_all (ArbGameLog *log, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    arb_game_log_push (log, &g_array_index (entries, ArbEntry, i));
}

/* Adds the lines of @log from @index on. */
static void
append_rest (GArray *entries, const ArbGameLog *log, guint index)
{
  for (; index < arb_game_log_get_length (log); index++)
    g_array_append_vals (entries, arb_game_log_get_entry (log, index), 1);
}

void
arb_edit_write (ArbGameLog *log, ArbHistory *history, guint index, guint end, const GArray *entries)
{
  ArbGameLog *kept = arb_history_copy_kept (history, log);
  guint n_same = count_same (log, index, end, entries);
  g_autoptr (GArray) other = arb_game_log_copy_entries (log, index, end - index - n_same);
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  ArbEdit edit = { .index = index, .n_now = entries->len - n_same, .other = other };

  append_rest (rest, log, end);
  arb_game_log_cut (log, index);
  push_all (log, entries);
  push_all (log, rest);
  add_edit (log, history, &edit, kept);
}

/* Replays @change, and returns the lines that take the place of those from its index to @end. */
static GArray *
replay (const ArbGameLog *log, const ArbReplayChange *change, guint *end, guint *last)
{
  g_autoptr (ArbReplay) replays =
      change->start != NULL ? arb_replay_new_elsewhere (log) : arb_replay_new (log, change->index);
  ArbReplayed results[ARB_MAX_REPLAYED];
  g_autoptr (GArray) steps = NULL;

  arb_replay_run (replays, change, results);
  steps = arb_replay_dup_steps (replays, &results[0]);
  *end = results[0].end;
  return arb_replay_dup_entries (replays, change, steps, end, last);
}

guint
arb_edit (ArbGameLog *log, ArbHistory *history, guint index, guint n_removed, const ArbMove *moves,
          guint n_moves, gboolean allow)
{
  const ArbReplayChange change = {
    .index = index, .n_removed = n_removed, .moves = moves, .n_moves = n_moves, .allow = allow
  };
  guint end, last;
  g_autoptr (GArray) entries = replay (log, &change, &end, &last);

  arb_edit_write (log, history, index, end, entries);
  return index + last;
}

void
arb_edit_cut (ArbGameLog *log, ArbHistory *history, guint length)
{
  ArbGameLog *before = arb_game_log_copy (log);

  arb_game_log_cut (log, length);
  arb_history_begin_gesture (history, log, before);
}

void
arb_edit_frame (ArbGameLog *log, ArbHistory *history, ArbFrame *frame, const guint8 *places)
{
  g_autoptr (ArbGameLog) empty = arb_game_log_new_in_frame (frame);
  g_autoptr (ArbGameLog) moved = places != NULL ? arb_game_log_copy_moved (log, places) : NULL;
  ArbReplayChange change = { .start = arb_game_log_get_state (empty) };
  ArbGameLog *kept = arb_history_copy_kept (history, log);
  ArbEdit edit = { .frame = arb_frame_ref (arb_game_log_get_frame (log)) };
  guint end = arb_game_log_get_length (log);
  guint replayed, n_same = 0;
  g_autoptr (GArray) entries = replay (moved != NULL ? moved : log, &change, &replayed, NULL);
  g_autoptr (GArray) other = NULL;

  append_rest (entries, moved != NULL ? moved : log, replayed);
  /* Lines at other seats are not the same. */
  if (moved == NULL)
    n_same = count_same (log, 0, end, entries);
  edit.n_now = entries->len - n_same;
  edit.other = other = arb_game_log_copy_entries (log, 0, end - n_same);
  arb_game_log_begin_again (log, frame);
  push_all (log, entries);
  add_edit (log, history, &edit, kept);
  arb_frame_unref (edit.frame);
}
