/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/agenda.h"

static const ArbProgram *
program (const EmState *state)
{
  return &em_catalogue (state)->program;
}

void
em_insert (EmState *state, EmScript script, guint seat)
{
  arb_agenda_insert (&state->agenda, em_catalogue (state)->own_scripts[script], seat);
}

const ArbItem *
em_awaits (const EmState *state, guint seat, EmEffect effect)
{
  for (guint i = 0; i < state->agenda.n; i++)
    if (state->agenda.items[i].seat == seat
        && program (state)->steps[state->agenda.items[i].at].effect == effect)
      return &state->agenda.items[i];

  return NULL;
}

void
em_list_asked (const EmState *state, EmEffect effect, ArbMoves *moves)
{
  const ArbStep *step = em_asked (state, effect);

  if (step != NULL)
    em_catalogue (state)->program.scripts->effects[effect].list (&state->parent,
                                                                 em_top_const (state), step, moves);
}

guint
em_asked_amount (const EmState *state, EmEffect effect)
{
  const ArbItem *item = em_top_const (state);
  const ArbStep *step = em_asked (state, effect);

  if (step == NULL)
    return 0;
  if (item->choice == ARB_CHOICE_MADE)
    return item->left;
  return arb_program_amount (program (state), &state->parent, item, step);
}

gboolean
em_script_could_do (const EmState *state, const ArbItem *item, guint symbols)
{
  for (const ArbStep *step = &program (state)->steps[item->at]; step->effect != EM_EFFECT_END;
       step++)
    if (arb_program_could_do (program (state), &state->parent, item, step,
                              arb_step_amount (step, symbols)))
      return TRUE;

  return FALSE;
}

/* Whether the step at @at continues what the last use began: it is the same step, or a later one of
 * the same script with the same effect. */
static gboolean
goes_on (const EmState *state, guint at, guint seat)
{
  const ArbStep *steps = program (state)->steps;

  if (state->last_effect_seat != seat || at < state->last_step
      || steps[at].effect != steps[state->last_step].effect)
    return FALSE;
  for (guint i = state->last_step; i < at; i++)
    if (steps[i].effect == EM_EFFECT_END)
      return FALSE;

  return TRUE;
}

void
em_note_use (EmState *state, const ArbStep *step, guint seat, guint n, guint left)
{
  guint at = (guint) (step - program (state)->steps);

  if (!goes_on (state, at, seat))
    state->last_effect_amount = 0;
  state->last_step = (guint16) at;
  state->last_effect_seat = (guint8) seat;
  state->last_effect_amount += (guint8) n;
  state->last_effect_left = (guint8) left;
}

void
em_choose (EmState *state, const ArbStep *step)
{
  arb_agenda_choose (&state->agenda, program (state), &state->parent, step);
}

void
em_consume_step (EmState *state, EmEffect effect, guint n)
{
  const ArbStep *step = em_asked (state, effect);
  guint left, used;

  /* A ruling can apply an effect for which no step asked. */
  if (step == NULL)
    return;

  em_choose (state, step);
  left = em_top (state)->left;
  used = MIN (n, left);
  em_note_use (state, step, em_top (state)->seat, used, left == ARB_ALL ? left : left - used);
  arb_agenda_consume (&state->agenda, program (state), &state->parent, n);
}

void
em_use_up (EmState *state, EmEffect effect, guint n)
{
  const ArbStep *step = em_asked (state, effect);

  if (step == NULL)
    return;

  em_note_use (state, step, em_top (state)->seat, n, 0);
  em_close_step (state);
}

gboolean
em_is_optional (const EmState *state)
{
  const ArbItem *item = em_top_const (state);

  return arb_program_is_optional (program (state), &state->parent, item, em_top_step (state));
}
