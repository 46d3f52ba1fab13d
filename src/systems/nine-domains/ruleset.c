/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/ruleset.h"

#include "systems/nine-domains/contents.h"
#include "systems/nine-domains/counters.h"
#include "systems/nine-domains/describe.h"
#include "systems/nine-domains/narrate.h"
#include "systems/nine-domains/offers.h"
#include "systems/nine-domains/place.h"
#include "systems/nine-domains/position.h"
#include "systems/nine-domains/random-play.h"
#include "systems/nine-domains/scoring.h"
#include "systems/nine-domains/unknown.h"

static const ArbVerb *const verbs[] = { ARB_COMMON_VERBS, NINE_VERBS (ARB_LIST_VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (verbs) == NINE_N_VERBS);

static guint64
get_phases (const ArbState *state, guint seat)
{
  return 1u << (nine_open_swap (nine_state (state)) != NULL ? NINE_PHASE_SWAPS
                                                            : NINE_PHASE_PLACING);
}

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
  .verbs = verbs,
  .n_verbs = NINE_N_VERBS,
  .rule_definitions = nine_rules,
  .n_rules = NINE_N_RULES,
  .switches = nine_switches,
  .n_switches = NINE_N_SWITCHES,
  .rules = {
    .compile = nine_catalogue_compile,
    .setup = nine_setup,
    .to_decide = nine_to_decide,
    .phases = get_phases,
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
