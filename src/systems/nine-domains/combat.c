/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/combat.h"

#include <string.h>

static const NineCard *
get_card (const NineState *state, guint row, guint seat, guint place)
{
  guint8 lying = state->cards[row][seat][place];

  g_assert (lying >= NINE_CARD);
  return &nine_catalogue (state)->cards[lying - NINE_CARD];
}

/* Returns the effect of the owner's card at this place in the previous round, whoever won there. */
static gint
get_carry (const NineState *state, guint row, guint seat, guint place)
{
  return row > 0 ? get_card (state, row - 1, seat, place)->next : 0;
}

static gint
get_neighbours (const NineState *state, guint row, guint seat, guint place)
{
  gint bonus = 0;

  for (guint other = 0; other < NINE_N_PLACES; other++)
    {
      const NineCard *card = get_card (state, row, seat, other);
      gboolean at_end = other == 0 || other == NINE_N_PLACES - 1;

      if (other + 1 == place || place + 1 == other)
        bonus += at_end ? card->only_neighbour : card->neighbours;
    }
  return bonus;
}

static gint
get_bonus (const NineState *state, const NineSide *side)
{
  gint bonus = side->lines[NINE_LINE_CARRY] + side->lines[NINE_LINE_NEIGHBOURS];

  /* A card's own malus may belong to its strength. */
  if (nine_switch (state, NINE_SWITCH_SELF_MALUS) != NINE_MALUS_STRENGTH)
    bonus += side->lines[NINE_LINE_ROUND];
  if (bonus < 0 && nine_switch (state, NINE_SWITCH_NEGATIVE_BONUS) == NINE_NEGATIVE_NONE)
    return 0;
  return bonus;
}

/* A card without strength is not modified. */
static void
measure (const NineState *state, guint row, guint seat, guint place, NineSide *side)
{
  const NineCard *card = get_card (state, row, seat, place);
  gint strength = 0;

  memset (side, 0, sizeof *side);
  if (card->strengthless)
    return;

  side->lines[NINE_LINE_NUMBER] = (gint8) card->strength;
  side->lines[NINE_LINE_CARRY] = (gint8) get_carry (state, row, seat, place);
  side->lines[NINE_LINE_NEIGHBOURS] = (gint8) get_neighbours (state, row, seat, place);
  if (card->late_round == (gint) row + 1)
    side->lines[NINE_LINE_ROUND] = (gint8) card->late_bonus;
  for (guint line = 0; line < NINE_N_LINES; line++)
    strength += side->lines[line];
  side->strength = (gint8) strength;
  side->bonus = (gint8) get_bonus (state, side);
}

/* Plus wins against plain, and plain against minus. */
static gint
get_sign (const NineCard *card)
{
  return (card->sign == NINE_PLUS) - (card->sign == NINE_MINUS);
}

static guint
break_tie (const NineCard *const cards[], NineCombat *combat)
{
  gint difference = combat->sides[1].bonus - combat->sides[2].bonus;

  combat->decided_by = NINE_BY_BONUS;
  if (difference == 0)
    {
      combat->decided_by = NINE_BY_SIGN;
      difference = get_sign (cards[1]) - get_sign (cards[2]);
    }
  if (difference == 0)
    combat->decided_by = NINE_BY_NOBODY;
  return difference > 0 ? 1 : difference < 0 ? 2 : 0;
}

guint
nine_combat (const NineState *state, guint row, guint place, NineCombat *combat)
{
  const NineCard *cards[NINE_N_SEATS + 1] = { NULL };
  NineCombat own;
  gint difference;

  if (combat == NULL)
    combat = &own;
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      cards[seat] = get_card (state, row, seat, place);
      measure (state, row, seat, place, &combat->sides[seat]);
    }

  combat->decided_by = NINE_BY_OUTCOME;
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      guint8 against = state->cards[row][nine_opponent (seat)][place];

      if ((cards[seat]->beats_set & nine_bit (against - NINE_CARD)) != 0)
        return seat;
    }

  combat->decided_by = NINE_BY_STRENGTH;
  difference = combat->sides[1].strength - combat->sides[2].strength;
  if (difference != 0)
    return difference > 0 ? 1 : 2;
  return break_tie (cards, combat);
}
