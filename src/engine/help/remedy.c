/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/remedy.h"

#include "engine/help/answers.h"

#include <string.h>

/*
 * The search goes by decisions: first what one decision of the player leads to, then what two lead
 * to. Closing moves are free. What was reached once is not looked at again, so of moves whose order
 * does not matter, one order is tried.
 *
 * If a level has many positions, most of them differ in something that the refused move does not
 * care about. Those in which its verdict is the same to the last number are alike, and only some of
 * these lead on. Then the search is no longer complete.
 */

/* The most moves that are tried, and so the most positions that are found. */
#define MAX_TRIES 1500
/* Room for the marks of the positions; a power of two. */
#define N_MARKS 4096
/* The most positions of a level that all lead on, and how many alike do if there are more. */
#define MANY 256
#define ALIKE 16

G_STATIC_ASSERT (MAX_TRIES < N_MARKS && MAX_TRIES <= G_MAXUINT16);

/* A position, found by @move in that of the place @from. */
typedef struct
{
  ArbMove move;
  guint16 from;
  guint8 n_moves;
  guint8 supposed;
  guint8 undecidable; /* whether the refused move is undecidable in it */
  guint32 verdict;    /* the mark of the verdict on the refused move */
} Position;

typedef struct
{
  const ArbState *start;
  const ArbVerdict *refusal;
  ArbMove move; /* the refused move */
  gboolean complete;
  guint helped; /* see #ArbRemedies */
  guint n;      /* how many positions were found */
  guint n_tries;
  Position positions[MAX_TRIES + 1];
  guint64 marks[N_MARKS]; /* of all states; 0 for none */
  guint n_now;
  guint16 now[MAX_TRIES + 1]; /* the places with as many decisions */
  guint n_later;
  guint16 later[MAX_TRIES + 1]; /* those with one more */
  guint n_found;
  guint16 found[MAX_TRIES + 1]; /* the positions in which the refused move is legal */
} Search;

static inline guint64
mix (guint64 sum, const guint64 *word)
{
  sum = (sum ^ *word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return sum ^ sum >> 32;
}

/* Returns a number that differs for different memory, but for one chance in many millions of
 * millions. Four sums side by side take a fourth of the time. */
static guint64
get_mark (gconstpointer memory, gsize size)
{
  guint64 words[4];
  guint64 a = 1, b = 2, c = 3, d = 4;

  for (gsize i = 0; i < size; i += sizeof words)
    {
      if (G_LIKELY (size - i >= sizeof words))
        memcpy (words, (const char *) memory + i, sizeof words);
      else
        {
          memset (words, 0, sizeof words);
          memcpy (words, (const char *) memory + i, size - i);
        }
      a = mix (a, &words[0]);
      b = mix (b, &words[1]);
      c = mix (c, &words[2]);
      d = mix (d, &words[3]);
    }
  a = mix (mix (mix (a, &b), &c), &d);
  return MAX (a, 1);
}

static guint32
get_verdict_mark (const ArbVerdict *verdict)
{
  return (guint32) get_mark (verdict->reasons, verdict->n_reasons * sizeof verdict->reasons[0]);
}

/* Marks @state as reached. Returns whether it was not before. */
static gboolean
mark (Search *search, const ArbState *state)
{
  guint64 number = get_mark (state, arb_ruleset_of (state)->state_size);
  guint i = number % N_MARKS;

  for (; search->marks[i] != 0; i = (i + 1) % N_MARKS)
    if (search->marks[i] == number)
      return FALSE;
  search->marks[i] = number;
  return TRUE;
}

static ArbVerbKind
get_kind (const Search *search, ArbMove move)
{
  return arb_ruleset_of (search->start)->verbs[move.verb]->kind;
}

static gboolean
has_reason (const ArbVerdict *verdict, guint rule)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Whether a refusal in another position still concerns the same move. `done` always closes what is
 * open; if it is refused for another reason, something else is. */
static gboolean
is_same_question (const Search *search, const ArbVerdict *verdict)
{
  return get_kind (search, search->move) != ARB_VERB_CLOSING
         || has_reason (search->refusal, verdict->reasons[0].rule);
}

/* Notes which reasons of the refusal @verdict lacks, if it has no other ones. */
static void
note_helped (Search *search, const ArbVerdict *verdict)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (!has_reason (search->refusal, verdict->reasons[i].rule))
      return;
  for (guint i = 0; i < search->refusal->n_reasons; i++)
    if (!has_reason (verdict, search->refusal->reasons[i].rule))
      search->helped |= 1u << i;
}

/* Judges the refused move in @state, which is that of @place. Returns whether other moves may still
 * help. */
