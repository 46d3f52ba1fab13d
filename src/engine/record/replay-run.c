/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

/* How many choices in a row are filled in before one line. */
#define MAX_FILLED 4

/* Returns the next line from @index on that somebody said; the length if there is none. */
static guint
find_said (const ArbReplay *self, guint index)
{
  while (
      index < self->length
      && (arb_replay_get_line (self, index)->hidden || arb_replay_get_line (self, index)->implied))
    index++;
  return index;
}

/* Whether the log had this line against the rules. */
static gboolean
is_flagged (const ArbEntry *line)
{
  return line->struck || line->ruled || !arb_verdict_allows (&line->verdict);
}

/* Tries the line after the choices that were filled in so far. Returns whether it is allowed. */
static gboolean
try_line (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbReplayWay trial;

  arb_replay_copy_way (self, &trial, way);
  if (arb_replay_say_again (self, &trial, from, index))
    {
      arb_replay_add_way (self, &self->next, &trial);
      return TRUE;
    }
  if (self->change->fill && !self->change->careful)
    {
      arb_replay_answer_instead (self, way, from, index);
      arb_replay_count_instead (self, way, from, index);
      arb_replay_choose_instead (self, way, from, index);
      arb_replay_put_aside (self, way, from, index);
    }
  return FALSE;
}

/* Goes on from @way, in which line @index is not possible, by what may be missing. */
static void
fill_in (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  guint first = 0, end;

  self->tried.n = 0;
  arb_replay_fill_each (self, way, index);
  for (guint depth = 0; depth < MAX_FILLED; depth++)
    {
      end = self->tried.n;
      for (guint i = first; i < end; i++)
        {
          ArbReplayWay filled;

          arb_replay_copy_way (self, &filled, &self->tried.ways[i]);
          if (!try_line (self, &filled, from, index) && depth + 1 < MAX_FILLED)
            arb_replay_fill_each (self, &filled, index);
        }
      first = end;
    }
}

static void
replay_line (ArbReplay *self, ArbReplayWay *way, guint from, guint index)
{
  if (arb_replay_is_aside (way, index))
    {
      arb_replay_keep_hidden (self, way, from, index);
      arb_replay_add_way (self, &self->next, way);
      return;
    }
  from = arb_replay_catch_up (self, way, from, index);
  if (is_flagged (arb_replay_get_line (self, index)))
    {
      if (arb_replay_say_again (self, way, from, index)
          || arb_replay_keep_flagged (self, way, from, index))
        arb_replay_add_way (self, &self->next, way);
      return;
    }
  if (try_line (self, way, from, index))
    return;
  if (self->change->fill)
    fill_in (self, way, from, index);
  if (self->change->careful)
    return;
  arb_replay_leave_out (self, way, from, index);
  arb_replay_strike (self, way, from, index);
}

/* Keeps the implied lines after the last said one, as far as they are possible. */
static void
keep_rest (ArbReplay *self, ArbReplayWay *way, guint from)
{
  for (; from < self->length; from++)
    {
      const ArbEntry *line = arb_replay_get_line (self, from);
      ArbVerdict verdict;
      ArbMove move;

      if (!line->hidden)
        {
          if (!arb_replay_judge (self, &way->room.state, arb_replay_said_at (self, from), &move,
                                 &verdict))
            continue;
          arb_apply (&way->room.state, move, FALSE);
        }
      arb_replay_add_step (self, way, ARB_STEP_KEPT, from, arb_replay_said_at (self, from));
    }
}

/* Ends the ways to go on that have come back to the log. */
static void
end_same (ArbReplay *self, guint index)
{
  const ArbState *recorded = arb_replay_state_at (self, index);
  guint n = 0;

  for (guint i = 0; i < self->now.n; i++)
    {
      ArbReplayWay *way = &self->now.ways[i];

      if (way->n_aside == 0 && memcmp (&way->room, recorded, self->size) == 0)
        {
          way->result.end = index;
          arb_replay_add_way (self, &self->done, way);
        }
      else if (self->change->careful && arb_replay_was_here (self, way, index))
        ;
      else if (n++ != i)
        arb_replay_copy_way (self, &self->now.ways[n - 1], way);
    }
  self->now.n = n;
}

/* Says line @index on all ways to go on. There is always one, unless the replay is careful. */
static void
replay_all (ArbReplay *self, guint from, guint index)
{
  self->next.n = 0;
  for (guint i = 0; i < self->now.n; i++)
    replay_line (self, &self->now.ways[i], from, index);
  for (guint i = 0; self->next.n == 0 && !self->change->careful && i < self->now.n; i++)
    {
      self->now.ways[i].n_left = 0;
      self->now.ways[i].left_more = FALSE;
      arb_replay_strike_aside (self, &self->now.ways[i]);
      arb_replay_strike (self, &self->now.ways[i], from, index);
    }
}

/* Ends a way to go on at the end of the log. */
static void
end_rest (ArbReplay *self, ArbReplayWay *way, guint index)
{
  index = arb_replay_catch_up (self, way, index, self->length);
  arb_replay_strike_aside (self, way);
  keep_rest (self, way, index);
  way->result.end = self->length;
  arb_replay_add_way (self, &self->done, way);
}

/* Appends the decisions of @seat in @state to the @n moves. Returns its closing move, or %NULL if
 * it has none. */
