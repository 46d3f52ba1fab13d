/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/random.h"
#include "engine/record/game.h"

G_BEGIN_DECLS

/*
 * What people get wrong when they record a game.
 */

/**
 * Slip:
 * @SLIP_FORGOTTEN_ACTION: an Action was not recorded
 * @SLIP_FALSE_ACTION: an Action was recorded that never was
 * @SLIP_WRONG_ROLE: the leader had another role
 * @SLIP_FOLLOW_AS_DISSENT: a player followed, and a dissent was recorded
 * @SLIP_DISSENT_AS_FOLLOW: a player dissented, and a follow was recorded
 * @SLIP_BOOSTS: one card too few or too many with a role
 * @SLIP_DISCARDS: one discard too few or too many
 * @SLIP_LAST_TURN: the last turn was not recorded
 * @SLIP_ACTION_AND_MISCOUNT: an Action was not recorded, and people miscount one number by one
 * @SLIP_TWO: two of the slips above
 * @SLIP_FORGOTTEN_GESTURE: any gesture was not recorded
 * @SLIP_FALSE_GESTURE: any moves were recorded that never were
 * @SLIP_OTHER_GESTURE: any gesture was another one
 *
 * The kinds of slips. The last three ask for no word of a game.
 */
typedef enum
{
  SLIP_FORGOTTEN_ACTION,
  SLIP_FALSE_ACTION,
  SLIP_WRONG_ROLE,
  SLIP_FOLLOW_AS_DISSENT,
  SLIP_DISSENT_AS_FOLLOW,
  SLIP_BOOSTS,
  SLIP_DISCARDS,
  SLIP_LAST_TURN,
  SLIP_ACTION_AND_MISCOUNT,
  SLIP_TWO,
  SLIP_FORGOTTEN_GESTURE,
  SLIP_FALSE_GESTURE,
  SLIP_OTHER_GESTURE,
  N_SLIPS,
} Slip;

/** slip_name: its word, like “forgotten-action”. */
const char *slip_name (Slip slip);

/** spoil_kind: the kind of the verb of @move. */
ArbVerbKind spoil_kind (const ArbGame *game, ArbMove move);

/** spoil_is_verb: whether there is a line @index, and it says the verb with this name. */
gboolean spoil_is_verb (const ArbGame *game, guint index, const char *name);

/** spoil_find_turn: the first line of @turn or of a later one, or the length. */
guint spoil_find_turn (const ArbGame *game, guint turn);

/** spoil_get_turn: the number of the turn before line @index. */
guint spoil_get_turn (const ArbGame *game, guint index);

/**
 * spoil_record: (transfer full): the first @length lines of @record as people tell them: closing moves and
 * answers that go without saying are implied.
 */
ArbGame *spoil_record (const ArbGame *record, guint length);

/**
 * spoil_game:
 * @truth: a game
 * @slip: what people get wrong
 * @random: where, and how
 *
 * Makes a slip somewhere in the last two rounds.
 *
 * Returns: (transfer full) (nullable): the game as it was recorded; %NULL if no such slip was found
 */
ArbGame *spoil_game (const ArbGame *truth, Slip slip, ArbRandom *random);

G_END_DECLS
