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
  gboolean unknown = state->places[domain] == MICRO_UNSEEN && micro_n_unknown_supply (state) > 0;

  if (!micro_check_moment (state, MICRO_EFFECT_TAKE, verdict))
    return;
  if (state->places[domain] != MICRO_IN_SUPPLY && !unknown)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_SUPPLY,
                     move.arguments[0])[MICRO_SUPPLY_CARDS] = (gint16) state->n_supply;
}

static void
apply_take (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint domain = (guint) micro_domain_argument (move.arguments[0]);

  state->places[domain] = micro_place (MICRO_IN_HAND, move.seat);
  state->n_supply--;
  if (state->n_supply < MICRO_N_SUPPLY && state->n_deck > 0)
    {
      state->n_deck--;
      state->n_supply++;
    }
  micro_close_step (state);
}

const ArbVerb micro_verb_take = {
  .name = "take",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .why_not = check_take,
  .apply = apply_take,
};

static void
check_draw (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  if (micro_check_moment (state, MICRO_EFFECT_TAKE, verdict) && state->n_deck == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_DECK, ARB_ARGUMENT_NONE);
}

static void
apply_draw (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  state->n_deck--;
  state->n_unseen[move.seat]++;
  micro_close_step (state);
}

const ArbVerb micro_verb_draw = {
  .name = "draw",
  .kind = ARB_VERB_DECISION,
  .why_not = check_draw,
  .apply = apply_draw,
};

gboolean
micro_asks_take (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return micro_state (state)->n_deck + micro_state (state)->n_supply > 0;
}

void
micro_list_take (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const MicroState *self = micro_state (state);
  gboolean unknown = micro_n_unknown_supply (self) > 0;

  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if (self->places[domain] == MICRO_IN_SUPPLY
        || (unknown && self->places[domain] == MICRO_UNSEEN))
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_TAKE, micro_domain_name (domain)));
  arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DRAW, 0));
  micro_list_plays (self, item->seat, TRUE, moves);
  micro_list_turning_up (self, item->seat, moves);
}
