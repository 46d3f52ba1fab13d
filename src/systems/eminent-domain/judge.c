/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/judge.h"

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/follow.h"
#include "systems/eminent-domain/symbols.h"

static const ArbEffect effects[EM_N_EFFECTS] = { EM_EFFECTS (EM_EFFECT) };

/* In the order of the bits of EmWord. */
const char *const em_words[] = { "itself", "at-once", NULL };

guint
em_count_symbols (const ArbState *state, const ArbItem *item)
{
  return em_symbols ((const EmState *) state, item->seat, NULL);
}

const ArbScripts em_scripts = EM_SCRIPTS (effects);

const ArbVerb *const em_verbs[] = { ARB_COMMON_VERBS, EM_VERBS (ARB_LIST_VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (em_verbs) == EM_N_VERBS);

guint64
em_get_phases (const ArbState *parent, guint seat)
{
  const EmState *state = (const EmState *) parent;
  const ArbStep *step = em_top_step (state);
  guint64 phases = 0;

  /* Others would ask about their answer, if it is due, or about their own turn. */
  if (!(em_to_decide (state) >> seat & 1))
    return em_moment (state) == EM_MOMENT_ANSWERS && (state->waiting >> seat & 1)
               ? EM_ASKED_BY (ANSWERS)
               : EM_ASKED_BY (ACTION) | EM_ASKED_BY (ROLE);
  if (step->origin != EM_ORIGIN_TURN)
    phases = EM_ASKED_BY_SCRIPTS;
  for (;; step++)
    {
      phases |= G_GUINT64_CONSTANT (1) << step->effect;
      if (!(step->flags & ARB_STEP_OR_NEXT) || em_top_const (state)->choice == ARB_CHOICE_MADE)
        return phases;
    }
}

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
  em_catalogue (state)->program.scripts->effects[step->effect].list (parent, &item, step, &list);
  return list.n;
}

/* The reasons against the move itself come after those against the seat. */
gboolean
em_check_seat (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
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

  em_check_answered (state, move, verdict);
  em_refuse (verdict, EM_RULE_SEAT, ARB_ARGUMENT_NONE)[EM_SEAT_DECIDES] =
      (gint16) g_bit_nth_lsf (seats, -1);
  em_check_last_effect (state, move, verdict);
  if (em_verb_effect (parent, move.verb) != EM_EFFECT_END)
    em_check_beyond_asking (state, move, verdict);
  em_put_moment_last (state, move, verdict);
  return FALSE;
}

void
em_order_reasons (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (em_last_use (state, move) != EM_LAST_USE_NONE)
    em_put_moment_last (state, move, verdict);
}

void
em_go_on (ArbState *state)
{
  em_run ((EmState *) state);
}
