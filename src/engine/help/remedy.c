/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/remedy.h"

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
#define MAX_TRIES 2000
/* Room for the marks of the positions; a power of two. */
#define N_MARKS 4096
/* The most positions of a level that all lead on, and how many alike do if there are more. */
#define MANY 256
#define ALIKE 16
/* The most of what helps that is compared. */
#define MAX_COMPARED 64

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
  guint n; /* how many positions were found */
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

/* Lists the answers to the switch @which. */
static guint
list_readings (const ArbState *state, guint which, ArbMove *moves, guint max)
{
  guint n = MIN (state->catalogue->switches[which].n_readings, max);

  for (guint reading = 0; reading < n; reading++)
    moves[reading] = arb_open_rules_answer (state->catalogue, which, reading);
  return n;
}

/* Lists the observations that could settle why @move is undecidable. */
static guint
list_observations (const ArbState *state, ArbMove move, const ArbVerdict *verdict, ArbMove *moves,
                   guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbMoves list = { moves, 0, max };
  ArbVerdict answered;
  guint n = 0;

  for (guint i = 0; ruleset->help.answers != NULL && i < verdict->n_reasons; i++)
    ruleset->help.answers (state, move, &verdict->reasons[i], &list);
  for (guint i = 0; i < list.n; i++)
    if (arb_check (state, moves[i], &answered))
      moves[n++] = moves[i];
  return n;
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
  n = list_observations (state, move, &verdict, moves, ARB_MAX_MOVES);
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
has_all_moves (const Search *search, const ArbRemedy *remedy, const ArbRemedy *less)
{
  for (guint i = 0; i < less->n_moves; i++)
    if (get_kind (search, less->moves[i]) != ARB_VERB_CLOSING && !has_move (remedy, less->moves[i]))
      return FALSE;
  return TRUE;
}

/* Whether @move says the same as @other and names more than is needed: a card instead of `?`, or a
 * greater number. */
static gboolean
says_more (ArbMove move, ArbMove other)
{
  gboolean more = FALSE;

  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    {
      ArbArgument argument = move.arguments[i];
      ArbArgument simple = other.arguments[i];
      gboolean more_here =
          arb_argument_kind (simple) == ARB_ARGUMENT_UNKNOWN
          || (arb_argument_kind (simple) == ARB_ARGUMENT_COUNT
              && arb_argument_kind (argument) == ARB_ARGUMENT_COUNT && argument > simple);

      if (argument != simple && !more_here)
        return FALSE;
      more = more || argument != simple;
    }
  return more && move.seat == other.seat && move.verb == other.verb;
}

static gboolean
says_more_than (const ArbRemedy *remedy, const ArbRemedy *other)
{
  gboolean more = FALSE;

  if (remedy->n_moves != other->n_moves)
    return FALSE;
  for (guint i = 0; i < remedy->n_moves; i++)
    if (says_more (remedy->moves[i], other->moves[i]))
      more = TRUE;
    else if (!arb_move_equal (remedy->moves[i], other->moves[i]))
      return FALSE;
  return more;
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

/* Whether nobody needs @remedy of those that were found, because @other is simpler. */
static gboolean
is_simpler (const Search *search, const ArbRemedy *other, const ArbRemedy *remedy)
{
  return says_more_than (remedy, other)
         || (other->n_moves <= remedy->n_moves && has_all_moves (search, remedy, other));
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

/* Keeps @remedy, found after the @n other ones, unless one of these is simpler. Of too many, the last
 * gives way to one by other verbs. Returns how many there are then. */
static guint
keep_if_needed (const Search *search, ArbRemedy *remedies, guint n, const ArbRemedy *remedy)
{
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    if (is_simpler (search, &remedies[i], remedy))
      return n;
  for (guint i = 0; i < n; i++)
    if (!is_simpler (search, remedy, &remedies[i]))
      remedies[n_kept++] = remedies[i];
  if (n_kept < MAX_COMPARED)
    remedies[n_kept++] = *remedy;
  else if (!knows_verbs (remedies, n_kept, remedy))
    remedies[n_kept - 1] = *remedy;
  return n_kept;
}

/* Chooses of too many remedies one by each sequence of verbs, and then others, first those that
 * suppose nothing. Returns their bits. */
static guint64
choose (const ArbRemedy *remedies, guint n)
{
  guint64 chosen = 0;
  guint n_chosen = 0;

  for (guint pass = 0; pass < 4; pass++)
    for (guint i = 0; i < n && n_chosen < ARB_MAX_REMEDIES; i++)
      if (!(chosen >> i & 1) && remedies[i].supposed == pass % 2
          && knows_verbs (remedies, i, &remedies[i]) == (pass > 1))
        {
          chosen |= G_GUINT64_CONSTANT (1) << i;
          n_chosen++;
        }
  return chosen;
}

/* If @remedy is one verb several times, by the names of cards, sets @counted to the one move that only
 * says how many. */
static gboolean
count (const ArbRuleset *ruleset, const ArbRemedy *remedy, ArbRemedy *counted)
{
  ArbMove first = remedy->moves[0];

  *counted = (ArbRemedy){ .n_moves = 1, .moves = { ARB_MOVE (first.seat, first.verb) } };
  counted->moves[0].arguments[0] = arb_argument_count (remedy->n_moves);
  for (guint i = 0; i < remedy->n_moves; i++)
    if (remedy->moves[i].verb != first.verb
        || arb_argument_kind (remedy->moves[i].arguments[0]) < ARB_ARGUMENT_NAME
        || remedy->moves[i].arguments[1] != ARB_ARGUMENT_NONE)
      return FALSE;
  return remedy->n_moves > 1
         && (ruleset->verbs[first.verb]->slots[0].accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT)) != 0;
}

/* Whether the refused move is legal after the one move of @remedy. */
static gboolean
helps (const Search *search, const ArbRemedy *remedy)
{
  ArbMove move = search->move;
  ArbStateRoom room;
  ArbVerdict verdict;

  if (!arb_check (search->start, remedy->moves[0], &verdict))
    return FALSE;
  memcpy (&room, search->start, arb_ruleset_of (search->start)->state_size);
  arb_apply (&room.state, remedy->moves[0], FALSE);
  arb_canonicalize (&room.state, &move);
  return room.state.turn == search->start->turn && arb_check (&room.state, move, &verdict);
}

/* If two of the @n @remedies do the same with different cards, it does not matter with which: one that
 * only says how many takes the place of all. Returns how many are left. */
static guint
count_if_any_will_do (const Search *search, ArbRemedy *remedies, guint n)
{
  const ArbRuleset *ruleset = arb_ruleset_of (search->start);
  ArbRemedy counted, other;

  for (guint i = 1; i < n; i++)
    if (count (ruleset, &remedies[i - 1], &other) && count (ruleset, &remedies[i], &counted)
        && arb_move_equal (counted.moves[0], other.moves[0]) && helps (search, &counted))
      {
        remedies[0] = counted;
        return 1;
      }
  return n;
}

/* Drops what supposes something, if the same verbs help without. Returns how many are left. */
static guint
drop_needless_suppositions (ArbRemedy *remedies, guint n)
{
  ArbRemedy certain[MAX_COMPARED];
  guint n_certain = 0, n_kept = 0;

  for (guint i = 0; i < n; i++)
    if (!remedies[i].supposed)
      certain[n_certain++] = remedies[i];
  for (guint i = 0; i < n; i++)
    if (!remedies[i].supposed || !knows_verbs (certain, n_certain, &remedies[i]))
      remedies[n_kept++] = remedies[i];
  return n_kept;
}

/* Takes what people need of what was found, first what needs nothing unknown. */
static void
take_found (const Search *search, ArbRemedies *remedies)
{
  ArbRemedy all[MAX_COMPARED];
  ArbRemedy remedy;
  guint64 chosen;
  guint n = 0;

  for (guint i = 0; i < search->n_found; i++)
    {
      get_remedy (search, search->found[i], &remedy);
      n = keep_if_needed (search, all, n, &remedy);
    }
  n = drop_needless_suppositions (all, count_if_any_will_do (search, all, n));
  chosen = choose (all, n);
  for (guint supposed = 0; supposed < 2; supposed++)
    for (guint i = 0; i < n; i++)
      if ((chosen >> i & 1) != 0 && all[i].supposed == supposed)
        remedies->items[remedies->n++] = all[i];
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

guint
arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                   ArbRemedies *remedies)
{
  Search search;

  remedies->n = 0;
  remedies->complete = TRUE;
  if (arb_verdict_allows (verdict) || state->over)
    return 0;
  if (!arb_is_out_of_order (arb_ruleset_of (state), verdict))
    add_instead (state, move, remedies);
  if (remedies->n > 0)
    return remedies->n;

  begin (&search, state, move, verdict);
  search_all (&search);
  take_found (&search, remedies);
  remedies->complete = search.complete;
  return remedies->n;
}

guint
arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict, ArbMove *answers,
                  guint max)
{
  guint n = 0;

  if (verdict->value != ARB_UNDECIDABLE)
    return 0;
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == ARB_RULE_OPEN)
      n += list_readings (state, arb_argument_value (verdict->reasons[i].subject), answers + n,
                          max - n);
  return n + list_observations (state, move, verdict, answers + n, max - n);
}
