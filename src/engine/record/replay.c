/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

/* A number of cards that the log does not have is not assumed to be larger than a hand. */
#define MAX_TOLD 20

gboolean
arb_replay_can_be_said (ArbReplay *self, const ArbState *state, ArbMove said)
{
  self->n_judged++;
  return arb_can_be_said (state, said);
}

void
arb_replay_free (ArbReplay *self)
{
  if (self == NULL)
    return;

  g_free (self->states);
  g_free (self->heads);
  g_free (self->moves);
  g_free (self->memory);
  g_hash_table_unref (self->choices);
  g_array_unref (self->steps);
  g_free (self->now.ways);
  g_free (self->next.ways);
  g_free (self->tried.ways);
  g_free (self->done.ways);
  g_free (self);
}

const ArbState *
arb_replay_state_at (const ArbReplay *self, guint index)
{
  g_return_val_if_fail (self->states != NULL, NULL);
  g_return_val_if_fail (index >= self->first && index <= self->length, NULL);

  return (const ArbState *) (self->states + (index - self->first) * sizeof (ArbStateRoom));
}

gboolean
arb_replay_is_counted (const ArbReplay *self, guint verb)
{
  return (self->counted >> verb & 1) != 0;
}

guint
arb_replay_get_n_judged (const ArbReplay *self)
{
  return self->n_judged;
}

guint
arb_replay_list_sayable (ArbReplay *self, const ArbState *state, guint seat, ArbMove *moves,
                         guint max)
{
  guint listed = (arb_to_decide (state) >> seat & 1) != 0 ? arb_list (state, seat, moves, max) : 0;
  guint n = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < listed; i++)
    if ((self->counted >> moves[i].verb & 1) == 0
        || arb_argument_kind (moves[i].arguments[0]) < ARB_ARGUMENT_NAME)
      moves[n++] = moves[i];
  for (guint verb = 0; listed > 0 && verb < self->ruleset->n_verbs; verb++)
    for (guint i = 1; (self->counted >> verb & 1) != 0 && i <= MAX_TOLD && n < max; i++)
      {
        ArbMove move = ARB_MOVE (seat, verb, arb_argument_count (i), 0, 0);

        self->n_judged++;
        if (!arb_check (state, move, &verdict))
          break;
        moves[n++] = move;
      }
  return n;
}

/* Whether line @index goes on with the gesture that begins at @head. */
static gboolean
belongs_to (ArbReplay *self, guint head, guint index)
{
  const ArbEntry *line = arb_replay_get_line (self, index);
  guint seat = arb_replay_get_line (self, head)->said.seat;

  if (line->hidden)
    return TRUE;
  return line->said.seat == seat && seat != ARB_TABLE
         && (arb_replay_get_kind (self, line->said) > ARB_VERB_CLOSING
             || !arb_replay_can_be_said (self, arb_replay_state_at (self, head), line->said));
}

/* Finds the beginning of the gesture of each line. */
static void
find_heads (ArbReplay *self)
{
  guint head = self->first;

  for (guint i = self->first; i < self->length; i++)
    {
      if (i > head && !belongs_to (self, head, i))
        head = i;
      self->heads[i - self->first] = head;
    }
}

/* Returns the line with which the gesture of the line before @index could have begun at the
 * earliest: the lines between are of one seat. */
static guint
find_run (const ArbGameLog *log, guint index)
{
  guint seat;

  if (index >= arb_game_log_get_length (log))
    return index;
  seat = arb_game_log_get_entry (log, index)->said.seat;
  while (index > 0
         && (arb_game_log_get_entry (log, index - 1)->said.seat == seat
             || arb_game_log_get_entry (log, index - 1)->hidden))
    index--;
  return index;
}

guint
arb_replay_find_head (const ArbReplay *self, guint index)
{
  return self->heads[index - self->first];
}

guint
arb_replay_find_end (const ArbReplay *self, guint index)
{
  guint head = arb_replay_find_head (self, index);

  do
    index++;
  while (index < self->length && arb_replay_find_head (self, index) == head);
  return index;
}

static ArbReplay *
replay_new (const ArbGameLog *log, guint first)
{
  ArbReplay *self = g_new0 (ArbReplay, 1);

  self->log = log;
  self->ruleset = arb_game_log_get_catalogue (log)->ruleset;
  self->size = self->ruleset->state_size;
  self->first = first;
  self->length = arb_game_log_get_length (log);
  self->counted = arb_game_log_find_counted (log);
  self->heads = g_new (guint, self->length - first + 1);
  self->steps = g_array_new (FALSE, FALSE, sizeof (ArbReplayStep));
  self->moves = g_new (ArbMove, ARB_MAX_MOVES);
  self->memory = g_new0 (ArbReplayMemory, ARB_REPLAY_MEMORY_SIZE);
  self->choices = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  arb_replay_init_ways (&self->now, ARB_REPLAY_WIDTH);
  arb_replay_init_ways (&self->next, ARB_REPLAY_WIDTH);
  arb_replay_init_ways (&self->tried, ARB_REPLAY_TRIED);
  arb_replay_init_ways (&self->done, ARB_MAX_REPLAYED);
  return self;
}

ArbReplay *
arb_replay_new (const ArbGameLog *log, guint first)
{
  ArbReplay *self;
  ArbStateRoom room;

  g_return_val_if_fail (log != NULL && first <= arb_game_log_get_length (log), NULL);

  self = replay_new (log, find_run (log, first));
  self->states = g_malloc ((self->length - self->first + 1) * sizeof room);
  arb_game_log_state_at (log, self->first, &room.state);
  for (guint i = self->first; i <= self->length; i++)
    {
      memcpy (self->states + (i - self->first) * sizeof room, &room, sizeof room);
      if (i < self->length)
        arb_entry_apply (arb_replay_get_line (self, i), &room.state);
    }
  find_heads (self);
  return self;
}

ArbReplay *
arb_replay_new_elsewhere (const ArbGameLog *log)
{
  ArbReplay *self;

  g_return_val_if_fail (log != NULL, NULL);

  self = replay_new (log, 0);
  for (guint i = 0; i < self->length; i++)
    self->heads[i] = i;
  return self;
}
