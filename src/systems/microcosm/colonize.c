/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/colonize.h"

#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"

void
micro_check_top (const MicroState *state, guint slot, guint from_switch, ArbVerdict *verdict)
{
  guint top = slot;

  while (top > 0 && micro_pile_number (state, top - 1) == micro_pile_number (state, slot))
    top--;
  while (state->slots[top].place != MICRO_IN_PILE)
    top++;
  if (top != slot && micro_switch (state, MICRO_SWITCH_PILE_CHOICE) >= from_switch)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_PILE_TOP,
                     micro_slot_number (slot))[MICRO_PILE_TOP_NUMBER] = (gint16) (top + 1);
}

static void
check_colonize (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint slot = micro_slot_argument (move.arguments[0]);

  if (!micro_check_moment (state, MICRO_EFFECT_COLONIZE, verdict))
    return;
  if (state->target != 0)
    micro_add_phase (state, verdict);
  else if (slot < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (state->slots[slot].place != MICRO_IN_PILE)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_COLONIZE_TARGET,
                     move.arguments[0])[MICRO_COLONIZE_TARGET_OWNER] =
        (gint16) micro_owner (state, (guint) slot);
  else
    micro_check_top (state, (guint) slot, MICRO_PILE_TOP_TO_COLONIZE, verdict);
}

void
micro_settle_colony (MicroState *state)
{
  guint slot = state->target - 1u;

  if (state->n_shown < micro_cost (state, slot))
    return;
  state->slots[slot].place = micro_planet_place (MICRO_COLONY, micro_decider (state));
  if (micro_switch (state, MICRO_SWITCH_COLONY_SIDE) == MICRO_COLONY_FACE_DOWN)
    state->slots[slot].face_up = FALSE;
  micro_close_step (state);
}

static void
apply_colonize (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  state->target = (guint8) (micro_slot_argument (move.arguments[0]) + 1);
  micro_settle_colony (state);
}

const ArbVerb micro_verb_colonize = {
  .name = "colonize",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_NUMBER | MICRO_A_PLANET) },
  .canonicalize = micro_canonicalize_planet,
  .kinds = { "colonize" },
  .why_not = check_colonize,
  .apply = apply_colonize,
};

gboolean
micro_asks_colonize (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (micro_state (state)->slots[slot].place == MICRO_IN_PILE)
      return TRUE;
  return FALSE;
}

void
micro_list_colonize (const ArbState *state, const ArbItem *item, const ArbStep *step,
                     ArbMoves *moves)
{
  const MicroState *self = micro_state (state);

  if (self->target != 0)
    {
      micro_list_reveals (self, item->seat, micro_cost (self, self->target - 1u) - self->n_shown,
                          moves);
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DONE, 0));
      return;
    }
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (self->slots[slot].place == MICRO_IN_PILE)
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_COLONIZE, micro_slot_number (slot)));
  micro_list_reveals (self, item->seat, G_MAXUINT, moves);
}
