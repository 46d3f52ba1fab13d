/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define NINE_TYPE_BOARD (nine_board_get_type ())
G_DECLARE_FINAL_TYPE (NineBoard, nine_board, NINE, BOARD, ArbSessionView)

/**
 * NineBoard:
 *
 * The three places between the players, one lane for each: the card of the second player, the open
 * domain, the card of the first player, and at the bottom the result. Until a card of the new round
 * is played, the lanes show the last round.
 */

G_END_DECLS
