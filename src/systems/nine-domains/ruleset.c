/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"

#include "systems/nine-domains/state.h"
#include "systems/nine-domains/describe.h"
#include "systems/nine-domains/offers.h"
#include "systems/nine-domains/place.h"
#include "systems/nine-domains/playout.h"
#include "systems/nine-domains/scoring.h"

static const ArbFaceWords face_words = {
  .value_sort = NINE_SORT_MARK,
  .value = "mark",
  .verb = NINE_VERB_MARK,
  .kept = G_STRUCT_OFFSET (NineState, faces),
  .size = NINE_FACES_SIZE,
  .contradiction = NINE_RULE_CONTRADICTION,
};

const ArbRuleset arb_nine_domains_ruleset = {
  .id = "nine-domains",
  .state_size = sizeof (NineState),
  .catalogue_size = sizeof (NineCatalogue),
  .min_seats = NINE_N_SEATS,
  .max_seats = NINE_N_SEATS,
  .turns_are_rounds = TRUE,
  .records = nine_tables,
  .faces = nine_faces,
  .counters = nine_counters,
  .face_words = &face_words,
  .verbs = nine_verbs,
  .n_verbs = NINE_N_VERBS,
  .rule_definitions = nine_rules,
  .n_rules = NINE_N_RULES,
  .switches = nine_switches,
  .n_switches = NINE_N_SWITCHES,
  .rules = {
    .compile = nine_catalogue_compile,
    .setup = nine_setup,
    .to_decide = nine_to_decide,
    .phases = nine_get_phases,
    .settled_rule = NINE_RULE_SETTLED,
    .score = nine_score,
    .adjusts = NINE_VERB_ADJUST,
    .conserve = nine_conserve,
  },
  .presentation = {
    .describe = nine_describe,
    .zones = nine_zones,
    .card_counters = nine_card_counters,
    .face = nine_face,
    .triggers = nine_triggers,
    .triggered = nine_triggered,
    .narrate = nine_narrate,
  },
  .help = {
    .offers = nine_offers,
    .offer_kinds = nine_offer_kinds,
    .answers = nine_add_answers,
    .position_words = nine_position_words,
    .arrange = nine_arrange,
    .most = nine_most,
  },
  .playout = {
    .truth_size = sizeof (NineTruth),
    .deal = nine_deal,
    .observe = nine_observe,
    .redact = nine_redact,
  },
};