static gboolean
judge (Search *search, const ArbState *state, guint16 place)
{
  Position *position = &search->positions[place];
  ArbMove move = search->move;
  ArbVerdict verdict;

  arb_canonicalize (state, &move);
  if (arb_check (state, move, &verdict))
    {
      search->found[search->n_found++] = place;
      return FALSE;
    }
  note_helped (search, &verdict);
  position->undecidable = verdict.value == ARB_UNDECIDABLE;
  position->verdict = get_verdict_mark (&verdict);
  return is_same_question (search, &verdict);
}

static void try_closings (Search *search, const ArbState *state, guint16 place);

/* Makes @move in @state, which is that of the place @from. */
static void
try_move (Search *search, const ArbState *state, guint16 from, ArbMove move, gboolean supposed)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  const Position *before = &search->positions[from];
  guint16 place = (guint16) search->n;
  ArbStateRoom room;

  if (search->n_tries == 0 || before->n_moves == ARB_MAX_REMEDY_MOVES)
    {
      search->complete = FALSE;
      return;
    }
  search->n_tries--;
  memcpy (&room, state, ruleset->state_size);
  arb_apply (&room.state, move, FALSE);
  if (room.state.over || room.state.turn != search->start->turn || !mark (search, &room.state))
    return;

  supposed = supposed || arb_supposes (state, move);
  search->positions[search->n++] = (Position){ .move = move,
                                               .from = from,
                                               .n_moves = before->n_moves + 1u,
                                               .supposed = before->supposed || supposed };
  if (judge (search, &room.state, place))
    {
      search->later[search->n_later++] = place;
      try_closings (search, &room.state, place);
    }
}

/* Tries the closing moves of the player in @state, which is that of @place. */
static void
try_closings (Search *search, const ArbState *state, guint16 place)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbVerdict verdict;

  if (!(arb_to_decide (state) >> search->move.seat & 1))
    return;
  for (guint i = 0; i < ruleset->n_verbs; i++)
    if (ruleset->verbs[i]->kind == ARB_VERB_CLOSING)
      {
        ArbMove closing = ARB_MOVE (search->move.seat, i);

        arb_canonicalize (state, &closing);
        if (arb_check (state, closing, &verdict))
          try_move (search, state, place, closing, FALSE);
      }
}

/* Tries what could settle why the refused move is undecidable in @state. */
static void
try_observations (Search *search, const ArbState *state, guint16 place)
{
  ArbMove moves[ARB_MAX_MOVES];
  ArbMove move = search->move;
  ArbVerdict verdict;
  guint n;

  arb_canonicalize (state, &move);
  arb_check (state, move, &verdict);
  n = arb_list_observations (state, move, &verdict, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    try_move (search, state, place, moves[i], TRUE);
}

/* Makes the moves of the path to @place. */
static void
go_to (const Search *search, guint16 place, ArbState *state)
{
  const Position *position = &search->positions[place];
  guint16 path[ARB_MAX_REMEDY_MOVES];

  for (guint i = position->n_moves; i > 0; i--, place = search->positions[place].from)
    path[i - 1] = place;
  memcpy (state, search->start, arb_ruleset_of (search->start)->state_size);
  for (guint i = 0; i < position->n_moves; i++)
    arb_apply (state, search->positions[path[i]].move, FALSE);
}

/* Puts `?` in the place of what need not be said. Returns whether there was something. */
static gboolean
leave_out (const ArbRuleset *ruleset, ArbMove *move)
{
  const ArbSlot *slots = ruleset->verbs[move->verb]->slots;
  gboolean found = FALSE;

  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    if ((slots[i].accepts & ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)) != 0
        && move->arguments[i] != arb_argument_unknown ())
      {
        move->arguments[i] = arb_argument_unknown ();
        found = TRUE;
      }
  return found;
}

/* Tries @moves[@index] in @state, which is that of @place, and before the first by its verb the one
 * that says less. */
static void
try_listed (Search *search, const ArbState *state, guint16 place, const ArbMove *moves, guint index)
{
  ArbMove less = moves[index];
  ArbVerdict verdict;

  if ((index == 0 || moves[index - 1].verb != less.verb)
      && leave_out (arb_ruleset_of (state), &less) && arb_check (state, less, &verdict))
    try_move (search, state, place, less, FALSE);
  try_move (search, state, place, moves[index], FALSE);
}

/* Tries the decisions of the player in the position @place. */
static void
lead_on (Search *search, guint16 place)
{
  ArbMove moves[ARB_MAX_MOVES];
  ArbStateRoom room;
  guint n;

  go_to (search, place, &room.state);
  if (search->positions[place].undecidable)
    try_observations (search, &room.state, place);
  n = arb_list (&room.state, search->move.seat, moves, ARB_MAX_MOVES);
  if (n == ARB_MAX_MOVES)
    search->complete = FALSE;
  for (guint i = 0; i < n; i++)
    if (get_kind (search, moves[i]) != ARB_VERB_CLOSING)
      try_listed (search, &room.state, place, moves, i);
}

