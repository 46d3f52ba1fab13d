/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/checks/simulate.h"
#include "engine/core/notation.h"
#include "engine/core/random.h"
#include "engine/core/view.h"
#include "engine/help/repair-find.h"
#include "engine/record/replay.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/*
 * How well a record is put right: games are spoilt by what people get wrong, the table is counted, and
 * the search has to find the way back. A game counts if neither the truth nor the record has an illegal
 * move, and a count differs.
 */

/* What people get wrong. */
typedef enum
{
  FORGOTTEN_ACTION,
  FALSE_ACTION,
  WRONG_ROLE,
  FOLLOW_AS_DISSENT,
  DISSENT_AS_FOLLOW,
  BOOSTS,
  DISCARDS,
  LAST_TURN,
  ACTION_AND_MISCOUNT,
  TWO_SLIPS,
  FORGOTTEN_GESTURE,
  FALSE_GESTURE,
  OTHER_GESTURE,
  N_SLIPS,
} Slip;

static const char *const slip_names[] = {
  "forgotten-action", "false-action", "wrong-role",          "follow-as-dissent",
  "dissent-as-follow", "boosts",      "discards",            "last-turn",
  "action-and-miscount", "two-slips", "forgotten-gesture",   "false-gesture",
  "other-gesture",
};

typedef struct
{
  guint n_tried;
  guint n_found;    /* among the proposals */
  guint n_place;    /* the place is right, at least */
  guint n_first;    /* the first one */
  guint n_asked[2]; /* the first one after so many questions and one more */
  gdouble ratio;    /* the time of the search by that of a replay of the game, in all */
  gdouble worst;
} Tally;

static gint n_games = 40;
static gint n_players = 3;
static gint first_seed = 1;
static char *system_id = NULL;
static char *edition = NULL;
static char *only = NULL;
static char *detail_name = NULL;
static gboolean few = FALSE;
static gboolean verbose = FALSE;

static const char *
name_verb (const ArbGame *game, guint index)
{
  const ArbEntry *entry = arb_game_get_entry (game, index);

  return arb_game_get_catalogue (game)->ruleset->verbs[entry->said.verb]->name;
}

static gboolean
is_verb (const ArbGame *game, guint index, const char *name)
{
  return index < arb_game_get_length (game) && g_str_equal (name_verb (game, index), name);
}

static ArbVerbKind
kind_of (const ArbGame *game, ArbMove move)
{
  return arb_game_get_catalogue (game)->ruleset->verbs[move.verb]->kind;
}

static gboolean
say (ArbGame *game, ArbMove move)
{
  ArbVerdict verdict;

  return arb_game_play (game, move, FALSE, &verdict) > 0;
}

/* How many closing moves and answers from line @index on the line after them implies. */
static guint
count_implied (const ArbGame *game, const ArbGame *record, guint index)
{
  guint end = index;
  ArbClosing closing;
  ArbVerdict verdict;
  ArbMove move;

  while (end < arb_game_get_length (record)
         && (kind_of (record, arb_game_get_entry (record, end)->said) == ARB_VERB_CLOSING
             || kind_of (record, arb_game_get_entry (record, end)->said) == ARB_VERB_ANSWER))
    end++;
  if (end == index || end == arb_game_get_length (record))
    return 0;
  move = arb_game_get_entry (record, end)->said;
  arb_complete (arb_game_get_state (game), &move, &closing, &verdict);
  if (!arb_verdict_allows (&verdict) || closing.n != end - index)
    return 0;
  for (guint i = 0; i < closing.n; i++)
    if (!arb_move_equal (closing.moves[i], arb_game_get_entry (record, index + i)->said))
      return 0;
  return end - index;
}

/* The game as a table tells it: what goes without saying is implied. */
static ArbGame *
tell (const ArbGame *record, guint length)
{
  ArbGame *game = arb_game_new (arb_game_get_catalogue (record), arb_game_get_options (record));

  for (guint i = 0; i < length; i++)
    {
      i += count_implied (game, record, i);
      if (i < length && !say (game, arb_game_get_entry (record, i)->said))
        arb_game_append (game, arb_game_get_entry (record, i)->said, FALSE, FALSE, TRUE);
    }
  return game;
}

static gboolean
is_flagged (const ArbGame *game)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (!arb_verdict_allows (&arb_game_get_entry (game, i)->verdict))
      return TRUE;
  return FALSE;
}

