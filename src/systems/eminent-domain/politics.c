/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/politics.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/offer-moves.h"

gboolean
em_asks_take (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return em_open_stacks ((const EmState *) state) != 0;
}

void
em_list_take (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  em_list_cards (moves, item->seat, EM_VERB_TAKE, em_open_stacks ((const EmState *) state));
}

static void
check_take (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = em_card_of (move.arguments[0]);

  em_check_asked (state, move, EM_EFFECT_TAKE, verdict);
  if (kind >= EM_N_STACKS)
    em_refuse (verdict, EM_RULE_STACK_NONE, move.arguments[0]);
  else if (!em_stack_in_use (state, kind))
    em_refuse (verdict, EM_RULE_NO_RESEARCH, move.arguments[0]);
  else if (!(em_open_stacks (state) >> kind & 1))
    em_refuse (verdict, EM_RULE_STACK_EMPTY, move.arguments[0]);
}

static void
apply_take (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_take_role_card (state, em_card_of (move.arguments[0]), &em_seat (state, move.seat)->hand);
  em_consume_step (state, EM_EFFECT_TAKE, 1);
}

static void
about_take (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_cards (moves, seat, EM_VERB_TAKE, em_bit (EM_N_STACKS) - 1);
}

const ArbVerb em_verb_take = {
  .name = "take",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .asked_by = EM_ASKED_BY (TAKE),
  .about = about_take,
  .kinds = { "take" },
  .why_not = check_take,
  .apply = apply_take,
  .episode = EM_EPISODE_MORE,
  .deed = "takes",
};

void
em_offer_stacks (ArbOffering *offering, guint seat, EmEffect effect)
{
  em_offer_questions (offering, seat, effect, em_verb_take.kinds[0]);
}
