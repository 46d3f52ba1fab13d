/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

void
arb_replay_init_ways (ArbReplayWays *ways, guint max)
{
  ways->ways = g_new (ArbReplayWay, max);
  ways->n = 0;
  ways->max = max;
}

/* Returns the place for a way: that of the dearer one with the same state, a free one, or that of the
 * dearest; %NULL if @way is not worth one. */
static ArbReplayWay *
find_place (const ArbReplay *self, ArbReplayWays *ways, const ArbReplayWay *way)
{
  ArbReplayWay *dearest = NULL;

  for (guint i = 0; i < ways->n; i++)
    {
      ArbReplayWay *other = &ways->ways[i];

      if (other->hash == way->hash && memcmp (&other->room, &way->room, self->size) == 0)
        return way->result.price < other->result.price ? other : NULL;
      if (dearest == NULL || other->result.price >= dearest->result.price)
        dearest = other;
    }
  if (ways->n < ways->max && !(self->change->careful && ways->n >= ARB_REPLAY_CAREFUL_WIDTH))
    return &ways->ways[ways->n++];
  return dearest != NULL && way->result.price < dearest->result.price ? dearest : NULL;
}

void
arb_replay_copy_way (const ArbReplay *self, ArbReplayWay *to, const ArbReplayWay *from)
{
  memcpy (&to->room, &from->room, self->size);
  to->result = from->result;
  to->hash = from->hash;
  to->loose_seat = from->loose_seat;
  to->loose_end = from->loose_end;
  to->n_left = from->n_left;
  to->left_more = from->left_more;
  to->n_aside = from->n_aside;
  memcpy (to->aside, from->aside, from->n_aside * sizeof *from->aside);
}

void
arb_replay_add_way (const ArbReplay *self, ArbReplayWays *ways, ArbReplayWay *way)
{
  ArbReplayWay *place;

  way->hash = arb_state_hash (&way->room.state) + (way->n_left > 0);
  for (guint i = 0; i < way->n_aside; i++)
    way->hash = way->hash * 31 + way->aside[i].first;
  place = find_place (self, ways, way);
  if (place != NULL)
    arb_replay_copy_way (self, place, way);
}

gboolean
arb_replay_was_here (ArbReplay *self, const ArbReplayWay *way, guint index)
{
  guint64 key = (way->hash ^ index) * G_GUINT64_CONSTANT (0xFF51AFD7ED558CCD) | 1;
  gint price = self->change->price + way->result.price;
  guint place = (guint) (key >> (64 - ARB_REPLAY_MEMORY_BITS));

  for (guint i = 0; i < 8; i++, place = (place + 1) % ARB_REPLAY_MEMORY_SIZE)
    {
      ArbReplayMemory *memory = &self->memory[place];

      if (memory->key == key && memory->price <= price)
        return TRUE;
      if (memory->key == key || memory->key == 0)
        {
          *memory = (ArbReplayMemory){ key, price };
          return FALSE;
        }
    }
  return FALSE;
}

void
arb_replay_add_step (ArbReplay *self, ArbReplayWay *way, ArbReplayStepKind kind, guint line,
                     ArbMove said)
{
  const ArbReplayStep step = { way->result.last_step, kind, line, said };

  g_array_append_val (self->steps, step);
  way->result.last_step = self->steps->len;
}
