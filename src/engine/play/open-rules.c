/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/open-rules.h"

#include "engine/play/dispatch.h"
#include "engine/play/rulings.h"

#include <string.h>

ArbMove
arb_open_rules_answer (const ArbCatalogue *catalogue, guint which, guint reading)
{
  return ARB_MOVE (ARB_TABLE, ARB_VERB_RULE, arb_argument_name (ARB_SORT_SWITCH, which),
                   arb_argument_name (ARB_SORT_SWITCH_VALUE,
                                      catalogue->switches[which].names[reading]));
}

/* What is compared of a move by one reading. A warning is no difference. */
typedef struct
{
  ArbVerdictValue value;
  gboolean plays;   /* whether there is a state after it, perhaps by a ruling */
  gboolean unknown; /* whether the game is over, and something else leaves open who wins */
  guint winners;
  ArbStateRoom after;
} Outcome;

/* A trial of the readings of @state. */
typedef struct
{
  const ArbState *state;
  ArbStateRoom supposed; /* @state with the readings that are tried */
  guint64 read;          /* the switches that were read */
} Trial;

static void
begin (Trial *trial, const ArbState *state)
{
  memcpy (&trial->supposed, state, arb_ruleset_of (state)->state_size);
  trial->supposed.state.read = &trial->read;
  trial->state = state;
  trial->read = 0;
}

/* Returns the open switches that were read and are not in @tried. */
static guint64
get_untried (const Trial *trial, guint64 tried)
{
  return trial->read & trial->state->open & ~tried;
}

static const ArbSwitch *
get_switch (const Trial *trial, guint which)
{
  return &trial->state->catalogue->switches[which];
}

/* Supposes the first reading of each open switch, or the last. */
static void
suppose_all (Trial *trial, gboolean last)
{
  for (guint64 rest = trial->state->open; rest != 0; rest &= rest - 1)
    {
      guint which = (guint) __builtin_ctzll (rest);

      trial->supposed.state.switches[which] =
          (guint8) (last ? get_switch (trial, which)->n_readings - 1 : 0);
    }
}

static void
find_winners (const ArbState *state, Outcome *outcome)
{
  ArbScoreSheet sheet;

  arb_ruleset_of (state)->rules.score (state, &sheet);
  outcome->winners = sheet.winners;
  outcome->unknown = sheet.winners == 0 && !arb_score_sheet_is_known (&sheet);
}

/* Plays @move, if @verdict or a ruling allows it. */
static void
play (const Trial *trial, ArbMove move, const ArbVerdict *verdict, Outcome *outcome)
{
  const ArbState *state = trial->state;
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbState *after = &outcome->after.state;
  gboolean ruled = !arb_verdict_allows (verdict);
  ArbAdjustments adjustments = { .n = 0 };

  outcome->plays = !ruled || arb_can_overrule (state->catalogue, verdict);
  if (!outcome->plays)
    return;

  memcpy (after, &trial->supposed, ruleset->state_size);
  arb_dispatch_apply (after, move, ruled, &adjustments);
  if (after->over && !state->over)
    find_winners (after, outcome);
  memcpy (after->switches, state->switches, sizeof after->switches);
}

/* Judges @move by the present readings. */
static void
judge (const Trial *trial, ArbMove move, ArbVerdict *verdict, Outcome *outcome)
{
  outcome->winners = 0;
  outcome->unknown = FALSE;
  arb_dispatch_check (&trial->supposed.state, move, verdict);
  outcome->value = verdict->value == ARB_VOID ? ARB_LEGAL : (ArbVerdictValue) verdict->value;
  play (trial, move, verdict, outcome);
}

static gboolean
differ (const Trial *trial, const Outcome *a, const Outcome *b)
{
  gsize size = arb_ruleset_of (trial->state)->state_size;

  if (a->value != b->value || a->plays != b->plays)
    return TRUE;
  return a->plays
         && ((!a->unknown && !b->unknown && a->winners != b->winners)
             || memcmp (&a->after, &b->after, size) != 0);
}

/* TryFunc: tries the readings of the switch @which; returns whether they differ. */
typedef gboolean TryFunc (Trial *trial, guint which, gpointer data);

