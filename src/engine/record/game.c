/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/game.h"

#include "engine/record/edit.h"
#include "engine/record/private.h"

struct _ArbGame
{
  ArbGameLog *log;
  ArbHistory *history;
  gboolean counts; /* %FALSE: it does not, however it will end */
};

ArbGame *
arb_game_new_from_log (ArbGameLog *log)
{
  ArbGame *game;

  g_return_val_if_fail (log != NULL, NULL);

  game = g_new0 (ArbGame, 1);
  game->log = log;
  game->history = arb_history_new ();
  game->counts = TRUE;
  return game;
}

ArbGame *
arb_game_new (const ArbCatalogue *catalogue, const ArbOptions *options)
{
  g_return_val_if_fail (catalogue != NULL && options != NULL, NULL);

  return arb_game_new_from_log (arb_game_log_new (catalogue, options));
}

ArbGame *
arb_game_new_in_frame (ArbFrame *frame)
{
  g_return_val_if_fail (frame != NULL, NULL);

  return arb_game_new_from_log (arb_game_log_new_in_frame (frame));
}

ArbGame *
arb_game_copy (const ArbGame *game)
{
  ArbGame *copy = g_new0 (ArbGame, 1);

  copy->log = arb_game_log_copy (game->log);
  copy->history = arb_history_copy (game->history);
  copy->counts = game->counts;
  return copy;
}

void
arb_game_free (ArbGame *game)
{
  if (game == NULL)
    return;

  arb_game_log_free (game->log);
  arb_history_free (game->history);
  g_free (game);
}

const ArbGameLog *
arb_game_get_log (const ArbGame *game)
{
  return game->log;
}

ArbFrame *
arb_game_get_frame (const ArbGame *game)
{
  return arb_game_log_get_frame (game->log);
}

const ArbCatalogue *
arb_game_get_catalogue (const ArbGame *game)
{
  return arb_game_log_get_catalogue (game->log);
}

const ArbOptions *
arb_game_get_options (const ArbGame *game)
{
  return arb_game_log_get_options (game->log);
}

const ArbState *
arb_game_get_state (const ArbGame *game)
{
  return arb_game_log_get_state (game->log);
}

guint
arb_game_get_length (const ArbGame *game)
{
  return arb_game_log_get_length (game->log);
}

const ArbEntry *
arb_game_get_entry (const ArbGame *game, guint index)
{
  return arb_game_log_get_entry (game->log, index);
}

void
arb_game_state_at (const ArbGame *game, guint index, ArbState *state)
{
  arb_game_log_state_at (game->log, index, state);
}

guint
arb_game_find_end (const ArbGame *game)
{
  return arb_game_log_find_end (game->log);
}

void
arb_game_score (const ArbGame *game, ArbScoreSheet *sheet)
{
  arb_score (arb_game_get_state (game), sheet);
  if (!arb_game_get_counts (game))
    arb_score_sheet_stop_counting (sheet);
}

void
arb_game_set_counts (ArbGame *game, gboolean counts)
{
  g_return_if_fail (game != NULL);

  game->counts = arb_game_log_set_uncounted (game->log, !counts) || counts;
}

gboolean
arb_game_get_counts (const ArbGame *game)
{
  return game->counts && !arb_game_log_is_uncounted (game->log);
}

const ArbEntry *
arb_game_append_like (ArbGame *game, const ArbEntry *like)
{
  g_return_val_if_fail (game != NULL, NULL);

  return arb_game_log_append_like (game->log, like);
}

const ArbEntry *
arb_game_append (ArbGame *game, ArbMove move, gboolean ruled, gboolean implied, gboolean opens)
{
  ArbEntry entry = { .said = move, .ruled = !!ruled, .implied = !!implied, .opens = !!opens };

  return arb_game_append_like (game, &entry);
}

