/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-position.h"

#include "engine/help/remedy.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/position.h"
#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-lead.h"
#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-verbs.h"

#define CARD ARB_ACCEPT_NAME (PROTO_SORT_CARD)
#define PLANET ARB_ACCEPT_NAME (PROTO_SORT_PLANET)
#define COLOUR ARB_ACCEPT_NAME (PROTO_SORT_COLOUR)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)

#define LEAST_HAND 3 /* a hand size that is proposed; others can be typed */
#define MOST_HAND 8

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

static guint
adjust_counter (const ArbPositionLine *line, guint counter, gint present, ArbMove *moves)
{
  gint change = (gint) arb_argument_value (line->rest[0]) - present;

  change = CLAMP (change, -ARB_ARGUMENT_CHANGE_MAX, ARB_ARGUMENT_CHANGE_MAX);
  moves[0] = ARB_MOVE (line->seat, EM_VERB_ADJUST, arb_argument_name (PROTO_SORT_COUNTER, counter),
                       arb_argument_change (change), 0);
  return change != 0;
}

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
  const EmSeat *owner = em_seat_const (proto_state (parent), line->seat);
  ArbArgument one = arb_argument_change (1);

  switch (line->word)
    {
    case WORD_HAND:
      return arrange_hand (owner, line, moves);
    case WORD_SURVEYED:
      return adjust_counter (line, PROTO_COUNTER_SURVEYED, 0, moves);
    case WORD_ARMIES:
      return adjust_counter (line, PROTO_COUNTER_ARMIES, owner->fighters, moves);
    case WORD_INFLUENCE:
      return adjust_counter (line, PROTO_COUNTER_INFLUENCE, owner->influence, moves);
    default:
      break;
    }
  for (guint i = 0; i < line->n_rest; i++)
    moves[i] =
        ARB_MOVE (line->seat, EM_VERB_ADJUST, line->rest[i], one,
                  line->word == WORD_UNDER || line->word == WORD_RESOURCES ? line->first
                                                                           : ARB_ARGUMENT_NONE);
  return line->n_rest;
}

/* A player with too many cards can discard some in this Cleanup. */
static void
help_hand_limit (const ArbState *parent, ArbMove move, const ArbReason *reason,
                 ArbRemedies *remedies)
{
  const EmSeat *owner = em_seat_const (proto_state (parent), move.seat);

  for (guint64 kinds = em_hand_kinds (owner); kinds != 0; kinds &= kinds - 1)
    arb_remedies_suggest (remedies,
                          ARB_MOVE (move.seat, EM_VERB_DISCARD, proto_card_name (em_first (kinds)),
                                    0, 0),
                          em_pile_count (&owner->hand, em_first (kinds)) == 0);
}

/* Whatever the face of the card can show. */
static void
help_face (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  guint feature = (guint) reason->numbers[PROTO_FACE_FEATURE];

  for (guint value = 0; value < PROTO_N_VALUES; value++)
    if (proto_has_value (reason->subject, feature, value))
      arb_remedies_suggest (remedies,
                            ARB_MOVE (ARB_TABLE, PROTO_VERB_SHOWS, reason->subject,
                                      arb_argument_name (PROTO_SORT_FEATURE, feature),
                                      arb_argument_name (PROTO_SORT_VALUE, value)),
                            TRUE);
}

static void
help_number (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  for (guint n = LEAST_HAND; n <= MOST_HAND; n++)
    arb_remedies_suggest (remedies,
                          ARB_MOVE (ARB_TABLE, PROTO_VERB_NUMBER, reason->subject,
                                    arb_argument_count (n), 0),
                          TRUE);
}

/* Whichever card the planet can be. */
static void
help_identity (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const ProtoState *state = proto_state (parent);
  guint number = (guint) reason->numbers[PROTO_IDENTITY_NUMBER];
  const ProtoPlanet *own = proto_find (state, move.seat, number);

  for (guint card = 0; card < PROTO_N_PLANETS && own != NULL; card++)
    if (proto_can_be (state, own, card))
      arb_remedies_suggest (remedies,
                            ARB_MOVE (move.seat, PROTO_VERB_IS, arb_argument_number (number),
                                      proto_planet_name (card), 0),
                            TRUE);
}

/* Following with a card that the hand has or may have, which takes the place of following without. */
static void
help_follow (const ArbState *parent, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const ProtoState *state = proto_state (parent);

  if (move.verb != EM_VERB_FOLLOW)
    return;
  for (guint64 kinds = proto_boosts (state, move.seat, FALSE); kinds != 0; kinds &= kinds - 1)
    arb_remedies_suggest_instead (
        remedies, ARB_MOVE (move.seat, EM_VERB_BOOST, proto_card_name (em_first (kinds)), 0, 0),
        em_hand_least (em_seat_const (state, move.seat), em_first (kinds)) == 0);
}

const ArbRemedyFunc proto_remedies[PROTO_N_RULES] = {
  [PROTO_RULE_FACE] = help_face,
  [PROTO_RULE_UNKNOWN_NUMBER] = help_number,
  [PROTO_RULE_IDENTITY] = help_identity,
  [PROTO_RULE_HAND_LIMIT] = help_hand_limit,
  [PROTO_RULE_FOLLOW_CARD] = help_follow,
  [PROTO_RULE_MINIMUM] = help_follow,
  /* A role comes once in a turn, and its cost must be available before it. */
  [PROTO_RULE_SETTLE_COST] = arb_no_remedy,
  [PROTO_RULE_ARMY_COST] = arb_no_remedy,
  [PROTO_RULE_DECK] = arb_no_remedy,
  [PROTO_RULE_DISCS] = arb_no_remedy,
  /* Piles are not filled again, and the icons of a card are printed. */
  [PROTO_RULE_PILE] = arb_no_remedy,
  [PROTO_RULE_NO_ACTION] = arb_no_remedy,
  [PROTO_RULE_ICON] = arb_no_remedy,
  /* The answers of the table are final. */
  [PROTO_RULE_DECLINE] = arb_no_remedy,
  [PROTO_RULE_EMPTY_DRAW] = arb_no_remedy,
  /* What the player can do now is legal, and tried as that. */
  [PROTO_RULE_CHOICE] = arb_no_remedy,
  [PROTO_RULE_DISCARD] = arb_no_remedy,
};
