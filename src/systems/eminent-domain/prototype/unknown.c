/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

#define LEAST_HAND 3 /* a hand size that is proposed; others can be typed */
#define MOST_HAND 8

static void
add_planets (const EmState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves)
{
  guint number = (guint) reason->numbers[PROTO_IDENTITY_NUMBER];
  const ProtoPlanet *own = proto_find (state, move.seat, number);

  for (guint card = 0; card < PROTO_N_PLANETS && own != NULL; card++)
    if (proto_can_be (state, own, card))
      arb_moves_add (moves, ARB_MOVE (move.seat, PROTO_VERB_IS, arb_argument_number (number),
                                      proto_planet_name (card)));
}

void
proto_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves)
{
  if (reason->rule == PROTO_RULE_FACE)
    arb_shows_list (state, reason->subject, (guint) reason->numbers[PROTO_FACE_FEATURE], moves);
  else if (reason->rule == PROTO_RULE_IDENTITY)
    add_planets ((const EmState *) state, move, reason, moves);
  else if (reason->rule == PROTO_RULE_UNKNOWN_NUMBER)
    for (guint n = LEAST_HAND; n <= MOST_HAND; n++)
      arb_moves_add (moves, ARB_MOVE (ARB_TABLE, PROTO_VERB_NUMBER, reason->subject,
                                      arb_argument_count (n)));
}