/* The lines of @truth, but for those from @index to @end; instead of them, random moves of @seat that
 * begin with @first (nullable) until the rest can be said, or with @moves. %NULL if it cannot. */
typedef struct
{
  const ArbGame *truth;
  guint index;
  guint end;
  ArbMove moves[ARB_MAX_EDIT_MOVES];
  guint n_moves;
  gboolean goes_on; /* whether random choices follow */
} Spoiling;

static gboolean
can_go_on (const ArbGame *game, const ArbGame *truth, guint end)
{
  ArbVerdict verdict;
  ArbMove move;

  while (end < arb_game_get_length (truth) && arb_game_get_entry (truth, end)->implied)
    end++;
  if (end == arb_game_get_length (truth))
    return TRUE;
  move = arb_game_get_entry (truth, end)->said;
  arb_complete (arb_game_get_state (game), &move, NULL, &verdict);
  return arb_verdict_allows (&verdict);
}

static gboolean
add_choices (ArbGame *game, const Spoiling *spoiling, guint seat, ArbRandom *random)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);

  for (guint i = 0; i < 8; i++)
    {
      guint n;

      if (can_go_on (game, spoiling->truth, spoiling->end) && arb_random_below (random, 2) == 0)
        return TRUE;
      if ((arb_to_decide (arb_game_get_state (game)) >> seat & 1) == 0)
        break;
      n = arb_list (arb_game_get_state (game), seat, moves, ARB_MAX_MOVES);
      if (n == 0 || !say (game, moves[arb_random_below (random, n)]))
        break;
    }
  return can_go_on (game, spoiling->truth, spoiling->end);
}

static ArbGame *
spoil (const Spoiling *spoiling, ArbRandom *random)
{
  g_autoptr (ArbGame) game = tell (spoiling->truth, spoiling->index);

  for (guint i = 0; i < spoiling->n_moves; i++)
    if (!say (game, spoiling->moves[i]))
      return NULL;
  if (spoiling->goes_on && !add_choices (game, spoiling, spoiling->moves[0].seat, random))
    return NULL;
  for (guint i = spoiling->end; i < arb_game_get_length (spoiling->truth); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (spoiling->truth, i);

      if (!entry->implied && !say (game, entry->said))
        return NULL;
    }
  return g_steal_pointer (&game);
}

static guint
get_turn (const ArbGame *game, guint index)
{
  ArbStateRoom room;

  arb_game_state_at (game, index, &room.state);
  return room.state.turn;
}

/* Chooses a legal move with @verb before line @index, not the one that is there. */
static gboolean
choose (const ArbGame *truth, guint index, guint seat, const char *verb, ArbRandom *random,
        ArbMove *move)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  const ArbRuleset *ruleset = arb_game_get_catalogue (truth)->ruleset;
  ArbStateRoom room;
  guint n, kept = 0;

  arb_game_state_at (truth, index, &room.state);
  if ((arb_to_decide (&room.state) >> seat & 1) == 0)
    return FALSE;
  n = arb_list (&room.state, seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    if ((verb == NULL ? ruleset->verbs[moves[i].verb]->kind == ARB_VERB_DECISION
                      : g_str_equal (ruleset->verbs[moves[i].verb]->name, verb))
        && (index >= arb_game_get_length (truth)
            || !arb_move_equal (moves[i], arb_game_get_entry (truth, index)->said)))
      moves[kept++] = moves[i];
  if (kept > 0)
    *move = moves[arb_random_below (random, kept)];
  return kept > 0;
}

static gboolean
answers (const ArbGame *truth, guint index)
{
  guint lead = index;

  while (lead-- > 0 && !is_verb (truth, lead, "lead"))
    ;
  return lead < index
         && arb_game_get_entry (truth, lead)->said.seat
                != arb_game_get_entry (truth, index)->said.seat;
}

static guint
find_lead (const ArbGame *truth, guint index)
{
  guint seat = arb_game_get_entry (truth, index)->said.seat;

  while (index < arb_game_get_length (truth) && !is_verb (truth, index, "lead")
         && arb_game_get_entry (truth, index)->said.seat == seat)
    index++;
  return index;
}

/* Copies the lines from @index to @end that were said, but for @n_left_out of @verb; if it is negative,
 * as many are said twice. */
