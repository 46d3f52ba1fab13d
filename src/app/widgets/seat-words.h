/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * arb_seat_dup_words:
 * @session: a game
 * @seat: a seat
 * @has_score: whether its score is shown
 * @role: (nullable): the further text beside its name
 *
 * Returns: (transfer full): the texts beside the name of @seat, for screen readers
 */
char *arb_seat_dup_words (ArbSession *session, guint seat, gboolean has_score, const char *role);

G_END_DECLS
