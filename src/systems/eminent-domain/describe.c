/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/describe.h"

#include "systems/eminent-domain/cleanup.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/scoring.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/warfare.h"

static const char *const type_ids[EM_N_TYPES] = { "advanced", "fertile", "metallic" };
static const char *const resource_ids[EM_N_RESOURCES] = { "food", "water", "iron", "silicon" };

static void
describe_pile (ArbView *view, const char *id, guint seat, const EmPile *pile)
{
  arb_view_add_zone (view, id, seat);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    if (pile->cards[kind] > 0)
      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, kind), pile->cards[kind], 0,
                         ARB_FACE_ANY);
  for (guint64 rest = pile->technologies; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)), 1,
                       0, ARB_FACE_ANY);
  if (pile->unknown > 0)
    arb_view_add_card (view, arb_argument_unknown (), pile->unknown, 0, ARB_FACE_ANY);
}

/* The planet that @own is, or one with the same back if that much was told; else %EM_UNKNOWN. */
static guint
find_back (const EmState *state, const EmEmpirePlanet *own)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 candidates = em_candidates_of (own);

  if (own->card != EM_UNKNOWN)
    return own->card;
  if (candidates == 0
      || (candidates & ~catalogue->backs[catalogue->back[em_first (candidates)]]) != 0)
    return EM_UNKNOWN;
  return em_first (candidates);
}

static void
describe_slots (const EmState *state, const EmEmpirePlanet *own, ArbView *view)
{
  const ArbNicks *slots = &em_catalogue (state)->planets[own->card].slots;

  for (guint slot = 0; slot < slots->n; slot++)
    arb_view_add_card_counter (view, resource_ids[slots->nicks[slot]], own->filled >> slot & 1, 1);
  if (own->blocked)
    arb_view_add_card_counter (view, "blocked", 1, -1);
}

static void
describe_face_up (const EmState *state, const EmEmpirePlanet *own, ArbView *view)
{
  const EmPlanet *planet = &em_catalogue (state)->planets[own->card];

  arb_view_add_card_counter (view, type_ids[planet->type], 1, -1);
  arb_view_add_card_counter (view, "printed-influence", planet->influence, -1);
  for (guint i = 0; i < planet->symbols.n; i++)
    arb_view_add_card_counter (view, em_symbol_ids[planet->symbols.nicks[i]], 1, -1);
  if (planet->hand_bonus != 0)
    arb_view_add_card_counter (view, "hand-bonus", planet->hand_bonus, -1);
  describe_slots (state, own, view);
}

/* What its back says, what lies under it, and what is needed to turn it up. */
static void
describe_face_down (const EmState *state, const EmEmpirePlanet *own, ArbView *view)
{
  guint planet = find_back (state, own);
  EmSettleCost settle;
  EmWarfareCost warfare;

  arb_view_add_card_counter (view, "colonies", (gint) em_count_colonies (state, own), -1);
  if (own->card == EM_UNKNOWN)
    arb_view_add_card_counter (view, "candidates", (gint) em_count (em_candidates_of (own)), -1);
  if (planet == EM_UNKNOWN)
    return;

  em_settle_cost (state, own, planet, &settle);
  em_warfare_cost (state, own->owner, planet, &warfare);
  arb_view_add_card_counter (view, type_ids[em_catalogue (state)->planets[planet].type], 1, -1);
  arb_view_add_card_counter (view, "settle-cost", settle.needed, -1);
  arb_view_add_card_counter (view, "settle-shown", settle.shown, -1);
  arb_view_add_card_counter (view, "warfare-cost", warfare.needed, -1);
  arb_view_add_card_counter (view, "warfare-printed", warfare.printed, -1);
}

static void
describe_colonies (const EmEmpirePlanet *own, guint number, ArbView *view)
{
  if (own->colonize > 0)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_STACK_COLONIZE), own->colonize,
                       number, ARB_FACE_ANY);
  if (own->research > 0)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_STACK_RESEARCH), own->research,
                       number, ARB_FACE_ANY);
  for (guint64 rest = own->technologies; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)), 1,
                       number, ARB_FACE_ANY);
}

static void
describe_empire (const EmState *state, guint seat, ArbView *view)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint32 numbers = em_numbers (state, seat);

  arb_view_add_zone (view, "planets", seat);
  for (guint32 rest = numbers; rest != 0; rest &= rest - 1)
    {
      guint number = em_first (rest);
      const EmEmpirePlanet *own = em_planet_const (state, seat, number);

      arb_view_add_card (view,
                         own->card == EM_UNKNOWN ? arb_argument_unknown ()
                                                 : arb_argument_name (EM_SORT_PLANET, own->card),
                         1, number, own->face_up ? ARB_FACE_UP : ARB_FACE_DOWN);
      if (own->face_up)
        describe_face_up (state, own, view);
      else
        describe_face_down (state, own, view);
    }

  /* The number of a tucked card is the planet's it lies under. */
  arb_view_add_zone (view, "colonies", seat);
  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    describe_colonies (em_planet_const (state, seat, em_first (rest)), em_first (rest), view);

  arb_view_add_zone (view, "permanents", seat);
  for (guint64 rest = owner->permanents; rest != 0; rest &= rest - 1)
    {
      guint technology = em_first (rest);

      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + technology), 1, 0,
                         ARB_FACE_UP);
      arb_view_add_card_counter (view, "printed-influence",
                                 em_catalogue (state)->technologies[technology].influence, -1);
    }
}

