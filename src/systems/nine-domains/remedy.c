/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/remedy.h"

typedef enum
{
  NINE_HELP_DECIDE_FIRST, /* that seat takes its swap up, or not */
  NINE_HELP_FREE_PLACE,   /* a place at which the player has no card yet */
  NINE_HELP_PLACE,        /* the cards that a player has still to place */
  NINE_HELP_REVEAL,       /* a card that lies face down */
  NINE_N_HELPS,
} NineHelp;

const char *const nine_sources[] = {
  [NINE_HELP_DECIDE_FIRST] = "decide-first",
  [NINE_HELP_FREE_PLACE] = "free-place",
  [NINE_HELP_PLACE] = "place",
  [NINE_HELP_REVEAL] = "reveal",
  [NINE_N_HELPS] = NULL,
};

static void
help (ArbRemedies *remedies, NineHelp source, ArbArgument subject, guint amount, guint seat)
{
  arb_remedies_add (remedies, nine_sources[source], subject, amount, seat);
}

static void
help_swap_open (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  (void) state;
  (void) move;
  help (remedies, NINE_HELP_DECIDE_FIRST, ARB_ARGUMENT_NONE, 0, (guint) reason->numbers[0]);
}

static void
help_place (const NineState *self, ArbRemedies *remedies)
{
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    if (nine_n_lying (self, seat) < NINE_N_PLACES)
      help (remedies, NINE_HELP_PLACE, ARB_ARGUMENT_NONE, NINE_N_PLACES - nine_n_lying (self, seat),
            seat);
}

static void
help_reveal (const NineState *self, ArbRemedies *remedies)
{
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    for (guint place = 0; place < NINE_N_PLACES; place++)
      if (self->cards[nine_row (self)][seat][place] == NINE_FACE_DOWN)
        help (remedies, NINE_HELP_REVEAL, arb_argument_name (NINE_SORT_PLACE, place), 0, seat);
}

/* Whether a card of the round can give @seat such a swap: one that lies there, or may come. */
static gboolean
can_win_swap (const NineState *self, guint seat, NineOnWin kind)
{
  const guint8 *row = self->cards[nine_row (self)][seat];
  guint16 cards = nine_placed (self, seat);

  for (guint place = 0; place < NINE_N_PLACES; place++)
    if (row[place] < NINE_CARD)
      cards |= nine_possible (self, seat);

  for (guint card = 0; card < nine_catalogue (self)->n_cards; card++)
    if ((cards & nine_bit (card)) != 0 && nine_catalogue (self)->cards[card].on_win == kind)
      return TRUE;
  return FALSE;
}

/* A swap that comes after another one, or may come with the combats of the round. */
static void
help_swap_right (const ArbState *state, ArbMove move, const ArbReason *reason,
                 ArbRemedies *remedies)
{
  const NineState *self = nine_state (state);
  NineOnWin kind = nine_domain_argument (move.arguments[0]) >= 0 ? NINE_ON_WIN_SWAP_DOMAINS
                                                                 : NINE_ON_WIN_SWAP_CARDS;

  (void) reason;
  if (nine_is_placing (self))
    {
      if (can_win_swap (self, move.seat, kind))
        {
          help_place (self, remedies);
          help_reveal (self, remedies);
        }
      return;
    }

  if (nine_has_later_swap (self, move.seat, kind))
    help (remedies, NINE_HELP_DECIDE_FIRST, ARB_ARGUMENT_NONE, 0,
          self->swaps[self->next_swap].seat);
}

static void
help_taken (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const NineState *self = nine_state (state);

  (void) reason;
  for (guint place = 0; place < NINE_N_PLACES; place++)
    if (self->cards[nine_row (self)][move.seat][place] == NINE_NO_CARD)
      help (remedies, NINE_HELP_FREE_PLACE, arb_argument_name (NINE_SORT_PLACE, place), 0,
            move.seat);
}

static void
help_early (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  const NineState *self = nine_state (state);

  (void) move;
  remedies->missing = (gint16) (reason->numbers[0] - reason->numbers[1]);
  help_place (self, remedies);
}

const ArbRemedyFunc nine_remedies[NINE_N_RULES] = {
  [NINE_RULE_SWAP_OPEN] = help_swap_open,
  [NINE_RULE_SWAP_RIGHT] = help_swap_right,
  [NINE_RULE_TAKEN] = help_taken,
  [NINE_RULE_EARLY] = help_early,

  /* What was won or played in this round stays so until the next one, when no swap is left. */
  [NINE_RULE_SWAP_FRESH] = arb_no_remedy,
  [NINE_RULE_SWAP_ROUND] = arb_no_remedy,
  /* What a tile carries is printed on it. */
  [NINE_RULE_BLANK] = arb_no_remedy,
};
