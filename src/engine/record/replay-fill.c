/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

/* Whether @move is a choice that was not possible before the change. */
static gboolean
is_choice (ArbReplay *self, ArbMove move)
{
  gpointer known;
  gboolean opened;
  gint64 key;

  G_STATIC_ASSERT (sizeof key == sizeof move);
  if (arb_replay_get_kind (self, move) != ARB_VERB_DECISION)
    return FALSE;
  if (self->choices_at != self->change->index)
    {
      g_hash_table_remove_all (self->choices);
      self->choices_at = self->change->index;
    }
  memcpy (&key, &move, sizeof key);
  if (g_hash_table_lookup_extended (self->choices, &key, NULL, &known))
    return GPOINTER_TO_INT (known);
  opened = !arb_replay_can_be_said (self, self->before, move);
  g_hash_table_insert (self->choices, g_memdup2 (&key, sizeof key), GINT_TO_POINTER (opened));
  return opened;
}

/* Whether people can leave open which card @move is about: they are asked for that afterwards. */
static gboolean
can_stay_open (ArbReplay *self, const ArbState *state, ArbMove move)
{
  const ArbSlot *slot = &self->ruleset->verbs[move.verb]->slots[0];
  ArbMove open = ARB_MOVE (move.seat, move.verb, arb_argument_unknown (), 0, 0);
  ArbVerdict verdict;

  return (slot->accepts & ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)) != 0
         && arb_check (state, open, &verdict);
}

/* Adds @way with the choice @move to what is tried. */
static void
fill (ArbReplay *self, const ArbReplayWay *way, guint line, ArbMove move)
{
  ArbReplayWay filled;

  arb_replay_copy_way (self, &filled, way);
  arb_replay_add_step (self, &filled, ARB_STEP_FILLED, line, move);
  arb_apply (&filled.room.state, move, FALSE);
  if (way->room.state.turn == self->before->turn)
    filled.result.n_filled++;
  else
    filled.result.n_others++;
  filled.result.price += ARB_REPLAY_PRICE_FILLED;
  if (arb_replay_counts_cards (self, move))
    filled.result.price += (gint) arb_argument_value (move.arguments[0]) - 1;
  filled.hash = arb_state_hash (&filled.room.state);
  if (!self->change->careful || !arb_replay_was_here (self, &filled, line + self->length))
    arb_replay_add_way (self, &self->tried, &filled);
}

/* Whether @move can be filled in: a choice that the change has opened; in later turns only more cards than
 * recorded, and what a player cannot do without: what else players do there is never made up. */
static gboolean
may_fill (ArbReplay *self, const ArbReplayWay *way, ArbMove move, gboolean must)
{
  if (way->room.state.turn == self->before->turn)
    return is_choice (self, move);
  return arb_replay_get_kind (self, move) == ARB_VERB_DECISION
         && (must || arb_replay_counts_cards (self, move));
}

/* Whether line @line comes too early, because @seat has to decide before it and cannot do without. */
static gboolean
waits_for (ArbReplay *self, const ArbReplayWay *way, guint seat, guint line)
{
  ArbMove said = arb_replay_said_at (self, line);
  ArbVerdict verdict;
  ArbMove move;

  return !self->change->careful && !arb_find_closing (&way->room.state, seat, &move)
         && !arb_replay_judge (self, &way->room.state, said, &move, &verdict)
         && arb_is_out_of_order (self->ruleset, &verdict);
}

/* Fills in each choice of @seat that the change has opened, in the state of @way. */
static void
fill_seat (ArbReplay *self, const ArbReplayWay *way, guint seat, guint line)
{
  guint n = arb_replay_list_sayable (self, &way->room.state, seat, self->moves, ARB_MAX_MOVES);
  guint64 open = 0; /* bits of the verbs whose card stays open */
  gboolean must = waits_for (self, way, seat, line);

  for (guint i = 0; i < n && self->tried.n < self->tried.max; i++)
    {
      ArbMove move = self->moves[i];

      if ((open >> move.verb & 1) != 0 || !may_fill (self, way, move, must))
        continue;
      if (can_stay_open (self, &way->room.state, move))
        {
          move = ARB_MOVE (seat, move.verb, arb_argument_unknown (), 0, 0);
          open |= G_GUINT64_CONSTANT (1) << move.verb;
        }
      fill (self, way, line, move);
    }
}

void
arb_replay_fill_each (ArbReplay *self, const ArbReplayWay *way, guint line)
{
  guint seats = arb_to_decide (&way->room.state);

  for (guint seat = 1; seat <= way->room.state.n_seats; seat++)
    {
      ArbMove closing;
      ArbReplayWay closed;

      if ((seats >> seat & 1) == 0)
        continue;
      fill_seat (self, way, seat, line);
      if (!arb_find_closing (&way->room.state, seat, &closing))
        continue;
      arb_replay_copy_way (self, &closed, way);
      arb_replay_add_step (self, &closed, ARB_STEP_IMPLIED, line, closing);
      arb_apply (&closed.room.state, closing, FALSE);
      /* A player who says that they are done closes nothing for others. */
      if (arb_replay_get_kind (self, arb_replay_said_at (self, line)) == ARB_VERB_CLOSING
          && arb_replay_said_at (self, line).seat != seat)
        arb_replay_add_way (self, &self->tried, &closed);
      fill_seat (self, &closed, seat, line);
    }
}
