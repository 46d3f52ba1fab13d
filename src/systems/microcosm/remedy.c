/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/remedy.h"

#include "systems/microcosm/choices.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/verbs.h"

/* Suggests every value that the feature can have; a card that is called by its number is recorded
 * as the planet of the move. */
static void
help_face (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  guint feature = (guint) reason->numbers[MICRO_FACE_FEATURE];
  ArbArgument card =
      micro_slot_argument (reason->subject) >= 0 ? move.arguments[1] : reason->subject;

  for (guint value = 0; value < MICRO_N_VALUES; value++)
    if (micro_has_value (card, feature, value))
      arb_remedies_suggest (remedies,
                            ARB_MOVE (ARB_TABLE, MICRO_VERB_SHOWS, card,
                                      arb_argument_name (MICRO_SORT_FEATURE, feature),
                                      arb_argument_name (MICRO_SORT_VALUE, value)),
                            TRUE);
}

/* Suggests revealing icons, because three icons repeat Research. */
static void
help_phase (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const MicroState *self = micro_state (state);
  ArbMove moves[ARB_MAX_MOVES];
  guint n;

  if (micro_effect (self) != MICRO_EFFECT_AGAIN
      || (move.verb != MICRO_VERB_ACQUIRE && move.verb != MICRO_VERB_RETURN))
    return;
  n = micro_list (state, move.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      gint domain = micro_domain_argument (moves[i].arguments[0]);
      gboolean unseen = domain >= 0 && self->places[domain] == MICRO_UNSEEN;

      if (moves[i].verb == MICRO_VERB_REVEAL)
        arb_remedies_suggest (remedies, moves[i], unseen);
    }
}

const ArbRemedyFunc micro_remedies[MICRO_N_RULES] = {
  [MICRO_RULE_FACE] = help_face,
  [MICRO_RULE_PHASE] = help_phase,
  /* The possible moves of the player are legal, and are tried anyway. */
  [MICRO_RULE_PASS] = arb_no_remedy,
  [MICRO_RULE_PLAY_NOTHING] = arb_no_remedy,
  [MICRO_RULE_PILE_TOP] = arb_no_remedy,
  /* The icons of a card are printed, and its place does not change while icons are revealed. */
  [MICRO_RULE_REVEAL_ICON] = arb_no_remedy,
  [MICRO_RULE_REVEAL_SPOILS] = arb_no_remedy,
  [MICRO_RULE_REVEAL_DISCARD] = arb_no_remedy,
  [MICRO_RULE_REVEAL_NEEDLESS] = arb_no_remedy,
};
