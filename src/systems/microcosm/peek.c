/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/peek.h"

#include "systems/microcosm/planets.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"

/* Whether @seat learns something from that card. */
static gboolean
is_target (const MicroState *state, guint slot, guint seat)
{
  return (state->slots[slot].place == MICRO_IN_PILE && !state->slots[slot].face_up)
         || micro_is_face_down_colony (state, micro_opponent (seat), slot);
}

static void
check_peek (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint slot = micro_slot_argument (move.arguments[0]);

  if (!micro_check_moment (state, MICRO_EFFECT_PEEK, verdict))
    return;
  if (slot < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  /* The owner of a Colony knows it: a peek at it is legal, only void. */
  else if (micro_is_face_down_colony (state, move.seat, (guint) slot))
    arb_verdict_add (verdict, ARB_VOID, MICRO_RULE_NOTHING,
                     micro_domain_name (arb_agenda_top_const (&state->agenda)->card));
  else if (!is_target (state, (guint) slot, move.seat))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_PEEK_TARGET,
                     move.arguments[0])[MICRO_PEEK_TARGET_OWNER] =
        (gint16) micro_owner (state, (guint) slot);
}

static void
apply_peek (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  micro_close_step (state);
}

const ArbVerb micro_verb_peek = {
  .name = "peek",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_NUMBER | MICRO_A_PLANET) },
  .canonicalize = micro_canonicalize_planet,
  .kinds = { "peek" },
  .why_not = check_peek,
  .apply = apply_peek,
};

gboolean
micro_asks_peek (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (is_target (micro_state (state), slot, item->seat))
      return TRUE;
  return FALSE;
}

void
micro_list_peek (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (is_target (micro_state (state), slot, item->seat)
        || micro_is_face_down_colony (micro_state (state), item->seat, slot))
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_PEEK, micro_slot_number (slot)));
}
