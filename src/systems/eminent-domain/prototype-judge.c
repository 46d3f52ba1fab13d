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

void
proto_check (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  gboolean decision = proto_verbs[move.verb]->kind <= ARB_VERB_CLOSING;

  if (move.seat > parent->n_seats || (decision && move.seat == ARB_TABLE))
    {
      /* After the end nobody decides, so no seat could be meant. */
      proto_refuse (verdict, parent->over ? PROTO_RULE_OVER : PROTO_RULE_MALFORMED,
                    ARB_ARGUMENT_NONE);
      return;
    }
  functions[move.verb].check (proto_state (parent), move, verdict);
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
