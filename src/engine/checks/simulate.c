/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"

#include "engine/checks/answers.h"
#include "engine/checks/counted.h"
#include "engine/checks/made-up-faces.h"
#include "engine/checks/retelling.h"
#include "engine/checks/undecided.h"
#include "engine/core/notation.h"
#include "engine/play/piles.h"
#include "engine/play/shows.h"

#include <string.h>

#define SAMPLE_EVERY 251
#define ANSWERS_EVERY 23   /* said moves of a sampled state */
#define REMEDIES_EVERY 391 /* a multiple of that */
#define MAX_MOVES_A_GAME 60000
#define MAX_OBSERVED 16 /* at once */
#define MAX_DEALT 64
#define LATE_EVERY 3       /* games in which faces are recorded late */
#define LATE_FACT_EVERY 16 /* moves before one of them */
#define NEEDED_EVERY 4     /* moves before one of those on which moves depend */
#define N_RETELLINGS 2
#define MAX_STAYING 100 /* decisions before a player leaves */

/* The styles of the players; at a lenient table they sometimes make moves against the rules. If
 * only speed is measured, they are random or eager. */
enum
{
  STYLE_RANDOM,
  STYLE_EAGER,
  STYLE_STRIVING,
  STYLE_LENIENT,
  N_STYLES,
};

/* The state of one random game. */
typedef struct
{
  const ArbRuleset *ruleset;
  ArbRandom random;
  ArbRecordDetail detail;
  ArbChecks checks;
  ArbSimulation *result;
  ArbState *state;    /* recorded completely: the legal moves come from this state */
  ArbState *recorded; /* as the table records it; NULL if it records everything */
  ArbGame *game;      /* the log, if one is kept */
  gpointer truth;
  guint (*observe) (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                    guint max);
  guint made;
  guint64 n_before; /* number of moves of the previous games */
  guint number;     /* number of the last move, in the log or not; 0 before the first */
  ArbMove last;     /* that move */
  guint style;
  GArray *late;   /* ArbMove: what cards show, which the table has not recorded yet */
  gboolean never; /* whether nobody records the rest of it after the end */
  guint staying;  /* decisions before a player leaves; 0 if nobody does */
} Play;

static gboolean
fail (Play *play, const char *what, const char *where, guint number, ArbMove move)
{
  g_autofree char *text = arb_move_to_string (play->state->catalogue, move);

  if (play->result->violation == NULL)
    play->result->violation = g_strdup_printf ("%s, %s move %u: %s", what, where, number, text);
  return FALSE;
}

/* Reports a violation at the next move. */
static gboolean
fail_at (Play *play, const char *what, ArbMove move)
{
  return fail (play, what, "at", play->number + 1, move);
}

/* Reports a violation after the last move. */
static gboolean
fail_after (Play *play, const char *what)
{
  if (play->number > 0)
    return fail (play, what, "after", play->number, play->last);

  if (play->result->violation == NULL)
    play->result->violation = g_strdup_printf ("%s, before the first move", what);
  return FALSE;
}

static gboolean
fail_verdict (Play *play, const char *what, ArbMove move, const ArbVerdict *verdict)
{
  g_autofree char *why =
      g_strdup_printf ("%s (%s)", what,
                       verdict->n_reasons > 0
                           ? play->ruleset->rule_definitions[verdict->reasons[0].rule].id
                           : "no reason");

  return fail_at (play, why, move);
}

static gboolean
conserves (Play *play, const ArbState *state)
{
  const char *problem = NULL;

  return arb_conserves (state, &problem) || fail_after (play, problem);
}

/* Appends @move to the log in the form in which it was recorded. */
static void
record (Play *play, ArbMove move, gboolean ruled)
{
  if (play->game != NULL)
    arb_game_append (play->game, move, ruled, FALSE, TRUE);
  play->last = move;
  play->number++;
}

