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

static guint
list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  guint n_candidates = em_candidates (state, seat, moves, max);
  guint n_legal = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < n_candidates; i++)
    {
      arb_verdict_init (&verdict);
      em_check (state, moves[i], &verdict);
      if (arb_verdict_allows (&verdict))
        moves[n_legal++] = moves[i];
    }
  return n_legal;
}

const ArbRuleset arb_eminent_domain_ruleset = {
  .id = "eminent-domain",
  .bgg_id = 68425,
  .state_size = sizeof (EmState),
  .catalogue_size = sizeof (EmCatalogue),
  .min_seats = 2,
  .max_seats = EM_MAX_SEATS,
  .records = em_tables,
  .verbs = em_verbs,
  .n_verbs = EM_N_VERBS,
  .rule_definitions = em_rules,
  .n_rules = EM_N_RULES,
  .switches = em_switches,
  .n_switches = EM_N_SWITCHES,
  .rules = {
    .compile = em_compile,
    .setup = em_setup,
    .to_decide = to_decide,
    .list = list,
    .canonicalize = em_canonicalize,
    .check = em_check,
    .apply = em_apply,
    .score = em_score,
    .conserve = em_conserve,
  },
  .presentation = {
    .describe = em_describe,
    .identify = em_identify,
    .deduce = em_deduce_view,
    .prospects = em_prospects,
    .clock = em_clock,
    .triggers = em_triggers,
    .triggered = em_triggered,
  },
  .help = {
    .questions = em_candidates,
    .offers = em_offers,
    .contributions = em_contributions,
    .remedies = em_remedies,
    .sources = em_sources,
  },
  .playout = {
    .truth_size = sizeof (EmTruth),
    .deal = em_deal,
    .observe = em_observe,
    .redact = em_redact,
  },
};
