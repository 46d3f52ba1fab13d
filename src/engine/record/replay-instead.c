/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

gboolean
arb_replay_find_answer (const ArbReplay *self, guint seat, ArbMove *answer)
{
  for (guint verb = 0; verb < self->ruleset->n_verbs; verb++)
    if (self->ruleset->verbs[verb]->kind == ARB_VERB_ANSWER)
      {
        *answer = ARB_MOVE (seat, verb, 0, 0, 0);
        return TRUE;
      }
  return FALSE;
}

void
arb_replay_loosen (const ArbReplay *self, ArbReplayWay *way, guint index)
{
  guint seat = arb_replay_said_at (self, arb_replay_find_head (self, index)).seat;

  do
    index++;
  while (index < self->length
         && (arb_replay_get_line (self, index)->hidden
             || arb_replay_said_at (self, index).seat == seat));
  way->loose_seat = (guint8) seat;
  way->loose_end = index;
}

gboolean
arb_replay_answer_at (ArbReplay *self, ArbReplayWay *way, guint from, guint index)
{
  ArbMove answer;

  if (arb_replay_get_kind (self, arb_replay_said_at (self, index)) != ARB_VERB_DECISION
      || !arb_replay_find_answer (self, arb_replay_said_at (self, index).seat, &answer)
      || !arb_replay_say (self, way, from, index, answer))
    return FALSE;
  way->result.n_answers++;
  way->result.price +=
      ARB_REPLAY_PRICE_ANSWER
      + (arb_replay_said_at (self, index).arguments[0] != ARB_ARGUMENT_NONE ? ARB_REPLAY_PRICE_CARD
                                                                            : 0);
  return TRUE;
}

void
arb_replay_answer_instead (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbReplayWay trial;

  arb_replay_copy_way (self, &trial, way);
  if (!arb_replay_answer_at (self, &trial, from, index))
    return;
  arb_replay_loosen (self, &trial, index);
  arb_replay_add_way (self, &self->next, &trial);
}

/* Leaves out a card of which the log could also have only the number: it is one fewer. What else belongs
 * to the gesture may go with it. */
static void
play_fewer (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbMove said = arb_replay_said_at (self, index);
  ArbReplayWay trial;

  if ((self->ruleset->verbs[said.verb]->slots[0].accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT)) == 0
      || arb_argument_kind (said.arguments[0]) < ARB_ARGUMENT_NAME
      || arb_replay_begins_answer (self, index))
    return;
  arb_replay_copy_way (self, &trial, way);
  arb_replay_keep_hidden (self, &trial, from, index);
  trial.result.n_others++;
  trial.result.price += ARB_REPLAY_PRICE_CARD;
  arb_replay_loosen (self, &trial, index);
  arb_replay_add_way (self, &self->next, &trial);
}

void
arb_replay_count_instead (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbMove said = arb_replay_said_at (self, index);
  guint counted = arb_argument_value (said.arguments[0]);
  ArbVerdict verdict;
  ArbMove move;
  ArbReplayWay trial;

  if (arb_replay_get_kind (self, said) != ARB_VERB_DECISION)
    return;
  arb_replay_judge (self, &way->room.state, said, &move, &verdict);
  if (arb_is_out_of_order (self->ruleset, &verdict))
    return;
  if (!arb_replay_counts_cards (self, said))
    {
      play_fewer (self, way, from, index);
      return;
    }
  arb_replay_copy_way (self, &trial, way);
  for (guint n = counted; n-- > 0;)
    {
      trial.result.price += ARB_REPLAY_PRICE_NUMBER;
      said.arguments[0] = arb_argument_count (n);
      if (n > 0 && !arb_replay_say (self, &trial, from, index, said))
        continue;
      if (n == 0)
        arb_replay_keep_hidden (self, &trial, from, index);
      trial.result.n_others++;
      arb_replay_add_way (self, &self->next, &trial);
      return;
    }
}

/* Returns the price of having chosen @made instead of line @index; 0 if nobody would say so. */
static gint
price_choice (ArbReplay *self, guint index, ArbMove made)
{
  ArbMove said = arb_replay_said_at (self, index);

  if (arb_replay_get_kind (self, made) != ARB_VERB_DECISION
      || arb_argument_kind (made.arguments[0]) == ARB_ARGUMENT_COUNT)
    return 0;
  if (arb_replay_find_head (self, index) == index && made.verb != said.verb)
    return 0;
  if (arb_replay_begins_answer (self, index))
    return ARB_REPLAY_PRICE_OTHER_ANSWER;
  if (arb_replay_find_head (self, index) == index)
    return ARB_REPLAY_PRICE_OTHER_GESTURE;
  return made.verb == said.verb ? ARB_REPLAY_PRICE_OTHER : ARB_REPLAY_PRICE_OTHER_VERB;
}

