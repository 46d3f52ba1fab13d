/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/prototype-cards.h"
#include "systems/eminent-domain/prototype-effects.h"
#include "systems/eminent-domain/prototype-rules.h"
#include "systems/eminent-domain/prototype-switches.h"

G_BEGIN_DECLS

/*
 * The state of the prototype. The players, and what is known of their cards, are those of Eminent
 * Domain (#EmSeat); rules that differ are in files `prototype-…`.
 */

#define PROTO_NOT_COUNTED 255 /* a pile that nobody counted */

/**
 * ProtoPlanet:
 * @technologies: technologies under it
 * @card: the planet, or %EM_UNKNOWN
 * @owner: seat; 0 where there is no planet any more
 * @start: whether it is the one that its owner began with, and was not turned up by a move
 * @colonize: Colonize cards under it
 * @tucked: so many of them the leader put there in this turn
 * @resources: those on it, by colour
 *
 * A planet before a player. Which of them lie face up is in #EmSeat.
 */
typedef struct
{
  guint64 technologies;
  guint8 card;
  guint8 owner : 4;
  guint8 start : 4;
  guint8 colonize;
  guint8 tucked;
  guint8 resources[PROTO_N_COLOURS];
} ProtoPlanet;

/**
 * ProtoFaces:
 * @numbers: of planets, each plus one; 0 if unknown
 * @planet_types: the type plus one; 0 if unknown
 * @icons: of planets, and then of technologies: bits of #EmRole, or %PROTO_UNKNOWN_SET
 * @slots: of planets, four bits for each colour; all bits set if unknown
 * @influence: of technologies, like @numbers
 * @technology_types: like @planet_types
 * @actions: of each kind of card, #ProtoAction
 *
 * The known values of the faces, from the catalogue and from observations.
 */
typedef struct
{
  guint8 numbers[PROTO_N_PLANETS][PROTO_N_NUMBERS];
  guint8 planet_types[PROTO_N_PLANETS];
  guint8 icons[PROTO_N_PLANETS + PROTO_N_TECHNOLOGIES];
  guint16 slots[PROTO_N_PLANETS];
  guint8 influence[PROTO_N_TECHNOLOGIES];
  guint8 technology_types[PROTO_N_TECHNOLOGIES];
  guint8 actions[PROTO_N_KINDS];
} ProtoFaces;

/** ProtoState: the table. Seats count from 1. */
typedef struct
{
  ArbState parent;
  ArbAgenda agenda;

  guint8 piles[EM_N_ROLES];   /* role cards left, or PROTO_NOT_COUNTED */
  guint8 taken[EM_N_ROLES];   /* role cards that left the piles */
  guint8 removed[EM_N_ROLES]; /* role cards that left the game */
  gint16 inflow[EM_N_ROLES];  /* role cards, by adjustments */
  guint16 influence_inflow;   /* by adjustments, and beyond the supply */
  guint8 supply;              /* influence tokens that are left */
  guint8 hand_size;           /* 0 if unknown */
  guint8 planet_deck;         /* cards in it */
  guint8 planet_discard;      /* likewise */
  guint8 n_planets;           /* places used in the list */

  guint8 role;                 /* EmRole of this turn */
  guint8 waiting;              /* bits of the seats that have still to answer */
  guint8 n_discarded;          /* by the leader in this Cleanup */
  guint64 tucked_technologies; /* put under planets by the leader in this turn */
  guint64 gone;                /* technologies that are gone from the decks */
  EmPile shown;                /* cards played for the role by whoever performs it now */

  EmSeat seats[EM_MAX_SEATS];
  ProtoPlanet planets[PROTO_N_PLANETS];
  ProtoFaces faces;
} ProtoState;

G_STATIC_ASSERT (sizeof (ProtoState) <= ARB_STATE_MAX);

static inline const ProtoState *
proto_state (const ArbState *state)
{
  return (const ProtoState *) state;
}

static inline const ProtoCatalogue *
proto_catalogue (const ProtoState *state)
{
  return (const ProtoCatalogue *) state->parent.catalogue;
}

static inline EmSeat *
proto_seat (ProtoState *state, guint seat)
{
  return &state->seats[seat - 1];
}

static inline const EmSeat *
proto_seat_const (const ProtoState *state, guint seat)
{
  return &state->seats[seat - 1];
}

/** proto_switch: how a point is read, see arb_switch(). */
static inline guint
proto_switch (const ProtoState *state, ProtoSwitch which)
{
  return arb_switch (&state->parent, which);
}

/** proto_leader: whose turn it is. */
static inline guint
proto_leader (const ProtoState *state)
{
  return (state->parent.turn - 1u) % state->parent.n_seats + 1;
}

/** proto_effect: the effect that is waited for; %PROTO_EFFECT_END after the end. */
static inline ProtoEffect
proto_effect (const ProtoState *state)
{
  if (state->parent.over || state->agenda.n == 0)
    return PROTO_EFFECT_END;
  return (ProtoEffect) arb_agenda_step (&state->agenda, &proto_catalogue (state)->program)->effect;
}

/** proto_pile_is_empty: whether a pile is known to be empty. */
static inline gboolean
proto_pile_is_empty (const ProtoState *state, guint role)
{
  return state->piles[role] == 0;
}

static inline ArbArgument
proto_card_name (guint kind)
{
  return arb_argument_name (PROTO_SORT_CARD, kind);
}

static inline ArbArgument
proto_planet_name (guint planet)
{
  return arb_argument_name (PROTO_SORT_PLANET, planet);
}

/** proto_refuse: adds a reason that makes @verdict illegal; returns its numbers. */
static inline gint16 *
proto_refuse (ArbVerdict *verdict, ProtoRule rule, ArbArgument subject)
{
  return arb_verdict_add (verdict, ARB_ILLEGAL, rule, subject);
}

/** proto_to_decide: bits of the seats that may decide: the answers are given clockwise. */
guint proto_to_decide (const ArbState *state);

/** proto_asked: the step with @effect that is waited for; %NULL if it is not. */
const ArbStep *proto_asked (const ProtoState *state, ProtoEffect effect);

/** proto_check_asked: whether @effect is waited for; otherwise the reason. */
gboolean proto_check_asked (const ProtoState *state, ProtoEffect effect, ArbVerdict *verdict);

/** proto_check_held: whether the mover can hold @n cards of @kind; otherwise the reason. */
gboolean proto_check_held (const ProtoState *state, guint seat, guint kind, guint n,
                           ArbVerdict *verdict);

/** proto_push: puts one of the scripts that no card has on top of the agenda. */
void proto_push (ProtoState *state, ProtoScript script, guint seat);

/** proto_use: the top's player took @n of @effect, which may not have been asked for. */
void proto_use (ProtoState *state, ProtoEffect effect, guint n);

/** proto_close: leaves the asked step. */
void proto_close (ProtoState *state);

/** proto_list_move: adds a move. */
static inline void
proto_list_move (ArbMoves *moves, guint seat, guint verb, ArbArgument first, ArbArgument second)
{
  arb_moves_add (moves, ARB_MOVE (seat, verb, first, second, 0));
}

/** proto_list_cards: adds a move for each kind of card that the hand of @seat can hold. */
void proto_list_cards (const ProtoState *state, guint seat, guint verb, ArbMoves *moves);

ArbAsksFunc proto_asks_nothing;

G_END_DECLS
