/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/moment.h"

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/action.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/symbols.h"

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

EmEffect
em_add_amount (const EmState *state, ArbMoment *moment)
{
  const ArbRuleset *ruleset = arb_ruleset_of (&state->parent);

  for (guint verb = ARB_VERB_OWN; verb < ruleset->n_verbs; verb++)
    {
      EmEffect effect = em_verb_effect (&state->parent, verb);
      const ArbStep *asked = ruleset->verbs[verb]->unit != NULL ? em_asked (state, effect) : NULL;

      if (asked == NULL)
        continue;
      moment->unit = ruleset->verbs[verb]->unit;
      moment->amount = em_asked_amount (state, effect);
      moment->whole = arb_program_amount (&em_catalogue (state)->program, &state->parent,
                                          em_top_const (state), asked);
      return effect;
    }
  return EM_EFFECT_END;
}

/* Sets how much is still to be decided. */
static void
add_amount (const EmState *state, ArbMoment *moment)
{
  guint origin = em_top_step (state)->origin;

  em_add_amount (state, moment);
  if (em_look_size (state) > 0)
    moment->amount = moment->whole = em_look_size (state);
  if (moment->unit != NULL && (origin == EM_ORIGIN_LEAD || origin == EM_ORIGIN_FOLLOW))
    add_sum (state, moment);
}

/* Sets the moment if a seat has a choice of a played card, or of a role that it leads or
 * follows. */
static void
add_script (const EmState *state, ArbMoment *moment)
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
em_add_phase (const EmState *state, ArbMoment *moment)
{
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
      add_script (state, moment);
      return;
    case EM_MOMENT_ANSWERS:
    case EM_MOMENT_CLEANUP:
      moment->id = em_moment (state) == EM_MOMENT_ANSWERS ? "answers" : "cleanup";
      moment->leader = state->leader;
      moment->subject = arb_argument_name (EM_SORT_ROLE, state->role);
      return;
    }
}

void
em_find_moment (const ArbState *parent, ArbMoment *moment)
{
  const EmState *state = (const EmState *) parent;

  moment->seat = (guint) g_bit_nth_lsf (em_to_decide (state), -1);
  em_add_phase (state, moment);
  if (em_moment (state) == EM_MOMENT_ACTION && em_action_is_late (state))
    moment->id = "late-action";
  else if (em_moment (state) == EM_MOMENT_SCRIPT)
    add_amount (state, moment);
}
