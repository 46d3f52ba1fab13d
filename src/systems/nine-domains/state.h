/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/faces.h"
#include "engine/core/ruleset.h"
#include "systems/nine-domains/cards.h"
#include "systems/nine-domains/rules.h"
#include "systems/nine-domains/switches.h"
#include "systems/nine-domains/verbs.h"

G_BEGIN_DECLS

#define NINE_N_SEATS 2
#define NINE_N_ROUNDS 3
#define NINE_MAX_SWAPS (NINE_N_SEATS * NINE_N_PLACES)

/** NineLocation: the places of a domain; the number of a seat means that seat. */
typedef enum
{
  NINE_HIDDEN = 0,                 /* below the top of a pile, or unknown */
  NINE_VISIBLE = NINE_N_SEATS + 1, /* the open top of a pile */
  NINE_REMOVED,                    /* nobody won it */
} NineLocation;

/* The contents of a place: none, a face-down card, or a card by its index. */
enum
{
  NINE_NO_CARD,
  NINE_FACE_DOWN,
  NINE_CARD,
};

/** NineSwap: a swap that a winning card offers its owner, not decided yet. */
typedef struct
{
  guint8 seat;
  guint8 on_win; /* NineOnWin */
} NineSwap;

/**
 * NineHoldings:
 * @location: where each domain is, a #NineLocation
 * @moved: the round in which a combat or a swap put it there
 * @used: the used cards of each seat
 * @won_points: the points that cards of each seat won, on top of the domains
 *
 * What the played rounds leave to the players.
 */
typedef struct
{
  guint8 location[NINE_N_DOMAINS];
  guint8 moved[NINE_N_DOMAINS];
  guint16 used[NINE_N_SEATS + 1];
  gint16 won_points[NINE_N_SEATS + 1];
} NineHoldings;

/** NineState: the state. Rounds count from 0, seats from 1. */
typedef struct
{
  ArbState parent;

  /* The round: placing and revealing, then the swaps of winning cards */
  guint8 n_fought; /* rounds whose combats are over */
  guint8 n_ended;  /* rounds whose swaps are over, too */
  guint8 n_swaps;
  guint8 next_swap;
  NineSwap swaps[NINE_MAX_SWAPS];

  /* What the players have: now, and at the end of each round */
  NineHoldings now;
  NineHoldings ends[NINE_N_ROUNDS];

  /* Domains */
  guint8 faces[NINE_FACES_SIZE]; /* see engine/core/faces.h */
  guint8 visible[NINE_N_PLACES]; /* index + 1; 0 if unknown */
  guint16 fresh;                 /* the domains won in this round */

  /* Cards */
  guint16 specials;       /* the kinds known to be in play */
  guint16 known_specials; /* those of them that were known when the round began */
  guint8 cards[NINE_N_ROUNDS][NINE_N_SEATS + 1][NINE_N_PLACES];
  guint8 winners[NINE_N_ROUNDS][NINE_N_PLACES];
  guint8 fought[NINE_N_ROUNDS][NINE_N_PLACES]; /* the domains, index + 1 */

  /* Points and the end */
  guint8 elements_ignored; /* both had all four at once */
  guint8 element_winner;
  guint8 element_round; /* the number of rounds after which that seat had won */
} NineState;

G_STATIC_ASSERT (sizeof (NineState) <= ARB_STATE_MAX);

/** nine_state: casts the state of any game to that of this game. */
static inline const NineState *
nine_state (const ArbState *state)
{
  return (const NineState *) state;
}

/** nine_catalogue: the cards in use. */
static inline const NineCatalogue *
nine_catalogue (const NineState *state)
{
  return (const NineCatalogue *) state->parent.catalogue;
}

/** nine_marks: the known marks of @domain, as bits of #NineMark. */
static inline guint
nine_marks (const NineState *state, guint domain)
{
  return arb_face_get (&state->parent, 0, NINE_DOMAIN_MARKS, domain) >> 1;
}

/** nine_switch: how the texts are read in a point, see arb_switch(). */
static inline guint
nine_switch (const NineState *state, NineSwitch which)
{
  return arb_switch (&state->parent, which);
}

/** nine_opponent: the other seat. */
static inline guint
nine_opponent (guint seat)
{
  return NINE_N_SEATS + 1 - seat;
}

/** nine_row: the row of the round being played; after the last round, its row. */
static inline guint
nine_row (const NineState *state)
{
  return MIN (state->n_ended, NINE_N_ROUNDS - 1u);
}

/** nine_bit: the set of card @card alone. */
static inline guint16
nine_bit (guint card)
{
  return (guint16) (1u << card);
}

/** nine_is_placing: whether the combats of the round are still to come. */
static inline gboolean
nine_is_placing (const NineState *state)
{
  return state->n_fought == state->n_ended && state->n_ended < NINE_N_ROUNDS;
}

/** nine_open_swap: (nullable): the swap offer to decide now. */
static inline const NineSwap *
nine_open_swap (const NineState *state)
{
  return state->next_swap < state->n_swaps ? &state->swaps[state->next_swap] : NULL;
}

/**
 * nine_has_later_swap:
 * @on_win: its kind, or %NINE_ON_WIN_NOTHING for any
 *
 * Whether @seat has another offer of such a swap after the present one.
 */
gboolean nine_has_later_swap (const NineState *state, guint seat, NineOnWin on_win);

/** nine_n_kinds: how many special kinds are in play by now, known or not. */
guint nine_n_kinds (const NineState *state);

/** nine_placed: the known cards that @seat has placed in this round, before the combats. */
guint16 nine_placed (const NineState *state, guint seat);

/** nine_n_lying: how many cards @seat has placed in this round, known or not. */
guint nine_n_lying (const NineState *state, guint seat);

/** nine_n_known: how many of them are known. */
guint nine_n_known (const NineState *state, guint seat);

/** nine_possible: the cards that @seat can hold, or has placed face down. */
guint16 nine_possible (const NineState *state, guint seat);

/** nine_n_hand: how many cards @seat holds. */
guint nine_n_hand (const NineState *state, guint seat);

/** nine_all_placed: whether all six cards of the round are placed. */
gboolean nine_all_placed (const NineState *state);

/** nine_all_known: whether all six cards of the round are known. */
gboolean nine_all_known (const NineState *state);

/** nine_n_domains: how many domains @seat has. */
guint nine_n_domains (const NineState *state, guint seat);

/** nine_card_argument: the index of the card that @argument names, or -1. */
gint nine_card_argument (ArbArgument argument);

/** nine_domain_argument: the index of the domain that @argument names, or -1. */
gint nine_domain_argument (ArbArgument argument);

/** nine_place_argument: the index of the place that @argument names, or -1. */
gint nine_place_argument (ArbArgument argument);

G_END_DECLS
