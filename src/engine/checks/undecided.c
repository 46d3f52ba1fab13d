/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/undecided.h"

#include "engine/notation.h"

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
} Outcome;

typedef struct
{
  ArbMove said;
  const ArbState *state; /* the state to which observations are added */
  guint depth;           /* how many more observations may be added */
  guint n_recorded;
  guint n_outcomes; /* 2 if two of them differ */
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
           || search->first.winners != outcome->winners
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

static void
record_anything (Search *search, const ArbState *state, guint depth)
{
  const ArbState *before = search->state;
  guint depth_before = search->depth;

  search->state = state;
  search->depth = depth;
  arb_vocabulary_foreach (state->catalogue, state->n_seats, NUMBERS, TRUE, record, search);
  search->state = before;
  search->depth = depth_before;
}

/* Something is unknown: checks that it matters. */
static const char *
check_unknown (const ArbState *state, ArbMove said)
{
  g_autofree Search *search = g_new0 (Search, 1);

  search->said = said;
  for (guint depth = 1; depth <= MAX_DEPTH && search->n_outcomes < 2; depth++)
    record_anything (search, state, depth);

  if (search->n_outcomes == 0)
    return "nothing that can be recorded makes a verdict certain";
  return search->n_outcomes == 1 ? "something is asked that does not matter" : NULL;
}

/* The switch @which is open: checks that its answer matters. */
static const char *
check_open (const ArbState *state, ArbMove said, guint which, guint ask)
{
  const ArbSwitch *a_switch = &state->catalogue->switches[which];
  g_autofree Search *search = g_new0 (Search, 1);
  gboolean still_open = FALSE;

  for (guint value = 0; a_switch->values[value] != NULL; value++)
    {
      ArbStateRoom answered;
      Outcome outcome;

      if (value == ask)
        continue;
      memcpy (&answered, state, size_of (state));
      answered.state.switches[which] = (guint8) value;
      if (!find_outcome (&answered.state, said, &outcome))
        {
          still_open = TRUE;
          continue;
        }
      outcome.after.state.switches[which] = (guint8) ask;
      note_outcome (search, &outcome);
    }
  return search->n_outcomes == 1 && !still_open ? "a rule is asked that does not matter" : NULL;
}

static gboolean
is_open_about (const ArbVerdict *verdict, guint which)
{
  return verdict->reasons[0].rule == ARB_RULE_OPEN
         && verdict->reasons[0].subject == arb_argument_name (ARB_SORT_SWITCH, which);
}

static const char *
check_switch (const ArbState *state, ArbMove said, guint which)
{
  gint ask = arb_switch_find_value (&state->catalogue->switches[which], "ask");
  ArbStateRoom room;
  ArbVerdict verdict;
  ArbMove move = said;

  if (ask < 0)
    return NULL;

  memcpy (&room, state, size_of (state));
  room.state.switches[which] = (guint8) ask;
  arb_canonicalize (&room.state, &move);
  arb_check (&room.state, move, &verdict);
  if (verdict.value != ARB_UNDECIDABLE || !is_open_about (&verdict, which))
    return NULL;
  return check_open (&room.state, said, which, (guint) ask);
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
    problem = check_switch (state, said, which);
  return problem;
}
