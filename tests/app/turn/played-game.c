/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "played-game.h"

#include "engine/core/notation.h"
#include "engine/play/piles.h"

#include <string.h>

/* One fact of a game, in a form in which different ways to record it are equal. */
typedef struct
{
  ArbMove move;
  guint turn;
  gboolean taken;
} Thing;

struct _PlayedGame
{
  const ArbCatalogue *catalogue;
  GArray *things; /* Thing */
  guint next;     /* the first that is not taken */
  guint8 *taken;  /* while matching */
};

static const ArbVerb *
get_verb (const ArbCatalogue *catalogue, ArbMove move)
{
  return catalogue->ruleset->verbs[move.verb];
}

static gboolean
is_verb (const ArbCatalogue *catalogue, ArbMove move, const char *name)
{
  return g_str_equal (get_verb (catalogue, move)->name, name);
}

static gboolean
is_closing (const ArbCatalogue *catalogue, ArbMove move)
{
  return get_verb (catalogue, move)->kind == ARB_VERB_CLOSING;
}

static guint
find_verb (const ArbCatalogue *catalogue, const char *name)
{
  guint verb = 0;

  while (!g_str_equal (catalogue->ruleset->verbs[verb]->name, name))
    verb++;
  return verb;
}

/* Ignores differences without effect: where a resource lies, and which of several equal cards is
 * used. */
static ArbMove
normalize (const ArbCatalogue *catalogue, ArbMove move)
{
  if (is_verb (catalogue, move, "trade"))
    move.arguments[1] = ARB_ARGUMENT_NONE;
  if (is_verb (catalogue, move, "produce"))
    move.arguments[0] = ARB_ARGUMENT_NONE;
  /* The card itself counts as one of the removed cards, in any order. */
  if (is_verb (catalogue, move, "scrap"))
    return ARB_MOVE (move.seat, find_verb (catalogue, "remove"), arb_argument_unknown (), 0, 0);
  if (is_verb (catalogue, move, "collect"))
    move.arguments[0] = ARB_ARGUMENT_NONE;
  return move;
}

/* Returns how many things a counted move is about, and makes it a move about one of them. */
static guint
split (const ArbState *state, ArbMove *move)
{
  const ArbCatalogue *catalogue = state->catalogue;
  guint n = 1;

  if (arb_argument_kind (move->arguments[0]) != ARB_ARGUMENT_COUNT
      || is_verb (catalogue, *move, "collect"))
    return 1;
  n = arb_argument_value (move->arguments[0]);
  move->arguments[0] = arb_argument_count (1);
  return n;
}

/* The cards of a counted boost are known only from the state after it. */
static ArbMove
name_boost (const ArbState *state, ArbMove move)
{
  if (is_verb (state->catalogue, move, "boost")
      && arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT)
    arb_canonicalize (state, &move);
  return move;
}

PlayedGame *
played_game_new (const ArbGame *complete)
{
  PlayedGame *played = g_new0 (PlayedGame, 1);
  ArbStateRoom room;
  ArbState *state = &room.state;

  played->catalogue = arb_game_get_catalogue (complete);
  played->things = g_array_new (FALSE, FALSE, sizeof (Thing));
  for (guint i = 0; i < arb_game_get_length (complete); i++)
    {
      Thing thing = { .move = arb_game_get_entry (complete, i)->move };

      arb_game_state_at (complete, i, state);
      thing.turn = state->turn;
      if (!arb_redact (state, &thing.move, ARB_DETAIL_COUNTS))
        continue;
      thing.move = normalize (played->catalogue, thing.move);
      g_array_append_val (played->things, thing);
    }
  played->taken = g_malloc0 (played->things->len + 1);
  return played;
}

void
played_game_free (PlayedGame *played)
{
  g_array_unref (played->things);
  g_free (played->taken);
  g_free (played);
}

static Thing *
get_thing (const PlayedGame *played, guint index)
{
  return &g_array_index (played->things, Thing, index);
}

gboolean
played_game_is_over (const PlayedGame *played)
{
  return played->next == played->things->len;
}

ArbMove
played_game_next (const PlayedGame *played)
{
  return get_thing (played, played->next)->move;
}

