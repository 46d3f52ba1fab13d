/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_piles_agree: whether the cards of @seat add up, the known and the unknown ones. */
gboolean em_piles_agree (const EmSeat *seat);

/** em_count_in_piles: the role cards of @kind in the piles of all seats, and out of the game. */
gint em_count_in_piles (const EmState *state, guint kind);

/**
 * em_technologies_agree: whether every technology that was acquired, or @removed, is missing in its
 * pile, and in one place only.
 */
gboolean em_technologies_agree (const EmState *state, guint64 removed);

/** em_influence_agrees: whether all influence that is not owed adds up to @tokens. */
gboolean em_influence_agrees (const EmState *state, gint tokens);

G_END_DECLS
