/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/politics.h"

#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"

static void
check_discard (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint opponent = micro_opponent (move.seat);
  guint domain = (guint) micro_domain_argument (move.arguments[0]);

  if (micro_check_moment (state, MICRO_EFFECT_DISCARD, verdict)
      && !micro_can_hold (state, opponent, domain))
    micro_add_not_held (state, opponent, domain, verdict);
}

static void
apply_discard (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint opponent = micro_opponent (move.seat);

  micro_take_out (state, opponent, (guint) micro_domain_argument (move.arguments[0]),
                  micro_place (MICRO_IN_DISCARD, opponent));
  micro_close_step (state);
}

const ArbVerb micro_verb_discard = {
  .name = "discard",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .kinds = { "discard" },
  .why_not = check_discard,
  .apply = apply_discard,
  .deed = "discards",
};

static void
check_swap (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint place = micro_place (MICRO_IN_DISCARD, micro_opponent (move.seat));

  if (!micro_check_moment (state, MICRO_EFFECT_SWAP, verdict))
    return;
  if (state->places[micro_domain_argument (move.arguments[0])] != place)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_DISCARD,
                     move.arguments[0])[MICRO_DISCARD_CARDS] = (gint16) micro_n_at (state, place);
}

/* The played card stays with the opponent, who also scores it. */
static void
apply_swap (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint card = arb_agenda_top_const (&state->agenda)->card;
  gboolean to_hand = micro_switch (state, MICRO_SWITCH_SWAP_TO) != MICRO_SWAP_TO_DISCARD;

  state->places[card] = micro_place (MICRO_IN_DISCARD, micro_opponent (move.seat));
  state->places[micro_domain_argument (move.arguments[0])] =
      micro_place (to_hand ? MICRO_IN_HAND : MICRO_IN_DISCARD, move.seat);
  micro_close_step (state);
}

const ArbVerb micro_verb_swap = {
  .name = "swap",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .kinds = { "swap" },
  .why_not = check_swap,
  .apply = apply_swap,
  .deed = "swaps",
};

gboolean
micro_asks_discard (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return micro_n_at (micro_state (state), micro_place (MICRO_IN_HAND, micro_opponent (item->seat)))
         > 0;
}

void
micro_list_discard (const ArbState *state, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if (micro_can_hold (micro_state (state), micro_opponent (item->seat), domain))
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DISCARD, micro_domain_name (domain)));
}

gboolean
micro_asks_swap (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return micro_n_at (micro_state (state),
                     micro_place (MICRO_IN_DISCARD, micro_opponent (item->seat)))
         > 0;
}

void
micro_list_swap (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const MicroState *self = micro_state (state);
  guint place = micro_place (MICRO_IN_DISCARD, micro_opponent (item->seat));

  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if (self->places[domain] == place)
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_SWAP, micro_domain_name (domain)));
  arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DONE, 0));
}
