/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/take.h"

#include "systems/microcosm/icons.h"
#include "systems/microcosm/play.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"

static void
check_take (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint domain = (guint) micro_domain_argument (move.arguments[0]);

  if (micro_check_moment (state, MICRO_EFFECT_TAKE, verdict)
      && !arb_pile_can_hold (parent, micro_pools, MICRO_IN_SUPPLY, domain))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_SUPPLY,
                     move.arguments[0])[MICRO_SUPPLY_CARDS] =
        (gint16) micro_n_at (state, MICRO_IN_SUPPLY);
}

static void
apply_take (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint domain = (guint) micro_domain_argument (move.arguments[0]);

  arb_pile_move (parent, micro_pools, domain, MICRO_IN_SUPPLY,
                 micro_place (MICRO_IN_HAND, move.seat));
  if (micro_n_at (state, MICRO_IN_SUPPLY) < MICRO_N_SUPPLY && state->unseen[MICRO_IN_DECK] > 0)
    arb_pile_draw (parent, micro_pools, MICRO_IN_DECK, MICRO_IN_SUPPLY);
  micro_close_step (state);
}

const ArbVerb micro_verb_take = {
  .name = "take",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .kinds = { "take", "take-unsaid" },
  .why_not = check_take,
  .apply = apply_take,
  .episode = "take",
  .deed = "takes",
};

static void
check_draw (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  if (micro_check_moment (state, MICRO_EFFECT_TAKE, verdict)
      && micro_n_at (state, MICRO_IN_DECK) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_DECK, ARB_ARGUMENT_NONE);
}

static void
apply_draw (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  arb_pile_draw (parent, micro_pools, MICRO_IN_DECK, micro_place (MICRO_IN_HAND, move.seat));
  micro_close_step (state);
}

const ArbVerb micro_verb_draw = {
  .name = "draw",
  .kind = ARB_VERB_DECISION,
  .kinds = { "draw" },
  .why_not = check_draw,
  .apply = apply_draw,
  .episode = "take",
};

gboolean
micro_asks_take (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return micro_n_left (micro_state (state)) > 0;
}

void
micro_list_take (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const MicroState *self = micro_state (state);

  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if (arb_pile_can_hold (state, micro_pools, MICRO_IN_SUPPLY, domain))
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_TAKE, micro_domain_name (domain)));
  arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DRAW, 0));
  micro_list_plays (self, item->seat, TRUE, moves);
}
