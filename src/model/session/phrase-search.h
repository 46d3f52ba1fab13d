/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/** arb_phrase_search_dup_words: (transfer full): by which words @choice is proposed: its notation, what it
 * means in the reader's language, what else people call it, and whose it is. */
char *arb_phrase_search_dup_words (ArbChoice *choice);

/**
 * arb_phrase_search_find:
 * @session: a game
 * @typed: a line that is no move of the notation
 *
 * Returns: (transfer full): what could be said now, #ArbChoice, and is what @typed says in words
 *   (see arb_phrase_parses_new()), else has all of its words; what can be made, or where that is nothing,
 *   what is refused. A line without letters finds nothing.
 */
GListModel *arb_phrase_search_find (ArbSession *session, const char *typed);

G_END_DECLS
