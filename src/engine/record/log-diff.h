/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

/**
 * ArbChange:
 * @before: the move's place in the log before, or -1 if it is new
 * @after: its place after, or -1 if it is gone
 *
 * A move that an edit adds, removes, or gives another verdict.
 */
typedef struct
{
  gint before;
  gint after;
} ArbChange;

/**
 * arb_entry_is_judged_alike:
 * @a: an entry
 * @b: an entry, of any game of the same system
 *
 * Returns: whether both have the same verdict by the same rules, and both or neither are struck
 */
gboolean arb_entry_is_judged_alike (const ArbEntry *a, const ArbEntry *b);

/**
 * arb_game_compare:
 * @before: a game
 * @after: the same game, edited once since, or judged under other rules
 *
 * Returns: (transfer full) (element-type ArbChange): the moves that were added, were removed, or
 *   have another verdict, in the order of the log
 */
GArray *arb_game_compare (const ArbGame *before, const ArbGame *after);

/**
 * arb_changes_count_struck:
 * @changes: (element-type ArbChange): what arb_game_compare() has found
 * @before: the first game
 * @after: the second game
 *
 * Returns: how many of the moves are struck only in @after
 */
guint arb_changes_count_struck (const GArray *changes, const ArbGame *before, const ArbGame *after);

G_END_DECLS
