/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

/*
 * A recorded game as a table would tell it: what was decided, with counts for what people count.
 * It is told gesture by gesture; which order things of one sort are told in makes no difference.
 */
typedef struct _ToldGame ToldGame;

/** told_game_new: (transfer full): what people tell of @complete, a game told completely. */
ToldGame *told_game_new (const ArbGame *complete);
void told_game_free (ToldGame *told);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ToldGame, told_game_free)

/** told_game_is_over: whether all has been told. */
gboolean told_game_is_over (const ToldGame *told);

/** told_game_next: the next thing to be told, as it stands in the notation. */
ArbMove told_game_next (const ToldGame *told);

/** told_game_n_facts: how many facts the turn of the next thing holds. */
guint told_game_n_facts (const ToldGame *told, guint turn);

/**
 * told_game_match:
 * @told: a told game
 * @game: a game after a gesture
 * @from: the length of its log before the gesture
 * @take: whether the gesture was made, and what it told is done
 *
 * Returns: how much of what is to be told next the gesture tells, or -1 if it tells something else
 */
gint told_game_match (ToldGame *told, const ArbGame *game, guint from, gboolean take);

/** told_game_take: the next thing was told by itself. */
void told_game_take (ToldGame *told);