/* Whether a choice of @price is only made up where a player cannot do without. */
static gboolean
needs_must (gint price)
{
  return price == ARB_REPLAY_PRICE_OTHER_VERB || price == ARB_REPLAY_PRICE_OTHER_GESTURE;
}

/* Whether it is the moment of the line, and its seat cannot do without a decision. */
static gboolean
must_decide (ArbReplay *self, const ArbReplayWay *way, guint index)
{
  ArbMove said = arb_replay_said_at (self, index);
  ArbVerdict verdict;
  ArbMove move;

  return (arb_to_decide (&way->room.state) >> said.seat & 1) != 0
         && !arb_find_closing (&way->room.state, said.seat, &move)
         && !arb_replay_judge (self, &way->room.state, said, &move, &verdict)
         && !arb_is_out_of_order (self->ruleset, &verdict);
}

/* Chooses otherwise in the place of line @index, before which all that it implies was said on @way. */
static void
choose_at (ArbReplay *self, const ArbReplayWay *way, guint index)
{
  ArbMove said = arb_replay_said_at (self, index);
  gboolean must = must_decide (self, way, index);
  guint n = arb_replay_list_sayable (self, &way->room.state, said.seat, self->moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbMove move = self->moves[i];
      gint price = price_choice (self, index, move);
      ArbReplayWay trial;

      if (price == 0 || (needs_must (price) && !must))
        continue;
      arb_replay_copy_way (self, &trial, way);
      if (!arb_replay_say (self, &trial, index, index, move))
        continue;
      trial.result.n_others++;
      trial.result.price += price;
      arb_replay_add_way (self, &self->next, &trial);
    }
}

void
arb_replay_choose_instead (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbReplayWay trial;

  if (arb_replay_get_kind (self, arb_replay_said_at (self, index)) != ARB_VERB_DECISION)
    return;
  arb_replay_copy_way (self, &trial, way);
  if (!arb_replay_pass_implied (self, &trial, from, index))
    arb_replay_keep_hidden (self, &trial, from, index);
  choose_at (self, &trial, index);
}

/* Whether the line depends on what was taken out before it: it goes on with it, it says what was seen
 * then, or it comes at the wrong moment now. */
static gboolean
depends (ArbReplay *self, const ArbReplayWay *way, guint index)
{
  ArbVerdict verdict;
  ArbMove move;

  if (index >= way->loose_end || arb_replay_said_at (self, index).seat != way->loose_seat)
    return FALSE;
  /* What was forgotten can only take the place of a closing move. */
  if (self->change->n_removed == 0 && way->result.n_answers == 0)
    return arb_replay_get_kind (self, arb_replay_said_at (self, index)) == ARB_VERB_CLOSING;
  arb_replay_judge (self, &way->room.state, arb_replay_said_at (self, index), &move, &verdict);
  return arb_replay_find_head (self, index) < index
         || arb_replay_get_kind (self, arb_replay_said_at (self, index)) == ARB_VERB_OBSERVATION
         || arb_is_out_of_order (self->ruleset, &verdict);
}

void
arb_replay_leave_out (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbReplayWay trial;

  if (!depends (self, way, index))
    return;
  arb_replay_copy_way (self, &trial, way);
  arb_replay_keep_hidden (self, &trial, from, index);
  trial.result.price +=
      arb_replay_get_kind (self, arb_replay_said_at (self, index)) == ARB_VERB_DECISION
          ? ARB_REPLAY_PRICE_UNMADE
          : ARB_REPLAY_PRICE_LEFT_OUT;
  trial.n_left++;
  trial.left_more |= arb_replay_find_head (self, index) == index;
  arb_replay_add_way (self, &self->next, &trial);
}

/* Strikes the implied lines from @from to before @to, because the line that implied them is struck. */
static void
strike_implied (ArbReplay *self, ArbReplayWay *way, guint from, guint to)
{
  for (; from < to; from++)
    arb_replay_add_step (self, way,
                         arb_replay_get_line (self, from)->hidden ? ARB_STEP_KEPT : ARB_STEP_STRUCK,
                         from, arb_replay_said_at (self, from));
}

void
arb_replay_strike (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbReplayWay trial;

  if (way->n_left > 0)
    return;
  arb_replay_copy_way (self, &trial, way);
  if (!arb_replay_pass_implied (self, &trial, from, index))
    strike_implied (self, &trial, from, index);
  arb_replay_add_step (self, &trial, ARB_STEP_STRUCK, index, arb_replay_said_at (self, index));
  trial.result.n_struck++;
  trial.result.price += ARB_REPLAY_PRICE_STRUCK;
  arb_replay_add_way (self, &self->next, &trial);
}