static gboolean
copy_with (Spoiling *spoiling, const char *verb, gint n_left_out)
{
  for (guint i = spoiling->index; i < spoiling->end; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (spoiling->truth, i);
      gboolean is = is_verb (spoiling->truth, i, verb);

      if (is && n_left_out > 0)
        {
          n_left_out--;
          continue;
        }
      if (entry->implied)
        continue;
      for (guint n = is && n_left_out < 0 ? 2 : 1; n > 0; n--)
        {
          if (spoiling->n_moves == ARB_MAX_EDIT_MOVES)
            return FALSE;
          spoiling->moves[spoiling->n_moves++] = entry->said;
        }
      if (is && n_left_out < 0)
        n_left_out++;
    }
  return n_left_out == 0;
}

/* Makes one slip of the kind at line @index, if there can be one. */
static ArbGame *
make_slip (const ArbGame *truth, ArbReplay *replay, Slip slip, guint index, ArbRandom *random)
{
  const ArbEntry *line = arb_game_get_entry (truth, index);
  Spoiling spoiling = { .truth = truth, .index = index, .end = index };
  guint seat = line->said.seat;
  guint gesture_end = arb_replay_find_end (replay, index);

  switch (slip)
    {
    case FORGOTTEN_ACTION:
    case ACTION_AND_MISCOUNT:
      if (!is_verb (truth, index, "play"))
        return NULL;
      spoiling.end = find_lead (truth, index);
      break;
    case FALSE_ACTION:
      if (!is_verb (truth, index, "skip")
          || !choose (truth, index, seat, "play", random, &spoiling.moves[0]))
        return NULL;
      spoiling.end = index + 1;
      spoiling.n_moves = 1;
      spoiling.goes_on = TRUE;
      break;
    case WRONG_ROLE:
      if (!is_verb (truth, index, "lead")
          || !choose (truth, index, seat, "lead", random, &spoiling.moves[0]))
        return NULL;
      spoiling.end = gesture_end;
      spoiling.n_moves = 1;
      spoiling.goes_on = TRUE;
      break;
    case FOLLOW_AS_DISSENT:
      if ((!is_verb (truth, index, "boost") && !is_verb (truth, index, "follow"))
          || !answers (truth, index)
          || arb_game_get_entry (truth, index - 1)->said.seat == seat
          || !choose (truth, index, seat, "dissent", random, &spoiling.moves[0]))
        return NULL;
      spoiling.end = index + 1;
      while (spoiling.end < arb_game_get_length (truth)
             && arb_game_get_entry (truth, spoiling.end)->said.seat == seat)
        spoiling.end++;
      spoiling.n_moves = 1;
      break;
    case DISSENT_AS_FOLLOW:
      if (!is_verb (truth, index, "dissent")
          || !choose (truth, index, seat, NULL, random, &spoiling.moves[0]))
        return NULL;
      spoiling.end = index + 1;
      spoiling.n_moves = 1;
      spoiling.goes_on = TRUE;
      break;
    case BOOSTS:
      if (!is_verb (truth, index, "lead"))
        return NULL;
      spoiling.end = gesture_end;
      if (!copy_with (&spoiling, "boost", arb_random_below (random, 2) == 0 ? 1 : -1))
        return NULL;
      break;
    case DISCARDS:
      if (!is_verb (truth, index, "discard") || is_verb (truth, index - 1, "discard"))
        return NULL;
      while (is_verb (truth, spoiling.end, "discard"))
        spoiling.end++;
      if (!copy_with (&spoiling, "discard", arb_random_below (random, 2) == 0 ? 1 : -1))
        return NULL;
      break;
    case FORGOTTEN_GESTURE:
      if (line->implied || kind_of (truth, line->said) > ARB_VERB_ANSWER
          || arb_replay_find_head (replay, index) != index)
        return NULL;
      spoiling.end = gesture_end;
      break;
    case FALSE_GESTURE:
      if (!choose (truth, index, seat, NULL, random, &spoiling.moves[0]))
        return NULL;
      spoiling.n_moves = 1;
      spoiling.goes_on = TRUE;
      break;
    case OTHER_GESTURE:
      if (line->implied || kind_of (truth, line->said) > ARB_VERB_ANSWER
          || arb_replay_find_head (replay, index) != index
          || !choose (truth, index, seat, NULL, random, &spoiling.moves[0]))
        return NULL;
      spoiling.end = gesture_end;
      spoiling.n_moves = 1;
      spoiling.goes_on = TRUE;
      break;
    case LAST_TURN:
    case TWO_SLIPS:
    case N_SLIPS:
    default:
      return NULL;
    }
  return spoil (&spoiling, random);
}

