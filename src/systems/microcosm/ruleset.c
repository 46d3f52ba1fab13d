/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/ruleset.h"

#include "systems/microcosm/choices.h"
#include "systems/microcosm/colonize.h"
#include "systems/microcosm/contents.h"
#include "systems/microcosm/contributions.h"
#include "systems/microcosm/describe.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/moment.h"
#include "systems/microcosm/narrate.h"
#include "systems/microcosm/offers.h"
#include "systems/microcosm/peek.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/play.h"
#include "systems/microcosm/politics.h"
#include "systems/microcosm/position.h"
#include "systems/microcosm/random-play.h"
#include "systems/microcosm/remedy.h"
#include "systems/microcosm/research.h"
#include "systems/microcosm/reveal.h"
#include "systems/microcosm/scoring.h"
#include "systems/microcosm/scripts.h"
#include "systems/microcosm/setup.h"
#include "systems/microcosm/table.h"
#include "systems/microcosm/take.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  return micro_catalogue_compile ((MicroCatalogue *) catalogue, &micro_scripts, defects);
}

typedef struct
{
  MicroCheckFunc *check;
  MicroApplyFunc *apply;
} VerbFunctions;

#define FUNCTIONS(name, word, kind, infix, first, second, third, check, apply, offer) \
  [MICRO_VERB_##name] = { check, apply },

static const VerbFunctions functions[MICRO_N_VERBS] = { MICRO_VERBS (FUNCTIONS) };

static void
check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  gboolean decision = micro_verbs[move.verb]->kind <= ARB_VERB_CLOSING;

  if (move.seat > MICRO_N_SEATS || (decision && move.seat == ARB_TABLE))
    {
      /* After the end nobody decides, so the move has no seat. */
      arb_verdict_add (verdict, ARB_ILLEGAL, state->over ? MICRO_RULE_OVER : MICRO_RULE_MALFORMED,
                       ARB_ARGUMENT_NONE);
      return;
    }
  functions[move.verb].check (micro_state (state), move, verdict);
}

static void
apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  /* Nothing is paid in this game, so a ruling has no shortfall. */
  functions[move.verb].apply ((MicroState *) state, move, adjustments);
}

const ArbRuleset arb_microcosm_ruleset = {
  .id = "microcosm",
  .state_size = sizeof (MicroState),
  .catalogue_size = sizeof (MicroCatalogue),
  .min_seats = MICRO_N_SEATS,
  .max_seats = MICRO_N_SEATS,
  .records = micro_tables,
  .faces = micro_faces,
  .verbs = micro_verbs,
  .n_verbs = MICRO_N_VERBS,
  .rule_definitions = micro_rules,
  .n_rules = MICRO_N_RULES,
  .switches = micro_switches,
  .n_switches = MICRO_N_SWITCHES,
  .rules = {
    .compile = compile,
    .doubt = micro_catalogue_doubt,
    .setup = micro_setup,
    .to_decide = micro_to_decide,
    .list = micro_list,
    .canonicalize = micro_canonicalize,
    .check = check,
    .apply = apply,
    .score = micro_score,
    .conserve = micro_conserve,
  },
  .presentation = {
    .describe = micro_describe,
    .zones = micro_zones,
    .counters = micro_view_counters,
    .card_counters = micro_card_counters,
    .identify = micro_identify,
    .face = micro_face,
    .deduce = micro_deduce,
    .prospects = micro_prospects,
    .clock = micro_clock,
    .moment = micro_moment,
    .triggers = micro_triggers,
    .triggered = micro_triggered,
    .leader = micro_leader,
    .narrate = micro_narrate,
  },
  .help = {
    .questions = micro_questions,
    .offers = micro_offers,
    .offer_kinds = micro_offer_kinds,
    .picture = micro_picture,
    .contributions = micro_contributions,
    .remedies = micro_remedies,
    .position_words = micro_position_words,
    .arrange = micro_arrange,
    .most = micro_most,
  },
  .playout = {
    .truth_size = sizeof (MicroTruth),
    .makes_up = micro_makes_up,
    .deal = micro_deal,
    .observe = micro_observe,
    .redact = micro_redact,
  },
};
