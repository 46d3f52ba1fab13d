/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/log.h"

#include <string.h>

/* A copy of the state is kept every so many moves, so that any state is computed from a near
 * one. */
#define KEPT_EVERY 64

struct _ArbGameLog
{
  ArbFrame *frame;
  GArray *entries; /* ArbEntry */
  GPtrArray *kept; /* states after 0, KEPT_EVERY, 2 × KEPT_EVERY … lines */
  ArbState *state;
  guint32 last_id;
};

/* Sets the verdict of @entry, as all players see it. All bytes of @verdict are set. */
static void
take_verdict (ArbEntry *entry, const ArbCatalogue *catalogue, ArbMove move,
              const ArbVerdict *verdict)
{
  memset (&entry->adjustments, 0, sizeof entry->adjustments);
  entry->move = move;
  entry->said.seat = move.seat;
  entry->verdict = *verdict;
  entry->refuted_by = 0;
  entry->hidden = FALSE;
  entry->struck =
      !arb_verdict_allows (verdict) && (entry->to_strike || !arb_can_overrule (catalogue, verdict));
}

gboolean
arb_entry_is_same (const ArbEntry *a, const ArbEntry *b)
{
  return a->id == b->id && arb_move_equal (a->said, b->said) && a->ruled == b->ruled
         && a->to_strike == b->to_strike && a->implied == b->implied && a->private == b->private
         && a->opens == b->opens;
}

void
arb_entry_judge (ArbEntry *entry, const ArbState *state)
{
  /* Entries are compared and copied as memory, so the unused bytes of a verdict must always be the
   * same. */
  ArbVerdict verdict = { 0 };
  ArbMove move = entry->said;

  if (!entry->private)
    {
      arb_canonicalize (state, &move);
      arb_check (state, move, &verdict);
    }
  take_verdict (entry, state->catalogue, move, &verdict);
  entry->hidden = entry->private;
}

void
arb_entry_judge_completed (ArbEntry *entry, const ArbState *state, ArbClosing *closing,
                           ArbVerdict *answer)
{
  ArbMove move = entry->said;
  ArbVerdict verdict;

  arb_complete (state, &move, closing, answer != NULL ? answer : &verdict);
  take_verdict (entry, state->catalogue, move, &closing->own);
}

void
arb_entry_init_closing (ArbEntry *entry, const ArbCatalogue *catalogue, const ArbClosing *closing,
                        guint index)
{
  *entry = (ArbEntry){ .said = closing->moves[index], .implied = TRUE };
  take_verdict (entry, catalogue, entry->said, &closing->verdicts[index]);
}

void
arb_entry_apply (const ArbEntry *entry, ArbState *state)
{
  if (!entry->struck && !entry->hidden)
    arb_apply (state, entry->move, entry->verdict.value == ARB_ILLEGAL);
}

gboolean
arb_move_can_be_private (const ArbRuleset *ruleset, ArbMove move)
{
  g_return_val_if_fail (ruleset != NULL, FALSE);

  return ruleset->verbs[move.verb]->kind == ARB_VERB_OBSERVATION && move.seat != ARB_TABLE;
}

static void
keep_state (ArbGameLog *log)
{
  g_ptr_array_add (log->kept, g_memdup2 (log->state, ARB_STATE_MAX));
}

ArbGameLog *
arb_game_log_new (const ArbCatalogue *catalogue, const ArbOptions *options)
{
  g_autoptr (ArbFrame) frame = arb_frame_new (catalogue, options, NULL, NULL);

  return arb_game_log_new_in_frame (frame);
}

ArbGameLog *
arb_game_log_new_in_frame (ArbFrame *frame)
{
  ArbGameLog *log = g_new0 (ArbGameLog, 1);

  log->frame = arb_frame_ref (frame);
  log->entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  log->kept = g_ptr_array_new_with_free_func (g_free);
  log->state = g_malloc0 (ARB_STATE_MAX);
  arb_setup (frame->catalogue, &frame->options, log->state);
  keep_state (log);
  return log;
}

ArbGameLog *
arb_game_log_copy (const ArbGameLog *log)
{
  ArbGameLog *copy = g_new0 (ArbGameLog, 1);

  copy->frame = arb_frame_ref (log->frame);
  copy->entries = arb_game_log_copy_entries (log, 0, log->entries->len);
  copy->kept = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < log->kept->len; i++)
    g_ptr_array_add (copy->kept, g_memdup2 (log->kept->pdata[i], ARB_STATE_MAX));
  copy->state = g_memdup2 (log->state, ARB_STATE_MAX);
  copy->last_id = log->last_id;
  return copy;
}

void
arb_game_log_free (ArbGameLog *log)
{
  if (log == NULL)
    return;

  g_array_unref (log->entries);
  g_ptr_array_unref (log->kept);
  g_free (log->state);
  arb_frame_unref (log->frame);
  g_free (log);
}

ArbFrame *
arb_game_log_get_frame (const ArbGameLog *log)
{
  return log->frame;
}

const ArbCatalogue *
arb_game_log_get_catalogue (const ArbGameLog *log)
{
  return log->frame->catalogue;
}

const ArbOptions *
arb_game_log_get_options (const ArbGameLog *log)
{
  return &log->frame->options;
}

const ArbState *
arb_game_log_get_state (const ArbGameLog *log)
{
  return log->state;
}

guint
arb_game_log_get_length (const ArbGameLog *log)
{
  return log->entries->len;
}

const ArbEntry *
arb_game_log_get_entry (const ArbGameLog *log, guint index)
{
  g_return_val_if_fail (index < log->entries->len, NULL);

  return &g_array_index (log->entries, ArbEntry, index);
}

