/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/turn.h"

#include "systems/microcosm/contract.h"

const char *const micro_triggers[] = { "supply-empty", NULL };

void
micro_begin_turn (MicroState *state)
{
  state->played = 0;
  arb_agenda_push (&state->agenda, micro_catalogue (state)->own_scripts[MICRO_SCRIPT_TURN],
                   micro_active (state), ARB_NO_CARD);
  arb_agenda_run (&state->agenda, &micro_catalogue (state)->program, &state->parent);
}

/* The player who takes the last card ends the game with this turn. Source: rules, end. */
static void
end_turn (MicroState *state)
{
  if (micro_n_left (state) == 0)
    {
      state->parent.over = TRUE;
      state->played = 0;
      return;
    }
  state->parent.turn++;
  micro_begin_turn (state);
}

void
micro_run (MicroState *state)
{
  while (state->agenda.n > 0 && !arb_agenda_waits (&state->agenda))
    arb_agenda_run (&state->agenda, &micro_catalogue (state)->program, &state->parent);
  if (state->agenda.n == 0 && !state->parent.over)
    end_turn (state);
}

void
micro_forget_reveals (MicroState *state)
{
  state->target = 0;
  state->n_shown = 0;
  state->n_unnamed = 0;
  state->defence = MICRO_NOT_ASKED;
  state->shown_domains = 0;
  state->shown_slots = 0;
  state->shown_technologies = 0;
}

void
micro_close_step (MicroState *state)
{
  micro_forget_reveals (state);
  state->picking = FALSE;
  arb_agenda_close (&state->agenda, &micro_catalogue (state)->program);
  micro_run (state);
}

void
micro_add_phase (const MicroState *state, ArbVerdict *verdict)
{
  arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_PHASE, ARB_ARGUMENT_NONE)[MICRO_PHASE_NOW] =
      (gint16) micro_effect (state);
}

gboolean
micro_check_moment (const MicroState *state, MicroEffect effect, ArbVerdict *verdict)
{
  /* Nobody else moves while the defender is asked. */
  if (micro_effect (state) != effect || state->defence == MICRO_ASKED)
    {
      micro_add_phase (state, verdict);
      return FALSE;
    }
  return TRUE;
}

guint
micro_triggered (const ArbState *state)
{
  return state->over && !state->ended_by_table;
}
