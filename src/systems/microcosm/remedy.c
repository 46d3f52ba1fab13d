/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/remedy.h"

#include "systems/microcosm/choices.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/verbs.h"

/* Whatever the face of the card can show. */
static void
help_face (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  guint feature = (guint) reason->numbers[MICRO_FACE_FEATURE];

  for (guint value = 0; value < MICRO_N_VALUES; value++)
    if (micro_has_value (reason->subject, feature, value))
      arb_remedies_suggest (remedies,
                            ARB_MOVE (ARB_TABLE, MICRO_VERB_SHOWS, reason->subject,
                                      arb_argument_name (MICRO_SORT_FEATURE, feature),
                                      arb_argument_name (MICRO_SORT_VALUE, value)),
                            TRUE);
}

/* Research happens once more after three icons: those that the player can show. */
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
  /* What the player can do now is legal, and tried as that. */
  [MICRO_RULE_PASS] = arb_no_remedy,
  [MICRO_RULE_PLAY_NOTHING] = arb_no_remedy,
  [MICRO_RULE_PILE_TOP] = arb_no_remedy,
  /* What a card shows is printed on it, and where it lies does not change while icons are shown. */
  [MICRO_RULE_REVEAL_ICON] = arb_no_remedy,
  [MICRO_RULE_REVEAL_SPOILS] = arb_no_remedy,
  [MICRO_RULE_REVEAL_DISCARD] = arb_no_remedy,
  [MICRO_RULE_REVEAL_NEEDLESS] = arb_no_remedy,
};