GArray *
arb_game_log_copy_entries (const ArbGameLog *log, guint index, guint n)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (ArbEntry), n);

  g_return_val_if_fail (index <= log->entries->len && n <= log->entries->len - index, copy);

  if (n > 0)
    g_array_append_vals (copy, &g_array_index (log->entries, ArbEntry, index), n);
  return copy;
}

void
arb_game_log_state_at (const ArbGameLog *log, guint index, ArbState *state)
{
  guint near = index / KEPT_EVERY;

  g_return_if_fail (index <= log->entries->len);

  memcpy (state, log->kept->pdata[near], ARB_STATE_MAX);
  for (guint i = near * KEPT_EVERY; i < index; i++)
    arb_entry_apply (arb_game_log_get_entry (log, i), state);
}

/* Returns the number of the line with which the game ended, from 1; 0 if it is not over. */
static guint
find_ending (const ArbGameLog *log)
{
  guint number = log->entries->len;
  ArbStateRoom room;

  if (!log->state->over)
    return 0;
  do
    arb_game_log_state_at (log, --number, &room.state);
  while (room.state.over && number > 0);
  return number + 1;
}

gboolean
arb_game_log_set_uncounted (ArbGameLog *log, gboolean uncounted)
{
  guint ending = uncounted ? find_ending (log) : 0;

  for (guint i = 0; i < log->entries->len; i++)
    g_array_index (log->entries, ArbEntry, i).uncounted = i + 1 == ending;
  return ending > 0;
}

gboolean
arb_game_log_is_uncounted (const ArbGameLog *log)
{
  for (guint i = 0; log->state->over && i < log->entries->len; i++)
    if (arb_game_log_get_entry (log, i)->uncounted)
      return TRUE;
  return FALSE;
}

guint
arb_game_log_find_end (const ArbGameLog *log)
{
  guint first = 0, end = log->entries->len;
  ArbStateRoom room;

  if (log->state->last_turn == 0)
    return end;
  /* Turns never go back, so the first line of a later turn is found by halves. */
  while (first < end)
    {
      guint middle = (first + end) / 2;

      arb_game_log_state_at (log, middle, &room.state);
      if (room.state.turn > log->state->last_turn)
        end = middle;
      else
        first = middle + 1;
    }
  return end;
}

guint64
arb_game_log_find_counted (const ArbGameLog *log)
{
  const ArbRuleset *ruleset = log->frame->catalogue->ruleset;
  guint64 counted = 0, named = 0;

  for (guint i = 0; i < log->entries->len; i++)
    {
      const ArbEntry *line = arb_game_log_get_entry (log, i);
      gboolean is_count = arb_argument_kind (line->said.arguments[0]) == ARB_ARGUMENT_COUNT;

      if (!line->hidden)
        *(is_count ? &counted : &named) |= G_GUINT64_CONSTANT (1) << line->said.verb;
    }

  for (guint verb = 0; counted != 0 && verb < ruleset->n_verbs; verb++)
    if ((ruleset->verbs[verb]->slots[0].accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT)) != 0
        && (named >> verb & 1) == 0)
      counted |= G_GUINT64_CONSTANT (1) << verb;

  return counted;
}

guint32
arb_game_log_reserve_ids (ArbGameLog *log, guint32 n)
{
  log->last_id += n;
  return log->last_id - n + 1;
}

guint32
arb_game_log_get_last_id (const ArbGameLog *log)
{
  return log->last_id;
}

const ArbEntry *
arb_game_log_push (ArbGameLog *log, const ArbEntry *entry)
{
  ArbEntry pushed = *entry;

  if (pushed.id == 0)
    pushed.id = arb_game_log_reserve_ids (log, 1);
  if (!pushed.struck && !pushed.hidden)
    arb_apply_adjusting (log->state, pushed.move, pushed.verdict.value == ARB_ILLEGAL,
                         &pushed.adjustments);
  g_array_append_val (log->entries, pushed);
  if (log->entries->len % KEPT_EVERY == 0)
    keep_state (log);
  return arb_game_log_get_entry (log, log->entries->len - 1);
}

const ArbEntry *
arb_game_log_append_like (ArbGameLog *log, const ArbEntry *like)
{
  ArbEntry entry = *like;

  arb_entry_judge (&entry, log->state);
  return arb_game_log_push (log, &entry);
}

void
arb_game_log_cut (ArbGameLog *log, guint length)
{
  arb_game_log_state_at (log, length, log->state);
  g_array_set_size (log->entries, (guint) length);
  g_ptr_array_set_size (log->kept, (gint) (length / KEPT_EVERY + 1));
}

void
arb_game_log_begin_again (ArbGameLog *log, ArbFrame *frame)
{
  ArbFrame *before = log->frame;

  g_return_if_fail (frame->catalogue->ruleset == before->catalogue->ruleset);
  g_return_if_fail (frame->options.n_seats == before->options.n_seats);

  log->frame = arb_frame_ref (frame);
  arb_frame_unref (before);
  g_array_set_size (log->entries, 0);
  g_ptr_array_set_size (log->kept, 0);
  memset (log->state, 0, ARB_STATE_MAX);
  arb_setup (frame->catalogue, &frame->options, log->state);
  keep_state (log);
}

ArbGameLog *
arb_game_log_copy_moved (const ArbGameLog *log, const guint8 *places)
{
  ArbGameLog *moved = arb_game_log_copy (log);

  for (guint i = 0; i < moved->entries->len; i++)
    {
      ArbEntry *entry = &g_array_index (moved->entries, ArbEntry, i);

      if (entry->said.seat != ARB_TABLE)
        entry->said.seat = entry->move.seat = places[entry->said.seat];
    }
  return moved;
}
