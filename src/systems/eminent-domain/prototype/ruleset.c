/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/narrate.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/playout.h"
#include "systems/eminent-domain/prototype/turn.h"
#include "systems/eminent-domain/prototype/state.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  return proto_catalogue_compile ((ProtoCatalogue *) catalogue, &proto_scripts, defects);
}

static const char *const feature_names[] = {
  "colonize-cost", "army-cost", "influence", "type", "slot", "icon", "action", "two-icons"
};

G_STATIC_ASSERT (G_N_ELEMENTS (feature_names) == PROTO_N_FEATURES);

static const ArbFaceWords face_words = {
  .features = feature_names,
  .n_features = PROTO_N_FEATURES,
  .feature_sort = PROTO_SORT_FEATURE,
  .value_sort = PROTO_SORT_VALUE,
  .value = "value",
  .verb = PROTO_VERB_SHOWS,
  .kept = G_STRUCT_OFFSET (EmState, faces),
  .size = PROTO_FACES_SIZE,
  .unknown = PROTO_RULE_FACE,
  .contradiction = PROTO_RULE_CONTRADICTION,
  .decides_what_is_asked = TRUE,
};

const ArbRuleset arb_prototype_2010_ruleset = {
  .id = "prototype-2010",
  .state_size = sizeof (EmState),
  .catalogue_size = sizeof (ProtoCatalogue),
  .min_seats = 2,
  .max_seats = EM_MAX_SEATS,
  .records = proto_records,
  .faces = proto_face_fields,
  .counters = proto_counters,
  .face_words = &face_words,
  .verbs = proto_verbs,
  .n_verbs = PROTO_N_VERBS,
  .rule_definitions = proto_rules,
  .n_rules = PROTO_N_RULES,
  .switches = proto_switches,
  .n_switches = PROTO_N_SWITCHES,
  .rules = {
    .compile = compile,
    .doubt = proto_catalogue_doubt,
    .setup = proto_setup,
    .to_decide = proto_to_decide,
    .list = proto_list,
    .seat_rule = PROTO_RULE_SEAT,
    .leave = proto_leave,
    .go_on = proto_go_on,
    .score = proto_score,
    .adjusts = EM_VERB_ADJUST,
    .out_of_range = PROTO_RULE_ADJUST,
    .unclear = PROTO_RULE_UNCLEAR,
    .conserve = proto_conserve,
  },
  .presentation = {
    .describe = proto_describe,
    .zones = proto_zones,
    .card_counters = proto_card_counters,
    .identify = proto_identify,
    .face = proto_face,
    .prospects = proto_prospects,
    .clock = proto_clock,
    .moment = proto_moment,
    .triggers = proto_triggers,
    .triggered = proto_triggered,
    .leader = em_leader,
    .narrate = proto_narrate,
  },
  .help = {
    .questions = proto_questions,
    .offers = proto_offers,
    .offer_kinds = proto_offer_kinds,
    .contributions = proto_contributions,
    .supposes = em_supposes,
    .answers = proto_add_answers,
    .position_words = proto_position_words,
    .arrange = proto_arrange,
    .most = proto_most,
  },
  .playout = {
    .truth_size = sizeof (ProtoTruth),
    .makes_up = proto_makes_up,
    .likely = proto_likely,
    .deal = proto_deal,
    .observe = proto_observe,
    .redact = proto_redact,
  },
};
