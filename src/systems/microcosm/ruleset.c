/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/state.h"
#include "systems/microcosm/colonize.h"
#include "engine/core/verdict.h"
#include "systems/microcosm/describe.h"
#include "systems/microcosm/faces.h"
#include "engine/core/moment.h"
#include "engine/core/episode.h"
#include "engine/help/offer.h"
#include "systems/microcosm/peek.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/play.h"
#include "systems/microcosm/politics.h"
#include "systems/microcosm/playout.h"
#include "systems/microcosm/research.h"
#include "systems/microcosm/reveal.h"
#include "systems/microcosm/scoring.h"
#include "systems/microcosm/effects.h"
#include "systems/microcosm/take.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  return micro_catalogue_compile ((MicroCatalogue *) catalogue, &micro_scripts, defects);
}

static const char *const feature_names[] = { "shield",    "colony-shield", "influence", "icon",
                                             "type",      "action",        "time",      "scores",
                                             "two-icons", "points" };

G_STATIC_ASSERT (G_N_ELEMENTS (feature_names) == MICRO_N_FEATURES);

static const ArbFaceWords face_words = {
  .features = feature_names,
  .n_features = MICRO_N_FEATURES,
  .feature_sort = MICRO_SORT_FEATURE,
  .value_sort = MICRO_SORT_VALUE,
  .value = "value",
  .verb = MICRO_VERB_SHOWS,
  .kept = G_STRUCT_OFFSET (MicroState, faces),
  .size = MICRO_FACES_SIZE,
  .unknown = MICRO_RULE_FACE,
  .contradiction = MICRO_RULE_CONTRADICTION,
};

const ArbRuleset arb_microcosm_ruleset = {
  .id = "microcosm",
  .state_size = sizeof (MicroState),
  .catalogue_size = sizeof (MicroCatalogue),
  .min_seats = MICRO_N_SEATS,
  .max_seats = MICRO_N_SEATS,
  .records = micro_tables,
  .faces = micro_faces,
  .pools = micro_pools,
  .counters = micro_counters,
  .face_words = &face_words,
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
    .list_any_moment = micro_list,
    .settled_rule = MICRO_RULE_SETTLED,
    .check_seat = micro_check_seat,
    .score = micro_score,
    .adjusts = MICRO_VERB_ADJUST,
    .out_of_range = MICRO_RULE_OUT_OF_RANGE,
    .unclear = MICRO_RULE_UNCLEAR,
    .conserve = micro_conserve,
  },
  .presentation = {
    .describe = micro_describe,
    .zones = micro_zones,
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
    .supposes = micro_supposes,
    .answers = micro_add_answers,
    .position_words = micro_position_words,
    .arrange = micro_arrange,
    .most = micro_most,
  },
  .playout = {
    .truth_size = sizeof (MicroTruth),
    .likely = micro_likely,
    .deal = micro_deal,
    .observe = micro_observe,
    .redact = micro_redact,
  },
};
