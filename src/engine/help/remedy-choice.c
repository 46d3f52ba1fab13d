/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/remedy-choice.h"

#include <string.h>

static gboolean
has_move (const ArbRemedy *remedy, ArbMove move)
{
  for (guint i = 0; i < remedy->n_moves; i++)
    if (arb_move_equal (remedy->moves[i], move))
      return TRUE;
  return FALSE;
}

/* Whether @less has only moves of @remedy, except for closing moves. */
static gboolean
has_all_moves (const ArbRuleset *ruleset, const ArbRemedy *remedy, const ArbRemedy *less)
{
  for (guint i = 0; i < less->n_moves; i++)
    if (ruleset->verbs[less->moves[i].verb]->kind != ARB_VERB_CLOSING
        && !has_move (remedy, less->moves[i]))
      return FALSE;
  return TRUE;
}

static gboolean
has_same_verbs (const ArbRemedy *remedy, const ArbRemedy *other)
{
  if (remedy->n_moves != other->n_moves)
    return FALSE;
  for (guint i = 0; i < remedy->n_moves; i++)
    if (remedy->moves[i].verb != other->moves[i].verb)
      return FALSE;
  return TRUE;
}

/* Whether one of the @n @remedies has the verbs of @remedy. */
static gboolean
knows_verbs (const ArbRemedy *remedies, guint n, const ArbRemedy *remedy)
{
  for (guint i = 0; i < n; i++)
    if (has_same_verbs (&remedies[i], remedy))
      return TRUE;
  return FALSE;
}

/* Whether @remedy has the moves of @other, but names something where that one has `?`. */
static gboolean
names_more (const ArbRemedy *remedy, const ArbRemedy *other)
{
  if (!has_same_verbs (remedy, other))
    return FALSE;
  for (guint i = 0; i < remedy->n_moves; i++)
    for (guint j = 0; j < ARB_MAX_ARGUMENTS; j++)
      if (remedy->moves[i].arguments[j] != other->moves[i].arguments[j]
          && other->moves[i].arguments[j] != arb_argument_unknown ())
        return FALSE;
  return TRUE;
}

/* Whether nobody needs @remedy because of @other. */
static gboolean
is_simpler (const ArbRuleset *ruleset, const ArbRemedy *other, const ArbRemedy *remedy)
{
  return names_more (remedy, other)
         || (other->n_moves <= remedy->n_moves && has_all_moves (ruleset, remedy, other));
}

/* Puts the remedy after all that suppose nothing, or after all. */
static void
insert (ArbRemedyChoice *self, const ArbRemedy *remedy)
{
  guint place = self->n++;

  for (; place > 0 && !remedy->supposed && self->items[place - 1].supposed; place--)
    self->items[place] = self->items[place - 1];
  self->items[place] = *remedy;
}

void
arb_remedy_choice_add (ArbRemedyChoice *self, const ArbRemedy *remedy)
{
  const ArbRuleset *ruleset = arb_ruleset_of (self->state);
  guint n_kept = 0;

  for (guint i = 0; i < self->n; i++)
    if (is_simpler (ruleset, &self->items[i], remedy))
      return;
  for (guint i = 0; i < self->n; i++)
    if (!is_simpler (ruleset, remedy, &self->items[i]))
      self->items[n_kept++] = self->items[i];
  self->n = n_kept;

  if (self->n == ARB_MAX_COMPARED && !knows_verbs (self->items, self->n, remedy))
    self->n--;
  if (self->n < ARB_MAX_COMPARED)
    insert (self, remedy);
}

/* If @remedy is one verb several times, by the names of cards, sets @counted to the one move that only
 * says how many. */
static gboolean
count (const ArbRuleset *ruleset, const ArbRemedy *remedy, ArbMove *counted)
{
  const ArbMove first = remedy->moves[0];

  for (guint i = 0; i < remedy->n_moves; i++)
    if (remedy->moves[i].verb != first.verb
        || arb_argument_kind (remedy->moves[i].arguments[0]) < ARB_ARGUMENT_NAME
        || remedy->moves[i].arguments[1] != ARB_ARGUMENT_NONE)
      return FALSE;
  *counted = ARB_MOVE (first.seat, first.verb, arb_argument_count (remedy->n_moves));
  return remedy->n_moves > 1
         && (ruleset->verbs[first.verb]->slots[0].accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT)) != 0;
}

/* Whether the refused move is legal after @by. */
static gboolean
is_legal_after (const ArbRemedyChoice *self, ArbMove by)
{
  ArbMove move = self->move;
  ArbStateRoom room;
  ArbVerdict verdict;

  if (!arb_check (self->state, by, &verdict))
    return FALSE;
  memcpy (&room, self->state, arb_ruleset_of (self->state)->state_size);
  arb_apply (&room.state, by, FALSE);
  arb_canonicalize (&room.state, &move);
  return room.state.turn == self->state->turn && arb_check (&room.state, move, &verdict);
}

/* If the same helps with different cards, it does not matter with which: a move that only says how many
 * takes the place of all. */
static void
count_if_any_will_do (ArbRemedyChoice *self)
{
  const ArbRuleset *ruleset = arb_ruleset_of (self->state);
  ArbMove counted, other;

  for (guint i = 1; i < self->n; i++)
    if (count (ruleset, &self->items[i - 1], &other) && count (ruleset, &self->items[i], &counted)
        && arb_move_equal (counted, other) && is_legal_after (self, counted))
      {
        self->n = 1;
        self->items[0] = (ArbRemedy){ .n_moves = 1, .moves = { counted } };
      }
}

void
arb_remedy_choice_take (ArbRemedyChoice *self, ArbRemedies *remedies)
{
  guint64 chosen = 0;
  guint n_certain = 0, n_chosen = 0;

  count_if_any_will_do (self);
  while (n_certain < self->n && !self->items[n_certain].supposed)
    n_certain++;
  for (guint repeats = 0; repeats < 2; repeats++)
    for (guint i = 0; i < self->n && n_chosen < ARB_MAX_REMEDIES; i++)
      if ((i < n_certain || !knows_verbs (self->items, n_certain, &self->items[i]))
          && knows_verbs (self->items, i, &self->items[i]) == (repeats > 0))
        {
          chosen |= G_GUINT64_CONSTANT (1) << i;
          n_chosen++;
        }
  for (guint i = 0; i < self->n; i++)
    if ((chosen >> i & 1) != 0)
      remedies->items[remedies->n++] = self->items[i];
}
