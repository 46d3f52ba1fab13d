/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

/*
 * A recorded game as people record it at the table: the decisions, with counts for what people
 * count. It is recorded gesture by gesture; the order of facts of one sort makes no difference.
 */
typedef struct _PlayedGame PlayedGame;

/**
 * played_game_new: (transfer full): the facts that people record of @complete, a completely recorded
 * game.
 */
PlayedGame *played_game_new (const ArbGame *complete);
void played_game_free (PlayedGame *played);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlayedGame, played_game_free)

/** played_game_is_over: whether all facts were recorded. */
gboolean played_game_is_over (const PlayedGame *played);

/** played_game_next: the next fact to record, as a move of the notation. */
ArbMove played_game_next (const PlayedGame *played);

/** played_game_n_facts: how many facts the turn of the next thing holds. */
guint played_game_n_facts (const PlayedGame *played, guint turn);

/**
 * played_game_match:
 * @played: a played game
 * @game: a game after a gesture
 * @from: the length of its log before the gesture
 * @take: whether the gesture was made, so that its facts are done
 *
 * Returns: how many of the next facts the gesture records, or -1 if it records something else
 */
gint played_game_match (PlayedGame *played, const ArbGame *game, guint from, gboolean take);

/** played_game_take: marks the next fact as recorded. */
void played_game_take (PlayedGame *played);