/* Spoils @truth somewhere in its last two rounds. */
static ArbGame *
slip_somewhere (const ArbGame *truth, Slip slip, ArbRandom *random)
{
  guint length = arb_game_get_length (truth);
  guint turns = 2 * arb_game_get_options (truth)->n_seats;
  guint first = length;
  g_autoptr (ArbReplay) replay = NULL;

  if (slip == LAST_TURN)
    {
      guint turn = get_turn (truth, length);

      while (first > 0 && get_turn (truth, first - 1) + 1 >= turn)
        first--;
      return first > 0 && !arb_game_get_state (truth)->over ? tell (truth, first) : NULL;
    }
  while (first > 0 && get_turn (truth, first - 1) + turns > get_turn (truth, length))
    first--;
  replay = arb_replay_new (arb_game_get_log (truth), first);
  for (guint tries = 0; tries < 60 && first < length; tries++)
    {
      guint index = first + arb_random_below (random, length - first);
      ArbGame *spoilt =
          make_slip (truth, replay, slip == TWO_SLIPS ? arb_random_below (random, DISCARDS) : slip,
                     index, random);

      if (spoilt != NULL)
        return spoilt;
    }
  return NULL;
}

static gboolean
is_counted (const ArbViewCounter *number)
{
  if (!number->pieces)
    return FALSE;
  return !few || g_str_has_suffix (number->id, "-stack") || g_str_equal (number->id, "fighters")
         || g_str_equal (number->id, "hand");
}

static GArray *
count_table (const ArbGame *game)
{
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  arb_describe (arb_game_get_state (game), view);
  numbers = arb_view_dup_counts (view);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      ArbCount count = { number->id, number->seat, number->value };

      if (is_counted (number))
        g_array_append_val (counts, count);
    }
  return counts;
}

/* What happened, without the cards and planets that were chosen: Actions, roles, answers, and how many
 * cards. */
static char *
tell_story (const ArbGame *game)
{
  GString *story = g_string_new (NULL);
  guint length = arb_game_get_length (game);

  for (guint i = 0; i < length; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      guint n = 0;

      if (kind_of (game, entry->said) > ARB_VERB_ANSWER || entry->struck)
        continue;
      g_string_append_printf (story, "%u %s", entry->said.seat, name_verb (game, i));
      if (is_verb (game, i, "play") || is_verb (game, i, "lead"))
        {
          g_autofree char *text =
              arb_move_to_string (arb_game_get_catalogue (game), entry->said);

          g_string_append (story, text);
          continue;
        }
      for (; i < length; i++)
        {
          const ArbEntry *next = arb_game_get_entry (game, i);

          if (next->said.verb != entry->said.verb || next->said.seat != entry->said.seat)
            break;
          n += arb_argument_kind (next->said.arguments[0]) == ARB_ARGUMENT_COUNT
                   ? arb_argument_value (next->said.arguments[0])
                   : 1;
        }
      i--;
      g_string_append_printf (story, " %u;", n);
    }
  return g_string_free (story, FALSE);
}

static gboolean
leads_to (const ArbRepair *repair, const ArbGame *spoilt, const ArbGame *truth)
{
  g_autoptr (ArbGame) mended = arb_game_copy (spoilt);
  g_autofree char *told = NULL;
  g_autofree char *true_story = NULL;

  arb_repair_make (repair, mended);
  told = tell_story (mended);
  true_story = tell_story (truth);
  return any_game_same_table (mended, truth) || g_str_equal (told, true_story);
}

/* Returns the number of the story that leads to the truth, from 1; 0 if none does. */
static guint
find_place (const ArbRepairs *repairs, const ArbGame *spoilt, const ArbGame *truth)
{
  guint place = 0, row = G_MAXUINT, story = 0;

  for (guint i = 0; i < repairs->proposals->len; i++)
    {
      const ArbRepair *repair = repairs->proposals->pdata[i];

      place += repair->row != row || repair->story != story;
      row = repair->row;
      story = repair->story;
      if (leads_to (repair, spoilt, truth))
        return place;
    }
  return 0;
}

