/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/judge.h"

#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/adjust-cards.h"
#include "systems/eminent-domain/adjust.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/boost.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/closing.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/follow.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/observations.h"
#include "systems/eminent-domain/politics.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/removal.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/survey.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/targets.h"
#include "systems/eminent-domain/turn.h"
#include "systems/eminent-domain/warfare.h"

#define EFFECT(name, word, asks, could_do, amount, enter, list, ...) \
  [EM_EFFECT_##name] = { word, asks, could_do, amount, enter, list },

static const ArbEffect effects[EM_N_EFFECTS] = { EM_EFFECTS (EFFECT) };

/* The words, in the order of the bits of EmWord. */
static const char *const words[] = { "itself", "at-once", NULL };

static guint
count_symbols (const ArbState *state, const ArbItem *item)
{
  return em_symbols ((const EmState *) state, item->seat, NULL);
}

const ArbScripts em_scripts = { effects, EM_N_EFFECTS, words, count_symbols, em_finish_action };

/* The kind of the moves of a verb, and the functions of its rule. */
typedef struct
{
  guint8 decides; /* it is no observation and no move of the table */
  guint8 effect;  /* EmEffect, see em_verb_effect() */
  EmCanonicalizeFunc *canonicalize;
  EmCheckFunc *check;
  EmApplyFunc *apply;
  EmShortfallFunc *shortfall;
} VerbRule;

#define VERB_RULE(name, word, kind, infix, first, second, third, effect, canonicalize, check, \
                  apply, shortfall) \
  [EM_VERB_##name] = { \
    ARB_VERB_##kind <= ARB_VERB_CLOSING, EM_EFFECT_##effect, canonicalize, check, apply, shortfall \
  },

static const VerbRule verb_rules[EM_N_VERBS] = { EM_VERBS (VERB_RULE) };

/* Adds the moves by which the seat of @item can take its step, or leave it out. */
static G_NO_INLINE guint
list_choices (const EmState *state, ArbItem item, ArbMoves *moves)
{
  const ArbProgram *program = &em_catalogue (state)->program;
  const ArbStep *step = &program->steps[item.at];

  arb_program_list (program, &state->parent, &item, step, moves);
  if (step->origin != EM_ORIGIN_TURN
      && arb_program_is_optional (program, &state->parent, &item, step))
    em_list_move (moves, item.seat, EM_VERB_DONE, 0, 0);
  return moves->n;
}

guint
em_list (const ArbState *parent, guint seat, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  ArbMoves list = { moves, 0, max };
  ArbItem item = *em_top_const (state);
  const ArbStep *step = &em_catalogue (state)->program.steps[item.at];

  /* Several seats may have to answer. */
  item.seat = (guint8) seat;
  if (step->origin != EM_ORIGIN_TURN)
    return list_choices (state, item, &list);
  /* A phase of the turn has no alternatives, and lists its closing move itself. */
  effects[step->effect].list (parent, &item, step, &list);
  return list.n;
}

void
em_canonicalize (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;

  if (!state->parent.over && move->seat != ARB_TABLE && verb_rules[move->verb].canonicalize != NULL)
    verb_rules[move->verb].canonicalize (state, move);
}

/* Whether the seat may move now; if not, adds the reason. The reasons against the move itself come
 * after it. */
static gboolean
check_seat (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint seats = em_to_decide (state);

  if (seats >> move.seat & 1)
    return TRUE;

  /* A player whose answer is still due is only too early. */
  if (em_moment (state) == EM_MOMENT_ANSWERS && (state->waiting >> move.seat & 1))
    {
      em_refuse (verdict, EM_RULE_ANSWER_ORDER, ARB_ARGUMENT_NONE)[EM_ANSWER_ORDER_DECIDES] =
          (gint16) g_bit_nth_lsf (seats, -1);
      return TRUE;
    }

  em_refuse (verdict, EM_RULE_SEAT, ARB_ARGUMENT_NONE)[EM_SEAT_DECIDES] =
      (gint16) g_bit_nth_lsf (seats, -1);
  em_check_last_effect (state, move, verdict);
  if (em_verb_effect (move.verb) != EM_EFFECT_END)
    em_check_beyond_asking (state, move, verb_rules[move.verb].check, verdict);
  em_put_moment_last (state, move, verdict);
  return FALSE;
}

static void
check_decision (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (state->parent.over)
    {
      em_refuse (verdict, EM_RULE_OVER, ARB_ARGUMENT_NONE);
      return;
    }
  if (!check_seat (state, move, verdict))
    return;

  verb_rules[move.verb].check (state, move, verdict);
  if (G_UNLIKELY (verdict->n_reasons > 1) && em_last_use (state, move) != EM_LAST_USE_NONE)
    em_put_moment_last (state, move, verdict);
}

void
em_check (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (em_verbs[move.verb]->kind <= ARB_VERB_CLOSING)
    check_decision (state, move, verdict);
  else if (move.seat == ARB_TABLE && !em_is_common (move))
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
  else
    verb_rules[move.verb].check (state, move, verdict);
}

/* Applies a move, and returns the adjustments. */
static G_NO_INLINE void
apply_adjusting (EmState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  if (ruled && verb_rules[move.verb].shortfall != NULL)
    verb_rules[move.verb].shortfall (state, move, adjustments);
  if (move.verb == EM_VERB_ADJUST || move.verb == EM_VERB_ADJUST_HAND)
    em_apply_adjust (state, move, adjustments);
  else
    em_apply (&state->parent, move, ruled, NULL);
}

void
em_apply (ArbState *parent, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  const VerbRule *rule = &verb_rules[move.verb];

  if (G_UNLIKELY (adjustments != NULL))
    {
      apply_adjusting (state, move, ruled, adjustments);
      return;
    }
  if (!rule->decides)
    {
      rule->apply (state, move);
      return;
    }

  /* A player who makes a move of another kind no longer uses the last effect. */
  if (rule->effect == EM_EFFECT_END && state->last_effect_seat == move.seat)
    state->last_effect_seat = 0;
  rule->apply (state, move);
  em_run (state);
}
