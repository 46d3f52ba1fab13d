/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair-edit.h"

#include "engine/help/repair-search.h"

#include <string.h>

/*
 * What comes of a change that people ask for. The line that they point at may be the beginning of a
 * gesture: its cards and its target are replaced with it by what the table would offer there, and the
 * offer with as many cards as recorded is the likeliest.
 */

/* What it costs that later turns were recorded under the wrong names. */
#define PRICE_MOVE_ALONG 20

/* What it costs that something was not done as often as recorded, each time. It is the same as for a
 * decision that is left out. */
#define PRICE_TIMES 15

/* How much less likely than the first a result may be. */
#define PRICE_HOPELESS 100

/* An edit that is being tried. */
typedef struct
{
  ArbSearch search;
  const ArbMove *moves; /* what people say */
  guint n_moves;
  gboolean allow;
} Edit;

static const ArbEntry *
get_line (const Edit *edit, guint index)
{
  return arb_game_get_entry (edit->search.game, index);
}

static void
try_shifted (Edit *edit, guint index, guint n_removed, const ArbMove *moves, guint n_moves,
             guint shift, gint price)
{
  const ArbReplayChange change = { .index = index,
                                   .n_removed = n_removed,
                                   .moves = moves,
                                   .n_moves = n_moves,
                                   .allow = edit->allow,
                                   .shift = shift,
                                   .fill = TRUE };
  g_autoptr (GArray) put_in = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  ArbReplayed results[ARB_MAX_REPLAYED];
  guint n = arb_replay_run (edit->search.replay, &change, results);

  if (n_moves > 0)
    g_array_append_vals (put_in, moves, n_moves);
  for (guint i = 0; i < n; i++)
    {
      const ArbFinding finding = {
        .kind = shift > 0        ? ARB_REPAIR_MOVE_ALONG
                : n_removed == 0 ? ARB_REPAIR_INSERT
                : n_moves == 0   ? ARB_REPAIR_REMOVE
                                 : ARB_REPAIR_REPLACE,
        .index = index,
        .n_removed = n_removed,
        .moves = put_in,
        .allow = edit->allow,
        .shift = shift,
        .replayed = results[i],
        .price = price + results[i].price,
        .state = (ArbState *) results[i].state,
      };

      arb_search_keep (&edit->search, &finding);
    }
}

static void
try_change (Edit *edit, guint index, guint n_removed, const ArbMove *moves, guint n_moves,
            gint price)
{
  try_shifted (edit, index, n_removed, moves, n_moves, 0, price);
}

/* Whether @gesture begins with what people say. */
static gboolean
begins (const Edit *edit, const ArbGesture *gesture)
{
  return gesture->n_moves >= edit->n_moves
         && memcmp (gesture->moves, edit->moves, edit->n_moves * sizeof *edit->moves) == 0;
}

/* Counts how often the lines from @index to @end say @verb. */
static guint
count_recorded (const Edit *edit, guint index, guint end, guint verb)
{
  guint n = 0;

  for (; index < end; index++)
    n += !get_line (edit, index)->hidden && get_line (edit, index)->said.verb == verb;
  return n;
}

static guint
count_made (const ArbMove *moves, guint n_moves, guint verb)
{
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    n += moves[i].verb == verb;
  return n;
}

/* Returns the price of @moves in the place of the gesture from @index to @end: people show as many cards
 * as recorded. */
static gint
price_times (const Edit *edit, guint index, guint end, const ArbMove *moves, guint n_moves)
{
  const ArbRuleset *ruleset = edit->search.ruleset;
  gint price = 0;

  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    {
      guint recorded = count_recorded (edit, index, end, verb);
      guint made = count_made (moves, n_moves, verb);

      if (ruleset->verbs[verb]->kind == ARB_VERB_DECISION && recorded > 0)
        price +=
            PRICE_TIMES * (gint) MAX (recorded, made) - PRICE_TIMES * (gint) MIN (recorded, made);
    }
  return price;
}

/* Tries the offers that begin with what people say, in the place of the whole gesture. */
static void
try_offers (Edit *edit, guint index, guint end)
{
  g_autoptr (GArray) gestures = g_array_new (FALSE, FALSE, sizeof (ArbGesture));

  arb_list_gestures (edit->search.replay, arb_replay_state_at (edit->search.replay, index),
                     1u << edit->moves[0].seat, gestures);
  for (guint i = 0; i < gestures->len; i++)
    {
      const ArbGesture *gesture = &g_array_index (gestures, ArbGesture, i);

      if (begins (edit, gesture))
        try_change (edit, index, end - index, gesture->moves, gesture->n_moves,
                    price_times (edit, index, end, gesture->moves, gesture->n_moves)
                        + arb_gesture_price (gesture));
    }
}

/* Returns the first of the implied lines before @index, which give way to what people say. */
static guint
pass_implied (const Edit *edit, guint index)
{
  while (index > 0 && get_line (edit, index - 1)->implied)
    index--;
  return index;
}

