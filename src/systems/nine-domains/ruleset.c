/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/ruleset.h"

#include "systems/nine-domains/choices.h"
#include "systems/nine-domains/contents.h"
#include "systems/nine-domains/describe.h"
#include "systems/nine-domains/narrate.h"
#include "systems/nine-domains/offers.h"
#include "systems/nine-domains/place.h"
#include "systems/nine-domains/position.h"
#include "systems/nine-domains/random-play.h"
#include "systems/nine-domains/remedy.h"
#include "systems/nine-domains/scoring.h"
#include "systems/nine-domains/swap.h"
#include "systems/nine-domains/table.h"

static gboolean
is_decision (ArbMove move)
{
  return nine_verbs[move.verb]->kind <= ARB_VERB_CLOSING;
}

static gboolean
has_seat (ArbMove move)
{
  if (move.seat > NINE_N_SEATS)
    return FALSE;
  /* Only decisions belong to a seat; an adjustment names its seat itself. */
  if (is_decision (move))
    return move.seat != ARB_TABLE;
  return move.seat == ARB_TABLE || move.verb == NINE_VERB_ADJUST;
}

static void
check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const NineState *self = nine_state (state);

  if (!has_seat (move))
    {
      /* After the end nobody decides, so the move has no seat. */
      arb_verdict_add (verdict, ARB_ILLEGAL,
                       state->over && is_decision (move) ? ARB_RULE_OVER : ARB_RULE_MALFORMED,
                       ARB_ARGUMENT_NONE);
      return;
    }

  switch ((NineVerb) move.verb)
    {
    case NINE_VERB_PLACE:
      nine_check_place (self, move, verdict);
      break;
    case NINE_VERB_REVEAL:
      nine_check_reveal (self, move, verdict);
      break;
    case NINE_VERB_SWAP:
      nine_check_swap (self, move, verdict);
      break;
    case NINE_VERB_SKIP:
      nine_check_skip (self, move, verdict);
      break;
    case NINE_VERB_PILE:
      nine_check_pile (self, move, verdict);
      break;
    case NINE_VERB_SPECIAL:
      nine_check_special (self, move, verdict);
      break;
    case NINE_VERB_MARK:
      nine_check_mark (self, move, verdict);
      break;
    case NINE_VERB_ADJUST:
      nine_check_adjust (self, move, verdict);
      break;
    }
}

static void
apply (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments)
{
  NineState *self = (NineState *) state;

  /* Nothing has a cost in this game, so a ruling has no shortfall. */
  (void) ruled;

  switch ((NineVerb) move.verb)
    {
    case NINE_VERB_PLACE:
    case NINE_VERB_REVEAL:
      nine_apply_lay (self, move);
      break;
    case NINE_VERB_SWAP:
      nine_apply_swap (self, move);
      break;
    case NINE_VERB_SKIP:
      nine_apply_skip (self);
      break;
    case NINE_VERB_PILE:
      nine_apply_pile (self, move);
      break;
    case NINE_VERB_SPECIAL:
      nine_apply_special (self, move);
      break;
    case NINE_VERB_MARK:
      nine_apply_mark (self, move);
      break;
    case NINE_VERB_ADJUST:
      nine_apply_adjust (self, move, adjustments);
      break;
    }
}

const ArbRuleset arb_nine_domains_ruleset = {
  .id = "nine-domains",
  .state_size = sizeof (NineState),
  .catalogue_size = sizeof (NineCatalogue),
  .min_seats = NINE_N_SEATS,
  .max_seats = NINE_N_SEATS,
  .turns_are_rounds = TRUE,
  .records = nine_tables,
  .faces = nine_faces,
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
    .list = nine_list,
    .canonicalize = nine_canonicalize,
    .check = check,
    .apply = apply,
    .score = nine_score,
    .conserve = nine_conserve,
  },
  .presentation = {
    .describe = nine_describe,
    .zones = nine_zones,
    .counters = nine_view_counters,
    .card_counters = nine_card_counters,
    .face = nine_face,
    .triggers = nine_triggers,
    .triggered = nine_triggered,
    .narrate = nine_narrate,
  },
  .help = {
    .questions = nine_questions,
    .offers = nine_offers,
    .offer_kinds = nine_offer_kinds,
    .remedies = nine_remedies,
    .position_words = nine_position_words,
    .arrange = nine_arrange,
    .most = nine_most,
  },
  .playout = {
    .truth_size = sizeof (NineTruth),
    .makes_up = nine_makes_up,
    .deal = nine_deal,
    .observe = nine_observe,
    .any_time = nine_any_time,
    .redact = nine_redact,
  },
};
