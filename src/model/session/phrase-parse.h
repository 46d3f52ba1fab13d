/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * ArbPhraseParse:
 * @seat: the seat that makes the move; %ARB_TABLE if the line does not say so
 * @text: the rest of the line; words for a verb are replaced by the verb of the notation
 *
 * One meaning of a move that is written in words.
 */
typedef struct
{
  guint seat;
  char *text;
} ArbPhraseParse;

/**
 * arb_phrase_parses_new:
 * @session: a game
 * @typed: a line
 *
 * A line may begin with the number of a seat or the name of a player. Verbs may be written as one
 * of their synonyms, and a synonym of a single word may be cut off.
 *
 * Returns: (transfer full): the meanings of @typed, #ArbPhraseParse; the first is the unchanged
 *   line
 */
GPtrArray *arb_phrase_parses_new (ArbSession *session, const char *typed);

G_END_DECLS