/* Whether the first move can be said before line @index. */
static gboolean
can_begin (const Edit *edit, guint index)
{
  ArbStateRoom room;

  arb_game_state_at (edit->search.game, index, &room.state);
  return arb_can_be_said (&room.state, edit->moves[0]);
}

/* Whether what people say contains a turn, so that another seat has to decide after it than before. */
static gboolean
makes_turn (const Edit *edit, guint index)
{
  ArbStateRoom room;
  guint turn;

  memcpy (&room, arb_replay_state_at (edit->search.replay, index),
          edit->search.ruleset->state_size);
  turn = room.state.turn;
  for (guint i = 0; i < edit->n_moves; i++)
    {
      ArbMove move = edit->moves[i];
      ArbVerdict verdict;

      if (!arb_say (&room.state, &move, &verdict))
        return FALSE;
    }
  return room.state.turn > turn;
}

/* Copies the moves to @named with the player of the first, and goes on with those: people may leave out
 * who it was. */
static void
name_player (Edit *edit, guint index, ArbMove *named)
{
  ArbMove first;
  ArbVerdict verdict;
  ArbStateRoom room;

  if (edit->n_moves == 0)
    return;
  first = edit->moves[0];
  arb_game_state_at (edit->search.game, index, &room.state);
  arb_complete (&room.state, &first, NULL, &verdict);
  memcpy (named, edit->moves, edit->n_moves * sizeof *named);
  named[0].seat = first.seat;
  edit->moves = named;
}

static void
try_edit (Edit *edit, guint index, guint n_removed)
{
  guint end = index + n_removed;

  try_change (edit, index, n_removed, edit->moves, edit->n_moves, 0);
  if (n_removed == 1 && arb_replay_find_head (edit->search.replay, index) == index)
    end = arb_replay_find_end (edit->search.replay, index);
  if (end > index + n_removed)
    try_change (edit, index, end - index, edit->moves, edit->n_moves,
                price_times (edit, index, end, edit->moves, edit->n_moves));
  if (edit->n_moves > 0 && edit->moves[0].seat != ARB_TABLE)
    try_offers (edit, index, end);
  if (n_removed == 0 && makes_turn (edit, index))
    for (guint shift = 1; shift < arb_replay_state_at (edit->search.replay, index)->n_seats;
         shift++)
      try_shifted (edit, index, 0, edit->moves, edit->n_moves, shift, PRICE_MOVE_ALONG);
}

/* Adds what was found: each story with its likeliest cards first. What is much less likely than the first
 * is not added, because writing it takes as long as finding it. */
static void
add_all (Edit *edit, ArbRepairs *repairs)
{
  GPtrArray *found = edit->search.found;
  const ArbFinding *stories[ARB_MAX_STORIES];
  guint n = 0;

  g_ptr_array_sort (found, arb_search_compare);
  for (guint i = 0; i < found->len && repairs->proposals->len < ARB_MAX_EDIT_PROPOSALS; i++)
    {
      const ArbFinding *finding = found->pdata[i];
      guint story = 0;

      if (finding->price > ((const ArbFinding *) found->pdata[0])->price + PRICE_HOPELESS)
        break;
      while (story < n && !arb_finding_is_same_story (stories[story], finding))
        story++;
      if (story == ARB_MAX_STORIES)
        continue;
      if (story == n)
        stories[n++] = finding;
      g_ptr_array_add (repairs->proposals, arb_search_write (&edit->search, finding, 0, story));
    }
}

ArbRepairs *
arb_repairs_edit (const ArbGame *game, guint index, guint n_removed, const ArbMove *moves,
                  guint n_moves, gboolean allow)
{
  ArbRepairs *repairs;
  ArbMove named[ARB_MAX_EDIT_MOVES];
  g_autoptr (ArbReplay) replay = NULL;
  Edit edit = { .search = { .game = game, .ruleset = arb_game_get_catalogue (game)->ruleset },
                .moves = moves,
                .n_moves = n_moves,
                .allow = allow };

  g_return_val_if_fail (game != NULL && n_moves <= ARB_MAX_EDIT_MOVES, NULL);
  g_return_val_if_fail (index <= arb_game_get_length (game), NULL);
  g_return_val_if_fail (n_removed <= arb_game_get_length (game) - index, NULL);

  if (n_removed == 0 && n_moves > 0 && !can_begin (&edit, index)
      && can_begin (&edit, pass_implied (&edit, index)))
    index = pass_implied (&edit, index);
  name_player (&edit, index, named);
  replay = arb_replay_new (arb_game_get_log (game), index);
  edit.search.replay = replay;
  try_edit (&edit, index, n_removed);
  repairs = arb_repairs_new ();
  add_all (&edit, repairs);
  repairs->n_judged = arb_replay_get_n_judged (replay);
  arb_search_clear (&edit.search);
  return repairs;
}
