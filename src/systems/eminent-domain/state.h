/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"
#include "systems/eminent-domain/cards.h"
#include "systems/eminent-domain/rules.h"
#include "systems/eminent-domain/switches.h"

G_BEGIN_DECLS

#define EM_MAX_SEATS 4
#define EM_MAX_WORLDS 33 /* 27 of the planet deck and 6 start planets */
#define EM_MAX_SEAT_WORLDS 28
#define EM_MAX_AGENDA 20
#define EM_HAND_SIZE 5
#define EM_INFLUENCE_SUPPLY 24
#define EM_UNTOLD 255
#define EM_NO_WORLD 255 /* the number of a planet that is there no more */

/**
 * EmPile:
 * @cards: known role cards, by kind
 * @unknown: cards in it that were never told
 * @size: all of them
 * @technologies: set of known technologies
 *
 * A pile of a player: what is known to be in it, and how many cards are not known. What the
 * unknown cards of all his piles are together is known as a multiset, his *pool*.
 */
typedef struct
{
  guint8 cards[EM_N_ROLE_CARDS];
  guint8 unknown;
  guint8 size;
  guint64 technologies;
} EmPile;

/**
 * EmWorld:
 * @candidates: the planets it can be, until it is told
 * @technologies: technologies tucked under it as colonies
 * @card: the planet, or %EM_UNTOLD
 * @owner: seat; 0 where there is no planet any more
 * @face_up: whether it was settled or attacked
 * @filled: bits of its slots
 * @blocked: a fighter of Scorched Earth Policy stays on it
 * @colonize: Colonize cards under it
 * @research: Research cards under it (Adaptability)
 *
 * A planet in an Empire.
 */
typedef struct
{
  guint64 candidates;
  guint64 technologies;
  guint8 card;
  guint8 owner;
  guint8 face_up;
  guint8 filled;
  guint8 blocked;
  guint8 colonize;
  guint8 research;
} EmWorld;

/**
 * EmSeat:
 * @pool: what the unknown cards of hand, deck, discard pile and @lost are, together
 * @drawn: cards drawn and not told yet; those that follow from what is known, by kind
 * @lost: unknown cards that were removed from the game
 * @owned: set of technologies that count at the end
 * @permanents: set of technologies in the Empire
 * @standings: bits of #EmStanding
 * @worlds: by number - 1, where the planet stands in the table's list; %EM_NO_WORLD once an
 *   adjustment has taken it away
 * @n_worlds: numbers given so far
 * @n_gone: how many of them are %EM_NO_WORLD
 * @sums: what was counted and not named, by #EmSum
 */
typedef struct
{
  EmPile hand;
  EmPile deck;
  EmPile discard;
  EmPile play;
  EmPile pool;
  EmPile drawn;
  guint64 owned;
  guint64 permanents;
  guint32 standings;
  guint16 influence;
  guint16 fighters;
  guint16 sums[EM_N_SUMS];
  guint8 lost;
  guint8 hand_bonus;
  guint8 face_up[EM_N_TYPES];
  guint8 planet_symbols[EM_N_ROLES];
  guint8 technology_symbols[EM_N_ROLES];
  guint8 n_worlds;
  guint8 n_gone;
  guint8 worlds[EM_MAX_SEAT_WORLDS];
} EmSeat;

/**
 * EmTask:
 *
 * The kinds of entries of the agenda, the one mechanism of what is still to be decided.
 */
typedef enum
{
  EM_TASK_ACTION,  /* play a card or skip; left: how many may be played */
  EM_TASK_ROLE,    /* choose a role */
  EM_TASK_BOOST,   /* boost, until done */
  EM_TASK_SCRIPT,  /* a choice of a card's or a role's script */
  EM_TASK_ANSWERS, /* follow or dissent; waiting: bits of seats */
  EM_TASK_CLEANUP, /* discard, until done */
} EmTask;

/** EmSource: whose script a script task runs. */
typedef enum
{
  EM_SOURCE_ACTION,    /* the card that is being played */
  EM_SOURCE_LEAD,      /* the role, with the leader's alternative */
  EM_SOURCE_FOLLOW,    /* the role, for a follower */
  EM_SOURCE_MOBILIZED, /* the attack that Mobilization grants later */
  EM_SOURCE_FILL,      /* Abundance */
} EmSource;

/**
 * EmItem:
 * @task: #EmTask
 * @seat: who decides
 * @source: #EmSource
 * @card: the kind of card being played, still in nobody's pile; or %EM_UNTOLD
 * @step: the current step of the script
 * @left: how much of it is left
 * @asked: the step has been reached and waits for its player
 * @waiting: seats that have not answered; for Abundance the amount; for an Action the kind of card
 */
