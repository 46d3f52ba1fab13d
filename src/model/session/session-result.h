/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/* What the table says about the result of a game that is over: totals that people have counted, and
 * answers to the rule for which the winner waits, which is among the offers of the session. */

/** arb_session_takes_words: whether the game is over and counts, so that the table can say something. */
gboolean arb_session_takes_words (ArbSession *self);

/**
 * arb_session_state_total: records as one gesture that people have counted @points for @seat. The same
 * number again changes nothing.
 */
void arb_session_state_total (ArbSession *self, guint seat, guint points);

/**
 * arb_session_ends_with_word: whether the last gesture is what the table has said about the result, so
 * that arb_session_undo() takes back only that.
 */
gboolean arb_session_ends_with_word (ArbSession *self);

/**
 * arb_session_dup_ending: (transfer full) (nullable): what brought the end by the rules, in the words
 * of the log.
 */
char *arb_session_dup_ending (ArbSession *self);

/**
 * arb_session_get_next_starter: the seat that starts when the same people play again: the one after
 * the seat that started this game.
 */
guint arb_session_get_next_starter (ArbSession *self);

/**
 * arb_session_dup_last_said: (transfer full) (nullable): the move with which the last gesture began, in
 * words; %NULL if there is none, or if it changed earlier moves.
 */
char *arb_session_dup_last_said (ArbSession *self);

G_END_DECLS
