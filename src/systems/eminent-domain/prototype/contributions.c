/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/planets.h"

typedef struct
{
  const EmState *state;
  guint seat;
  ArbContributions found;
} Finder;

/* Adds the cards with the icon under the planet that could not be turned up. */
static void
add_under (Finder *finder, guint card)
{
  const EmState *state = finder->state;

  for (guint32 rest = proto_face_down (state, finder->seat); rest != 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, finder->seat, em_first (rest));

      if (own->card != card)
        continue;
      arb_contributions_add (&finder->found, PROTO_SETTLE_COST_SHOWN, proto_card_name (EM_COLONIZE),
                             own->colonize);
      for (guint64 kinds = own->technologies; kinds != 0; kinds &= kinds - 1)
        arb_contributions_add (&finder->found, PROTO_SETTLE_COST_SHOWN,
                               proto_card_name (EM_N_ROLES + em_first (kinds)),
                               (gint) proto_count_icon (state, EM_N_ROLES + em_first (kinds),
                                                        EM_COLONIZE));
    }
}

static void
add_shown (Finder *finder)
{
  const EmState *state = finder->state;

  for (guint64 kinds = em_pile_kinds (&state->shown); kinds != 0; kinds &= kinds - 1)
    if (proto_shows_role (state, em_first (kinds)))
      arb_contributions_add (&finder->found, PROTO_MINIMUM_SHOWN,
                             proto_card_name (em_first (kinds)),
                             (gint) (em_pile_count (&state->shown, em_first (kinds))
                                     * proto_count_icon (state, em_first (kinds), state->role)));
  for (guint32 rest = proto_icon_planets (state, finder->seat); rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, finder->seat, em_first (rest))->card;

      arb_contributions_add (&finder->found, PROTO_MINIMUM_SHOWN, proto_planet_name (card),
                             (gint) proto_count_planet_icon (state, card, state->role));
    }
}

static gint
sum_up (const Finder *finder)
{
  gint sum = 0;

  for (guint i = 0; i < finder->found.n; i++)
    sum += finder->found.items[i].amount;
  return sum;
}

guint
proto_contributions (const ArbState *parent, guint seat, const ArbReason *reason,
                     ArbContribution *contributions)
{
  Finder finder = { (const EmState *) parent, seat, { contributions, 0 } };
  guint number = 0;

  if (reason->rule == PROTO_RULE_SETTLE_COST)
    {
      number = PROTO_SETTLE_COST_SHOWN;
      add_under (&finder, arb_argument_value (reason->subject));
    }
  else if (reason->rule == PROTO_RULE_MINIMUM)
    {
      number = PROTO_MINIMUM_SHOWN;
      add_shown (&finder);
    }
  /* Before a follower shows anything, the number is what the hand could show. */
  return sum_up (&finder) == reason->numbers[number] ? finder.found.n : 0;
}