static void
describe_seat (const EmState *state, guint seat, const ArbScoreSheet *sheet, ArbView *view)
{
  const EmSeat *owner = em_seat_const (state, seat);

  arb_view_add_counter (view, "score", seat, sheet->totals[seat], -1);
  arb_view_add_pieces (view, "influence", seat, owner->influence, -1);
  if (seat == state->leader && em_pending_influence (state) > 0)
    arb_view_add_counter (view, "influence-pending", seat, (gint) em_pending_influence (state), -1);
  arb_view_add_pieces (view, "fighters", seat, owner->fighters, -1);
  arb_view_add_pieces (view, "resources", seat,
                       (gint) em_seat_resources (state, seat) + owner->sums[EM_SUM_RESOURCES], -1);
  arb_view_add_pieces (view, "hand", seat, owner->hand.size, (gint) em_hand_limit (state, seat));
  arb_view_add_pieces (view, "deck", seat, owner->deck.size, -1);
  arb_view_add_pieces (view, "discard", seat, owner->discard.size, -1);
  for (guint role = 0; role < EM_N_ROLES; role++)
    arb_view_add_counter (view, em_symbol_ids[role], seat,
                          (gint) em_empire_symbols (state, seat, role, NULL), -1);

  describe_empire (state, seat, view);
  describe_pile (view, "hand", seat, &owner->hand);
  describe_pile (view, "play", seat, &owner->play);
  describe_pile (view, "discard", seat, &owner->discard);
  describe_pile (view, "deck", seat, &owner->deck);
}

static void
describe_planets (ArbView *view, const char *id, guint64 known, guint untold)
{
  arb_view_add_zone (view, id, ARB_TABLE);
  for (; known != 0; known &= known - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_PLANET, em_first (known)), 1, 0,
                       ARB_FACE_ANY);
  if (untold > 0)
    arb_view_add_card (view, arb_argument_unknown (), untold, 0, ARB_FACE_ANY);
}

static void
describe_table (const EmState *state, ArbView *view)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  arb_view_add_zone (view, "stacks", ARB_TABLE);
  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    if (em_stack_in_use (state, stack))
      {
        arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, stack), state->stacks[stack], 0,
                           ARB_FACE_ANY);
        arb_view_name_count (view,
                             arb_catalogue_get_name (&catalogue->parent,
                                                     arb_argument_name (EM_SORT_COUNTER,
                                                                        EM_COUNTER_STACK + stack)));
        arb_view_add_card_counter (view, "start", state->stack_starts[stack], -1);
      }
  arb_view_add_pieces (view, "influence-supply", ARB_TABLE, state->supply, EM_INFLUENCE_SUPPLY);
  arb_view_add_counter (view, "influence-reserve", ARB_TABLE, state->influence_owed, -1);
  arb_view_add_counter (view, "empty-stacks", ARB_TABLE, (gint) em_empty_stacks (state),
                        state->empty_to_end);
  arb_view_add_counter (view, "end-triggered", ARB_TABLE, em_end_triggered (state), -1);
  arb_view_add_counter (view, "turn", ARB_TABLE, state->parent.turn, -1);
  arb_view_add_counter (view, "leader", ARB_TABLE, state->leader, -1);
  arb_view_add_pieces (view, "planet-deck", ARB_TABLE, state->planet_deck, -1);
  arb_view_add_counter (view, "planet-discard", ARB_TABLE,
                        (gint) em_count (state->discard_known) + state->discard_untold, -1);

  describe_planets (view, "planet-discard", state->discard_known, state->discard_untold);
  describe_planets (view, "looked-at", state->look_known, state->look_untold);
  arb_view_add_zone (view, "technologies", ARB_TABLE);
  for (guint i = 0; i < catalogue->n_technologies; i++)
    if (!(state->gone >> i & 1))
      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + i), 1, 0,
                         ARB_FACE_UP);
  arb_view_add_zone (view, "removed", ARB_TABLE);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    if (state->removed[kind] > 0)
      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, kind), state->removed[kind], 0,
                         ARB_FACE_ANY);
  for (guint64 rest = state->removed_technologies; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)), 1,
                       0, ARB_FACE_ANY);
}

void
em_describe (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;
  ArbScoreSheet sheet;

  em_score (parent, &sheet);
  describe_table (state, view);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    describe_seat (state, seat, &sheet, view);
}