/* Counts the facts: decisions with their counts, and dissents, but no closing moves. */
guint
played_game_n_facts (const PlayedGame *played, guint turn)
{
  ArbMove last = { 0 };
  guint n = 0;

  for (guint i = 0; i < played->things->len; i++)
    {
      ArbMove move = get_thing (played, i)->move;

      if (get_thing (played, i)->turn != turn || is_closing (played->catalogue, move))
        continue;
      n += !arb_move_equal (last, move);
      last = move;
    }

  return n;
}

static gboolean
is_same_sort (ArbMove a, ArbMove b)
{
  return a.seat == b.seat && a.verb == b.verb;
}

static void
skip_taken (const PlayedGame *played, guint *at)
{
  while (*at < played->things->len
         && (played->taken[*at] || is_closing (played->catalogue, get_thing (played, *at)->move)))
    (*at)++;
}

/* A planet that is known need not be named when it is turned up. */
static gboolean
reports (const ArbCatalogue *catalogue, ArbMove move, ArbMove thing)
{
  if ((is_verb (catalogue, move, "settle") || is_verb (catalogue, move, "attack"))
      && move.arguments[1] == ARB_ARGUMENT_NONE)
    thing.arguments[1] = ARB_ARGUMENT_NONE;
  return arb_move_equal (move, thing);
}

/* Looks for @move among the next facts of one sort. */
static gboolean
find_thing (PlayedGame *played, guint *at, ArbMove move)
{
  skip_taken (played, at);
  for (guint i = *at; i < played->things->len; i++)
    {
      ArbMove next = get_thing (played, i)->move;

      if (played->taken[i])
        continue;
      if (is_closing (played->catalogue, next) || !is_same_sort (next, move))
        return FALSE;
      if (reports (played->catalogue, move, next))
        {
          played->taken[i] = TRUE;
          return TRUE;
        }
    }

  return FALSE;
}

/* Whether some facts of the sort of @at were recorded, but not @at. */
static gboolean
is_begun (const PlayedGame *played, guint at)
{
  ArbMove move = get_thing (played, at)->move;

  for (guint i = at; i > 0 && is_same_sort (get_thing (played, i - 1)->move, move); i--)
    if (played->taken[i - 1])
      return TRUE;
  for (guint i = at + 1;
       i < played->things->len && is_same_sort (get_thing (played, i)->move, move); i++)
    if (played->taken[i])
      return TRUE;

  return FALSE;
}

/* Whether closing now would leave out a fact that belongs before it. */
static gboolean
closes_early (PlayedGame *played, guint at, ArbMove closing)
{
  const ArbCatalogue *catalogue = played->catalogue;
  ArbMove next;

  skip_taken (played, &at);
  if (at == played->things->len)
    return FALSE;
  next = get_thing (played, at)->move;
  return next.seat == closing.seat && (is_verb (catalogue, next, "boost") || is_begun (played, at));
}

static gint
match (PlayedGame *played, const ArbGame *game, guint from, guint *at)
{
  ArbStateRoom room;
  ArbState *state = &room.state;
  gint n = 0;

  for (guint i = from; i < arb_game_get_length (game); i++)
    {
      ArbMove move = arb_game_get_entry (game, i)->move;
      guint count;

      if (is_closing (played->catalogue, move))
        {
          if (closes_early (played, *at, move))
            return -1;
          continue;
        }
      count = split (arb_game_get_state (game), &move);
      if (is_verb (played->catalogue, move, "boost"))
        {
          /* The role that is boosted is known once a first move of the gesture was made. */
          arb_game_state_at (game, i, state);
          move = name_boost (state, move);
        }
      for (guint k = 0; k < count; k++, n++)
        if (!find_thing (played, at, normalize (played->catalogue, move)))
          return -1;
    }

  return n;
}

gint
played_game_match (PlayedGame *played, const ArbGame *game, guint from, gboolean take)
{
  guint at = played->next;
  gint n;

  for (guint i = 0; i < played->things->len; i++)
    played->taken[i] = (guint8) get_thing (played, i)->taken;
  n = match (played, game, from, &at);
  if (!take || n < 0)
    return n;

  for (guint i = 0; i < played->things->len; i++)
    get_thing (played, i)->taken = played->taken[i];
  skip_taken (played, &played->next);
  return n;
}

void
played_game_take (PlayedGame *played)
{
  get_thing (played, played->next)->taken = TRUE;
  memset (played->taken, 0, played->things->len);
  for (guint i = 0; i < played->things->len; i++)
    played->taken[i] = (guint8) get_thing (played, i)->taken;
  skip_taken (played, &played->next);
}