/* Applies @move; a move of the players by the rules keeps the trends of all counters. */
static gboolean
apply (Play *play, ArbState *state, ArbMove move, gboolean ruled)
{
  gboolean watched = play->checks == ARB_CHECK_ALL && !ruled
                     && play->ruleset->verbs[move.verb]->kind != ARB_VERB_TABLE;
  g_autofree char *problem = NULL;
  ArbCounts before;

  if (watched)
    arb_counts_take (state, &before);
  arb_apply (state, move, ruled);
  if (watched)
    problem = arb_counts_find_problem (&before, state);
  return problem == NULL || fail_after (play, problem);
}

/* Applies @move to the second state, as far as the table records it. */
static gboolean
make_recorded (Play *play, ArbMove move, gboolean ruled)
{
  ArbVerdict verdict;

  if (play->recorded == NULL || !arb_redact (play->state, &move, play->detail))
    return TRUE;

  arb_canonicalize (play->recorded, &move);
  if (!arb_check (play->recorded, move, &verdict)
      && !(ruled && arb_can_overrule (play->recorded->catalogue, &verdict)))
    return fail_verdict (play, "the table could not record a move that was made", move, &verdict);

  record (play, move, ruled);
  return apply (play, play->recorded, move, verdict.value == ARB_ILLEGAL)
         && (play->checks == ARB_CHECK_NONE || conserves (play, play->recorded));
}

static gboolean
make_ruled (Play *play, ArbMove move, gboolean ruled)
{
  ArbVerdict verdict;

  if (play->checks != ARB_CHECK_NONE && !ruled && !arb_check (play->state, move, &verdict))
    return fail_verdict (play, "a move that was to be made is not legal", move, &verdict);
  if (!make_recorded (play, move, ruled))
    return FALSE;

  if (play->recorded == NULL)
    record (play, move, ruled);
  play->made++;
  return apply (play, play->state, move, ruled)
         && (play->checks == ARB_CHECK_NONE || conserves (play, play->state));
}

static gboolean
make (Play *play, ArbMove move)
{
  return make_ruled (play, move, FALSE);
}

/* The observations of a game without hidden cards: none. */
static guint
observe_nothing (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                 guint max)
{
  return 0;
}

static gboolean
observe (Play *play)
{
  ArbMove moves[MAX_OBSERVED];
  guint n;

  while ((n = play->observe (play->state, play->truth, &play->random, moves, MAX_OBSERVED)) > 0)
    for (guint i = 0; i < n; i++)
      if (!make (play, moves[i]))
        return FALSE;

  return TRUE;
}

