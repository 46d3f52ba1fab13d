/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/pending.h"

#include <string.h>

/*
 * The decisions that a move opens.
 */

/* Whether @move was possible in @state, after the closing moves that it implies. */
static gboolean
can_be_said (const ArbState *state, ArbMove move)
{
  ArbVerdict verdict;

  arb_complete (state, &move, NULL, &verdict);
  return arb_verdict_allows (&verdict);
}

static gboolean
has_move (const ArbMove *moves, guint n, ArbMove move)
{
  for (guint i = 0; i < n; i++)
    if (arb_move_equal (moves[i], move))
      return TRUE;
  return FALSE;
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
               && !has_move (moves, *n, listed[i]))
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
    if (!can_be_said (before, moves[i]))
      return TRUE;
  return FALSE;
}

gboolean
arb_opens_decisions (const ArbState *before, const ArbState *after, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n;

  list_decisions (after, seat, moves, &n, ARB_MAX_MOVES);
  return any_is_new (before, moves, n);
}

/* Returns the first visible said decision after line @last; %NULL if there is none. */
static const ArbEntry *
find_next_decision (const ArbGameLog *log, guint last)
{
  for (guint i = last + 1; i < arb_game_log_get_length (log); i++)
    {
      const ArbEntry *entry = arb_game_log_get_entry (log, i);

      if (!entry->hidden && !entry->implied
          && arb_game_log_get_catalogue (log)->ruleset->verbs[entry->said.verb]->kind
                 <= ARB_VERB_CLOSING)
        return entry;
    }
  return NULL;
}

/* Whether @next cannot close what @entry has opened, so that a decision is missing between them. */
static gboolean
leaves_open (const ArbGameLog *log, const ArbEntry *entry, const ArbEntry *next)
{
  return next != NULL && next->move.seat == entry->move.seat
         && arb_game_log_get_catalogue (log)->ruleset->verbs[next->move.verb]->kind
                == ARB_VERB_CLOSING;
}

guint
arb_game_log_list_pending (const ArbGameLog *log, guint index, guint last, ArbMove *moves,
                           guint max, gboolean *needed)
{
  const ArbRuleset *ruleset;
  ArbStateRoom before, after;
  const ArbEntry *entry, *next;
  gboolean goes_on, closes, waits, opens;
  guint n;

  g_return_val_if_fail (log != NULL && needed != NULL, 0);
  g_return_val_if_fail (index <= last && last < arb_game_log_get_length (log), 0);

  ruleset = arb_game_log_get_catalogue (log)->ruleset;
  entry = arb_game_log_get_entry (log, last);
  next = find_next_decision (log, last);
  goes_on = next == NULL || next->ruled || arb_verdict_allows (&next->verdict);
  waits = !goes_on && arb_is_out_of_order (ruleset, &next->verdict);
  *needed = FALSE;
  if (entry->struck || entry->hidden || ruleset->verbs[entry->move.verb]->kind > ARB_VERB_CLOSING)
    return 0;

  arb_game_log_state_at (log, index, &before.state);
  arb_game_log_state_at (log, last + 1, &after.state);
  if (next != NULL && goes_on && next->move.seat == entry->move.seat
      && !can_be_said (&before.state, next->said))
    return 0;

  closes = list_decisions (&after.state, entry->move.seat, moves, &n, max);
  opens = any_is_new (&before.state, moves, n);
  if (!opens && (closes || !waits))
    return 0;
  *needed = n > 0 && (waits || (!goes_on && opens && leaves_open (log, entry, next)));
  return n;
}
