/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/rules.h"
#include "systems/eminent-domain/verbs.h"

/* Whether the move says which planet an unknown one is, or what its back is. */
static gboolean
names_planet (ArbMove move)
{
  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    if (arb_argument_is_name (move.arguments[i], EM_SORT_PLANET)
        || arb_argument_is_name (move.arguments[i], EM_SORT_TYPE))
      return TRUE;
  return FALSE;
}

gboolean
em_supposes (const ArbState *parent, ArbMove move)
{
  const EmState *state = (const EmState *) parent;

  switch (move.verb)
    {
    case EM_VERB_PLAY:
    case EM_VERB_BOOST:
    case EM_VERB_REMOVE:
    case EM_VERB_DISCARD:
      return arb_argument_is_name (move.arguments[0], EM_SORT_CARD)
             && em_hand_least (em_seat_const (state, move.seat),
                               arb_argument_value (move.arguments[0]))
                    == 0;
    default:
      return names_planet (move);
    }
}

void
em_add_answers (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint number = (guint) reason->numbers[EM_PLANET_UNTOLD_NUMBER];
  guint64 planets;

  if (reason->rule != EM_RULE_PLANET_UNTOLD)
    return;
  planets = em_candidates_of (em_planet_const (state, move.seat, number));
  for (; planets != 0; planets &= planets - 1)
    arb_moves_add (moves, ARB_MOVE (move.seat, EM_VERB_IS, arb_argument_number (number),
                                    arb_argument_name (EM_SORT_PLANET, em_first (planets))));
}
