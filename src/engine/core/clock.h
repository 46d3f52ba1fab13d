/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/move.h"

G_BEGIN_DECLS

#define ARB_MAX_CLOCK_LINES 8

/**
 * ArbClockLine:
 * @id: static id of the trigger
 * @distance: how many cards or tokens are left until it
 * @turns: the turns until it at the present pace, or -1 if that is unknown
 */
typedef struct
{
  const char *id;
  gint distance;
  gint turns;
} ArbClockLine;

/**
 * ArbClock:
 * @triggered: whether the end has been triggered
 * @turn: which turn of @n_turns it is
 * @n_turns: how many turns the game has, if it always has as many; 0 if it can be any number
 * @lines: the triggers
 * @turns_left: the seats that still have a turn after this one once the end is triggered, in order;
 *   with those of a further round and of an extra turn
 *
 * How far the end of the game is.
 */
typedef struct
{
  gboolean triggered;
  guint turn;
  guint n_turns;
  guint n_lines;
  ArbClockLine lines[ARB_MAX_CLOCK_LINES];
  guint n_turns_left;
  guint8 turns_left[2 * ARB_MAX_SEATS + 1];
} ArbClock;

G_END_DECLS
