/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "engine/core/script.h"
#include "engine/play/piles.h"
#include "systems/microcosm/cards.h"
#include "systems/microcosm/effects.h"
#include "systems/microcosm/rules.h"
#include "systems/microcosm/switches.h"

G_BEGIN_DECLS

#define MICRO_N_SEATS 2
#define MICRO_N_SUPPLY 3
#define MICRO_N_TURNS MICRO_N_DOMAINS

/** MicroPlace: the piles of the Domain cards; that of seat 2 follows that of seat 1. */
typedef enum
{
  MICRO_UNSEEN = ARB_UNSEEN, /* in the deck, a hand or the supply, and unknown */
  MICRO_IN_DECK,
  MICRO_IN_SUPPLY,
  MICRO_IN_PLAY,
  MICRO_IN_HAND,
  MICRO_IN_DISCARD = MICRO_IN_HAND + MICRO_N_SEATS,
  MICRO_N_PLACES = MICRO_IN_DISCARD + MICRO_N_SEATS,
} MicroPlace;

/** MicroPlanetPlace: the places of a planet card; that of seat 2 follows that of seat 1. */
typedef enum
{
  MICRO_IN_PILE,
  MICRO_COLONY,
  MICRO_SPOILS = MICRO_COLONY + MICRO_N_SEATS,
} MicroPlanetPlace;

/**
 * MicroSlot:
 * @planet: the index of the planet plus 1; 0 if it is unknown
 * @place: #MicroPlanetPlace
 * @face_up: whether it lies face up
 * @seen: whether all players have seen its face
 *
 * A planet card with its number at the table: `#1` … `#4` are those that cost 0, and so on. The
 * number never changes.
 */
typedef struct
{
  guint8 planet;
  guint8 place;
  guint8 face_up;
  guint8 seen;
} MicroSlot;

/**
 * MicroDefence:
 * @MICRO_NOT_ASKED: the defender was not asked yet
 * @MICRO_ASKED: the defender may turn up a planet that defends
 * @MICRO_ANSWERED: the defender has answered
 *
 * The stage of an attack.
 */
typedef enum
{
  MICRO_NOT_ASKED,
  MICRO_ASKED,
  MICRO_ANSWERED,
} MicroDefence;

/** MicroState: the state. Seats count from 1; slots, cards and piles from 0. */
typedef struct
{
  ArbState parent;
  ArbAgenda agenda;

  /* Domain cards */
  guint8 places[MICRO_N_DOMAINS]; /* MicroPlace */
  guint8 unseen[MICRO_N_PLACES];  /* the unknown cards there */

  /* Planets and technologies */
  MicroSlot slots[MICRO_N_PLANETS];
  guint8 owners[MICRO_N_TECHNOLOGIES]; /* 0 the centre */

  /* The present turn, and the present attempt */
  guint32 played;   /* the cards played in this turn */
  guint8 picking;   /* whether cards are being picked up */
  guint8 target;    /* slot to colonize or attack plus 1; 0 for none */
  guint8 n_shown;   /* icons */
  guint8 n_unnamed; /* those of them that nobody has named a card for */
  guint8 defence;   /* MicroDefence */
  guint32 shown_domains;
  guint16 shown_slots;
  guint8 shown_technologies;

  guint8 faces[MICRO_FACES_SIZE]; /* see engine/core/faces.h */
} MicroState;

G_STATIC_ASSERT (sizeof (MicroState) <= ARB_STATE_MAX);

/** micro_state: casts the state of any game to that of this game. */
static inline const MicroState *
micro_state (const ArbState *state)
{
  return (const MicroState *) state;
}

/** micro_catalogue: the cards in use. */
static inline const MicroCatalogue *
micro_catalogue (const MicroState *state)
{
  return (const MicroCatalogue *) state->parent.catalogue;
}

/** micro_switch: the value of a switch. */
static inline guint
micro_switch (const MicroState *state, MicroSwitch which)
{
  return arb_switch (&state->parent, which);
}

/** micro_opponent: the other seat. */
static inline guint
micro_opponent (guint seat)
{
  return MICRO_N_SEATS + 1 - seat;
}

/** micro_pools: the Domain cards. */
extern const ArbPool micro_pools[];

/** micro_place: the place of @seat of that kind. */
static inline guint8
micro_place (MicroPlace kind, guint seat)
{
  return (guint8) arb_pile_of (kind, seat);
}

/** micro_planet_place: the place of @seat of that kind. */
static inline guint8
micro_planet_place (MicroPlanetPlace kind, guint seat)
{
  return (guint8) (kind + seat - 1);
}