/* Answers every rule that the edition leaves open. */
static gboolean
answer_open_rules (Play *play)
{
  const ArbCatalogue *catalogue = play->state->catalogue;

  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &catalogue->switches[i];
      guint value;

      if (!arb_is_open (play->state, i))
        continue;

      /* One more is drawn and refused, so that a seed plays the game that it always played. */
      do
        value = arb_random_below (&play->random, a_switch->n_readings + 1);
      while (value == a_switch->n_readings);
      if (!make (play, arb_open_rules_answer (catalogue, i, value)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
deal (Play *play)
{
  ArbMove moves[MAX_DEALT];
  guint n = arb_deal (play->state, play->truth, &play->random, moves, G_N_ELEMENTS (moves));
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  gboolean late;

  g_array_append_vals (faces, moves, n);
  arb_make_up_faces (play->state, &play->random, faces);
  late = play->checks != ARB_CHECK_NONE && play->ruleset->face_words != NULL
         && arb_random_below (&play->random, LATE_EVERY) == 0;
  play->never =
      late && play->detail == ARB_DETAIL_COUNTS && arb_random_below (&play->random, 2) == 0;
  for (guint i = 0; i < faces->len; i++)
    {
      ArbMove move = g_array_index (faces, ArbMove, i);

      if (late && arb_shows (play->ruleset, move))
        g_array_append_val (play->late, move);
      else if (!make (play, move))
        return FALSE;
    }
  return observe (play);
}

/* Records a late fact, and the others about the same list. */
static gboolean
make_late_at (Play *play, guint index)
{
  ArbMove said = g_array_index (play->late, ArbMove, index);
  gboolean held;

  g_array_remove_index (play->late, index);
  held = make (play, said);
  for (guint i = 0; held && i < play->late->len; i++)
    if (arb_shows_same_list (play->state, said, g_array_index (play->late, ArbMove, i)))
      return make_late_at (play, i);
  return held;
}

/* Records what one of the cards shows. */
static gboolean
make_late (Play *play)
{
  return make_late_at (play, arb_random_below (&play->random, play->late->len));
}

/* Whether @face says what @card shows, which is one of the arguments of @move. */
static gboolean
is_about (ArbMove face, ArbArgument card, ArbMove move)
{
  for (guint i = 0; i < ARB_MAX_ARGUMENTS && face.arguments[0] != card; i++)
    card = move.arguments[i];
  return face.arguments[0] == card;
}

/* Records what a card shows if a move depends on it about which @seat would ask, as people do who
 * see it. */
static gboolean
make_needed (Play *play, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_questions (play->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;

      arb_check (play->state, moves[i], &verdict);
      if (verdict.value != ARB_UNDECIDABLE
          || verdict.reasons[0].rule != play->ruleset->face_words->unknown)
        continue;
      for (guint j = 0; j < play->late->len; j++)
        if (is_about (g_array_index (play->late, ArbMove, j), verdict.reasons[0].subject, moves[i]))
          return make_late_at (play, j);
    }
  return TRUE;
}

/* Copies the state into @room and records there all that cards show. */
static void
know_all (Play *play, ArbStateRoom *room)
{
  memcpy (room, play->state, play->ruleset->state_size);
  for (guint i = 0; i < play->late->len; i++)
    arb_apply (&room->state, g_array_index (play->late, ArbMove, i), FALSE);
}

/* Keeps the moves that people can make by what the cards show in truth, though nobody has said it:
 * a card with one icon does not show two. Returns how many they are. */
static guint
keep_true (Play *play, ArbMove *moves, guint n)
{
  ArbStateRoom room;
  ArbVerdict verdict;
  guint n_kept = 0;

  if (play->late->len == 0)
    return n;
  know_all (play, &room);
  for (guint i = 0; i < n; i++)
    if (arb_check (&room.state, moves[i], &verdict))
      moves[n_kept++] = moves[i];
  return n_kept;
}

/* Checks that what is certain while faces are unknown holds in truth: the totals lie within their
 * bounds, and who has won has won. */
static gboolean
is_certain_in_truth (Play *play)
{
  ArbScoreSheet now, then;
  ArbStateRoom room;

  if (play->late->len == 0)
    return TRUE;
  know_all (play, &room);
  /* What a card shows can end a game otherwise, or bring it back to life. */
  if (room.state.over != play->state->over || room.state.last_turn != play->state->last_turn
      || arb_triggered (&room.state) != arb_triggered (play->state))
    return TRUE;
  arb_score (play->state, &now);
  arb_score (&room.state, &then);
  for (guint seat = 1; seat <= play->state->n_seats; seat++)
    if (then.most[seat] < now.least[seat] || then.least[seat] > now.most[seat])
      return fail_after (play, "a total is not within its bounds once all faces are known");
  if (now.winners != 0 && play->state->over && now.winners != then.winners)
    return fail_after (play, "somebody was certain to win, and does not");
  return TRUE;
}

typedef struct
{
  Play *play;
  ArbMove moves[ARB_MAX_SEATS + 1][ARB_MAX_MOVES];
  guint n[ARB_MAX_SEATS + 1];
  guint n_said;
} Lists;

/* Checks the invariants of arb_complete() for @said, in the real state and in the recorded one. */
static void
check_answers (Lists *lists, ArbMove said)
{
  Play *play = lists->play;
  const ArbState *states[] = { play->state, play->recorded };
  guint n = lists->n_said++;
  gboolean remedies = n % REMEDIES_EVERY == 0;

  if (n % ANSWERS_EVERY != 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (states) && states[i] != NULL; i++)
    {
      const char *problem = arb_answer_find_problem (states[i], said);

      if (problem == NULL)
        problem = arb_undecided_find_problem (states[i], said);
      if (problem == NULL && remedies)
        problem = arb_remedies_find_problem (states[i], said);
      if (problem != NULL)
        fail_at (play, problem, said);
    }
}

static void
check_listed (ArbMove move, gpointer data)
{
  Lists *lists = data;
  const ArbState *state = lists->play->state;
  ArbVerdict verdict;

  if (lists->play->ruleset->verbs[move.verb]->kind <= ARB_VERB_CLOSING)
    check_answers (lists, move);
  arb_canonicalize (state, &move);
  if (!arb_check (state, move, &verdict))
    return;

  for (guint i = 0; i < lists->n[move.seat]; i++)
    if (arb_move_equal (lists->moves[move.seat][i], move))
      return;

  fail_at (lists->play, "legal, but not in the list", move);
}

static gboolean
text_returns (Play *play, ArbMove move)
{
  const ArbCatalogue *catalogue = play->state->catalogue;
  g_autofree char *text = arb_move_to_string (catalogue, move);
  ArbMove again;

  return arb_move_parse (catalogue, play->state->n_seats, text, &again, NULL)
         && arb_move_equal (move, again);
}

/* Checks the description of the table, and what comes of counting it. */
static gboolean
can_be_counted (Play *play, const ArbState *state)
{
  g_autofree char *described = arb_described_find_problem (state);
  g_autofree char *set = described == NULL ? arb_set_counts_find_problem (state) : NULL;

  return (described == NULL || fail_after (play, described))
         && (set == NULL || fail_after (play, set));
}

static gboolean
sample (Play *play)
{
  g_autofree Lists *lists = g_new0 (Lists, 1);

  if (!can_be_counted (play, play->state)
      || (play->recorded != NULL && !can_be_counted (play, play->recorded)))
    return FALSE;
  lists->play = play;
  /* In many states, every move of the vocabulary is checked once in a while. */
  lists->n_said = play->number;
  for (guint seat = 1; seat <= play->state->n_seats; seat++)
    {
      lists->n[seat] = arb_list (play->state, seat, lists->moves[seat], ARB_MAX_MOVES);
      for (guint i = 0; i < lists->n[seat]; i++)
        if (!text_returns (play, lists->moves[seat][i]))
          return fail_at (play, "its text form does not read back", lists->moves[seat][i]);
    }

  arb_vocabulary_foreach (play->state->catalogue, play->state->n_seats, 9, FALSE, check_listed,
                          lists);
  return play->result->violation == NULL;
}

/* Checks that the listed moves are legal and in canonical form. */
static gboolean
lists_legal_moves (Play *play, const ArbMove *moves, guint n)
{
  ArbVerdict verdict;

  for (guint i = 0; i < n; i++)
    {
      ArbMove canonical = moves[i];

      arb_canonicalize (play->state, &canonical);
      if (!arb_move_equal (canonical, moves[i]))
        return fail_at (play, "listed, but not in canonical form", moves[i]);
      if (!arb_check (play->state, moves[i], &verdict))
        return fail_verdict (play, "listed, but not legal", moves[i], &verdict);
    }
  return TRUE;
}

/* Checks that every legal move is possible at the table that records less. */
static gboolean
possible_as_recorded (Play *play, const ArbMove *moves, guint n)
{
  ArbVerdict verdict;

  for (guint i = 0; play->recorded != NULL && i < n; i++)
    {
      ArbMove move = moves[i];

      if (!arb_redact (play->state, &move, play->detail))
        continue;
      arb_canonicalize (play->recorded, &move);
      if (!arb_check (play->recorded, move, &verdict))
        return fail_verdict (play, "legal in the game, but not as recorded", move, &verdict);
    }

  return TRUE;
}

static guint
pick_seat (Play *play, guint seats)
{
  guint skip;

  if ((seats & (seats - 1)) == 0)
    return (guint) __builtin_ctz (seats);

  for (skip = arb_random_below (&play->random, (guint) __builtin_popcount (seats)); skip > 0;
       skip--)
    seats &= seats - 1;
  return (guint) __builtin_ctz (seats);
}

/* Keeps the moves that increase the player's total most; returns 0 if no move does. */
static guint
keep_gains (Play *play, ArbMove *moves, guint n)
{
  ArbStateRoom room;
  ArbState *next = &room.state;
  ArbScoreSheet sheet;
  guint seat = moves[0].seat;
  gint best;
  guint kept = 0;

  play->ruleset->rules.score (play->state, &sheet);
  best = sheet.totals[seat] + 1;
  for (guint i = 0; i < n; i++)
    {
      memcpy (&room, play->state, play->ruleset->state_size);
      arb_apply (next, moves[i], FALSE);
      play->ruleset->rules.score (next, &sheet);
      if (sheet.totals[seat] > best)
        kept = 0;
      if (sheet.totals[seat] >= best)
        {
          best = sheet.totals[seat];
          moves[kept++] = moves[i];
        }
    }

  return kept;
}

/* Picks a decision; a closing move only if there is no decision. */
static inline const ArbMove *
pick_decision (Play *play, ArbMove *moves, guint n)
{
  const ArbVerb *const *verbs = play->ruleset->verbs;
  guint decisions = 0;

  for (guint i = 0; i < n; i++)
    if (verbs[moves[i].verb]->kind == ARB_VERB_DECISION)
      moves[decisions++] = moves[i];
  return &moves[arb_random_below (&play->random, decisions > 0 ? decisions : n)];
}

/* Picks the move that increases the player's total most, if any does. */
static G_NO_INLINE const ArbMove *
pick_gain (Play *play, ArbMove *moves, guint n)
{
  ArbMove gains[ARB_MAX_MOVES];
  guint n_gains;

  memcpy (gains, moves, n * sizeof (ArbMove));
  n_gains = keep_gains (play, gains, n);
  if (n_gains == 0)
    return pick_decision (play, moves, n);
  moves[0] = gains[arb_random_below (&play->random, n_gains)];
  return moves;
}

/* Random players close early and seldom reach the expensive cards; eager ones close only if nothing
 * else is possible; striving ones also take what increases their total most. */
static const ArbMove *
pick_move (Play *play, ArbMove *moves, guint n)
{
  if (play->style == STYLE_RANDOM || arb_random_below (&play->random, 8) == 0)
    return &moves[arb_random_below (&play->random, n)];
  if (G_UNLIKELY (play->style == STYLE_STRIVING))
    return pick_gain (play, moves, n);
  return pick_decision (play, moves, n);
}

/* Makes a move that only overrulable rules forbid, if @seat has one. Returns whether it did; @held
 * says whether the invariants held. */
static gboolean
overrule (Play *play, guint seat, gboolean *held)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_questions (play->state, seat, moves, ARB_MAX_MOVES);
  guint forbidden = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < n; i++)
    if (!arb_check (play->state, moves[i], &verdict)
        && arb_can_overrule (play->state->catalogue, &verdict))
      moves[forbidden++] = moves[i];
  if (forbidden == 0)
    return FALSE;

  *held =
      make_ruled (play, moves[arb_random_below (&play->random, forbidden)], TRUE) && observe (play);
  return TRUE;
}

/* A player leaves the table; perhaps another one does so later. */
static gboolean
leave (Play *play)
{
  guint present = (2u << play->state->n_seats) - 2u - play->state->absent;

  if (arb_random_below (&play->random, 3) == 0)
    play->staying = 1 + arb_random_below (&play->random, MAX_STAYING);
  return make (play, ARB_MOVE (pick_seat (play, present), ARB_VERB_LEAVE, ARB_ARGUMENT_NONE))
         && observe (play);
}

static gboolean
step (Play *play)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint seats = arb_to_decide (play->state);
  gboolean held;
  guint seat, n;

  if (seats == 0)
    return fail_after (play, "nobody can decide");
  if ((seats & play->state->absent) != 0)
    return fail_after (play, "a player who left is asked");
  if (play->staying > 0 && --play->staying == 0)
    return leave (play);

  seat = pick_seat (play, seats);
  if (play->style == STYLE_LENIENT && arb_random_below (&play->random, 4) == 0
      && overrule (play, seat, &held))
    return held;

  if (play->late->len > 0 && arb_random_below (&play->random, NEEDED_EVERY) == 0
      && (!make_needed (play, seat) || !observe (play) || !is_certain_in_truth (play)))
    return FALSE;
  if ((arb_to_decide (play->state) >> seat & 1) == 0)
    return TRUE;
  n = arb_list (play->state, seat, moves, ARB_MAX_MOVES);
  if (n == 0)
    return play->late->len > 0 ? make_late (play) : fail_after (play, "a player is stuck");

  if (play->checks != ARB_CHECK_NONE)
    {
      if (!lists_legal_moves (play, moves, n) || !possible_as_recorded (play, moves, n))
        return FALSE;
      if ((play->n_before + play->made) % SAMPLE_EVERY == 0 && !sample (play))
        return FALSE;
    }

  n = keep_true (play, moves, n);
  if (n == 0)
    return make_late (play);
  play->result->decisions += n > 1;
  return make (play, n > 1 ? *pick_move (play, moves, n) : moves[0]) && observe (play);
}

