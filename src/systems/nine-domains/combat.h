/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** NineLine: the parts of a card's strength. */
typedef enum
{
  NINE_LINE_NUMBER,     /* the printed number */
  NINE_LINE_CARRY,      /* from the owner's card at this place in the round before */
  NINE_LINE_NEIGHBOURS, /* from the owner's cards beside it */
  NINE_LINE_ROUND,      /* its own, in a late round */
  NINE_N_LINES,
} NineLine;

/** NineDecision: how a combat was decided, in the order of the checks. */
typedef enum
{
  NINE_BY_OUTCOME, /* by an effect, at any strength */
  NINE_BY_STRENGTH,
  NINE_BY_BONUS,  /* equal strength: the greater bonus */
  NINE_BY_SIGN,   /* equal bonus: plus before plain before minus */
  NINE_BY_NOBODY, /* identical cards */
} NineDecision;

/**
 * NineSide:
 * @lines: the parts of the strength, by #NineLine
 * @strength: their sum
 * @bonus: the bonus that counts for a tie
 */
typedef struct
{
  gint8 lines[NINE_N_LINES];
  gint8 strength;
  gint8 bonus;
} NineSide;

/** NineCombat: the breakdown of a combat; sides by seat. */
typedef struct
{
  NineSide sides[NINE_N_SEATS + 1];
  guint8 decided_by; /* NineDecision */
} NineCombat;

/**
 * nine_combat:
 * @state: a state
 * @row: the round, counted from 0, whose cards are all known
 * @place: the place
 * @combat: (out) (optional): the breakdown
 *
 * Determines who wins the domain at a place: first by an effect on the outcome, then by strength
 * with bonuses, by the greater bonus, by the sign. (Game help, “Cards and combat”.)
 *
 * Returns: the seat that wins, or 0 for nobody
 */
guint nine_combat (const NineState *state, guint row, guint place, NineCombat *combat);

G_END_DECLS
