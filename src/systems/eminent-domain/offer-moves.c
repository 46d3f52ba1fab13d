/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-moves.h"

#include "engine/play/referee.h"

void
em_suppose_cards (ArbOffering *offering, guint seat, guint kind, guint n)
{
  if (offering->supposed || offering->current.verdict.value != ARB_ILLEGAL)
    return;
  em_pile_add (&em_seat ((EmState *) &offering->table, seat)->hand, kind, n);
  arb_offering_suppose (offering);
}

void
em_offer_cards (ArbOffering *offering, guint seat, EmVerb verb, ArbArgument what, guint kind,
                guint n)
{
  gboolean before = arb_offering_is_allowed (offering);

  if (!em_offer_move (offering, seat, verb, what, 0) && before)
    em_suppose_cards (offering, seat, kind, n);
}

void
em_offer_questions (ArbOffering *offering, guint seat, EmEffect effect, const char *refused)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_questions (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;
      const char *kind = em_catalogue (em_offer_table (offering))->program.scripts->effects[effect].word;

      if (!em_verb_asks (offering->state, moves[i].verb, effect))
        continue;
      arb_check (offering->state, moves[i], &verdict);
      if (verdict.value == ARB_ILLEGAL)
        kind = refused;
      if (kind != NULL)
        em_offer_single (offering, kind, moves[i].arguments[0], moves[i]);
    }
}

void
em_offer_listed (ArbOffering *offering, guint seat, EmEffect effect)
{
  em_offer_questions (offering, seat, effect, NULL);
}