static gdouble
time_replay (const ArbGame *game)
{
  clock_t start = clock ();

  for (guint i = 0; i < 4; i++)
    arb_game_free (any_game_replay (game));
  return MAX (1, (gdouble) (clock () - start)) / 4;
}

static guint
first_difference (const ArbGame *a, const ArbGame *b)
{
  guint n = 0;

  while (n < MIN (arb_game_get_length (a), arb_game_get_length (b))
         && arb_move_equal (arb_game_get_entry (a, n)->said, arb_game_get_entry (b, n)->said))
    n++;
  return n;
}

static gboolean
has_place (const ArbRepairs *repairs, const ArbGame *spoilt, const ArbGame *truth)
{
  g_autoptr (ArbReplay) replay = NULL;
  guint place = first_difference (spoilt, truth);
  guint head = MIN (place, arb_game_get_length (spoilt) - 1);

  replay = arb_replay_new (arb_game_get_log (spoilt), head);
  head = arb_replay_find_head (replay, head);
  for (guint i = 0; i < repairs->proposals->len; i++)
    {
      const ArbRepair *repair = repairs->proposals->pdata[i];

      if (repair->index >= head && repair->index <= arb_replay_find_end (replay, MIN (place, arb_game_get_length (spoilt) - 1)))
        return TRUE;
    }
  return FALSE;
}

static void
print_game (const ArbGame *game, const ArbGame *other, const ArbRepairs *repairs);

static void
measure (Tally *tally, const ArbGame *spoilt, const ArbGame *truth, GArray *counts)
{
  clock_t start = clock ();
  g_autoptr (ArbRepairs) repairs =
      arb_repairs_find (spoilt, (const ArbCount *) counts->data, counts->len, NULL, NULL);
  gdouble ratio = (gdouble) (clock () - start) / time_replay (spoilt);
  guint place;

  if (repairs->differences->len == 0)
    return;
  place = find_place (repairs, spoilt, truth);
  tally->n_tried++;
  tally->ratio += ratio;
  tally->worst = MAX (tally->worst, ratio);
  tally->n_found += place > 0;
  tally->n_place += place > 0 || has_place (repairs, spoilt, truth);
  tally->n_first += place == 1;
  if (place != 1 && verbose)
    print_game (spoilt, truth, repairs);
  for (guint asked = 0; asked < 2; asked++)
    {
      if (place != 1 && repairs->question.id != NULL)
        {
          g_autoptr (ArbView) view = arb_view_new ();
          ArbCount answer = repairs->question;

          arb_describe (arb_game_get_state (truth), view);
          arb_view_find_count (view, answer.id, answer.seat, &answer.value);
          g_array_append_val (counts, answer);
          arb_repairs_free (repairs);
          repairs =
              arb_repairs_find (spoilt, (const ArbCount *) counts->data, counts->len, NULL, NULL);
          place = find_place (repairs, spoilt, truth);
        }
      tally->n_asked[asked] += place == 1;
    }
}

static void
try_slip (const ArbGame *record, Slip slip, ArbRandom *random, Tally *tally)
{
  guint length = arb_game_get_length (record);
  guint back = arb_random_below (random, length * 2 / 3);
  g_autoptr (ArbGame) truth = tell (record, length - back);
  g_autoptr (ArbGame) spoilt = slip_somewhere (truth, slip, random);
  g_autoptr (GArray) counts = count_table (truth);

  if (spoilt != NULL && slip == TWO_SLIPS)
    {
      ArbGame *twice = slip_somewhere (spoilt, slip, random);

      arb_game_free (spoilt);
      spoilt = twice;
    }
  if (spoilt == NULL || is_flagged (spoilt) || is_flagged (truth))
    return;
  if (slip == ACTION_AND_MISCOUNT)
    g_array_index (counts, ArbCount, arb_random_below (random, counts->len)).value += 1;
  measure (tally, spoilt, truth, counts);
}

static void
print_lines (const ArbGame *game, guint from, guint n)
{
  for (guint i = from; i < MIN (from + n, arb_game_get_length (game)); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      g_autofree char *text = arb_move_to_string (arb_game_get_catalogue (game), entry->said);

      g_print (" %u%s %s;", i, entry->implied ? "*" : "", text);
    }
  g_print ("\n");
}

