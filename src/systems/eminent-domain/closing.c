/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/closing.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/boost.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/planet-inference.h"

void
em_canonicalize_closing (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  EmMoment moment = em_moment (state);

  if (move->verb == EM_VERB_SKIP && moment == EM_MOMENT_SCRIPT)
    move->verb = EM_VERB_DONE;
  else if (move->verb == EM_VERB_DONE && moment == EM_MOMENT_ACTION)
    move->verb = EM_VERB_SKIP;
}

/* Checks whether an open choice may end without taking anything. */
static void
check_end_choice (const EmState *state, ArbVerdict *verdict)
{
  if (em_look_size (state) > 0)
    em_refuse (verdict, EM_RULE_SURVEY_KEEP, ARB_ARGUMENT_NONE)[EM_SURVEY_KEEP_LOOKED] =
        (gint16) em_look_size (state);
  else if (!em_is_optional (state))
    em_refuse (verdict, EM_RULE_EFFECT_CHOICE, em_top_step (state)->subject);
}

static void
check_done (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  switch (em_moment (state))
    {
    case EM_MOMENT_BOOST:
      em_check_end_boost (state, move.seat, verdict);
      break;
    case EM_MOMENT_SCRIPT:
      check_end_choice (state, verdict);
      break;
    case EM_MOMENT_CLEANUP:
      em_check_end_turn (state, move.seat, verdict);
      break;
    case EM_MOMENT_ROLE:
      em_refuse (verdict, EM_RULE_ROLE_MANDATORY, ARB_ARGUMENT_NONE);
      break;
    case EM_MOMENT_ANSWERS:
      em_refuse (verdict, EM_RULE_ANSWER, ARB_ARGUMENT_NONE);
      break;
    case EM_MOMENT_ACTION:
      em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
      break;
    }
}

void
em_apply_done (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_forget_use (state, move.seat);
  em_close_step (state);
}

static void
done_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmMoment moment = em_moment (state);

  if (moment == EM_MOMENT_BOOST)
    em_end_boost_shortfall (state, move.seat, adjustments);
  else if (moment == EM_MOMENT_CLEANUP)
    em_end_turn_shortfall (state, move.seat, adjustments);
}

const ArbVerb em_verb_done = {
  .name = "done",
  .kind = ARB_VERB_CLOSING,
  .asked_by = EM_ASKED_BY (BOOST) | EM_ASKED_BY (CLEANUP) | EM_ASKED_BY_SCRIPTS,
  .canonicalize = em_canonicalize_closing,
  .kinds = { "none" },
  .why_not = check_done,
  .apply = em_apply_done,
  .shortfall = done_shortfall,
  .episode = EM_EPISODE_MORE,
};
