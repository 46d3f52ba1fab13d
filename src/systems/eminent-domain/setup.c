/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/setup.h"

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/turn.h"

const EmStackRow *
em_stack_row (const EmState *state)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  gboolean online = em_switch (state, EM_SWITCH_STACKS_2P) == EM_STACKS_ONLINE;
  gboolean extended = em_switch (state, EM_SWITCH_EXTENDED) == EM_ON;
  const EmStackRow *found = NULL;

  for (guint i = 0; i < catalogue->n_stack_rows; i++)
    {
      const EmStackRow *row = &catalogue->stack_rows[i];

      /* Finds the row that fits best: a special row before a general one. */
      if (row->players == state->parent.n_seats && row->online <= online
          && row->extended <= extended
          && (found == NULL || row->online + row->extended > found->online + found->extended))
        found = row;
    }

  g_assert (found != NULL);
  return found;
}

static void
setup_stacks (EmState *state)
{
  const EmStackRow *row = em_stack_row (state);
  const gint16 counts[EM_N_STACKS] = { row->survey, row->warfare, row->colonize, row->produce_trade,
                                       row->research };

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    state->stacks[stack] = em_stack_in_use (state, stack) ? (guint8) counts[stack] : 0;
  state->empty_to_end = (guint8) row->empty_to_end;
}

guint
em_starting_cards (const EmState *state, guint kind)
{
  if (kind == EM_STACK_RESEARCH && !em_stack_in_use (state, kind)
      && em_switch (state, EM_SWITCH_LEARNING_DECK) == EM_LEARNING_DECK_8)
    return 0;
  return (guint) em_catalogue (state)->role_cards[kind].starting;
}

static void
setup_deck (EmState *state, EmSeat *seat)
{
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    {
      guint n = em_starting_cards (state, kind);

      if (kind < EM_N_STACKS && em_stack_in_use (state, kind))
        state->stacks[kind] -= (guint8) n;
      em_pile_add (&seat->pool, kind, n);
    }

  seat->deck.unknown = seat->deck.size = seat->pool.size;
}

static void
setup_technologies (EmState *state)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  for (guint i = 0; i < catalogue->n_technologies; i++)
    if (em_switch (state, EM_SWITCH_LEARNING) == EM_ON
        || (em_switch (state, EM_SWITCH_LEVEL_1) == EM_ON && catalogue->technologies[i].level > 1))
      state->gone |= em_bit (i);
}

static void
setup_planets (EmState *state)
{
  guint64 deck = em_planets_in_use (state);

  state->planet_deck = (guint8) em_count (deck);
  state->deck_candidates = deck;
  state->unlocated = deck | em_catalogue (state)->start_planets;
}

void
em_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *parent)
{
  EmState *state = (EmState *) parent;

  state->supply = (guint8) em_stack_row (state)->influence;
  setup_stacks (state);
  setup_technologies (state);
  setup_planets (state);

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      setup_deck (state, em_seat (state, seat));
      em_draw (em_seat (state, seat), em_catalogue (state)->hand_size);
      em_empire_add (state, seat, em_catalogue (state)->start_planets);
    }
  em_deduce_planets (state);
  memcpy (state->stack_starts, state->stacks, sizeof state->stack_starts);
  em_begin_turn (state, 1);
}
