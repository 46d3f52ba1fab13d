/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/set-counts.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/supply.h"

/* The most unknown cards of a seat: each that comes without a name adds one of each kind. */
#define MOST_UNKNOWN 200

static const EmPile *
get_pile (const ArbState *state, const ArbCounterDefinition *counter, guint seat)
{
  const EmSeat *owner = em_seat_const ((const EmState *) state, seat);

  return counter->which == EM_PLACE_HAND   ? &owner->hand
         : counter->which == EM_PLACE_DECK ? &owner->deck
                                           : &owner->discard;
}

/* Returns the one kind of role card of which all cards of @pile are; -1 if they are not. */
static gint
find_only_kind (const EmPile *pile)
{
  guint64 kinds = em_pile_kinds (pile);

  return pile->unknown == 0 && em_is_single (kinds) && em_first (kinds) < EM_N_ROLE_CARDS
             ? (gint) em_first (kinds)
             : -1;
}

/* Whether it is clear enough which @n cards leave. Nobody looks into a deck, or knows the order of the
 * discard pile; a technology leaves by its name. */
static gboolean
can_leave (const EmSeat *owner, const EmPile *pile, guint n)
{
  guint known = pile->size - pile->unknown - em_count (pile->technologies);

  if (find_only_kind (pile) >= 0)
    return TRUE;
  if (pile->unknown >= n)
    return em_role_room (owner, pile) >= n;
  return pile != &owner->hand && known + em_role_room (owner, pile) >= n;
}

void
em_why_not_set_pile (const ArbState *state, const ArbCounterDefinition *counter, guint seat,
                     gint change, ArbVerdict *verdict)
{
  const EmSeat *owner = em_seat_const ((const EmState *) state, seat);
  const EmPile *pile = get_pile (state, counter, seat);
  gint most = (MOST_UNKNOWN - (gint) owner->pool.size) / EM_N_ROLE_CARDS;

  if (change > 0 && change > most)
    arb_refuse_change (state, counter, seat, change, pile->size + most, verdict);
  else if (change < 0 && !can_leave (owner, pile, (guint) -change))
    arb_refuse_unclear (state, counter, seat, verdict);
}

void
em_set_pile (ArbState *parent, const ArbCounterDefinition *counter, guint seat, gint change)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, seat);
  EmPile *pile = (EmPile *) get_pile (parent, counter, seat);
  gint only = find_only_kind (pile);

  if (change > 0)
    {
      for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
        state->card_inflow[kind] += (gint16) change;
      em_pile_gain_unnamed (owner, pile, (guint) change);
      return;
    }
  if (only < 0)
    {
      em_pile_lose_unnamed (owner, pile, (guint) -change);
      return;
    }
  state->card_inflow[only] += (gint16) change;
  for (; change < 0; change++)
    if (pile == &owner->hand)
      em_hand_take (owner, (guint) only);
    else
      em_pile_take (pile, (guint) only);
}

void
em_set_influence (ArbState *parent, const ArbCounterDefinition *counter, guint seat, gint change)
{
  EmState *state = (EmState *) parent;

  if (change > 0)
    em_gain_influence (state, seat, (guint) change);
  else
    em_return_influence (state, seat, (guint) -change);
}

void
em_set_influence_supply (ArbState *parent, const ArbCounterDefinition *counter, guint seat,
                         gint change)
{
  EmState *state = (EmState *) parent;

  state->supply = (guint8) (state->supply + change);
  state->influence_inflow += (gint16) change;
}
