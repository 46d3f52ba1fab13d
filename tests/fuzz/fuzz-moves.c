/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/core/notation.h"
#include "fuzz.h"
#include "store/catalogues.h"
#include "systems/systems.h"

/*
 * The bytes are a game: its options, then what people do: legal moves, rulings, any moves, undo,
 * redo, and edits of the past. No card ever appears or vanishes, some seat can always go on, and
 * the log always folds to the same game.
 */

#define MAX_STEPS 400
#define LOOK_EVERY 64 /* one input of so many compares the list with the whole vocabulary */
#define NUMBERS 6     /* of planets, in that vocabulary */

typedef struct
{
  ArbGame *game;
  FuzzBytes *bytes;
} Table;

typedef struct
{
  const ArbState *state;
  ArbMove moves[ARB_MAX_SEATS + 1][ARB_MAX_MOVES];
  guint n[ARB_MAX_SEATS + 1];
} Lists;

static guint
pick (Table *table, guint n)
{
  return fuzz_pick (table->bytes, n);
}

static const ArbState *
state_of (const Table *table)
{
  return arb_game_get_state (table->game);
}

static ArbGame *
set_up (FuzzBytes *bytes)
{
  guint n_systems = 0;
  const ArbCatalogue *catalogue;
  ArbOptions options;
  guint turned;

  while (arb_systems ()[n_systems] != NULL)
    n_systems++;
  catalogue = arb_catalogue_get (arb_systems ()[fuzz_pick (bytes, n_systems)]);
  arb_options_init (&options, catalogue,
                    catalogue->ruleset->min_seats
                        + fuzz_pick (bytes, catalogue->ruleset->max_seats
                                                - catalogue->ruleset->min_seats + 1),
                    fuzz_pick (bytes, catalogue->n_editions));
  for (turned = fuzz_pick (bytes, 4); turned > 0; turned--)
    {
      guint which = fuzz_pick (bytes, catalogue->n_switches);

      options.switches[which] =
          (guint8) fuzz_pick (bytes, g_strv_length (catalogue->switches[which].values));
    }
  return arb_game_new (catalogue, &options);
}

static guint
pick_decider (Table *table)
{
  guint seats = arb_to_decide (state_of (table));
  guint skip = pick (table, ARB_MAX_SEATS) % MAX (1, (guint) __builtin_popcount (seats));

  for (; skip > 0; skip--)
    seats &= seats - 1;
  return seats == 0 ? 1 : (guint) __builtin_ctz (seats);
}

static ArbMove
pick_any (Table *table)
{
  return any_move (state_of (table)->catalogue, state_of (table)->n_seats, fuzz_pick, table->bytes);
}

static ArbMove
pick_listed (Table *table)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_list (state_of (table), pick_decider (table), moves, ARB_MAX_MOVES);

  return n > 0 ? moves[pick (table, n)] : pick_any (table);
}

/* Something a player would think of, legal or not. */
static ArbMove
pick_candidate (Table *table)
{
  const ArbState *state = state_of (table);
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_questions (state, pick_decider (table), moves, ARB_MAX_MOVES);

  return n > 0 ? moves[pick (table, n)] : pick_any (table);
}

static void
play (Table *table, ArbMove move)
{
  guint length = arb_game_get_length (table->game);
  gboolean allow = pick (table, 2);
  ArbVerdict verdict;
  guint n = arb_game_play (table->game, move, allow, &verdict);

  g_assert_cmpuint (arb_game_get_length (table->game), ==, length + n);
  g_assert_true (n > 0 || !arb_verdict_allows (&verdict));
}

static void
edit (Table *table)
{
  guint length = arb_game_get_length (table->game);
  guint index = pick (table, length + 1);
  guint n_removed = pick (table, 3);
  ArbMove move = pick (table, 2) == 0 ? pick_any (table) : pick_candidate (table);

  arb_game_edit (table->game, index, MIN (n_removed, length - index), &move, pick (table, 2),
                 pick (table, 2) == 0);
}

/* Appends a line as a file may contain it; an observation that can be private is private. */
static void
append_any (Table *table)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (table->game)->ruleset;
  ArbEntry entry = { .said = pick_any (table), .opens = TRUE };

  entry.private = arb_move_can_be_private (ruleset, entry.said);
  arb_game_append_like (table->game, &entry);
}

static void
act (Table *table)
{
  switch (pick (table, 16))
    {
    default:
      play (table, pick_listed (table));
      break;
    case 9:
    case 10:
      play (table, pick_candidate (table));
      break;
    case 11:
      play (table, pick_any (table));
      break;
    case 12:
      append_any (table);
      break;
    case 13:
      if (arb_game_can_undo (table->game))
        arb_game_undo (table->game);
      break;
    case 14:
      if (arb_game_can_redo (table->game))
        arb_game_redo (table->game);
      break;
    case 15:
      edit (table);
      break;
    }
}

static void
is_listed (ArbMove move, gpointer data)
{
  const Lists *lists = data;
  g_autofree char *text = NULL;
  ArbVerdict verdict;

  arb_canonicalize (lists->state, &move);
  if (!arb_check (lists->state, move, &verdict))
    return;

  for (guint i = 0; i < lists->n[move.seat]; i++)
    if (arb_move_equal (lists->moves[move.seat][i], move))
      return;

  text = arb_move_to_string (lists->state->catalogue, move);
  g_error ("legal, but not in the list: %s", text);
}

/* Everything the notation can say that is legal is in the list. */
static void
compare_lists (const ArbState *state)
{
  g_autofree Lists *lists = g_new0 (Lists, 1);

  lists->state = state;
  for (guint seat = 1; seat <= state->n_seats; seat++)
    lists->n[seat] = arb_list (state, seat, lists->moves[seat], ARB_MAX_MOVES);
  arb_vocabulary_foreach (state->catalogue, state->n_seats, NUMBERS, FALSE, is_listed, lists);
}

/* Checks that every deciding seat has a possible move; if a rule is open, the table may have to
 * answer first. */
static void
nobody_is_stuck (const ArbState *state)
{
  guint seats = arb_to_decide (state);
  ArbMove moves[ARB_MAX_MOVES];

  g_assert_true ((seats == 0) == (state->over != 0));
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if (seats >> seat & 1 && state->open == 0)
      g_assert_cmpuint (arb_list (state, seat, moves, ARB_MAX_MOVES), >, 0);
}

/* A seat sees all visible lines, whatever its private lines say. */
static void
all_see_the_same (const ArbGame *game)
{
  const ArbState *state = arb_game_get_state (game);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      g_autoptr (ArbGame) seen = arb_game_seen_by (game, seat);

      fuzz_conserves (arb_game_get_state (seen));
      g_assert_cmpuint (arb_game_get_state (seen)->turn, ==, state->turn);
      g_assert_cmpuint (arb_game_get_state (seen)->over, ==, state->over);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  FuzzBytes bytes = { data, data + size };
  g_autoptr (ArbGame) game = set_up (&bytes);
  g_autoptr (ArbGame) again = NULL;
  Table table = { game, &bytes };

  for (guint i = 0; i < MAX_STEPS && bytes.at < bytes.end; i++)
    {
      act (&table);
      fuzz_conserves (arb_game_get_state (game));
      nobody_is_stuck (arb_game_get_state (game));
    }

  if (size % LOOK_EVERY == 0)
    compare_lists (arb_game_get_state (game));
  all_see_the_same (game);
  again = any_game_replay (game);
  g_assert_true (any_game_equal (game, again));
  return 0;
}
