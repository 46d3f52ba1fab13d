/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * ArbPhraseParse:
 * @seat: whose move it is; %ARB_TABLE where that is not said
 * @text: the rest of the line; it begins with the verb of the notation where a word for one stands
 *
 * What somebody may mean who writes a move in words.
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
 * A seat's number or a player's name before the rest says whose move it is. Verbs are also called by
 * the synonyms that have their names as ids, of which a single word may be cut off.
 *
 * Returns: (transfer full): what @typed can be read as, #ArbPhraseParse; first as it stands
 */
GPtrArray *arb_phrase_parses_new (ArbSession *session, const char *typed);

G_END_DECLS
