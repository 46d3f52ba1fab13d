/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "spoil.h"

#include "engine/record/replay.h"

/* How often a place for a slip is looked for. */
#define MAX_TRIES 60

/* How many moves at most are made up, so that what follows can be said. */
#define MAX_MADE_UP 8

/* A slip that is being made: the lines of @truth from @index to @end are left out, and @moves are put in
 * their place. If it @goes_on, random moves of the same seat follow until the rest can be said. */
typedef struct
{
  const ArbGame *truth;
  ArbReplay *replay;
  ArbRandom *random;
  guint index;
  guint end;
  ArbMove moves[ARB_MAX_EDIT_MOVES];
  guint n_moves;
  gboolean goes_on;
} Spoiling;

static const ArbEntry *
get_line (const Spoiling *spoiling, guint index)
{
  return arb_game_get_entry (spoiling->truth, index);
}

ArbVerbKind
spoil_kind (const ArbGame *game, ArbMove move)
{
  return arb_game_get_catalogue (game)->ruleset->verbs[move.verb]->kind;
}

gboolean
spoil_is_verb (const ArbGame *game, guint index, const char *name)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;

  return index < arb_game_get_length (game)
         && g_str_equal (ruleset->verbs[arb_game_get_entry (game, index)->said.verb]->name, name);
}

guint
spoil_get_turn (const ArbGame *game, guint index)
{
  ArbStateRoom room;

  arb_game_state_at (game, index, &room.state);
  return room.state.turn;
}

guint
spoil_find_turn (const ArbGame *game, guint turn)
{
  guint first = 0, end = arb_game_get_length (game);

  while (first < end)
    {
      guint middle = first + (end - first) / 2;

      if (spoil_get_turn (game, middle) < turn)
        first = middle + 1;
      else
        end = middle;
    }
  return first;
}

static gboolean
say (ArbGame *game, ArbMove move)
{
  ArbVerdict verdict;

  return arb_game_play (game, move, FALSE, &verdict) > 0;
}

/* Returns the first line from @index on that is neither a closing move nor an answer. */
static guint
pass_closing (const ArbGame *record, guint index)
{
  for (; index < arb_game_get_length (record); index++)
    {
      ArbVerbKind kind = spoil_kind (record, arb_game_get_entry (record, index)->said);

      if (kind != ARB_VERB_CLOSING && kind != ARB_VERB_ANSWER)
        break;
    }
  return index;
}

/* Counts the closing moves and answers from line @index on that the line after them implies. */
static guint
count_implied (const ArbGame *game, const ArbGame *record, guint index)
{
  guint end = pass_closing (record, index);
  ArbClosing closing;
  ArbVerdict verdict;
  ArbMove move;

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

ArbGame *
spoil_record (const ArbGame *record, guint length)
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

/* Whether the lines after the slip can be said. */
static gboolean
can_go_on (const Spoiling *spoiling, const ArbGame *game)
{
  guint end = spoiling->end;
  ArbVerdict verdict;
  ArbMove move;

  while (end < arb_game_get_length (spoiling->truth) && get_line (spoiling, end)->implied)
    end++;
  if (end == arb_game_get_length (spoiling->truth))
    return TRUE;
  move = get_line (spoiling, end)->said;
  arb_complete (arb_game_get_state (game), &move, NULL, &verdict);
  return arb_verdict_allows (&verdict);
}

static gboolean
add_choices (const Spoiling *spoiling, ArbGame *game, guint seat)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);

  for (guint i = 0; i < MAX_MADE_UP; i++)
    {
      guint n;

      if (can_go_on (spoiling, game) && arb_random_below (spoiling->random, 2) == 0)
        return TRUE;
      if ((arb_to_decide (arb_game_get_state (game)) >> seat & 1) == 0)
        break;
      n = arb_list (arb_game_get_state (game), seat, moves, ARB_MAX_MOVES);
      if (n == 0 || !say (game, moves[arb_random_below (spoiling->random, n)]))
        break;
    }
  return can_go_on (spoiling, game);
}

/* Returns the game with the slip; %NULL if the lines after it cannot be said. */
static ArbGame *
carry_out (const Spoiling *spoiling)
{
  g_autoptr (ArbGame) game = spoil_record (spoiling->truth, spoiling->index);

  for (guint i = 0; i < spoiling->n_moves; i++)
    if (!say (game, spoiling->moves[i]))
      return NULL;
  if (spoiling->goes_on && !add_choices (spoiling, game, spoiling->moves[0].seat))
    return NULL;
  for (guint i = spoiling->end; i < arb_game_get_length (spoiling->truth); i++)
    if (!get_line (spoiling, i)->implied && !say (game, get_line (spoiling, i)->said))
      return NULL;
  return g_steal_pointer (&game);
}