/** micro_effect: the effect for which the agenda waits; %MICRO_EFFECT_END after the end. */
static inline MicroEffect
micro_effect (const MicroState *state)
{
  if (state->parent.over || state->agenda.n == 0)
    return MICRO_EFFECT_END;
  return (MicroEffect) arb_agenda_step (&state->agenda, &micro_catalogue (state)->program)->effect;
}

/** micro_active: the seat whose turn it is. */
static inline guint
micro_active (const MicroState *state)
{
  return (state->parent.turn - 1u) % MICRO_N_SEATS + 1;
}

/** micro_is_colony: whether the planet of @slot is a Colony of @seat. */
static inline gboolean
micro_is_colony (const MicroState *state, guint seat, guint slot)
{
  return state->slots[slot].place == micro_planet_place (MICRO_COLONY, seat);
}

/** micro_is_face_down_colony: whether it is one that lies face down. */
static inline gboolean
micro_is_face_down_colony (const MicroState *state, guint seat, guint slot)
{
  return micro_is_colony (state, seat, slot) && !state->slots[slot].face_up;
}

/**
 * micro_add_up_unseen:
 * @n: how many unknown cards
 * @values: for each Domain card its value
 * @most: whether the most is asked for, or the least
 *
 * Returns: the least or the most that @n cards have together that nobody has seen, whichever they are
 */
gint micro_add_up_unseen (const MicroState *state, guint n, const gint *values, gboolean most);

/** micro_performer: the seat that performs the present step; 0 after the end. */
static inline guint
micro_performer (const MicroState *state)
{
  return state->parent.over || state->agenda.n == 0 ? ARB_TABLE
                                                    : arb_agenda_top_const (&state->agenda)->seat;
}

/** micro_decider: the seat that decides now; 0 after the end. */
guint micro_decider (const MicroState *state);

/** micro_n_at: how many Domain cards are at @place, known or not. */
static inline guint
micro_n_at (const MicroState *state, guint place)
{
  return arb_pile_size (&state->parent, micro_pools, place);
}

/** micro_n_left: how many Domain cards are in the deck and the supply. */
static inline guint
micro_n_left (const MicroState *state)
{
  return micro_n_at (state, MICRO_IN_DECK) + micro_n_at (state, MICRO_IN_SUPPLY);
}

/** micro_n_unseen: how many cards of the hand of @seat are unknown. */
static inline guint
micro_n_unseen (const MicroState *state, guint seat)
{
  return state->unseen[micro_place (MICRO_IN_HAND, seat)];
}

/** micro_can_hold: whether @domain can be in the hand of @seat. */
static inline gboolean
micro_can_hold (const MicroState *state, guint seat, guint domain)
{
  return arb_pile_can_hold (&state->parent, micro_pools, micro_place (MICRO_IN_HAND, seat), domain);
}

/** micro_must_hold: whether all unseen cards are in the hand of @seat, because they are nowhere else. */
static inline gboolean
micro_must_hold (const MicroState *state, guint seat)
{
  return arb_pile_must_hold (&state->parent, micro_pools, micro_place (MICRO_IN_HAND, seat));
}

/** micro_add_not_held: adds the reason that @seat cannot hold @domain. */
void micro_add_not_held (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict);

/** micro_take_out: moves @domain, which @seat can hold, from the hand to @place. */
static inline void
micro_take_out (MicroState *state, guint seat, guint domain, guint place)
{
  arb_pile_move (&state->parent, micro_pools, domain, micro_place (MICRO_IN_HAND, seat), place);
}

/** micro_owner: the owner of a planet card; 0 in its pile. */
guint micro_owner (const MicroState *state, guint slot);

/** micro_domain_argument: the index of the Domain card that @argument names, or -1. */
gint micro_domain_argument (ArbArgument argument);

/** micro_planet_argument: the index of the planet that @argument names, or -1. */
gint micro_planet_argument (ArbArgument argument);

/** micro_technology_argument: the index of the technology that @argument names, or -1. */
gint micro_technology_argument (ArbArgument argument);

/** micro_slot_argument: the slot whose number @argument is, or -1. */
gint micro_slot_argument (ArbArgument argument);

static inline ArbArgument
micro_domain_name (guint domain)
{
  return arb_argument_name (MICRO_SORT_DOMAIN, domain);
}

static inline ArbArgument
micro_planet_name (guint planet)
{
  return arb_argument_name (MICRO_SORT_PLANET, planet);
}

static inline ArbArgument
micro_technology_name (guint technology)
{
  return arb_argument_name (MICRO_SORT_TECHNOLOGY, technology);
}

static inline ArbArgument
micro_slot_number (guint slot)
{
  return arb_argument_number (slot + 1);
}

G_END_DECLS
