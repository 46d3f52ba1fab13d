/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/turn.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

#include <string.h>

#define DISSENT_DRAW 1

static const EmStackRow *
find_stack_row (const EmState *state)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  gboolean online = em_switch (state, EM_SWITCH_STACKS_2P) == EM_STACKS_ONLINE;
  gboolean extended = em_switch (state, EM_SWITCH_EXTENDED) == EM_ON;
  const EmStackRow *found = NULL;

  for (guint i = 0; i < catalogue->n_stack_rows; i++)
    {
      const EmStackRow *row = &catalogue->stack_rows[i];

      /* The row that fits best: one for this very case before a general one. */
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
  const EmStackRow *row = find_stack_row (state);
  const gint16 counts[EM_N_STACKS] = { row->survey, row->warfare, row->colonize, row->produce_trade,
                                       row->research };

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    state->stacks[stack] = em_stack_in_use (state, stack) ? (guint8) counts[stack] : 0;
  state->empty_to_end = (guint8) row->empty_to_end;
}

/* The starting deck; in the learning game the Research cards may stay out. Source: DS25. */
static void
setup_deck (EmState *state, EmSeat *seat)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  gboolean learning = em_switch (state, EM_SWITCH_LEARNING) == EM_ON;
  gboolean short_deck = em_switch (state, EM_SWITCH_LEARNING_DECK) == EM_LEARNING_DECK_8;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    {
      guint n = (guint) catalogue->role_cards[kind].starting;

      if (kind == EM_STACK_RESEARCH && learning)
        n = short_deck ? 0 : n;
      else if (kind < EM_N_STACKS)
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
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 deck = em_planets_in_use (state);

  state->planet_deck = (guint8) em_count (deck);
  state->deck_candidates = deck;
  state->unlocated = deck | catalogue->start_planets;
}

/* @seat begins a turn: Action, Role, Cleanup. Source: 2.2. */
static void
begin_turn (EmState *state, guint seat)
{
  guint actions = em_has (state, seat, EM_STANDING_EXTRA_ACTION) ? 2 : 1;

  state->parent.turn++;
  state->leader = (guint8) seat;
  state->role_over = FALSE;
  state->n_actions = 0;
  state->mobilized = FALSE;
  state->streamlined = FALSE;
  state->markets = FALSE;
  state->engineered = FALSE;
  state->traded = 0;
  state->produced = 0;
  state->named = EM_UNTOLD;

  em_push (state, (EmItem){ .task = EM_TASK_CLEANUP, .seat = (guint8) seat });
  em_push (state, (EmItem){ .task = EM_TASK_ROLE, .seat = (guint8) seat });
  em_push (state,
           (EmItem){ .task = EM_TASK_ACTION, .seat = (guint8) seat, .left = (guint8) actions });
}

void
em_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *parent)
{
  EmState *state = (EmState *) parent;

  (void) options;
  state->supply = EM_INFLUENCE_SUPPLY;
  setup_stacks (state);
  setup_technologies (state);
  setup_planets (state);

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      setup_deck (state, em_seat (state, seat));
      em_draw (em_seat (state, seat), EM_HAND_SIZE);
      em_world_add (state, seat, ((const EmCatalogue *) catalogue)->start_planets);
    }
  em_deduce_planets (state);
  memcpy (state->stack_starts, state->stacks, sizeof state->stack_starts);
  begin_turn (state, 1);
}

void
em_play (EmState *state, guint seat, guint kind)
{
  if (em_top (state)->task == EM_TASK_ACTION)
    em_top (state)->left--;
  state->n_actions++;

  em_hand_take (em_seat (state, seat), kind);
  em_push (state, (EmItem){ .task = EM_TASK_SCRIPT,
                            .seat = (guint8) seat,
                            .source = EM_SOURCE_ACTION,
                            .card = (guint8) kind,
                            .waiting = (guint8) kind });
}

static void
clear_shown (EmState *state)
{
  memset (&state->shown, 0, sizeof state->shown);
  state->shown_symbols = 0;
}

/* With Logistics the role may come first: the Action then waits until the answers are in. */
static void
take_role_off (EmState *state)
{
  EmItem action = *em_top (state);

  if (action.task != EM_TASK_ACTION)
    {
      em_pop (state);
      return;
    }

  em_pop (state);
  em_pop (state);
  em_push (state, action);
}

/* The attack of Mobilization, offered where the edition has one of these windows. Source: DS19. */
static void
push_mobilized (EmState *state, guint windows)
{
  if (state->mobilized && (windows >> em_switch (state, EM_SWITCH_MOBILIZATION) & 1) != 0)
    em_push (state, (EmItem){ .task = EM_TASK_SCRIPT,
                              .seat = state->leader,
                              .source = EM_SOURCE_MOBILIZED,
                              .card = EM_UNTOLD });
}

