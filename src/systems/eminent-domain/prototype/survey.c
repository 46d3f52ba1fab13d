/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

/*
 * Survey: a number of planets is drawn, only their backs are looked at, and one is kept face down.
 * It is open what happens to the others. Source: 8.2; 8.4, 2.
 */

gboolean
proto_asks_look (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0 && ((const EmState *) state)->planet_deck > 0;
}

void
proto_list_keep (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  em_list_move (moves, item->seat, EM_VERB_KEEP, 0, 0);
}

static void
apply_keep (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint looked = MIN (arb_agenda_top (&state->agenda)->left, state->planet_deck);

  if (proto_switch (state, PROTO_SWITCH_SURVEY_REST) == PROTO_REST_DISCARD)
    {
      state->planet_deck -= (guint8) looked;
      state->planet_discard += (guint8) (looked - 1);
    }
  else
    state->planet_deck--;
  proto_add_planet (state, move.seat, EM_UNKNOWN, FALSE);
  em_close_step (state);
}

const ArbVerb proto_verb_keep = {
  .name = "keep",
  .kind = ARB_VERB_DECISION,
  .asked_by = EM_ASKED_BY (LOOK),
  .unit = "planets",
  .kinds = { "keep" },
  .why_not = proto_why_not_now,
  .apply = apply_keep,
  .episode = EM_EPISODE_MORE,
  .deed = "keeps",
};
