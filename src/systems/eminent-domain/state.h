/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/cards.h"
#include "systems/eminent-domain/prototype/cards.h"
#include "systems/eminent-domain/rules.h"
#include "systems/eminent-domain/seat.h"
#include "systems/eminent-domain/switches.h"
#include "systems/eminent-domain/verbs.h"

G_BEGIN_DECLS

#define EM_MAX_EMPIRE_PLANETS 33 /* 27 of the planet deck and 6 start planets */
#define EM_NO_PLANET 255         /* the number of a planet that is there no more */

/**
 * EmEmpirePlanet:
 * @candidates: the planets that it can be, until it is identified
 * @technologies: technologies tucked under it as colonies
 * @card: the planet, or %EM_UNKNOWN
 * @owner: seat; 0 for a removed planet
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
} EmEmpirePlanet;

/** EmMoment: the present decision, as reasons name it. */
typedef enum
{
  EM_MOMENT_ACTION,
  EM_MOMENT_ROLE,
  EM_MOMENT_BOOST,
  EM_MOMENT_SCRIPT,
  EM_MOMENT_ANSWERS,
  EM_MOMENT_CLEANUP,
} EmMoment;

/** EmAnswer: how a seat answered the role of this turn. */
typedef enum
{
  EM_ANSWER_NONE,
  EM_ANSWER_DISSENTS,
  EM_ANSWER_FOLLOWS, /* without a card; with cards, their number is added */
} EmAnswer;

/**
 * EmState:
 *
 * The whole table, of any ruleset of this folder: first what all of them have, then what only one
 * has. Seats are numbered from 1: the first entry of @seats is that of seat 1.
 */
typedef struct
{
  ArbState parent;

  guint8 leader;
  guint8 role;                         /* EmRole of this turn, meaningful from the lead on */
  guint8 waiting;                      /* bits of the seats that have still to follow or dissent */
  guint8 supply;                       /* influence tokens that are left */
  guint16 influence_owed;              /* handed out beyond the supply */
  gint16 influence_inflow;             /* by adjustments of the supply */
  gint16 card_inflow[EM_N_ROLE_CARDS]; /* by adjustments */
  guint8 removed[EM_N_ROLE_CARDS];
  guint8 n_planets;             /* places used in the list of planets */
  guint8 planet_deck;           /* cards in it */
  guint8 last_effect_seat;      /* who used one last; 0 once that seat has decided something else */
  guint8 last_effect_amount;    /* how much of it in a row */
  guint8 last_effect_left;      /* how much more of it was given */
  guint16 last_step;            /* the step that was used last */
  guint8 answers[EM_MAX_SEATS]; /* EmAnswer in this turn, and a card more for each one shown */
  guint64 gone;                 /* technologies nobody can take any more */
  EmPile shown;                 /* cards played for the role by whoever performs it now */
  ArbAgenda agenda;
  EmSeat seats[EM_MAX_SEATS];

  union
  {
    /* Of the published game. */
    struct
    {
      guint8 stacks[EM_N_STACKS];
      guint8 stack_starts[EM_N_STACKS];
      guint16 fighters_made;  /* all that were ever taken by the rules */
      guint16 fighters_paid;  /* all that were ever due */
      guint16 fighter_inflow; /* by adjustments */
      guint8 empty_to_end;

      guint8 bonus;         /* 1 if the empty stack gives the leader a symbol */
      guint8 took_none;     /* the stack was empty when the leader chose the role */
      guint8 shown_symbols; /* on the cards of @shown */
      guint8 role_over;     /* the role phase of this turn is over */
      guint8 n_actions;     /* cards played for their Actions in this turn */
      guint8 acted;         /* the stacks of those cards, bits */
      guint8 skipped;       /* the Action phase of this turn was left by its player */
      guint8 mobilized : 1;
      guint8 streamlined : 1;
      guint8 named;               /* Specialization: EmResource, or EM_UNKNOWN */
      guint8 pays_kinds_traded;   /* Diverse Markets is in play */
      guint8 pays_kinds_produced; /* Genetic Engineering is in play */
      guint8 traded;              /* kinds traded since, bits */
      guint8 produced;            /* kinds produced since, bits */
      guint8 extra_round;         /* 1 while the extra round is played */
      guint8 extra_turn;          /* 1 while the extra turn of Logistics is played */

      guint8 discard_unknown;
      guint8 look_unknown;
      guint64 removed_technologies;
      guint64 unlocated;  /* planets whose place is unknown */
      guint64 deck_known; /* planets known to be in the planet deck */
      guint64 discard_known;
      guint64 look_known;      /* among the planets being looked at */
      guint64 deck_candidates; /* candidates of the unknown planets of the deck */
      guint64 discard_candidates;
      guint64 look_candidates;
      EmEmpirePlanet planets[EM_MAX_EMPIRE_PLANETS];
    };
    /* Of the prototype. */
    struct
    {
      guint8 piles[EM_N_ROLES];    /* role cards left, or PROTO_NOT_COUNTED */
      guint8 taken[EM_N_ROLES];    /* role cards that left the piles */
      guint8 hand_size;            /* 0 if unknown */
      guint8 planet_discard;       /* cards in it */
      guint8 n_discarded;          /* by the leader in this Cleanup */
      guint64 tucked_technologies; /* put under planets by the leader in this turn */
      ProtoPlanet proto_planets[PROTO_N_PLANETS];
      guint8 faces[PROTO_FACES_SIZE]; /* see engine/core/faces.h */
    };
  };
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
  return arb_switch (&state->parent, which);
}

static inline ArbItem *
em_top (EmState *state)
{
  return arb_agenda_top (&state->agenda);
}

static inline const ArbItem *
em_top_const (const EmState *state)
{
  return arb_agenda_top_const (&state->agenda);
}

/** em_top_step: where the top of the agenda is. */
static inline const ArbStep *
em_top_step (const EmState *state)
{
  return arb_agenda_step (&state->agenda, &em_catalogue (state)->program);
}

/** em_asked: the step of this @effect that the top of the agenda waits for, or %NULL. */
static inline const ArbStep *
em_asked (const EmState *state, EmEffect effect)
{
  return arb_agenda_asked (&state->agenda, &em_catalogue (state)->program, effect);
}

static inline gboolean
em_has (const EmState *state, guint seat, EmStanding standing)
{
  return (em_seat_const (state, seat)->standings >> standing & 1) != 0;
}

/** EmCheckFunc: adds the reasons against a move. */
typedef void EmCheckFunc (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_next_seat: the seat after @seat, clockwise. */
static inline guint
em_next_seat (const EmState *state, guint seat)
{
  return seat % state->parent.n_seats + 1;
}

/** EmRoleOfferFunc: ends an offer to lead or follow a role, after its cards, see em_offer_end_role(). */
typedef void EmRoleOfferFunc (ArbOffering *offering, guint seat);
/** EmActionOfferFunc: ends an offer to play a card for its Action, see em_offer_end_action(). */
typedef void EmActionOfferFunc (ArbOffering *offering, guint seat, guint hand);

G_END_DECLS