/* Plays one move after the closing moves that it implies; begins a gesture if @opens. */
static guint
play (ArbGame *game, ArbMove move, gboolean allow, gboolean opens, ArbVerdict *verdict)
{
  const ArbCatalogue *catalogue = arb_game_get_catalogue (game);
  ArbEntry entry = { .said = move };
  ArbClosing closing;

  arb_entry_judge_completed (&entry, arb_game_get_state (game), &closing, verdict);
  entry.ruled = !arb_verdict_allows (verdict);
  if (entry.ruled && !(allow && arb_can_overrule (catalogue, verdict)))
    return 0;

  for (guint i = 0; i < closing.n; i++)
    {
      ArbEntry implied;

      arb_entry_init_closing (&implied, catalogue, &closing, i);
      implied.opens = opens && i == 0;
      arb_game_log_push (game->log, &implied);
    }
  entry.said = entry.move;
  entry.opens = opens && closing.n == 0;
  arb_game_log_push (game->log, &entry);
  return closing.n + 1;
}

guint
arb_game_play_moves (ArbGame *game, const ArbMove *moves, guint n_moves, gboolean allow,
                     ArbVerdict *verdict)
{
  ArbGameLog *kept;
  ArbVerdict worst;
  guint length;
  gboolean resumed;

  g_return_val_if_fail (game != NULL && verdict != NULL, 0);
  g_return_val_if_fail (moves != NULL && n_moves > 0, 0);

  kept = arb_history_copy_kept (game->history, game->log);
  length = arb_game_get_length (game);
  resumed = arb_history_can_redo (game->history) && !arb_game_get_state (game)->over;
  arb_verdict_init (&worst);
  for (guint i = 0; i < n_moves; i++)
    {
      if (play (game, moves[i], allow, i == 0, verdict) == 0)
        {
          if (arb_game_get_length (game) > length)
            arb_game_log_cut (game->log, length);
          arb_game_log_free (kept);
          return 0;
        }
      if (i == 0 || verdict->value > worst.value)
        worst = *verdict;
    }

  arb_history_begin_gesture (game->history, game->log, kept);
  /* People who took back the end and go on play a game that counts. */
  if (resumed)
    game->counts = TRUE;
  *verdict = worst;
  return arb_game_get_length (game) - length;
}

guint
arb_game_play (ArbGame *game, ArbMove move, gboolean allow, ArbVerdict *verdict)
{
  return arb_game_play_moves (game, &move, 1, allow, verdict);
}

gboolean
arb_game_play_private (ArbGame *game, ArbMove move, ArbVerdict *verdict)
{
  ArbGameLog *kept;

  g_return_val_if_fail (game != NULL && verdict != NULL, FALSE);
  g_return_val_if_fail (arb_move_can_be_private (arb_game_get_catalogue (game)->ruleset, move),
                        FALSE);

  kept = arb_history_copy_kept (game->history, game->log);
  if (!arb_game_log_append_private (game->log, move, verdict))
    {
      arb_game_log_free (kept);
      return FALSE;
    }

  arb_history_begin_gesture (game->history, game->log, kept);
  return TRUE;
}

ArbGame *
arb_game_seen_by (const ArbGame *game, guint seat)
{
  ArbGame *seen;

  g_return_val_if_fail (game != NULL, NULL);

  seen = arb_game_new_from_log (arb_game_log_seen_by (game->log, seat));
  seen->counts = game->counts;
  return seen;
}

ArbEntry
arb_game_judge_line (const ArbGame *game, guint index)
{
  return arb_game_log_judge_line (game->log, index);
}

guint
arb_game_edit (ArbGame *game, guint index, guint n_removed, const ArbMove *moves, guint n_moves,
               gboolean allow)
{
  g_return_val_if_fail (game != NULL, 0);
  g_return_val_if_fail (index <= arb_game_get_length (game), 0);
  g_return_val_if_fail (n_removed <= arb_game_get_length (game) - index, 0);

  return arb_edit (game->log, game->history, index, n_removed, moves, n_moves, allow);
}

void
arb_game_replace_lines (ArbGame *game, guint index, guint end, const GArray *entries)
{
  g_return_if_fail (game != NULL && entries != NULL);
  g_return_if_fail (index <= end && end <= arb_game_get_length (game));

  arb_edit_write (game->log, game->history, index, end, entries);
}

