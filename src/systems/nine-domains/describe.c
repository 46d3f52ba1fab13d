/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/describe.h"

#include "systems/nine-domains/contract.h"
#include "engine/play/counters.h"
#include "systems/nine-domains/combat.h"
#include "systems/nine-domains/elements.h"
#include "systems/nine-domains/ends.h"
#include "systems/nine-domains/turn.h"

const char *const nine_zones[] = { NINE_ZONES (ARB_LIST_ID) NULL };
const char *const nine_card_counters[] = { NINE_CARD_COUNTERS (ARB_LIST_ID) NULL };

static void
add_zone (ArbView *view, NineZone zone, guint seat)
{
  arb_view_add_zone (view, nine_zones[zone], seat);
}

static void
add_to_card (ArbView *view, NineCardCounter counter, gint value)
{
  arb_view_add_card_counter (view, nine_card_counters[counter], value, -1);
}

static void
add_card (ArbView *view, guint card)
{
  arb_view_add_card (view, arb_argument_name (NINE_SORT_CARD, card), 1, 0, ARB_FACE_UP);
}

static void
add_unknown (ArbView *view, guint count)
{
  if (count > 0)
    arb_view_add_card (view, arb_argument_unknown (), count, 0, ARB_FACE_DOWN);
}

static void
add_cards (ArbView *view, guint16 set)
{
  for (guint i = 0; i < NINE_MAX_CARDS; i++)
    {
      if ((set & nine_bit (i)) != 0)
        add_card (view, i);
    }
}

static void
describe_domain (const NineState *state, guint domain, ArbView *view)
{
  add_to_card (view, NINE_ON_CARD_VALUE, nine_catalogue (state)->domains[domain].points);
  for (guint mark = 0; mark < NINE_N_MARKS; mark++)
    {
      if ((nine_marks (state, domain) & 1u << mark) != 0)
        add_to_card (view, NINE_ON_CARD_RED + mark, 1);
    }
}

void
nine_face (const ArbState *state, ArbArgument card, ArbView *view)
{
  if (arb_argument_is_name (card, NINE_SORT_DOMAIN))
    describe_domain ((const NineState *) state, arb_argument_value (card), view);
}

static void
add_domain (const NineState *state, ArbView *view, guint domain)
{
  arb_view_add_card (view, arb_argument_name (NINE_SORT_DOMAIN, domain), 1, 0, ARB_FACE_UP);
  describe_domain (state, domain, view);
}

static void
add_domains (const NineState *state, ArbView *view, guint location)
{
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->now.location[i] == location)
        add_domain (state, view, i);
    }
}

/* Returns the seats that can still take the domain at @place, as bits: if both cards lie open there,
 * only the one that wins by what lies open. */
static guint
find_contenders (const NineState *state, guint place)
{
  NineState known = *state;
  guint8 plain = (guint8) (NINE_CARD + __builtin_ctz (nine_catalogue (state)->base_set));

  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      guint8 *row = known.cards[nine_row (state)][seat];

      if (row[place] < NINE_CARD)
        return 1u << 1 | 1u << 2;
      /* A base card changes nothing beside it. */
      for (guint other = 0; other < NINE_N_PLACES; other++)
        if (row[other] < NINE_CARD)
          row[other] = plain;
    }
  return 1u << nine_combat (&known, nine_row (state), place, NULL);
}

/* Whom a tile that is fought for would give the last of the four elements, as bits of the seats. */
static guint
find_completed (const NineState *state, guint place, guint domain)
{
  guint contenders = find_contenders (state, place);
  guint seats = 0;

  if (state->elements_ignored
      || (state->parent.turn == NINE_N_ROUNDS
          && nine_switch (state, NINE_SWITCH_LAST_ELEMENTS) != NINE_LAST_ELEMENTS_WIN))
    return 0;
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    if ((contenders >> seat & 1) != 0
        && nine_n_elements_with (state, seat, nine_bit (domain)) == NINE_N_ELEMENTS)
      seats |= 1u << seat;
  return seats;
}

static void
add_open_domain (const NineState *state, ArbView *view, guint place)
{
  guint domain = state->visible[place] - 1u;
  guint completed = find_completed (state, place, domain);

  add_domain (state, view, domain);
  if (completed != 0)
    add_to_card (view, NINE_ON_CARD_COMPLETES, (gint) completed);
}