typedef struct
{
  guint8 task;
  guint8 seat;
  guint8 source;
  guint8 card;
  guint8 step;
  guint8 left;
  guint8 asked; /* 1 waiting, 2 an alternative was chosen */
  guint8 waiting;
} EmItem;

/**
 * EmState:
 *
 * The whole table. Seats are numbered from 1; entry 0 of @seats is not used.
 */
typedef struct
{
  ArbState parent;

  guint8 stacks[EM_N_STACKS];
  guint8 stack_starts[EM_N_STACKS];
  gint8 stack_inflow[EM_N_STACKS]; /* by adjustments */
  guint16 fighters_made;           /* all that were ever taken by the rules */
  guint16 fighters_paid;           /* all that were ever due */
  guint16 fighter_inflow;          /* by adjustments */
  guint8 empty_to_end;
  guint8 supply;          /* influence tokens of the 24 that are left */
  guint16 influence_owed; /* handed out beyond the 24 */
  guint64 gone;           /* technologies nobody can take any more */

  guint8 leader;
  guint8 role;          /* EmRole of this turn, meaningful from the lead on */
  guint8 bonus;         /* 1 if the empty stack gives the leader a symbol */
  guint8 took_none;     /* the stack was empty when the leader chose the role */
  guint8 shown_symbols; /* on the cards of @shown */
  EmPile shown;         /* cards played for the role by whoever performs it now */
  guint8 role_over;     /* the role phase of this turn is behind us */
  guint8 n_actions;     /* cards played for their Actions in this turn */
  guint8 mobilized;
  guint8 spent_effect; /* the EmEffect that was used last */
  guint8 spent_seat;   /* by whom; 0 once that seat has decided something else */
  guint8 spent_amount; /* how often in a row */
  guint8 streamlined;
  guint8 named;       /* Specialization: EmResource, or EM_UNTOLD */
  guint8 markets;     /* Diverse Markets is in play */
  guint8 engineered;  /* Genetic Engineering is in play */
  guint8 traded;      /* kinds traded since, bits */
  guint8 produced;    /* kinds produced since, bits */
  guint8 extra_round; /* 1 while the extra round is played */
  guint8 extra_turn;  /* 1 while the extra turn of Logistics is played */

  guint8 removed[EM_N_ROLE_CARDS];
  guint64 removed_technologies;

  guint64 unlocated;  /* planets of which it is not known where they lie */
  guint64 deck_known; /* planets known to be in the planet deck */
  guint64 discard_known;
  guint64 look_known;      /* among the planets being looked at */
  guint64 deck_candidates; /* what the planets of the deck that are not known can be */
  guint64 discard_candidates;
  guint64 look_candidates;
  guint8 planet_deck; /* cards in it */
  guint8 discard_untold;
  guint8 look_untold;

  guint8 n_agenda;
  guint8 n_worlds;
  EmItem agenda[EM_MAX_AGENDA];
  EmSeat seats[EM_MAX_SEATS];
  EmWorld worlds[EM_MAX_WORLDS];
} EmState;

G_STATIC_ASSERT (sizeof (EmState) <= ARB_STATE_MAX);

static inline const EmCatalogue *
em_catalogue (const EmState *state)
{
  return (const EmCatalogue *) state->parent.catalogue;
}

static inline EmSeat *
em_seat (EmState *state, guint seat)
{
  return &state->seats[seat - 1];
}

static inline const EmSeat *
em_seat_const (const EmState *state, guint seat)
{
  return &state->seats[seat - 1];
}

static inline guint
em_switch (const EmState *state, EmSwitch which)
{
  return state->parent.switches[which];
}

static inline EmItem *
em_top (EmState *state)
{
  return &state->agenda[state->n_agenda - 1];
}

static inline const EmItem *
em_top_const (const EmState *state)
{
  return &state->agenda[state->n_agenda - 1];
}

static inline gboolean
em_has (const EmState *state, guint seat, EmStanding standing)
{
  return (em_seat_const (state, seat)->standings >> standing & 1) != 0;
}

static inline guint64
em_bit (guint index)
{
  return G_GUINT64_CONSTANT (1) << index;
}

static inline guint
em_count (guint64 set)
{
  return (guint) __builtin_popcountll (set);
}

/** em_is_single: whether exactly one is in @set. */
static inline gboolean
em_is_single (guint64 set)
{
  return set != 0 && (set & (set - 1)) == 0;
}

static inline guint
em_first (guint64 set)
{
  return (guint) __builtin_ctzll (set);
}

/** em_next_seat: the seat after @seat, clockwise. */
static inline guint
em_next_seat (const EmState *state, guint seat)
{
  return seat % state->parent.n_seats + 1;
}

G_END_DECLS
