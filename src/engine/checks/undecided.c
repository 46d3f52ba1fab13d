/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/undecided.h"

#include "engine/play/dispatch.h"
#include "engine/core/notation.h"
#include "engine/play/shows.h"

#include <string.h>

#define NUMBERS 9

/* The search is given up after so many observations. */
#define MAX_RECORDED 20000
#define MAX_DEPTH 3

/* The outcome of a move: the state after it and who won, or why it is refused. */
typedef struct
{
  ArbVerdict verdict;
  ArbStateRoom after;
  const char *decided_by;
  guint winners;
  gboolean unknown; /* whether nobody has won because points are unknown */
} Outcome;

typedef struct
{
  ArbMove said;
  const ArbState *state; /* the state to which observations are added */
  guint depth;           /* how many more observations may be added */
  guint n_recorded;
  gboolean only_answers; /* whether only what could settle the verdict is recorded */
  guint n_outcomes;      /* 2 if two of them differ */
  Outcome first;
} Search;

static gsize
size_of (const ArbState *state)
{
  return arb_ruleset_of (state)->state_size;
}

/* Returns whether the verdict is certain. */
static gboolean
find_outcome (const ArbState *state, ArbMove said, Outcome *outcome)
{
  ArbScoreSheet sheet;

  memset (outcome, 0, sizeof *outcome);
  arb_canonicalize (state, &said);
  arb_check (state, said, &outcome->verdict);
  if (outcome->verdict.value == ARB_UNDECIDABLE)
    return FALSE;

  if (arb_verdict_allows (&outcome->verdict))
    {
      memcpy (&outcome->after, state, size_of (state));
      arb_apply (&outcome->after.state, said, FALSE);
      arb_score (&outcome->after.state, &sheet);
      outcome->decided_by = sheet.decided_by;
      outcome->winners = sheet.winners;
    }
  return TRUE;
}

/* Whether two verdicts are the same by the same rules; cards and numbers can differ. */
static gboolean
agree (const ArbVerdict *a, const ArbVerdict *b)
{
  if (a->value != b->value || a->n_reasons != b->n_reasons)
    return FALSE;

  for (guint i = 0; i < a->n_reasons; i++)
    if (a->reasons[i].rule != b->reasons[i].rule)
      return FALSE;
  return TRUE;
}

static void
note_outcome (Search *search, const Outcome *outcome)
{
  if (search->n_outcomes == 0)
    {
      search->n_outcomes = 1;
      search->first = *outcome;
    }
  else if (!agree (&search->first.verdict, &outcome->verdict)
           || (!search->first.unknown && !outcome->unknown
               && search->first.winners != outcome->winners)
           || g_strcmp0 (search->first.decided_by, outcome->decided_by) != 0
           || memcmp (&search->first.after, &outcome->after, sizeof outcome->after) != 0)
    search->n_outcomes = 2;
}

static void record_anything (Search *search, const ArbState *state, guint depth);

static void
record (ArbMove move, gpointer data)
{
  Search *search = data;
  const ArbState *state = search->state;
  ArbStateRoom after;
  ArbVerdict verdict;
  Outcome outcome;

  if (search->n_outcomes > 1 || search->n_recorded >= MAX_RECORDED)
    return;

  search->n_recorded++;
  arb_canonicalize (state, &move);
  if (!arb_check (state, move, &verdict))
    return;

  memcpy (&after, state, size_of (state));
  arb_apply (&after.state, move, FALSE);
  if (memcmp (&after, state, size_of (state)) == 0)
    return;
  if (find_outcome (&after.state, search->said, &outcome))
    note_outcome (search, &outcome);
  else if (search->depth > 1)
    record_anything (search, &after.state, search->depth - 1);
}

/* Records what could settle why the verdict is undecidable. */
static void
record_answers (Search *search, const ArbState *state)
{
  const ArbHelp *help = &arb_ruleset_of (state)->help;
  ArbMove moves[ARB_MAX_MOVES];
  ArbMoves list = { moves, 0, G_N_ELEMENTS (moves) };
  ArbMove said = search->said;
  ArbVerdict verdict;

  arb_canonicalize (state, &said);
  arb_check (state, said, &verdict);
  if (help->answers == NULL || verdict.value != ARB_UNDECIDABLE)
    return;
  for (guint i = 0; i < verdict.n_reasons; i++)
    help->answers (state, said, &verdict.reasons[i], &list);
  for (guint i = 0; i < list.n; i++)
    record (list.moves[i], search);
}

/* Records @move, unless it says what a card shows: record_answers() does that where it matters. */
static void
record_other (ArbMove move, gpointer data)
{
  const Search *search = data;
  const ArbFaceWords *words = arb_ruleset_of (search->state)->face_words;

  if (words == NULL || words->features == NULL || move.verb != words->verb)
    record (move, data);
}

static void
record_anything (Search *search, const ArbState *state, guint depth)
{
  const ArbState *before = search->state;
  guint depth_before = search->depth;

  search->state = state;
  search->depth = depth;
  record_answers (search, state);
  if (!search->only_answers)
    arb_vocabulary_foreach (state->catalogue, state->n_seats, NUMBERS, TRUE, record_other, search);
  search->state = before;
  search->depth = depth_before;
}