static void
describe_table (const NineState *state, ArbView *view)
{
  guint n_known = (guint) __builtin_popcount (state->specials);

  add_zone (view, NINE_ZONE_OPEN_DOMAINS, ARB_TABLE);
  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      if (state->visible[place] != 0)
        add_open_domain (state, view, place);
      else if (!state->parent.over && state->n_fought < NINE_N_ROUNDS)
        add_unknown (view, 1);
    }
  add_zone (view, NINE_ZONE_REMOVED, ARB_TABLE);
  add_domains (state, view, NINE_REMOVED);
  add_zone (view, NINE_ZONE_SPECIALS, ARB_TABLE);
  add_cards (view, state->specials);
  add_unknown (view, nine_n_kinds (state) > n_known ? nine_n_kinds (state) - n_known : 0);
}

/* If cards lie face down, only their owner knows which of the possible ones are in the hand. */
static void
describe_hand (const NineState *state, guint seat, ArbView *view)
{
  const NineCatalogue *catalogue = nine_catalogue (state);
  guint16 known = (guint16) (nine_possible (state, seat) & (catalogue->base_set | state->specials));
  guint n_hand = nine_n_hand (state, seat);
  guint n_known = (guint) __builtin_popcount (known);

  add_zone (view, NINE_ZONE_HAND, seat);
  if (nine_n_known (state, seat) < nine_n_lying (state, seat))
    add_unknown (view, n_hand);
  else
    {
      add_cards (view, known);
      add_unknown (view, n_hand > n_known ? n_hand - n_known : 0);
    }
}

static void
describe_places (const NineState *state, guint seat, ArbView *view)
{
  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      guint lying =
          nine_is_placing (state) ? state->cards[nine_row (state)][seat][place] : NINE_NO_CARD;

      add_zone (view, NINE_ZONE_LEFT + place, seat);
      if (lying >= NINE_CARD)
        add_card (view, lying - NINE_CARD);
      else
        add_unknown (view, lying == NINE_FACE_DOWN);
    }
}

static void
describe_last_round (const NineState *state, guint seat, ArbView *view)
{
  guint row = state->n_fought - 1u;
  NineCombat combat;

  if (state->n_fought == 0)
    return;

  add_zone (view, NINE_ZONE_LAST_ROUND, seat);
  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      guint winner = nine_combat (state, row, place, &combat);

      add_card (view, state->cards[row][seat][place] - NINE_CARD);
      add_to_card (view, NINE_ON_CARD_STRENGTH, combat.sides[seat].strength);
      for (guint line = NINE_LINE_CARRY; line <= NINE_LINE_ROUND; line++)
        if (combat.sides[seat].lines[line] != 0)
          add_to_card (view, NINE_ON_CARD_CARRY + line - NINE_LINE_CARRY,
                       combat.sides[seat].lines[line]);
      add_to_card (view, NINE_ON_CARD_BONUS, combat.sides[seat].bonus);
      if (winner == seat)
        add_to_card (view, NINE_ON_CARD_WON, 1);
    }
}

/* Describes the domains of the last round, with their winners and what decided. */
static void
describe_fought (const NineState *state, ArbView *view)
{
  guint row = state->n_fought - 1u;
  NineCombat combat;

  if (state->n_fought == 0)
    return;

  add_zone (view, NINE_ZONE_FOUGHT_DOMAINS, ARB_TABLE);
  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      guint winner = nine_combat (state, row, place, &combat);

      add_domain (state, view, state->fought[row][place] - 1u);
      if (winner != 0)
        add_to_card (view, NINE_ON_CARD_WINNER, (gint) winner);
      add_to_card (view, NINE_ON_CARD_BY_EFFECT + combat.decided_by, 1);
      if (nine_win_points (state, row, place) > 0)
        add_to_card (view, NINE_ON_CARD_EXTRA_POINTS, nine_win_points (state, row, place));
    }
}

void
nine_describe (const ArbState *state, ArbView *view)
{
  NineState counted;
  const NineState *self = &counted;

  nine_take_back (nine_state (state), &counted);
  describe_table (self, view);
  describe_fought (self, view);
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      describe_hand (self, seat, view);
      describe_places (self, seat, view);
      add_zone (view, NINE_ZONE_DOMAINS, seat);
      add_domains (self, view, seat);
      add_zone (view, NINE_ZONE_USED, seat);
      add_cards (view, self->now.used[seat]);
      describe_last_round (self, seat, view);
    }
  arb_counters_describe (state, view);
}
