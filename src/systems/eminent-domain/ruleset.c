/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/ruleset.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/apply.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/deal.h"
#include "systems/eminent-domain/remedy.h"
#include "systems/eminent-domain/offers.h"
#include "systems/eminent-domain/parts.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/scoring.h"
#include "systems/eminent-domain/turn.h"

static guint
to_decide (const ArbState *state)
{
  return em_to_decide ((const EmState *) state);
}

const ArbRuleset arb_eminent_domain_ruleset = {
  .id = "eminent-domain",
  .bgg_id = 68425,
  .state_size = sizeof (EmState),
  .catalogue_size = sizeof (EmCatalogue),
  .truth_size = sizeof (EmTruth),
  .min_seats = 2,
  .max_seats = EM_MAX_SEATS,
  .records = em_tables,
  .verbs = em_verbs,
  .n_verbs = EM_N_VERBS,
  .rules = em_rules,
  .n_rules = EM_N_RULES,
  .switches = em_switches,
  .n_switches = EM_N_SWITCHES,
  .compile = em_compile,
  .setup = em_setup,
  .to_decide = to_decide,
  .candidates = em_candidates,
  .standard = em_standard,
  .check = em_check,
  .apply = em_apply,
  .score = em_score,
  .describe = em_describe,
  .identify = em_identify,
  .deduce = em_deduce_view,
  .prospects = em_prospects,
  .clock = em_clock,
  .conserve = em_conserve,
  .deal = em_deal,
  .observe = em_observe,
  .offers = em_offers,
  .tell = em_tell_move,
  .triggers = em_triggers,
  .triggered = em_triggered,
  .parts = em_parts,
  .remedies = em_remedies,
  .sources = em_sources,
};
