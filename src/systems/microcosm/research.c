/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/research.h"

#include "systems/microcosm/icons.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

static void
check_owner (const MicroState *state, ArbMove move, guint owner, ArbVerdict *verdict)
{
  guint technology = (guint) micro_technology_argument (move.arguments[0]);

  if (micro_check_moment (state, MICRO_EFFECT_RESEARCH, verdict)
      && state->owners[technology] != owner)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_RESEARCH_GONE,
                     move.arguments[0])[MICRO_RESEARCH_GONE_OWNER] =
        (gint16) state->owners[technology];
}

static void
check_acquire (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  check_owner (state, move, 0, verdict);
}

static void
apply_acquire (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  state->owners[micro_technology_argument (move.arguments[0])] = move.seat;
  micro_close_step (state);
}

const ArbVerb micro_verb_acquire = {
  .name = "acquire",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_TECHNOLOGY) },
  .kinds = { "acquire" },
  .why_not = check_acquire,
  .apply = apply_acquire,
  .deed = "acquires",
};

static void
check_return (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  check_owner (state, move, micro_opponent (move.seat), verdict);
}

static void
apply_return (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  state->owners[micro_technology_argument (move.arguments[0])] = 0;
  micro_close_step (state);
}

const ArbVerb micro_verb_return = {
  .name = "return",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_TECHNOLOGY) },
  .kinds = { "return" },
  .why_not = check_return,
  .apply = apply_return,
  .deed = "returns",
};

/* The pushed script has no step that repeats, so Research is repeated only once. */
void
micro_settle_repeat (MicroState *state)
{
  guint seat = micro_decider (state);

  if (state->n_shown < micro_needed (state))
    return;
  micro_forget_reveals (state);
  arb_agenda_close (&state->agenda, &micro_catalogue (state)->program);
  arb_agenda_push (&state->agenda, micro_catalogue (state)->own_scripts[MICRO_SCRIPT_ONCE_MORE],
                   seat, ARB_NO_CARD);
  micro_run (state);
}

/* A technology that is neither in the centre nor the opponent's belongs to the player. */
gboolean
micro_asks_research (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (micro_state (state)->owners[i] != item->seat)
      return TRUE;
  return FALSE;
}

void
micro_list_research (const ArbState *state, const ArbItem *item, const ArbStep *step,
                     ArbMoves *moves)
{
  const MicroState *self = micro_state (state);

  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (self->owners[i] != item->seat)
      arb_moves_add (moves, ARB_MOVE (item->seat,
                                      self->owners[i] == 0 ? MICRO_VERB_ACQUIRE : MICRO_VERB_RETURN,
                                      micro_technology_name (i)));
}

void
micro_list_again (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const MicroState *self = micro_state (state);

  micro_list_reveals (self, item->seat, micro_needed (self) - self->n_shown, moves);
  arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DONE, 0));
}
