/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * arb_phrase_search_dup_words: (transfer full): the words by which @choice is found: its notation,
 * its meaning in the reader's language, its synonyms, and its player.
 */
char *arb_phrase_search_dup_words (ArbChoice *choice);

/**
 * arb_phrase_search_find: (transfer full): the moves, #ArbChoice, that @typed describes, which is
 * no move of the notation, or if there are none, the moves that contain all of its words; moves
 * that are refused only if no other is found; empty for a line without letters.
 *
 * A line may begin with the number of a seat or the name of a player. Verbs may be written as one
 * of their synonyms, and a synonym of a single word may be cut off.
 */
GPtrArray *arb_phrase_search_find (ArbSession *session, const char *typed);

G_END_DECLS