/* Plays on without checks and without a log, but with the same calls in the same order as step().
 * Stops at the end, or at a violation. */
static G_NO_INLINE void
play_lean (Play *play)
{
  const ArbRules *rules = &play->ruleset->rules;
  ArbState *state = play->state;
  ArbMove moves[ARB_MAX_MOVES];
  guint n_decisions = 0;
  guint seats, n;

  while (!state->over && play->made <= MAX_MOVES_A_GAME && (seats = rules->to_decide (state)) != 0
         && (n = arb_dispatch_moves (state, pick_seat (play, seats), moves, ARB_MAX_MOVES)) > 0)
    {
      const ArbMove *move = moves;

      play->made++;
      if (n > 1)
        {
          n_decisions++;
          move = pick_move (play, moves, n);
        }
      arb_apply_allowed (state, *move);
      while ((n = play->observe (state, play->truth, &play->random, moves, MAX_OBSERVED)) > 0)
        for (play->made += n, move = moves; n > 0; n--, move++)
          arb_apply_allowed (state, *move);
    }
  play->result->decisions += n_decisions;
}

/* Checks that replaying the log leads to the same state, and undoing all of it to the start. */
static gboolean
replays (Play *play)
{
  const ArbState *state = play->recorded != NULL ? play->recorded : play->state;
  const gsize size = play->ruleset->state_size;
  ArbStateRoom room;
  guint length = arb_game_get_length (play->game);
  guint undone = 0;

  if (memcmp (arb_game_get_state (play->game), state, size) != 0)
    return fail_after (play, "the log does not fold to the state");
  arb_game_state_at (play->game, length, &room.state);
  if (memcmp (&room, state, size) != 0)
    return fail_after (play, "the replay is not the state");

  while (arb_game_can_undo (play->game))
    undone += arb_game_undo (play->game);
  if (undone != length)
    return fail_after (play, "undo lost moves");
  while (arb_game_can_redo (play->game))
    arb_game_redo (play->game);
  if (arb_game_get_length (play->game) != length
      || memcmp (arb_game_get_state (play->game), state, size) != 0)
    return fail_after (play, "undo and redo do not return");
  return TRUE;
}