/* A move, and whether every reading that was tried forbids it. */
typedef struct
{
  ArbMove move;
  gboolean refused;
} Finding;

static gboolean
try_move (Trial *trial, guint which, gpointer data)
{
  Finding *finding = data;
  Outcome first, other;
  gboolean differs = FALSE;

  for (guint reading = 0; reading < get_switch (trial, which)->n_readings; reading++)
    {
      Outcome *outcome = reading == 0 ? &first : &other;
      ArbVerdict verdict;

      arb_verdict_init (&verdict);
      trial->supposed.state.switches[which] = (guint8) reading;
      judge (trial, finding->move, &verdict, outcome);
      finding->refused &= outcome->value == ARB_ILLEGAL;
      differs |= reading > 0 && differ (trial, &first, &other);
    }
  return differs;
}

/* Tries the open switches that were read, one after the other, while the others have their first
 * readings and then their last. Returns the first of them whose readings differ; -1 if there is
 * none. */
static gint
find_open (Trial *trial, TryFunc *func, gpointer data)
{
  guint64 tried = 0, rest;
  gint open = -1;

  while ((rest = get_untried (trial, tried)) != 0)
    {
      guint which = (guint) __builtin_ctzll (rest);

      for (guint last = 0; last < 2; last++)
        {
          suppose_all (trial, last != 0);
          if (func (trial, which, data) && open < 0)
            open = (gint) which;
        }
      tried |= G_GUINT64_CONSTANT (1) << which;
    }
  return open;
}

/* Judges @move, while the trial has the first readings. */
static void
check (Trial *trial, ArbMove move, ArbVerdict *verdict)
{
  Finding finding = { .move = move };
  Outcome outcome;
  gint open;

  judge (trial, move, verdict, &outcome);
  finding.refused = outcome.value == ARB_ILLEGAL;
  open = find_open (trial, try_move, &finding);
  if (open < 0)
    return;

  if (!finding.refused)
    arb_verdict_init (verdict);
  arb_verdict_add (verdict, ARB_UNDECIDABLE, ARB_RULE_OPEN,
                   arb_argument_name (ARB_SORT_SWITCH, (guint) open));
}

void
arb_open_rules_check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  Trial trial;

  begin (&trial, state);
  check (&trial, move, verdict);
}

guint
arb_open_rules_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  Trial trial;
  guint n, n_legal = 0;

  begin (&trial, state);
  n = arb_dispatch_moves (&trial.supposed.state, seat, moves, max);
  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;

      arb_verdict_init (&verdict);
      trial.read = 0;
      check (&trial, moves[i], &verdict);
      if (get_untried (&trial, 0) != 0)
        suppose_all (&trial, FALSE);
      if (arb_verdict_allows (&verdict))
        moves[n_legal++] = moves[i];
    }
  return n_legal;
}

/* Compares who wins a finished game. @data is whether by a reading something else leaves that open. */
static gboolean
try_winners (Trial *trial, guint which, gpointer data)
{
  gboolean *unknown = data;
  Outcome first, other;
  gboolean differs = FALSE;

  for (guint reading = 0; reading < get_switch (trial, which)->n_readings; reading++)
    {
      Outcome *outcome = reading == 0 ? &first : &other;

      trial->supposed.state.switches[which] = (guint8) reading;
      find_winners (&trial->supposed.state, outcome);
      *unknown |= outcome->unknown;
      differs |= reading > 0 && first.winners != other.winners;
    }
  return differs;
}

void
arb_open_rules_score (const ArbState *state, ArbScoreSheet *sheet)
{
  gboolean unknown = FALSE;
  Trial trial;
  gint open;

  begin (&trial, state);
  arb_ruleset_of (state)->rules.score (&trial.supposed.state, sheet);
  open = find_open (&trial, try_winners, &unknown);
  if (open < 0)
    return;

  /* As long as a card is unknown, an answer would not settle it. */
  sheet->winners = 0;
  sheet->decided_by = unknown ? "unknown" : "open";
  if (!unknown)
    sheet->open = arb_argument_name (ARB_SORT_SWITCH, (guint) open);
}
