/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-judge.h"

#include "systems/eminent-domain/prototype-colonize.h"
#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-follow.h"
#include "systems/eminent-domain/prototype-harvest-trade.h"
#include "systems/eminent-domain/prototype-lead.h"
#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-research.h"
#include "systems/eminent-domain/prototype-scoring.h"
#include "systems/eminent-domain/prototype-survey.h"
#include "systems/eminent-domain/prototype-table.h"
#include "systems/eminent-domain/prototype-turn.h"
#include "systems/eminent-domain/prototype-verbs.h"
#include "systems/eminent-domain/prototype-warfare.h"

#define EFFECT(name, word, asks, could_do, enter, list) \
  [PROTO_EFFECT_##name] = { word, asks, could_do, NULL, enter, list },

static const ArbEffect effects[PROTO_N_EFFECTS] = { PROTO_EFFECTS (EFFECT) };
static const char *const words[] = { NULL };

const ArbScripts proto_scripts = {
  .effects = effects,
  .n_effects = PROTO_N_EFFECTS,
  .words = words,
  .symbols = proto_symbols,
};

typedef struct
{
  ProtoCheckFunc *check;
  ProtoApplyFunc *apply;
} VerbFunctions;

#define FUNCTIONS(name, word, kind, infix, first, second, third, check, apply, offer) \
  [PROTO_VERB_##name] = { check, apply },

static const VerbFunctions functions[PROTO_N_VERBS] = { PROTO_VERBS (FUNCTIONS) };

/* The result of a move by one reading of the open rules. */
typedef struct
{
  guint value; /* ArbVerdictValue; a warning is no difference */
  guint winners;
  const char *decided_by;
  ArbStateRoom after;
} Outcome;

static void
find_outcome (const ProtoState *state, ArbMove move, Outcome *outcome)
{
  ProtoState *after = (ProtoState *) &outcome->after.state;
  ArbScoreSheet sheet;
  ArbVerdict verdict;

  memset (outcome, 0, sizeof *outcome);
  arb_verdict_init (&verdict);
  functions[move.verb].check (state, move, &verdict);
  outcome->value = verdict.value == ARB_VOID ? ARB_LEGAL : verdict.value;
  if (outcome->value != ARB_LEGAL)
    return;
  *after = *state;
  functions[move.verb].apply (after, move, NULL);
  proto_run (after);
  if (after->parent.over)
    {
      proto_score (&after->parent, &sheet);
      outcome->winners = sheet.winners;
      outcome->decided_by = sheet.decided_by;
    }
  memcpy (after->parent.switches, state->parent.switches, sizeof after->parent.switches);
}

static gboolean
is_open (const ProtoState *state, guint which)
{
  return state->parent.switches[which] >= proto_n_readings[which];
}

/* Whether the answer to @which matters to @move, if the other open questions are answered by the
 * first reading of each, or by the last. In @refused whether no reading allows the move. */
static gboolean
matters (const ProtoState *state, ArbMove move, guint which, gboolean last, gboolean *refused)
{
  ProtoState supposed = *state;
  Outcome first, other;
  gboolean differs = FALSE;

  for (guint i = 0; i < PROTO_N_SWITCHES; i++)
    if (is_open (state, i))
      supposed.parent.switches[i] = last ? proto_n_readings[i] - 1 : 0;
  for (guint value = 0; value < proto_n_readings[which]; value++)
    {
      Outcome *outcome = value == 0 ? &first : &other;

      supposed.parent.switches[which] = (guint8) value;
      find_outcome (&supposed, move, outcome);
      memcpy (outcome->after.state.switches, state->parent.switches, sizeof state->parent.switches);
      *refused = *refused && outcome->value == ARB_ILLEGAL;
      differs |= value > 0 && memcmp (&first, &other, sizeof first) != 0;
    }
  return differs;
}

/* Adds the open rules that the table has to answer first; @verdict is the one by the first
 * readings. */
static void
check_open (const ProtoState *state, ArbMove move, ArbVerdict *verdict)
{
  gboolean refused = TRUE;
  gint open = -1;

  for (guint which = 0; which < PROTO_N_SWITCHES; which++)
    for (guint last = 0; last < 2 && is_open (state, which); last++)
      if (matters (state, move, which, last != 0, &refused) && open < 0)
        open = (gint) which;
  if (open < 0 || refused)
    return;
  arb_verdict_init (verdict);
  arb_verdict_add (verdict, ARB_UNDECIDABLE, PROTO_RULE_OPEN,
                   arb_argument_name (ARB_SORT_SWITCH, (guint) open));
}

void
proto_check (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const ProtoState *state = proto_state (parent);
  gboolean decision = proto_verbs[move.verb].kind <= ARB_VERB_CLOSING;

  if (move.seat > parent->n_seats || (decision && move.seat == ARB_TABLE))
    {
      /* After the end nobody decides, so no seat could be meant. */
      proto_refuse (verdict, parent->over ? PROTO_RULE_OVER : PROTO_RULE_MALFORMED,
                    ARB_ARGUMENT_NONE);
      return;
    }
  functions[move.verb].check (state, move, verdict);
  if (decision && (proto_to_decide (parent) >> move.seat & 1) != 0)
    check_open (state, move, verdict);
}

void
proto_apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  functions[move.verb].apply ((ProtoState *) state, move, adjustments);
  proto_deduce ((ProtoState *) state);
  proto_run ((ProtoState *) state);
}

guint
proto_questions (const ArbState *parent, guint seat, ArbMove *moves, guint max)
{
  const ProtoState *state = proto_state (parent);
  const ArbProgram *program = &proto_catalogue (state)->program;
  ArbMoves list = { moves, 0, max };
  const ArbItem *item;

  if ((proto_to_decide (parent) >> seat & 1) == 0)
    return 0;
  item = arb_agenda_top_const (&state->agenda);
  arb_program_list (program, parent, item, &program->steps[item->at], &list);
  /* A closing move leaves the effect of a role or a card, if that is allowed. */
  if (proto_effect (state) >= PROTO_EFFECT_LOOK)
    proto_list_move (&list, seat, PROTO_VERB_DONE, 0, 0);
  return list.n;
}

/* The legal moves are those of the questions that the rules allow. */
guint
proto_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  guint n = proto_questions (state, seat, moves, max);
  guint n_legal = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < n; i++)
    {
      ArbMove move = moves[i];

      arb_verdict_init (&verdict);
      proto_check (state, move, &verdict);
      if (arb_verdict_allows (&verdict))
        moves[n_legal++] = move;
    }
  return n_legal;
}