/* Checks what a table can still record after the end, and that the order does not matter. */
static gboolean
takes_late_facts (Play *play)
{
  const char *problem = arb_late_find_problem (play->state);

  for (guint i = 0; problem == NULL && i < N_RETELLINGS; i++)
    problem = arb_retelling_find_problem (play->game, &play->random);
  return problem == NULL || fail_after (play, problem);
}

static void
count_end (Play *play)
{
  play->result->games++;
  play->result->turns += play->state->turn;
  for (guint bits = arb_triggered (play->state); bits != 0; bits &= bits - 1)
    play->result->triggers[__builtin_ctz (bits)]++;
}

/* Checks that nobody who left has a place or wins. */
static gboolean
leaves_out_absent (Play *play)
{
  ArbScoreSheet sheet;

  if (play->state->absent == 0)
    return TRUE;
  arb_score (play->state, &sheet);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    if ((sheet.ranks[seat] == 0) != arb_has_left (play->state, seat))
      return fail_after (play, "a player who left has a place");
  return (sheet.winners & play->state->absent) == 0 || fail_after (play, "a player who left wins");
}

static gboolean
play_on (Play *play)
{
  if (!answer_open_rules (play) || !deal (play))
    return FALSE;
  if (play->checks == ARB_CHECK_NONE && play->recorded == NULL && play->game == NULL)
    play_lean (play);

  /* A fact that is recorded after the end can show that the game goes on. */
  while (!play->state->over || (play->late->len > 0 && !play->never))
    {
      gboolean late =
          play->late->len > 0
          && (play->state->over || arb_random_below (&play->random, LATE_FACT_EVERY) == 0);

      if (play->made > MAX_MOVES_A_GAME)
        return fail_after (play, "the game does not end");
      if (play->state->over && !is_certain_in_truth (play))
        return FALSE;
      if (!(late ? make_late (play) : step (play)))
        return FALSE;
    }

  count_end (play);
  if (!is_certain_in_truth (play) || !leaves_out_absent (play))
    return FALSE;
  return play->checks == ARB_CHECK_NONE || (replays (play) && takes_late_facts (play));
}

