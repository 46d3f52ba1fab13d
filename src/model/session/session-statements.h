/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/* Moves that are no decisions, such as observations, recorded openly or privately. */

/**
 * arb_session_dup_statements: (transfer full): the verbs of the table other than decisions and
 * answers to open rules, #ArbOption.
 */
GListModel *arb_session_dup_statements (ArbSession *self);

/**
 * arb_session_dup_private_statements: (transfer full): those of them with which a player can record
 * privately what was seen of a seat.
 */
GListModel *arb_session_dup_private_statements (ArbSession *self);

/** arb_session_can_play_private: whether there are any such verbs. */
gboolean arb_session_can_play_private (ArbSession *self);

/**
 * arb_session_play_private: records @move, a private one of its seat, as one gesture; see
 * arb_game_play_private(). For the other players only a line of the log is added, without its
 * contents. Only that player may see @verdict.
 *
 * Returns: whether it was recorded
 */
gboolean arb_session_play_private (ArbSession *self, ArbMove move, ArbVerdict *verdict);

/** arb_session_verb_has_seat: whether the sentence of @verb names a seat. */
gboolean arb_session_verb_has_seat (ArbSession *self, guint verb);

/**
 * arb_session_dup_options: (transfer full) (nullable): the possible values of argument @slot, from
 * 0, of @verb, #ArbOption whose values are arguments, sorted by their texts; %NULL if the verb has
 * no such argument.
 */
GListModel *arb_session_dup_options (ArbSession *self, guint verb, guint slot);

G_END_DECLS