static const ArbMove *
add_decisions (const ArbState *state, guint seat, ArbMove *moves, guint *n, guint max,
               ArbMove *closing)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbMove listed[ARB_MAX_MOVES];
  const ArbMove *found = NULL;
  guint n_listed = 0;

  if ((arb_to_decide (state) >> seat & 1) != 0)
    n_listed = arb_list (state, seat, listed, ARB_MAX_MOVES);
  for (guint i = 0; i < n_listed; i++)
    {
      if (ruleset->verbs[listed[i].verb]->kind == ARB_VERB_CLOSING)
        {
          *closing = listed[i];
          found = closing;
        }
      else if (ruleset->verbs[listed[i].verb]->kind == ARB_VERB_DECISION && *n < max
               && !arb_has_move (moves, *n, listed[i]))
        moves[(*n)++] = listed[i];
    }
  return found;
}

/* Lists the decisions of @seat in @state, also those after its closing move, which is implied.
 * Returns whether it has one. */
static gboolean
list_decisions (const ArbState *state, guint seat, ArbMove *moves, guint *n, guint max)
{
  ArbStateRoom closed;
  ArbMove closing;

  *n = 0;
  if (add_decisions (state, seat, moves, n, max, &closing) == NULL)
    return FALSE;
  memcpy (&closed, state, arb_ruleset_of (state)->state_size);
  arb_apply (&closed.state, closing, FALSE);
  add_decisions (&closed.state, seat, moves, n, max, &closing);
  return TRUE;
}

static gboolean
any_is_new (const ArbState *before, const ArbMove *moves, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!arb_can_be_said (before, moves[i]))
      return TRUE;
  return FALSE;
}

/* Whether @seat has decisions in @after that it could not have in @before. */
static gboolean
opens_decisions (const ArbState *before, const ArbState *after, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n;

  list_decisions (after, seat, moves, &n, ARB_MAX_MOVES);
  return any_is_new (before, moves, n);
}

/* Whether lines were left out at the end of the log although their seat still has to make up for what
 * was taken out, or although they are gestures of their own: then nobody knows whether they depended on
 * it. */
static gboolean
leaves_open (const ArbReplay *self, const ArbReplayWay *way)
{
  return way->n_left > 0 && self->change->n_moves == 0
         && (way->left_more || opens_decisions (self->before, &way->room.state, way->loose_seat));
}

static void
replay_rest (ArbReplay *self, guint index)
{
  while (self->now.n > 0)
    {
      guint said = find_said (self, index);
      ArbReplayWays other;

      /* The states of another frame are never those of the log. */
      if (self->states != NULL)
        end_same (self, index);
      if (said == self->length)
        break;
      replay_all (self, index, said);
      other = self->now;
      self->now = self->next;
      self->next = other;
      index = said + 1;
    }
  for (guint i = 0; i < self->now.n; i++)
    if (!leaves_open (self, &self->now.ways[i]))
      end_rest (self, &self->now.ways[i], index);
  if (self->done.n == 0 && self->now.n > 0)
    end_rest (self, &self->now.ways[0], index);
}

/* Puts in @said. Returns %FALSE if it is refused and the replay is careful. */
static gboolean
put_in (ArbReplay *self, ArbReplayWay *way, ArbMove said)
{
  const ArbReplayChange *change = self->change;
  ArbEntry entry = { .said = said };
  ArbClosing closing;

  self->n_judged++;
  if (change->n_removed > 0 && arb_replay_get_line (self, change->index)->private
      && arb_move_can_be_private (self->ruleset, said))
    {
      arb_replay_add_step (self, way, ARB_STEP_PUT_IN, change->index, said);
      return TRUE;
    }
  arb_entry_judge_completed (&entry, &way->room.state, &closing, NULL);
  if (change->careful && !arb_verdict_allows (&entry.verdict))
    return FALSE;
  arb_replay_put_closing (self, way, change->index, &closing);
  arb_replay_add_step (self, way, ARB_STEP_PUT_IN, change->index, said);
  arb_entry_apply (&entry, &way->room.state);
  return TRUE;
}

static gint
compare_ways (gconstpointer a, gconstpointer b)
{
  const ArbReplayWay *x = *(const ArbReplayWay *const *) a, *y = *(const ArbReplayWay *const *) b;

  return x->result.price < y->result.price ? -1 : x->result.price > y->result.price;
}

static guint
collect (ArbReplay *self, ArbReplayed *results)
{
  const ArbReplayWay *order[ARB_MAX_REPLAYED];

  for (guint i = 0; i < self->done.n; i++)
    order[i] = &self->done.ways[i];
  if (self->done.n > 1)
    qsort (order, self->done.n, sizeof *order, compare_ways);
  for (guint i = 0; i < self->done.n; i++)
    {
      results[i] = order[i]->result;
      results[i].state = &order[i]->room.state;
    }
  return self->done.n;
}

guint
arb_replay_run (ArbReplay *self, const ArbReplayChange *change, ArbReplayed *results)
{
  ArbReplayWay *way = &self->now.ways[0];
  guint end = change->index + change->n_removed;

  g_return_val_if_fail (change->index >= self->first && end <= self->length, 0);

  self->change = change;
  self->before = arb_replay_get_start (self, change);
  g_array_set_size (self->steps, 0);
  self->done.n = 0;
  self->now.n = 1;
  memset (way, 0, sizeof *way);
  memcpy (&way->room, self->before, self->size);
  /* A closing move opens nothing that could depend on it. */
  if (change->n_removed > 0
      && arb_replay_get_kind (self, arb_replay_get_line (self, end - 1)->said) < ARB_VERB_CLOSING)
    arb_replay_loosen (self, way, end - 1);
  if (change->n_removed == 0 && change->n_moves > 0 && end < self->length
      && arb_replay_get_line (self, end)->said.seat == change->moves[0].seat)
    arb_replay_loosen (self, way, end);
  for (guint i = 0; i < change->n_moves; i++)
    if (!put_in (self, way, change->moves[i]))
      return 0;
  way->hash = arb_state_hash (&way->room.state);
  replay_rest (self, end);
  return collect (self, results);
}
