/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/verbs.h"

gboolean
micro_supposes (const ArbState *parent, ArbMove move)
{
  const MicroState *state = micro_state (parent);
  gint domain = micro_domain_argument (move.arguments[0]);

  if (domain < 0)
    return micro_planet_argument (move.arguments[1]) >= 0;
  return state->places[domain] == MICRO_UNSEEN && !micro_must_hold (state, move.seat);
}

/* The planets that a card can be, which @seat can say. */
static void
add_planets (const MicroState *state, guint seat, ArbArgument number, ArbMoves *moves)
{
  guint16 candidates = micro_candidates (state, (guint) micro_slot_argument (number));

  for (guint planet = 0; planet < MICRO_N_PLANETS; planet++)
    if ((candidates & 1u << planet) != 0)
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_IS, number, micro_planet_name (planet)));
}

/* A card that is called by its number is recorded as the planet of the move. */
void
micro_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves)
{
  ArbArgument card =
      micro_slot_argument (reason->subject) >= 0 ? move.arguments[1] : reason->subject;

  if (reason->rule == MICRO_RULE_FACE)
    arb_shows_list (state, card, (guint) reason->numbers[MICRO_FACE_FEATURE], moves);
  else if (reason->rule == MICRO_RULE_PLANET_UNKNOWN)
    add_planets (micro_state (state), move.seat, reason->subject, moves);
}
