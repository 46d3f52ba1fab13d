/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/symbols.h"

static const char *const zone_ids[EM_N_TYPES] = { "prospects-advanced", "prospects-fertile",
                                                  "prospects-metallic" };

/* Counts the symbols on the cards of a hand that everybody knows. */
static guint
count_known (const EmState *state, const EmPile *hand)
{
  guint n = 0;

  for (guint64 kinds = em_pile_kinds (hand); kinds != 0; kinds &= kinds - 1)
    n += em_pile_count (hand, em_first (kinds))
         * em_catalogue (state)->card_symbols[em_first (kinds)][EM_RESEARCH];
  return n;
}

/* Counts the symbols: during the role all that are shown, otherwise those that leading it would
 * have for certain: the role card itself, the symbols of the Empire and the known cards in hand. */
static guint
count_symbols (const EmState *state, guint seat)
{
  if (em_asked (state, EM_EFFECT_ACQUIRE) != NULL && em_top_const (state)->seat == seat)
    return em_symbols (state, seat, NULL);
  return em_lead_symbols (state, seat, EM_RESEARCH)
         + count_known (state, &em_seat_const (state, seat)->hand);
}

static void
add_technology (const EmState *state, guint seat, guint technology, guint symbols, ArbView *view)
{
  gboolean affordable = em_affordable (state, seat, symbols) >> technology & 1;
  EmResearchCost cost;

  em_research_cost (state, seat, technology, symbols, &cost);
  arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + technology), 1, 0,
                     ARB_FACE_ANY);
  arb_view_add_card_counter (view, "level", em_catalogue (state)->technologies[technology].level,
                             -1);
  arb_view_add_card_counter (view, "planets", cost.planets, cost.planets_needed);
  arb_view_add_card_counter (view, "research-symbols", cost.symbols, cost.symbols_needed);
  arb_view_add_card_counter (view, "affordable", affordable, -1);
}

void
em_prospects (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;
  const EmCatalogue *catalogue = em_catalogue (state);

  for (guint type = 0; type < EM_N_TYPES; type++)
    for (guint seat = 1; seat <= parent->n_seats; seat++)
      {
        guint symbols = count_symbols (state, seat);

        arb_view_add_zone (view, zone_ids[type], seat);
        for (guint i = 0; i < catalogue->n_technologies; i++)
          if (catalogue->technologies[i].type == type && !(state->gone >> i & 1))
            add_technology (state, seat, i, symbols, view);
      }
}
