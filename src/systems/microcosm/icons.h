/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* What icons are asked for, and which cards may show them. */

/** micro_asked_role: the role whose icons are being revealed; %MICRO_N_ROLES for none. */
MicroRole micro_asked_role (const MicroState *state);

/**
 * micro_count_icons:
 *
 * Returns: how many known cards @seat could reveal for @role: cards of the hand, Colonies,
 *   technologies
 */
guint micro_count_icons (const MicroState *state, guint seat, MicroRole role);

/** micro_list_reveals: adds revealing each card that has the icon or whose icons are unknown. */
void micro_list_reveals (const MicroState *state, guint seat, ArbMoves *moves);

/** micro_list_turning_up: adds turning up each of the seat's Colonies, which needs no reason. */
void micro_list_turning_up (const MicroState *state, guint seat, ArbMoves *moves);

G_END_DECLS