/* Puts in a legal move with @verb, or any decision if that is %NULL, but not the one that is there; the
 * lines up to @end give way to it. */
static gboolean
put_in (Spoiling *spoiling, const char *verb, guint end)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (spoiling->truth)->ruleset;
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint seat = get_line (spoiling, spoiling->index)->said.seat;
  guint n, kept = 0;
  ArbStateRoom room;

  arb_game_state_at (spoiling->truth, spoiling->index, &room.state);
  if ((arb_to_decide (&room.state) >> seat & 1) == 0)
    return FALSE;
  n = arb_list (&room.state, seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      const ArbVerb *its_verb = ruleset->verbs[moves[i].verb];

      if ((verb == NULL ? its_verb->kind == ARB_VERB_DECISION : g_str_equal (its_verb->name, verb))
          && !arb_move_equal (moves[i], get_line (spoiling, spoiling->index)->said))
        moves[kept++] = moves[i];
    }
  if (kept == 0)
    return FALSE;
  spoiling->moves[spoiling->n_moves++] = moves[arb_random_below (spoiling->random, kept)];
  spoiling->end = end;
  return TRUE;
}

static gboolean
is_line (const Spoiling *spoiling, const char *verb)
{
  return spoil_is_verb (spoiling->truth, spoiling->index, verb);
}

static guint
gesture_end (const Spoiling *spoiling)
{
  return arb_replay_find_end (spoiling->replay, spoiling->index);
}

/* Whether the line begins a gesture that people record. */
static gboolean
begins_gesture (const Spoiling *spoiling)
{
  const ArbEntry *line = get_line (spoiling, spoiling->index);

  return !line->implied && spoil_kind (spoiling->truth, line->said) <= ARB_VERB_ANSWER
         && arb_replay_find_head (spoiling->replay, spoiling->index) == spoiling->index;
}

/* Returns the first line after those of the seat of the line, or its next role. */
static guint
pass_seat (const Spoiling *spoiling)
{
  guint seat = get_line (spoiling, spoiling->index)->said.seat;
  guint index = spoiling->index;

  while (index < arb_game_get_length (spoiling->truth)
         && !spoil_is_verb (spoiling->truth, index, "lead")
         && get_line (spoiling, index)->said.seat == seat)
    index++;
  return index;
}

/* Whether the line is of a player who answers the role of another one, and the first of the answer. */
static gboolean
begins_answer (const Spoiling *spoiling)
{
  guint seat = get_line (spoiling, spoiling->index)->said.seat;
  guint lead = spoiling->index;

  while (lead > 0 && !spoil_is_verb (spoiling->truth, lead - 1, "lead"))
    lead--;
  return lead > 0 && get_line (spoiling, lead - 1)->said.seat != seat
         && get_line (spoiling, spoiling->index - 1)->said.seat != seat;
}

/* Copies the lines that give way, as said, but for @n_left_out of @verb; if that is negative, as many
 * are said twice. */
static gboolean
copy_with (Spoiling *spoiling, const char *verb, gint n_left_out)
{
  for (guint i = spoiling->index; i < spoiling->end; i++)
    {
      guint times = get_line (spoiling, i)->implied ? 0 : 1;

      if (n_left_out != 0 && spoil_is_verb (spoiling->truth, i, verb))
        {
          times = n_left_out > 0 ? 0 : 2;
          n_left_out += n_left_out > 0 ? -1 : 1;
        }
      if (spoiling->n_moves + times > ARB_MAX_EDIT_MOVES)
        return FALSE;
      for (; times > 0; times--)
        spoiling->moves[spoiling->n_moves++] = get_line (spoiling, i)->said;
    }
  return n_left_out == 0;
}

static gboolean
copy_one_more_or_less (Spoiling *spoiling, const char *verb)
{
  return copy_with (spoiling, verb, arb_random_below (spoiling->random, 2) == 0 ? 1 : -1);
}

static gboolean
forget_action (Spoiling *spoiling)
{
  spoiling->end = pass_seat (spoiling);
  return is_line (spoiling, "play");
}

static gboolean
make_up_action (Spoiling *spoiling)
{
  spoiling->goes_on = TRUE;
  return is_line (spoiling, "skip") && put_in (spoiling, "play", spoiling->index + 1);
}

static gboolean
mistake_role (Spoiling *spoiling)
{
  spoiling->goes_on = TRUE;
  return is_line (spoiling, "lead") && put_in (spoiling, "lead", gesture_end (spoiling));
}

static gboolean
mistake_follow (Spoiling *spoiling)
{
  guint end = spoiling->index + 1;

  while (end < arb_game_get_length (spoiling->truth)
         && get_line (spoiling, end)->said.seat == get_line (spoiling, spoiling->index)->said.seat)
    end++;
  return (is_line (spoiling, "boost") || is_line (spoiling, "follow")) && begins_answer (spoiling)
         && put_in (spoiling, "dissent", end);
}

