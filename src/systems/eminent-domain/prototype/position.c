/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/position.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

#define CARD ARB_ACCEPT_NAME (EM_SORT_CARD)
#define PLANET ARB_ACCEPT_NAME (EM_SORT_PLANET)
#define COLOUR ARB_ACCEPT_NAME (EM_SORT_RESOURCE)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)

enum
{
  WORD_HAND,
  WORD_UP,
  WORD_SURVEYED,
  WORD_UNDER,
  WORD_RESOURCES,
  WORD_DISCARDED,
  WORD_ARMIES,
  WORD_INFLUENCE,
};

const ArbPositionWord proto_position_words[] = {
  [WORD_HAND] = { "hand", TRUE, 0, CARD, 0, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_UP] = { "up", TRUE, 0, PLANET, 1, EM_MAX_SEAT_PLANETS },
  [WORD_SURVEYED] = { "surveyed", TRUE, 0, COUNT, 1, 1 },
  [WORD_UNDER] = { "under", TRUE, NUMBER, CARD, 1, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_RESOURCES] = { "resources", TRUE, NUMBER, COLOUR, 1, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_DISCARDED] = { "discard-pile", TRUE, 0, CARD, 1, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_ARMIES] = { "armies", TRUE, 0, COUNT, 1, 1 },
  [WORD_INFLUENCE] = { "influence", TRUE, 0, COUNT, 1, 1 },
  { NULL, FALSE, 0, 0, 0, 0 },
};

/* All cards of the hand are recorded; then some leave it, and others come. */
static guint
arrange_hand (const EmSeat *owner, const ArbPositionLine *line, ArbMove *moves)
{
  guint held[EM_N_ROLES];
  guint n = 0;

  em_find_held (owner, line, held);
  for (guint kind = 0; kind < EM_N_ROLES; kind++)
    if (held[kind] > owner->hand.cards[kind])
      moves[n++] = ARB_MOVE (line->seat, EM_VERB_HOLDS, proto_card_name (kind),
                             arb_argument_count (held[kind]), 0);
  for (guint kind = 0; kind < PROTO_N_KINDS; kind++)
    {
      gint present =
          kind < EM_N_ROLES ? (gint) held[kind] : (gint) em_pile_count (&owner->hand, kind);
      gint change = (gint) em_count_listed (line, kind) - present;

      if (change != 0)
        moves[n++] = ARB_MOVE (line->seat, EM_VERB_ADJUST_HAND, proto_card_name (kind),
                               arb_argument_change (change), 0);
    }
  return n;
}

guint
proto_arrange (const ArbState *parent, const ArbPositionLine *line, ArbMove *moves)
{
  const EmSeat *owner = em_seat_const ((const EmState *) parent, line->seat);
  gint wanted = line->n_rest > 0 ? (gint) arb_argument_value (line->rest[0]) : 0;

  switch (line->word)
    {
    case WORD_HAND:
      return arrange_hand (owner, line, moves);
    case WORD_SURVEYED:
      return arb_counter_adjustment (parent, "surveyed", line->seat, 0, wanted, moves);
    case WORD_ARMIES:
      return arb_counter_adjustment (parent, "armies", line->seat, owner->fighters, wanted, moves);
    case WORD_INFLUENCE:
      return arb_counter_adjustment (parent, "influence", line->seat, owner->influence, wanted,
                                     moves);
    default:
      break;
    }
  for (guint i = 0; i < line->n_rest; i++)
    moves[i] =
        ARB_MOVE (line->seat, EM_VERB_ADJUST, line->rest[i], arb_argument_change (1),
                  line->word == WORD_UNDER || line->word == WORD_RESOURCES ? line->first
                                                                           : ARB_ARGUMENT_NONE);
  return line->n_rest;
}