gboolean
arb_simulate (const ArbCatalogue *catalogue, const ArbOptions *options, guint64 seed,
              ArbRecordDetail detail, ArbChecks checks, ArbSimulation *result, ArbGame **record)
{
  ArbStateRoom rooms[2];
  g_autofree gpointer truth = g_malloc0 (MAX (arb_truth_size (catalogue->ruleset), 1));
  gboolean keep = record != NULL || checks != ARB_CHECK_NONE;
  g_autoptr (GArray) late = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  g_autoptr (ArbGame) game = keep ? arb_game_new (catalogue, options) : NULL;
  Play play = { .ruleset = catalogue->ruleset,
                .random = { seed },
                .detail = detail,
                .checks = checks,
                .result = result,
                .state = &rooms[0].state,
                .game = game,
                .truth = truth,
                .late = late,
                .observe = observe_nothing,
                .n_before = result->moves };
  gboolean held;

  if (catalogue->ruleset->pools != NULL)
    play.observe = arb_observe;
  else if (catalogue->ruleset->playout.observe != NULL)
    play.observe = catalogue->ruleset->playout.observe;
  play.style =
      arb_random_below (&play.random, checks != ARB_CHECK_NONE ? N_STYLES : STYLE_STRIVING);
  if (checks == ARB_CHECK_LEAVING)
    play.staying = 1 + arb_random_below (&play.random, MAX_STAYING);
  arb_setup (catalogue, options, play.state);
  if (detail != ARB_DETAIL_ALL)
    {
      play.recorded = &rooms[1].state;
      arb_setup (catalogue, options, play.recorded);
    }

  held = play_on (&play);
  result->moves += play.made;
  if (record != NULL)
    *record = g_steal_pointer (&game);
  return held;
}

void
arb_simulation_clear (ArbSimulation *simulation)
{
  g_clear_pointer (&simulation->violation, g_free);
}