static gboolean
mistake_dissent (Spoiling *spoiling)
{
  spoiling->goes_on = TRUE;
  return is_line (spoiling, "dissent") && put_in (spoiling, NULL, spoiling->index + 1);
}

static gboolean
miscount_boosts (Spoiling *spoiling)
{
  spoiling->end = gesture_end (spoiling);
  return is_line (spoiling, "lead") && copy_one_more_or_less (spoiling, "boost");
}

static gboolean
miscount_discards (Spoiling *spoiling)
{
  if (spoil_is_verb (spoiling->truth, spoiling->index - 1, "discard"))
    return FALSE;
  while (spoil_is_verb (spoiling->truth, spoiling->end, "discard"))
    spoiling->end++;
  return is_line (spoiling, "discard") && copy_one_more_or_less (spoiling, "discard");
}

static gboolean
forget_gesture (Spoiling *spoiling)
{
  spoiling->end = gesture_end (spoiling);
  return begins_gesture (spoiling);
}

static gboolean
make_up_gesture (Spoiling *spoiling)
{
  spoiling->goes_on = TRUE;
  return put_in (spoiling, NULL, spoiling->index);
}

static gboolean
mistake_gesture (Spoiling *spoiling)
{
  spoiling->goes_on = TRUE;
  return begins_gesture (spoiling) && put_in (spoiling, NULL, gesture_end (spoiling));
}

/* The kinds of slips. Where @make is %NULL, spoil_game() makes it otherwise. */
static const struct
{
  const char *name;
  gboolean (*make) (Spoiling *spoiling);
} slips[N_SLIPS] = {
  [SLIP_FORGOTTEN_ACTION] = { "forgotten-action", forget_action },
  [SLIP_FALSE_ACTION] = { "false-action", make_up_action },
  [SLIP_WRONG_ROLE] = { "wrong-role", mistake_role },
  [SLIP_FOLLOW_AS_DISSENT] = { "follow-as-dissent", mistake_follow },
  [SLIP_DISSENT_AS_FOLLOW] = { "dissent-as-follow", mistake_dissent },
  [SLIP_BOOSTS] = { "boosts", miscount_boosts },
  [SLIP_DISCARDS] = { "discards", miscount_discards },
  [SLIP_LAST_TURN] = { "last-turn", NULL },
  [SLIP_ACTION_AND_MISCOUNT] = { "action-and-miscount", forget_action },
  [SLIP_TWO] = { "two-slips", NULL },
  [SLIP_FORGOTTEN_GESTURE] = { "forgotten-gesture", forget_gesture },
  [SLIP_FALSE_GESTURE] = { "false-gesture", make_up_gesture },
  [SLIP_OTHER_GESTURE] = { "other-gesture", mistake_gesture },
};

const char *
slip_name (Slip slip)
{
  return slips[slip].name;
}

/* Leaves out the last turn, at the end of which @truth is. */
static ArbGame *
forget_last_turn (const ArbGame *truth)
{
  guint first = spoil_find_turn (truth, arb_game_get_state (truth)->turn);

  return first > 0 && !arb_game_get_state (truth)->over ? spoil_record (truth, first) : NULL;
}

static ArbGame *
make_two (const ArbGame *truth, ArbRandom *random)
{
  g_autoptr (ArbGame) once = spoil_game (truth, arb_random_below (random, SLIP_LAST_TURN), random);

  if (once == NULL)
    return NULL;
  return spoil_game (once, arb_random_below (random, SLIP_LAST_TURN), random);
}

ArbGame *
spoil_game (const ArbGame *truth, Slip slip, ArbRandom *random)
{
  guint length = arb_game_get_length (truth);
  guint turns = 2 * arb_game_get_options (truth)->n_seats;
  guint turn = spoil_get_turn (truth, length);
  guint first = spoil_find_turn (truth, turn >= turns ? turn - turns + 1 : 0);
  g_autoptr (ArbReplay) replay = NULL;

  if (slip == SLIP_LAST_TURN)
    return forget_last_turn (truth);
  if (slip == SLIP_TWO)
    return make_two (truth, random);
  replay = arb_replay_new (arb_game_get_log (truth), first);
  for (guint tries = 0; tries < MAX_TRIES && first < length; tries++)
    {
      guint index = first + arb_random_below (random, length - first);
      Spoiling spoiling = {
        .truth = truth, .replay = replay, .random = random, .index = index, .end = index
      };
      ArbGame *spoilt = slips[slip].make (&spoiling) ? carry_out (&spoiling) : NULL;

      if (spoilt != NULL)
        return spoilt;
    }
  return NULL;
}
