/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/conserve.h"

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/setup.h"

static guint
pile_sum (const EmPile *pile)
{
  guint sum = pile->unknown + em_count (pile->technologies);

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    sum += pile->cards[kind];

  return sum;
}

gboolean
em_piles_agree (const EmSeat *seat)
{
  const EmPile *const piles[] = { &seat->hand, &seat->deck, &seat->discard,
                                  &seat->play, &seat->pool, &seat->batch.cards };

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    if (pile_sum (piles[i]) != piles[i]->size)
      return FALSE;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS && seat->batch.cards.size > 0; kind++)
    if (em_pile_count (&seat->batch.cards, kind) > em_pile_count (&seat->pool, kind))
      return FALSE;

  return (seat->batch.cards.technologies & ~seat->pool.technologies) == 0
         && seat->drawn_unreported.size <= seat->hand.size
         && seat->pool.size
                == seat->hand.unknown + seat->deck.unknown + seat->discard.unknown + seat->lost;
}

gint
em_count_in_piles (const EmState *state, guint kind)
{
  gint n = state->removed[kind];

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      const EmSeat *owner = em_seat_const (state, seat);

      n += owner->hand.cards[kind] + owner->deck.cards[kind] + owner->discard.cards[kind]
           + owner->play.cards[kind] + owner->pool.cards[kind];
    }
  return n;
}

/* Counts the role cards of one kind in all their places. */
static gint
count_kind (const EmState *state, guint kind)
{
  gint n = em_count_in_piles (state, kind);

  if (kind < EM_N_STACKS)
    n += state->stacks[kind];
  for (guint i = 0; i < state->n_planets; i++)
    n += kind == EM_STACK_COLONIZE   ? state->planets[i].colonize
         : kind == EM_STACK_RESEARCH ? state->planets[i].research
                                     : 0;
  for (guint i = 0; i < state->agenda.n; i++)
    n += state->agenda.items[i].card == kind;

  return n;
}

static gint
started_with (const EmState *state, guint kind)
{
  gint decks = (gint) em_starting_cards (state, kind) * state->parent.n_seats;

  return decks + state->card_inflow[kind] + (kind < EM_N_STACKS ? state->stack_starts[kind] : 0);
}

gboolean
em_technologies_agree (const EmState *state, guint64 removed)
{
  guint64 seen = removed;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      guint64 owned = em_seat_const (state, seat)->owned;

      if ((owned & seen) != 0 || (owned & ~state->gone) != 0)
        return FALSE;
      seen |= owned;
    }

  return TRUE;
}

static gboolean
planets_agree (const EmState *state)
{
  guint64 deck = em_catalogue (state)->deck_planets;
  guint found = state->planet_deck + state->discard_unknown + em_count (state->discard_known)
                + em_look_size (state);

  for (guint i = 0; i < state->n_planets; i++)
    {
      guint64 candidates = em_candidates_of (&state->planets[i]);

      if (state->planets[i].owner == 0)
        continue;
      if (candidates == 0)
        return FALSE;
      found += (candidates & deck) != 0;
    }

  return found == em_count (em_planets_in_use (state))
         && em_count (state->deck_known) <= state->planet_deck;
}

gboolean
em_influence_agrees (const EmState *state, gint tokens)
{
  gint sum = state->supply;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    sum += em_seat_const (state, seat)->influence;

  return sum == tokens + state->influence_owed + state->influence_inflow;
}

static gboolean
fighters_agree (const EmState *state)
{
  guint16 sum = state->fighters_paid;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    sum += em_seat_const (state, seat)->fighters;

  return sum == (guint16) (state->fighters_made + state->fighter_inflow);
}

gboolean
em_conserve (const ArbState *parent, const char **problem)
{
  const EmState *state = (const EmState *) parent;

  *problem = NULL;
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    if (!em_piles_agree (em_seat_const (state, seat)))
      *problem = "the piles of a player do not add up";
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    if (count_kind (state, kind) != started_with (state, kind))
      *problem = "role cards appeared or vanished";
  if (!em_technologies_agree (state, state->removed_technologies))
    *problem = "a technology is in two locations";
  if (!planets_agree (state))
    *problem = "planets appeared or vanished";
  if (!em_influence_agrees (state, em_stack_row (state)->influence))
    *problem = "influence appeared or vanished";
  if (!fighters_agree (state))
    *problem = "fighters appeared or vanished";
  return *problem == NULL;
}