void
em_end_action_phase (EmState *state)
{
  em_pop (state);
  push_mobilized (state, 1u << EM_MOBILIZATION_AFTER_ANY);
}

void
em_lead (EmState *state, guint role)
{
  guint stack = em_stack_of (role);
  guint seat = state->leader;
  guint others = ((1u << (state->parent.n_seats + 1)) - 2) & ~(1u << seat);

  take_role_off (state);
  clear_shown (state);
  state->role = (guint8) role;
  state->took_none = state->stacks[stack] == 0;
  state->bonus = state->took_none && em_empty_bonus (state, role);
  if (!state->took_none)
    {
      em_take_role_card (state, stack, &em_seat (state, seat)->play);
      em_pile_add (&state->shown, stack, 1);
      state->shown_symbols = 1;
    }

  push_mobilized (state, 1u << EM_MOBILIZATION_AFTER_ROLE | 1u << EM_MOBILIZATION_AFTER_ANY);
  em_push (state, (EmItem){ .task = EM_TASK_ANSWERS, .waiting = (guint8) others });
  push_mobilized (state, 1u << EM_MOBILIZATION_BEFORE_ANSWERS);
  em_push (state, (EmItem){ .task = EM_TASK_SCRIPT,
                            .seat = (guint8) seat,
                            .source = EM_SOURCE_LEAD,
                            .card = EM_UNTOLD });
  em_push (state, (EmItem){ .task = EM_TASK_BOOST, .seat = (guint8) seat });
}

/* Bureaucracy: a follower of Warfare or Colonize has the leader's alternative too. */
EmItem
em_follow_item (const EmState *state, guint seat)
{
  gboolean bonus = em_has (state, seat, EM_STANDING_LEADER_BONUS)
                   && (state->role == EM_WARFARE || state->role == EM_COLONIZE);

  return (EmItem){ .task = EM_TASK_SCRIPT,
                   .seat = (guint8) seat,
                   .source = bonus ? EM_SOURCE_LEAD : EM_SOURCE_FOLLOW,
                   .card = EM_UNTOLD };
}

void
em_begin_follow (EmState *state, guint seat)
{
  clear_shown (state);
  em_top (state)->waiting &= (guint8) ~(1u << seat);
  em_push (state, em_follow_item (state, seat));
  em_push (state, (EmItem){ .task = EM_TASK_BOOST, .seat = (guint8) seat });
}

void
em_boost (EmState *state, guint seat, guint kind, guint n)
{
  EmSeat *owner = em_seat (state, seat);

  for (guint i = 0; i < n; i++)
    em_hand_take (owner, kind);
  em_pile_add (&owner->play, kind, n);
  em_pile_add (&state->shown, kind, n);
  state->shown_symbols += (guint8) (n * em_card_symbols (state, seat, kind, state->role));
}

void
em_dissent (EmState *state, guint seat)
{
  em_top (state)->waiting &= (guint8) ~(1u << seat);
  em_draw (em_seat (state, seat), DISSENT_DRAW + em_has (state, seat, EM_STANDING_DISSENT_DRAW));
}

guint
em_extra_turn_seat (const EmState *state)
{
  if (em_switch (state, EM_SWITCH_ERRATA) == EM_OFF || state->extra_turn)
    return 0;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_has (state, seat, EM_STANDING_PHASE_ORDER))
      return seat;

  return 0;
}

/* Source: 6.3: all players have the same number of turns; then the extra round, where it is
 * played, and the extra turn of Logistics. */
static void
end_turn (EmState *state)
{
  gboolean round_over = state->leader == state->parent.n_seats;
  gboolean wants_round = em_switch (state, EM_SWITCH_EXTRA_ROUND) == EM_ON && !state->extra_round;
  guint next = em_next_seat (state, state->leader);

  if (state->extra_turn)
    next = 0;
  else if (round_over && (state->extra_round || (em_end_triggered (state) && !wants_round)))
    {
      next = em_extra_turn_seat (state);
      state->extra_turn = next != 0;
    }
  else if (round_over && em_end_triggered (state))
    state->extra_round = TRUE;

  if (next != 0)
    begin_turn (state, next);
  else
    state->parent.over = TRUE;
}

void
em_cleanup (EmState *state)
{
  guint leader = state->leader;
  EmSeat *owner = em_seat (state, leader);
  guint limit = em_hand_limit (state, leader);

  em_pop (state);
  if (state->markets)
    em_gain_influence (state, leader, em_count (state->traded));
  if (state->engineered)
    em_gain_influence (state, leader, em_count (state->produced));

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    em_pile_move (&em_seat (state, seat)->discard, &em_seat (state, seat)->play);
  clear_shown (state);

  if (owner->hand.size < limit)
    em_draw (owner, limit - owner->hand.size);
  end_turn (state);
}
