/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/* What people tell besides their decisions, openly or behind the curtain, and how it is put
 * together. */

/**
 * arb_session_dup_statements:
 * @self: a session
 *
 * Returns: (transfer full): what the table can tell besides decisions and open rules, #ArbOption
 *   whose values are verbs
 */
GListModel *arb_session_dup_statements (ArbSession *self);

/** arb_session_dup_private_statements: (transfer full): those of them that a player can tell
 * privately: what was seen of a seat. */
GListModel *arb_session_dup_private_statements (ArbSession *self);

/** arb_session_can_play_private: whether there are any. */
gboolean arb_session_can_play_private (ArbSession *self);

/**
 * arb_session_play_private:
 * @self: a session
 * @move: what the seat it is about tells, and nobody else may know
 * @verdict: (out): the verdict on it, for the eyes of that player
 *
 * Makes one gesture of it; see arb_game_play_private(). What all are shown does not change, but for
 * the line of the log that says that there is something.
 *
 * Returns: whether it was made
 */
gboolean arb_session_play_private (ArbSession *self, ArbMove move, ArbVerdict *verdict);

/** arb_session_verb_tells_of_seat: whether the sentence of @verb names a seat. */
gboolean arb_session_verb_tells_of_seat (ArbSession *self, guint verb);

/**
 * arb_session_dup_options:
 * @self: a session
 * @verb: a verb
 * @slot: one of its arguments, 0 is the first
 *
 * Returns: (transfer full) (nullable): what the argument can be, #ArbOption whose values are
 *   arguments, sorted by their words; %NULL if the verb has no such argument
 */
GListModel *arb_session_dup_options (ArbSession *self, guint verb, guint slot);

G_END_DECLS
