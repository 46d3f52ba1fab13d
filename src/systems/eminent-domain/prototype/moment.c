/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/moment.h"
#include "systems/eminent-domain/prototype/state.h"

/* All cards go under one planet, so that their number is no choice. */
static void
add_cards (const EmState *state, ArbMoment *moment)
{
  moment->whole = state->shown.size;
  if (em_top_const (state)->choice != ARB_CHOICE_MADE)
    moment->amount = moment->whole;
}

void
proto_moment (const ArbState *parent, ArbMoment *moment)
{
  const EmState *state = (const EmState *) parent;
  guint64 shown = em_pile_kinds (&state->shown);

  moment->seat = (guint) __builtin_ctz (proto_to_decide (parent));
  em_add_phase (state, moment);
  if (em_moment (state) != EM_MOMENT_SCRIPT)
    return;
  if (em_add_amount (state, moment) == EM_EFFECT_COLONY)
    add_cards (state, moment);
  if (proto_effect (state) != EM_EFFECT_BY_HAND)
    return;
  moment->id = "by-hand";
  if (shown != 0)
    moment->subject = proto_card_name (em_first (shown));
}