static void
print_game (const ArbGame *game, const ArbGame *other, const ArbRepairs *repairs)
{
  guint n = first_difference (game, other);

  g_print ("not found or not first at %u of %u:\n  record", n, arb_game_get_length (game));
  print_lines (game, n > 3 ? n - 3 : 0, 16);
  g_print ("  truth ");
  print_lines (other, n > 3 ? n - 3 : 0, 16);
  for (guint i = 0; i < repairs->differences->len; i++)
    {
      const ArbDifference *d = &g_array_index (repairs->differences, ArbDifference, i);

      g_print ("  %u.%s %d counted, %d recorded\n", d->count.seat, d->count.id, d->count.value, d->recorded);
    }
  for (guint i = 0; i < repairs->proposals->len; i++)
    {
      const ArbRepair *r = repairs->proposals->pdata[i];

      g_print ("  proposal %u.%u%s kind %u price %d at %u -%u:", r->row, r->story, leads_to (r, game, other) ? " TRUE" : "", r->kind, r->price, r->index, r->n_removed);
      for (guint j = 0; j < r->moves->len; j++)
        {
          g_autofree char *text = arb_move_to_string (arb_game_get_catalogue (game), g_array_index (r->moves, ArbMove, j));

          g_print (" %s;", text);
        }
      g_print ("\n");
    }
}

static void
print_tally (const char *name, const Tally *tally)
{
  g_print ("%-20s %5u %5u %5u %5u %5u %5u %8.0f %8.0f\n", name, tally->n_tried, tally->n_found,
           tally->n_place, tally->n_first, tally->n_asked[0], tally->n_asked[1],
           tally->n_tried > 0 ? tally->ratio / tally->n_tried : 0, tally->worst);
}

int
main (int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many games", "N" },
    { "players", 0, 0, G_OPTION_ARG_INT, &n_players, "How many players", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &first_seed, "The first seed", "N" },
    { "system", 0, 0, G_OPTION_ARG_STRING, &system_id, "The game", "ID" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition, "The edition", "ID" },
    { "tell", 0, 0, G_OPTION_ARG_STRING, &detail_name, "What the table records: all, public or counts", "WHAT" },
    { "only", 0, 0, G_OPTION_ARG_STRING, &only, "Only this slip", "SLIP" },
    { "few", 0, 0, G_OPTION_ARG_NONE, &few, "Count stacks, fighters and hands only", NULL },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &verbose, "Print what is not found", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  const ArbCatalogue *catalogue;
  Tally tallies[N_SLIPS] = { { 0 } };
  gint number = 0;
  ArbRecordDetail detail;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);

  catalogue = arb_catalogue_get (arb_systems_find (system_id != NULL ? system_id : "eminent-domain"));
  detail = g_strcmp0 (detail_name, "all") == 0      ? ARB_DETAIL_ALL
           : g_strcmp0 (detail_name, "public") == 0 ? ARB_DETAIL_PUBLIC
                                             : ARB_DETAIL_COUNTS;
  if (edition != NULL)
    {
      number = arb_catalogue_find_edition (catalogue, edition);
      g_assert_cmpint (number, >=, 0);
    }
  for (gint seed = first_seed; seed < first_seed + n_games; seed++)
    {
      ArbSimulation result = { 0 };
      g_autoptr (ArbGame) game = NULL;
      ArbRandom random = { (guint64) seed };
      ArbOptions options;

      arb_options_init (&options, catalogue, (guint) n_players, (guint) number);
      g_assert_true (arb_simulate (catalogue, &options, (guint64) seed, detail,
                                   ARB_CHECK_NONE, &result, &game));
      arb_simulation_clear (&result);
      for (Slip slip = 0; slip < N_SLIPS; slip++)
        if (only == NULL || g_str_equal (only, slip_names[slip]))
          for (guint i = 0; i < 3; i++)
            try_slip (game, slip, &random, &tallies[slip]);
    }
  g_print ("%-20s %5s %5s %5s %5s %5s %5s %8s %8s\n", "", "tried", "found", "place", "first", "+1",
           "+2", "ratio", "worst");
  for (Slip slip = 0; slip < N_SLIPS; slip++)
    if (tallies[slip].n_tried > 0)
      print_tally (slip_names[slip], &tallies[slip]);
  return 0;
}