/* Something is unknown: checks that it matters. */
static const char *
check_unknown (const ArbState *state, ArbMove said)
{
  g_autofree Search *search = g_new0 (Search, 1);

  search->said = said;
  search->only_answers = TRUE;
  for (guint depth = 1; depth <= MAX_DEPTH && search->n_outcomes < 2; depth++)
    record_anything (search, state, depth);
  search->only_answers = FALSE;
  for (guint depth = 1; depth <= MAX_DEPTH && search->n_outcomes < 2; depth++)
    record_anything (search, state, depth);

  if (search->n_outcomes == 0)
    return "nothing that can be recorded makes a verdict certain";
  return search->n_outcomes == 1 ? "something is asked that does not matter" : NULL;
}

/* Of more combinations of readings than this, a sample is tried. */
#define MAX_COMBINATIONS 64

/* Gives the open switches of @state the readings of combination number @number. */
static void
suppose (ArbState *state, guint64 number)
{
  for (guint64 open = state->open; open != 0; open &= open - 1)
    {
      guint which = (guint) __builtin_ctzll (open);
      guint n_readings = state->catalogue->switches[which].n_readings;

      state->switches[which] = (guint8) (number % n_readings);
      number /= n_readings;
    }
}

static guint64
count_combinations (const ArbState *state)
{
  guint64 n = 1;

  for (guint64 open = state->open; open != 0; open &= open - 1)
    n *= state->catalogue->switches[__builtin_ctzll (open)].n_readings;
  return n;
}

/* Finds the outcome of @move by the readings of @state, by the game itself: the referee does not ask.
 * Readings must agree in what is allowed and what comes of it, not in reasons and warnings. Returns
 * whether the outcome is certain. */
static gboolean
find_reading_outcome (const ArbState *state, ArbMove move, Outcome *outcome)
{
  ArbState *after = &outcome->after.state;
  ArbVerdict verdict;
  ArbScoreSheet sheet;

  memset (outcome, 0, sizeof *outcome);
  arb_verdict_init (&verdict);
  arb_dispatch_check (state, move, &verdict);
  outcome->verdict.value = arb_verdict_allows (&verdict) ? ARB_LEGAL : verdict.value;
  if (outcome->verdict.value == ARB_LEGAL)
    {
      memcpy (after, state, size_of (state));
      arb_dispatch_apply (after, move, FALSE, NULL);
      arb_ruleset_of (state)->rules.score (after, &sheet);
      outcome->winners = after->over ? sheet.winners : 0;
      outcome->unknown = after->over && sheet.winners == 0 && !arb_score_sheet_is_known (&sheet);
    }
  return verdict.value != ARB_UNDECIDABLE;
}

/* Whether all combinations of readings of the open rules, or a sample of them, have the same outcome:
 * the full product, without the referee's own search. */
static gboolean
try_combinations (const ArbState *state, ArbMove move, gboolean *unknown)
{
  g_autofree Search *search = g_new0 (Search, 1);
  guint64 n = count_combinations (state);
  guint64 step = n / MAX_COMBINATIONS + 1;

  for (guint64 number = 0; number < n && search->n_outcomes < 2; number += step)
    {
      ArbStateRoom supposed;
      Outcome outcome;

      memcpy (&supposed, state, size_of (state));
      suppose (&supposed.state, number);
      *unknown |= !find_reading_outcome (&supposed.state, move, &outcome);
      memcpy (outcome.after.state.switches, state->switches, sizeof state->switches);
      note_outcome (search, &outcome);
    }
  return search->n_outcomes < 2;
}

static gboolean
is_open (const ArbVerdict *verdict)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == ARB_RULE_OPEN)
      return TRUE;
  return FALSE;
}

/* Checks the verdict in a state in which the switch @which is open, with those that are open already:
 * a rule is asked if, and only if, its answer matters. */
static const char *
check_open (const ArbState *state, ArbMove said, guint which)
{
  const ArbSwitch *a_switch = &state->catalogue->switches[which];
  ArbStateRoom room;
  gboolean unknown = FALSE;
  gboolean same;
  ArbVerdict verdict;
  ArbMove move = said;

  if (!arb_switch_can_be_open (a_switch))
    return NULL;

  memcpy (&room, state, size_of (state));
  arb_set_switch (&room.state, which, a_switch->n_readings);
  arb_canonicalize (&room.state, &move);
  arb_check (&room.state, move, &verdict);
  same = try_combinations (&room.state, move, &unknown);
  if (unknown)
    return NULL;
  if (same && verdict.value == ARB_UNDECIDABLE && is_open (&verdict))
    return "a rule is asked that does not matter";
  if (!same && !is_open (&verdict))
    return "a rule is not asked that matters";
  return NULL;
}

const char *
arb_undecided_find_problem (const ArbState *state, ArbMove said)
{
  const char *problem = NULL;
  ArbVerdict verdict;
  ArbMove move = said;

  arb_canonicalize (state, &move);
  arb_check (state, move, &verdict);
  if (verdict.value == ARB_UNDECIDABLE && verdict.reasons[0].rule != ARB_RULE_OPEN)
    problem = check_unknown (state, said);
  for (guint which = 0; which < state->catalogue->n_switches && problem == NULL; which++)
    problem = check_open (state, said, which);
  return problem;
}