/* Goes on to the positions with one decision more, first to those that suppose nothing; if there are
 * many, only to some of those that are alike. */
static void
take_next_level (Search *search)
{
  gboolean many = search->n_later > MANY;
  guint8 n_alike[1 << 8] = { 0 };

  search->n_now = 0;
  for (guint supposed = 0; supposed < 2; supposed++)
    for (guint i = 0; i < search->n_later; i++)
      {
        const Position *position = &search->positions[search->later[i]];
        guint8 *n = &n_alike[position->verdict % G_N_ELEMENTS (n_alike)];

        if (position->supposed != supposed)
          continue;
        if (many && *n == ALIKE)
          search->complete = FALSE;
        else
          {
            *n += many;
            search->now[search->n_now++] = search->later[i];
          }
      }
  search->n_later = 0;
}

static void
begin (Search *search, const ArbState *state, ArbMove move, const ArbVerdict *refusal)
{
  search->start = state;
  search->refusal = refusal;
  search->move = move;
  search->complete = TRUE;
  search->helped = 0;
  search->n_tries = MAX_TRIES;
  search->n_later = search->n_found = 0;
  memset (search->marks, 0, sizeof search->marks);
  search->positions[0] = (Position){ .undecidable = refusal->value == ARB_UNDECIDABLE };
  search->n = 1;
  mark (search, state);
}

static void
search_all (Search *search)
{
  search->later[search->n_later++] = 0;
  try_closings (search, search->start, 0);
  while (search->n_found == 0 && search->n_later > 0)
    {
      take_next_level (search);
      for (guint i = 0; i < search->n_now; i++)
        lead_on (search, search->now[i]);
    }
}

static void
get_remedy (const Search *search, guint16 place, ArbRemedy *remedy)
{
  const Position *position = &search->positions[place];

  *remedy = (ArbRemedy){ .n_moves = position->n_moves, .supposed = position->supposed };
  for (guint i = position->n_moves; i > 0; i--, place = search->positions[place].from)
    remedy->moves[i - 1] = search->positions[place].move;
}

/* Takes what people need of what was found. */
static void
choose (const Search *search, ArbRemedies *remedies)
{
  ArbRemedyChoice choice = { .state = search->start, .move = search->move };
  ArbRemedy remedy;

  for (guint i = 0; i < search->n_found; i++)
    {
      get_remedy (search, search->found[i], &remedy);
      arb_remedy_choice_add (&choice, &remedy);
    }
  arb_remedy_choice_take (&choice, remedies);
}

/* Adds the moves that imply the refused one and take its place, as the first card of a boost takes
 * that of `follow`. */
static void
add_instead (const ArbState *state, ArbMove move, ArbRemedies *remedies)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_list (state, move.seat, moves, ARB_MAX_MOVES);

  for (guint supposed = 0; supposed < 2; supposed++)
    for (guint i = 0; i < n && remedies->n < ARB_MAX_REMEDIES; i++)
      if (move.verb >= ARB_VERB_OWN && ruleset->verbs[moves[i].verb]->implies == move.verb
          && arb_supposes (state, moves[i]) == (supposed > 0))
        remedies->items[remedies->n++] = (ArbRemedy){
          .n_moves = 1, .supposed = supposed, .instead = TRUE, .moves = { moves[i] }
        };
}

/* Whether only moves of the player could help. If others decide at the same time, their moves may help,
 * too; and a closing word can close the next thing after others have moved. A player who does not decide
 * hears that, and nothing about remedies. */
static gboolean
can_only_own_moves_help (const ArbState *state, ArbMove move)
{
  guint seats = arb_to_decide (state);
  guint own = 1u << move.seat;

  return (seats & own) == 0
         || (seats == own && arb_ruleset_of (state)->verbs[move.verb]->kind != ARB_VERB_CLOSING);
}

guint
arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                   ArbRemedies *remedies)
{
  Search search;

  remedies->n = 0;
  remedies->complete = TRUE;
  remedies->helped = 0;
  if (arb_verdict_allows (verdict) || state->over)
    return 0;
  if (!arb_is_out_of_order (arb_ruleset_of (state), verdict))
    add_instead (state, move, remedies);
  if (remedies->n > 0)
    return remedies->n;

  begin (&search, state, move, verdict);
  search_all (&search);
  choose (&search, remedies);
  remedies->helped = search.helped;
  remedies->complete = search.complete && can_only_own_moves_help (state, move);
  return remedies->n;
}
