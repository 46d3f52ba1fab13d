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

/* Stores the last use of an effect, so that a refusal can say that this use is one too many, or of
 * the other alternative. */
static void
note_last_effect (EmState *state, const ArbStep *step, guint n)
{
  guint at = (guint) (step - program (state)->steps);
  guint seat = em_top (state)->seat;

  if (state->last_step != at || state->last_effect_seat != seat)
    state->last_effect_amount = 0;
  state->last_step = (guint16) at;
  state->last_effect_seat = (guint8) seat;
  state->last_effect_amount += (guint8) n;
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

  /* A ruling can apply an effect for which no step asked. */
  if (step == NULL)
    return;

  note_last_effect (state, step, n);
  em_choose (state, step);
  arb_agenda_consume (&state->agenda, program (state), &state->parent, n);
}

void
em_use_up (EmState *state, EmEffect effect)
{
  const ArbStep *step = em_asked (state, effect);

  if (step == NULL)
    return;

  note_last_effect (state, step, 1);
  em_close_step (state);
}

gboolean
em_is_optional (const EmState *state)
{
  const ArbItem *item = em_top_const (state);

  return arb_program_is_optional (program (state), &state->parent, item, em_top_step (state));
}
