/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

/* The lines of a result while they are written. */
typedef struct
{
  const ArbReplay *self;
  const ArbReplayChange *change;
  GArray *entries; /* ArbEntry */
  ArbStateRoom room;
  guint next;        /* the first line of the log that was neither kept nor left out */
  gboolean opens;    /* the next line begins a gesture */
  gboolean has_open; /* closing moves before the next said line have begun its gesture */
} Writer;

/* Leaves out the lines before @index: if one of them began a gesture, the next line does. */
static void
pass_to (Writer *writer, guint index)
{
  for (; writer->next < index; writer->next++)
    {
      const ArbEntry *line = arb_replay_get_line (writer->self, writer->next);

      writer->opens |= line->opens && !line->hidden;
    }
}

static void
write_entry (Writer *writer, ArbEntry *entry)
{
  if (!entry->hidden)
    {
      entry->opens |= writer->opens;
      writer->opens = FALSE;
    }
  arb_entry_apply (entry, &writer->room.state);
  g_array_append_val (writer->entries, *entry);
}

static void
write_kept (Writer *writer, const ArbReplayStep *step)
{
  const ArbEntry *line = arb_replay_get_line (writer->self, step->line);
  ArbEntry entry = *line;

  pass_to (writer, step->line);
  writer->next = MAX (writer->next, step->line + 1);
  entry.said = step->said;
  arb_entry_judge (&entry, &writer->room.state);
  if (arb_verdict_allows (&entry.verdict))
    entry.to_strike = FALSE;
  else if (step->kind == ARB_STEP_STRUCK)
    entry.to_strike = entry.struck = TRUE;
  entry.ruled = entry.ruled && !arb_verdict_allows (&entry.verdict);
  if (writer->has_open && !entry.hidden && !entry.implied)
    {
      writer->opens = entry.opens = FALSE;
      writer->has_open = FALSE;
    }
  write_entry (writer, &entry);
}

static void
write_implied (Writer *writer, const ArbReplayStep *step)
{
  ArbEntry entry = { .said = step->said, .implied = TRUE };
  guint line = step->line;

  if (line >= writer->next && line < writer->self->length
      && line >= writer->change->index + writer->change->n_removed)
    {
      /* They replace those before the line, and are one gesture with it. */
      pass_to (writer, line);
      writer->opens |= !writer->has_open && arb_replay_get_line (writer->self, line)->opens;
      writer->has_open = TRUE;
    }
  arb_entry_judge (&entry, &writer->room.state);
  write_entry (writer, &entry);
}

static void
write_new (Writer *writer, const ArbReplayStep *step)
{
  const ArbReplayChange *change = writer->change;
  const ArbReplay *self = writer->self;
  ArbEntry entry = { .said = step->said };

  if (step->kind == ARB_STEP_INSTEAD)
    {
      pass_to (writer, step->line + 1);
      writer->has_open = FALSE;
    }
  if (step->kind == ARB_STEP_PUT_IN)
    {
      entry.ruled = !!change->allow;
      entry.private = change->n_removed > 0 && arb_replay_get_line (self, change->index)->private
                      && arb_move_can_be_private (self->ruleset, step->said);
    }
  arb_entry_judge (&entry, &writer->room.state);
  entry.ruled = entry.ruled && !arb_verdict_allows (&entry.verdict);
  write_entry (writer, &entry);
}

static void
write_step (Writer *writer, const ArbReplayStep *step)
{
  switch (step->kind)
    {
    case ARB_STEP_KEPT:
    case ARB_STEP_STRUCK:
      write_kept (writer, step);
      return;
    case ARB_STEP_IMPLIED:
      write_implied (writer, step);
      return;
    case ARB_STEP_PUT_IN:
    case ARB_STEP_FILLED:
    case ARB_STEP_INSTEAD:
      write_new (writer, step);
      return;
    default:
      g_assert_not_reached ();
    }
}

GArray *
arb_replay_dup_steps (const ArbReplay *self, const ArbReplayed *result)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (ArbReplayStep));

  for (guint i = result->last_step; i > 0;
       i = g_array_index (self->steps, ArbReplayStep, i - 1).before)
    g_array_append_val (steps, g_array_index (self->steps, ArbReplayStep, i - 1));
  for (guint i = 0; i < steps->len / 2; i++)
    {
      ArbReplayStep *a = &g_array_index (steps, ArbReplayStep, i);
      ArbReplayStep *b = &g_array_index (steps, ArbReplayStep, steps->len - 1 - i);
      ArbReplayStep other = *a;

      *a = *b;
      *b = other;
    }
  return steps;
}

/* Adds the lines after the result up to one that begins a gesture now, and did not before. */
static void
write_opening (Writer *writer)
{
  const ArbReplay *self = writer->self;

  while (writer->opens && writer->next < self->length)
    {
      const ArbReplayStep step = { .kind = ARB_STEP_KEPT,
                                   .line = writer->next,
                                   .said = arb_replay_said_at (self, writer->next) };

      write_kept (writer, &step);
    }
}

GArray *
arb_replay_dup_entries (ArbReplay *self, const ArbReplayChange *change, const GArray *steps,
                        guint *end, guint *last)
{
  Writer writer = { .self = self,
                    .change = change,
                    .entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry)),
                    .next = change->index,
                    .opens = change->n_removed == 0 && change->n_moves > 0 };
  guint put_in = 0;

  self->change = change;
  self->before = arb_replay_get_start (self, change);
  memcpy (&writer.room, self->before, self->size);
  pass_to (&writer, change->index + change->n_removed);
  for (guint i = 0; i < steps->len; i++)
    {
      const ArbReplayStep *step = &g_array_index (steps, ArbReplayStep, i);

      write_step (&writer, step);
      if (step->kind == ARB_STEP_PUT_IN)
        put_in = writer.entries->len - 1;
    }
  pass_to (&writer, *end);
  write_opening (&writer);
  *end = writer.next;
  if (last != NULL)
    *last = put_in;
  return writer.entries;
}
