/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"

#include "engine/play/dispatch.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/state.h"
#include "systems/eminent-domain/conserve.h"
#include "systems/eminent-domain/describe.h"
#include "systems/eminent-domain/judge.h"
#include "systems/eminent-domain/moment.h"
#include "systems/eminent-domain/narrate.h"
#include "engine/help/offer.h"
#include "engine/core/view.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/playout.h"
#include "systems/eminent-domain/position.h"
#include "systems/eminent-domain/setup.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/turn.h"

static guint
to_decide (const ArbState *state)
{
  return em_to_decide ((const EmState *) state);
}

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  return em_cards_compile ((EmCatalogue *) catalogue, &em_scripts, defects);
}

const ArbRuleset arb_eminent_domain_ruleset = {
  .id = "eminent-domain",
  .bgg_id = 68425,
  .state_size = sizeof (EmState),
  .catalogue_size = sizeof (EmCatalogue),
  .min_seats = 2,
  .max_seats = EM_MAX_SEATS,
  .records = em_records,
  .faces = em_face_fields,
  .counters = em_counters,
  .verbs = em_verbs,
  .n_verbs = EM_N_VERBS,
  .rule_definitions = em_rules,
  .n_rules = EM_N_RULES,
  .switches = em_switches,
  .n_switches = EM_N_SWITCHES,
  .rules = {
    .compile = compile,
    .setup = em_setup,
    .to_decide = to_decide,
    .phases = em_get_phases,
    .list = em_list,
    .settled_rule = EM_RULE_SETTLED,
    .check_seat = em_check_seat,
    .order_reasons = em_order_reasons,
    .leave = em_leave,
    .go_on = em_go_on,
    .score = em_score,
    .adjusts = EM_VERB_ADJUST,
    .out_of_range = EM_RULE_ADJUST_RANGE,
    .unclear = EM_RULE_UNCLEAR,
    .conserve = em_conserve,
  },
  .presentation = {
    .describe = em_describe,
    .zones = em_zones,
    .card_counters = em_card_counters,
    .identify = em_identify,
    .other_face = em_other_face,
    .face = em_describe_face,
    .deduce = em_deduce_view,
    .prospects = em_prospects,
    .clock = em_clock,
    .moment = em_find_moment,
    .triggers = em_triggers,
    .triggered = em_triggered,
    .leader = em_leader,
    .narrate = em_narrate,
  },
  .help = {
    .questions = arb_dispatch_questions,
    .offers = em_offers,
    .picture = em_offer_picture,
    .contributions = em_contributions,
    .supposes = em_supposes,
    .answers = em_add_answers,
    .position_words = em_position_words,
    .arrange = em_arrange,
    .most = em_most,
  },
  .playout = {
    .truth_size = sizeof (EmTruth),
    .deal = em_deal,
    .observe = em_observe,
    .redact = em_redact,
  },
};