void
arb_game_enter_faces (ArbGame *game, const ArbCatalogue *catalogue)
{
  g_autoptr (ArbFrame) frame = NULL;

  g_return_if_fail (game != NULL && catalogue != NULL);
  g_return_if_fail (catalogue->ruleset == arb_game_get_catalogue (game)->ruleset);

  frame = arb_frame_new_with (arb_game_get_frame (game), catalogue, arb_game_get_options (game));
  arb_edit_frame (game->log, game->history, frame, NULL);
}

void
arb_game_change_frame (ArbGame *game, ArbFrame *frame, const guint8 *places)
{
  g_return_if_fail (game != NULL && frame != NULL);
  g_return_if_fail (frame->catalogue->ruleset == arb_game_get_catalogue (game)->ruleset);
  g_return_if_fail (frame->options.n_seats == arb_game_get_options (game)->n_seats);

  arb_edit_frame (game->log, game->history, frame, places);
}

guint
arb_game_get_n_edits (const ArbGame *game, gboolean undone)
{
  return arb_history_get_n_edits (game->history, undone);
}

const ArbEdit *
arb_game_get_edit (const ArbGame *game, gboolean undone, guint index)
{
  return arb_history_get_edit (game->history, undone, index);
}

void
arb_game_add_edit (ArbGame *game, gboolean undone, const ArbEdit *edit)
{
  g_autoptr (GArray) lines = NULL;
  ArbEdit added;
  guint32 first_id;

  g_return_if_fail (game != NULL && edit != NULL);

  lines = g_array_copy (edit->other);
  first_id = arb_game_log_reserve_ids (game->log, lines->len + 1);
  for (guint i = 0; i < lines->len; i++)
    g_array_index (lines, ArbEntry, i).id = first_id + i;
  added = *edit;
  added.other = lines;
  added.id = first_id + lines->len;
  arb_history_add_edit (game->history, undone, &added);
}

gboolean
arb_game_can_undo (const ArbGame *game)
{
  return arb_history_can_undo (game->history, game->log);
}

gboolean
arb_game_can_redo (const ArbGame *game)
{
  return arb_history_can_redo (game->history);
}

guint
arb_game_undo (ArbGame *game)
{
  return arb_history_undo (game->history, game->log);
}

guint
arb_game_redo (ArbGame *game)
{
  return arb_history_redo (game->history, game->log);
}

guint
arb_game_count_ahead (const ArbGame *game)
{
  return arb_history_count_ahead (game->history);
}

/* Whether the last gesture is an arb_game_cut(). */
static gboolean
is_cut (const ArbGame *game)
{
  guint n = arb_game_get_n_edits (game, FALSE);
  const ArbEdit *edit = n > 0 ? arb_game_get_edit (game, FALSE, n - 1) : NULL;

  return edit != NULL && edit->cuts && edit->mark == arb_game_get_length (game);
}

void
arb_game_cut (ArbGame *game, guint length)
{
  g_return_if_fail (game != NULL);
  g_return_if_fail (length <= arb_game_get_length (game));

  arb_edit_cut (game->log, game->history, length);
}

void
arb_game_go_forward (ArbGame *game)
{
  while (arb_game_can_redo (game))
    arb_game_redo (game);
  if (is_cut (game))
    arb_game_undo (game);
}

ArbGame *
arb_game_copy_ahead (const ArbGame *game)
{
  ArbGame *copy;

  if (arb_game_count_ahead (game) == 0 && !is_cut (game))
    return NULL;
  copy = arb_game_copy (game);
  arb_game_go_forward (copy);
  return copy;
}

guint
arb_game_get_n_undone (const ArbGame *game)
{
  return arb_history_get_n_undone (game->history);
}

const ArbEntry *
arb_game_get_undone (const ArbGame *game, guint index)
{
  return arb_history_get_undone (game->history, index);
}

void
arb_game_add_undone (ArbGame *game, const GArray *entries)
{
  arb_history_add_undone (game->history, game->log, entries);
}
