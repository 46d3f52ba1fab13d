/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "systems/eminent-domain/describe.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planets.h"

/* Lists every kind that the hand can hold: its count is the greatest possible number, `must` the
 * least. */
static void
deduce_hand (const EmState *state, guint seat, ArbView *view)
{
  const EmSeat *owner = em_seat_const (state, seat);

  arb_view_add_zone (view, "hand-can-hold", seat);
  for (guint64 kinds = em_hand_kinds (owner); kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);

      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, kind), em_hand_most (owner, kind),
                         0, ARB_FACE_ANY);
      arb_view_add_card_counter (view, "must", (gint) em_hand_least (owner, kind), -1);
    }
}

/* Lists what each unknown planet can be. */
static void
deduce_empire (const EmState *state, guint seat, ArbView *view)
{
  guint32 numbers = em_seat_const (state, seat)->face_down;

  arb_view_add_zone (view, "planet-can-be", seat);
  for (; numbers != 0; numbers &= numbers - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (numbers));

      if (own->card != EM_UNKNOWN)
        continue;
      for (guint64 rest = own->candidates; rest != 0; rest &= rest - 1)
        {
          arb_view_add_card (view, arb_argument_name (EM_SORT_PLANET, em_first (rest)), 1,
                             em_first (numbers), ARB_FACE_ANY);
          em_describe_printed (state, em_first (rest), view);
        }
    }
}

/* Lists every planet that a pile can hold; those that it must hold have `must` 1. */
static void
deduce_pile (const char *zone, guint64 known, guint64 candidates, ArbView *view)
{
  arb_view_add_zone (view, zone, ARB_TABLE);
  for (guint64 rest = known | candidates; rest != 0; rest &= rest - 1)
    {
      arb_view_add_card (view, arb_argument_name (EM_SORT_PLANET, em_first (rest)), 1, 0,
                         ARB_FACE_ANY);
      arb_view_add_card_counter (view, "must", (gint) (known >> em_first (rest) & 1), -1);
    }
}

void
em_deduce_view (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;

  for (guint seat = 1; seat <= parent->n_seats; seat++)
    {
      deduce_hand (state, seat, view);
      deduce_empire (state, seat, view);
    }
  deduce_pile ("planet-deck-can-hold", state->deck_known, state->deck_candidates, view);
  deduce_pile ("planet-discard-can-hold", state->discard_known, state->discard_candidates, view);
  deduce_pile ("looked-at-can-hold", state->look_known, state->look_candidates, view);
}
