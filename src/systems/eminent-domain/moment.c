/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/moment.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"

static void
tell_answers (const EmState *state, ArbMoment *moment)
{
  moment->id = "answers";
  moment->leader = state->leader;
  moment->seat = (guint) g_bit_nth_lsf (em_to_answer (state), -1);
  moment->subject = arb_argument_name (EM_SORT_ROLE, state->role);
}

/* Somebody has a choice by a card that is played, or a role that is led or followed. */
static void
tell_script (const EmState *state, ArbMoment *moment)
{
  const ArbStep *step = em_top_step (state);

  moment->subject = step->subject;
  if (step->origin == EM_ORIGIN_LEAD)
    moment->id = "lead";
  else if (step->origin == EM_ORIGIN_FOLLOW)
    {
      moment->id = "follow";
      moment->leader = state->leader;
    }
  else if (step->subject != ARB_ARGUMENT_NONE)
    moment->id = "play";
}

void
em_tell_moment (const ArbState *parent, ArbMoment *moment)
{
  const EmState *state = (const EmState *) parent;

  moment->seat = em_top_const (state)->seat;
  switch (em_moment (state))
    {
    case EM_MOMENT_ACTION:
      moment->id = "action";
      return;
    case EM_MOMENT_ROLE:
      moment->id = "role";
      return;
    case EM_MOMENT_BOOST:
      moment->id = moment->seat == state->leader ? "lead" : "follow";
      moment->leader = moment->seat != state->leader ? state->leader : ARB_TABLE;
      moment->subject = arb_argument_name (EM_SORT_ROLE, state->role);
      return;
    case EM_MOMENT_SCRIPT:
      tell_script (state, moment);
      return;
    case EM_MOMENT_ANSWERS:
      tell_answers (state, moment);
      return;
    case EM_MOMENT_CLEANUP:
      moment->id = "cleanup";
      moment->leader = state->leader;
      moment->subject = arb_argument_name (EM_SORT_ROLE, state->role);
      return;
    }
}
