/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/*
 * The answers, clockwise: a player follows with cards that show the icon, or draws a card. The open
 * questions about it are switches: 8.4, 5, 7, 13, 14, 16. Source: 8.2, P2.
 */

/** proto_check_end_boost: whether @seat may show no more cards. */
void proto_check_end_boost (const EmState *state, guint seat, ArbVerdict *verdict);

G_END_DECLS
