/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-survey.h"

#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-verbs.h"

gboolean
proto_asks_look (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0 && proto_state (state)->planet_deck > 0;
}

void
proto_list_keep (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  proto_list_move (moves, item->seat, PROTO_VERB_KEEP, 0, 0);
}

void
proto_check_keep (const ProtoState *state, ArbMove move, ArbVerdict *verdict)
{
  proto_check_asked (state, move, PROTO_EFFECT_LOOK, verdict);
}

void
proto_apply_keep (ProtoState *state, ArbMove move, ArbAdjustments *adjustments)
{
  guint looked = MIN (arb_agenda_top (&state->agenda)->left, state->planet_deck);

  if (proto_switch (state, PROTO_SWITCH_SURVEY_REST) == PROTO_REST_DISCARD)
    {
      state->planet_deck -= (guint8) looked;
      state->planet_discard += (guint8) (looked - 1);
    }
  else
    state->planet_deck--;
  proto_add_planet (state, move.seat, EM_UNKNOWN, FALSE);
  proto_close (state);
}
