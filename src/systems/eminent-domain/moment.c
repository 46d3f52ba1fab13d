/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/moment.h"

#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/symbols.h"

/* The effects with a number to decide, and what that number counts. */
static const struct
{
  EmEffect effect;
  const char *unit;
} counted[] = {
  { EM_EFFECT_LOOK, "planets" },    { EM_EFFECT_ACQUIRE, "symbols" },
  { EM_EFFECT_COLONY, "colonies" }, { EM_EFFECT_PRODUCE, "resources" },
  { EM_EFFECT_TRADE, "trades" },    { EM_EFFECT_FIGHTER, "fighters" },
};

/* Where the symbols for the role come from, if they are all that the number is made of. */
static void
add_sum (const EmState *state, ArbMoment *moment)
{
  EmSymbols symbols = { 0 };

  if (em_symbols (state, moment->seat, &symbols) != moment->whole)
    return;
  moment->sum.rule = EM_RULE_RESEARCH_COST;
  em_research_sum (&symbols, moment->sum.numbers);
}

static void
add_answers (const EmState *state, ArbMoment *moment)
{
  moment->id = "answers";
  moment->leader = state->leader;
  moment->seat = (guint) g_bit_nth_lsf (em_to_answer (state), -1);
  moment->subject = arb_argument_name (EM_SORT_ROLE, state->role);
}

/* Sets how much is still to be decided. */
static void
add_amount (const EmState *state, const ArbStep *step, ArbMoment *moment)
{
  const ArbProgram *program = &em_catalogue (state)->program;

  for (guint i = 0; i < G_N_ELEMENTS (counted) && moment->unit == NULL; i++)
    {
      const ArbStep *asked = em_asked (state, counted[i].effect);

      if (asked == NULL)
        continue;
      moment->unit = counted[i].unit;
      moment->amount = em_asked_amount (state, counted[i].effect);
      moment->whole = arb_program_amount (program, &state->parent, em_top_const (state), asked);
      if (counted[i].effect == EM_EFFECT_LOOK)
        moment->amount = moment->whole = em_look_size (state);
    }
  if (moment->unit != NULL && (step->origin == EM_ORIGIN_LEAD || step->origin == EM_ORIGIN_FOLLOW))
    add_sum (state, moment);
}

/* Sets the moment if a seat has a choice of a played card, or of a role that it leads or
 * follows. */
static void
add_script (const EmState *state, ArbMoment *moment)
{
  const ArbStep *step = em_top_step (state);

  moment->subject = step->subject;
  add_amount (state, step, moment);
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

/* Returns what the leader decides next in this turn. */
static const char *
find_next (const EmState *state)
{
  if (em_awaits (state, state->leader, EM_EFFECT_ROLE) != NULL)
    return "same-turn";
  return em_action_is_late (state) ? "late-action-next" : NULL;
}

void
em_find_moment (const ArbState *parent, ArbMoment *moment)
{
  const EmState *state = (const EmState *) parent;

  moment->seat = em_top_const (state)->seat;
  moment->then = find_next (state);
  switch (em_moment (state))
    {
    case EM_MOMENT_ACTION:
      moment->id = em_action_is_late (state) ? "late-action" : "action";
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
      add_script (state, moment);
      return;
    case EM_MOMENT_ANSWERS:
      add_answers (state, moment);
      return;
    case EM_MOMENT_CLEANUP:
      moment->id = "cleanup";
      moment->leader = state->leader;
      moment->subject = arb_argument_name (EM_SORT_ROLE, state->role);
      return;
    }
}
